import TableBasics
import TableModel

/// What the words behind a fence say of lines of the code: which are marked (`{1,3-5}`, `hl_lines="1 3-5"`), which were added or
/// removed (`ins={2}`, `del={1}` of Expressive Code), and whether they have numbers, see ``LineNumbers``.
struct LineMarks {
    /// Of lines, from 1.
    private var marked: [ClosedRange<Int>] = []
    private var added: [ClosedRange<Int>] = []
    private var removed: [ClosedRange<Int>] = []
    private(set) var numbers: LineNumbers?

    var isEmpty: Bool { marked.isEmpty && numbers == nil && !hasChanges }
    /// Some lines were added or removed.
    var hasChanges: Bool { !added.isEmpty || !removed.isEmpty }

    /// - Parameter rest: of a ``FenceInfo``.
    init(_ rest: Span, in text: [UInt8]) {
        // Longer than anyone writes.
        let words = text[rest.range].prefix(1000)
        numbers = LineNumbers(words)
        var index = words.startIndex
        while index < words.endIndex {
            if words[index] == UInt8(ascii: "{"), let end = words[index...].firstIndex(of: UInt8(ascii: "}")) {
                let inside = words[(index + 1)..<end]
                // `{hl_lines=[1]}` as Hugo has it is read word by word.
                if let ranges = Self.ranges(inside) {
                    switch Self.key(before: index, in: words) {
                    case "ins": added += ranges
                    case "del": removed += ranges
                    default: marked += ranges
                    }
                    index = end
                }
            }
            if index == words.startIndex || Self.isGap(words[index - 1]) { readWord(words[index...]) }
            index += 1
        }
    }

    /// Whether a line is marked, counted from 1.
    func marks(_ line: Int) -> Bool { marked.contains { $0.contains(line) } }

    /// The class of a line that was added or removed; nil for others.
    func change(of line: Int) -> StaticString? {
        if added.contains(where: { $0.contains(line) }) { return "tv-added tv-sign" }
        return removed.contains { $0.contains(line) } ? "tv-removed tv-sign" : nil
    }

    private mutating func readWord(_ words: ArraySlice<UInt8>) {
        if let value = Self.value(of: "hl_lines", in: words) {
            marked += Self.ranges(value) ?? []
        } else if let value = Self.value(of: "added", in: words) {
            added += Self.ranges(value) ?? []
        } else if let value = Self.value(of: "removed", in: words) {
            removed += Self.ranges(value) ?? []
        }
    }

    /// The name in `name={`; empty for braces that stand alone.
    private static func key(before brace: Int, in words: ArraySlice<UInt8>) -> String {
        let before = words[..<brace]
        guard before.last == UInt8(ascii: "=") else { return "" }
        // No name that means something is longer.
        let name = before.dropLast().suffix(4).split(omittingEmptySubsequences: false, whereSeparator: isGap).last ?? []
        return String(decoding: name, as: UTF8.self)
    }

    private static func isGap(_ byte: UInt8) -> Bool { byte.isASCIISpace || "{,;".utf8.contains(byte) }

    /// What stands behind `name=`, in quotes, in brackets or up to the next space.
    private static func value(of name: String, in words: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard words.starts(with: name.utf8) else { return nil }
        let rest = words.dropFirst(name.utf8.count)
        guard rest.first == UInt8(ascii: "="), let first = rest.dropFirst().first else { return nil }
        let value = rest.dropFirst(2)
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return value.prefix { $0 != first }
        case UInt8(ascii: "["): return value.prefix { $0 != UInt8(ascii: "]") }
        default: return rest.dropFirst().prefix { !isGap($0) && $0 != UInt8(ascii: "}") }
        }
    }

    /// `1 3-5`, with commas or spaces or quotes between; nil for anything else, and for more than anyone writes.
    private static func ranges(_ bytes: ArraySlice<UInt8>) -> [ClosedRange<Int>]? {
        let parts = bytes.split { $0.isASCIISpace || ",\"'".utf8.contains($0) }
        guard !parts.isEmpty, parts.count <= 200 else { return nil }
        var ranges: [ClosedRange<Int>] = []
        for part in parts {
            let ends = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
                .map { $0.count <= 6 && $0.allSatisfy(\.isASCIIDigit) ? Int(String(decoding: $0, as: UTF8.self)) : nil }
            guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last else { return nil }
            ranges.append(first...last)
        }
        return ranges
    }
}
