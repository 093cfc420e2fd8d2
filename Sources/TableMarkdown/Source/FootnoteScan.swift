import TableBasics

/// Finds the footnotes a document defines, and keeps libcmark from reading their definitions as link references.
///
/// libcmark takes `[^1]: word` for a link reference definition and drops it. A backslash before the bracket keeps the line a
/// paragraph; it is added outside of code and HTML only.
struct FootnoteScan {
    /// The indices of the brackets to escape.
    private(set) var marks: [Int] = []
    private(set) var labels = FootnoteLabels()

    init(_ body: ArraySlice<UInt8>) {
        guard body.withUnsafeBufferPointer({ $0.contains(UInt8(ascii: "["), then: UInt8(ascii: "^")) }) else { return }
        let bytes = Array(body)
        let offset = body.startIndex
        let definitions = Self.definitions(in: bytes)
        guard !definitions.isEmpty else { return }
        var literal = bytes.withUnsafeBufferPointer { LiteralLines($0) }
        for definition in definitions where !literal.contains(definition.line) {
            labels.insert(Array(bytes[definition.label]))
            marks.append(definition.mark + offset)
        }
    }

    private struct Definition {
        /// 1-based.
        var line: Int
        /// The offset of the bracket.
        var mark: Int
        var label: Range<Int>
    }

    /// The lines that begin with `[^label]:`, behind the marks of quotes and items.
    private static func definitions(in bytes: [UInt8]) -> [Definition] {
        var lines = LineScanner(bytes)
        var number = 0
        var found: [Definition] = []
        while let line = lines.next() {
            number += 1
            let text = bytes[line].drop { $0.isASCIISpace || $0.isASCIIDigit || ">-+*.)".utf8.contains($0) }
            guard text.hasPrefix("[^"), let end = text.firstIndex(of: 0x5D), end + 1 < line.upperBound,
                bytes[end + 1] == UInt8(ascii: ":"), end > text.startIndex + 2,
                // A control character is another one in an id than in an address.
                !text[text.startIndex..<end].contains(where: { $0 <= 0x20 || $0 == 0x7F })
            else { continue }
            found.append(Definition(line: number, mark: text.startIndex, label: (text.startIndex + 2)..<end))
        }
        return found
    }
}
