import TableBasics

/// Comments in code that are for the generator and not for the reader: `// [!code highlight]` of VitePress and Shiki, and
/// `// highlight-next-line`, `highlight-start` and `highlight-end` of Docusaurus.
///
/// They are taken out, and the lines they mean are marked as `{1,3-5}` behind the fence marks them. What is added or removed in
/// VitePress (`++`, `--`) is marked as such.
struct CodeComments {
    /// Without the comments.
    private(set) var code: [UInt8] = []
    /// The marked lines of that, as an info string has them; nothing when there are none.
    var info: [UInt8] {
        var info = ""
        if !marked.isEmpty { info += " {" + Self.text(marked, separator: ",") + "}" }
        if !added.isEmpty { info += " added=\"" + Self.text(added, separator: " ") + "\"" }
        if !removed.isEmpty { info += " removed=\"" + Self.text(removed, separator: " ") + "\"" }
        return Array(info.utf8)
    }

    private static func text(_ ranges: [ClosedRange<Int>], separator: String) -> String {
        ranges.prefix(mostRanges).map {
            $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
        }.joined(separator: separator)
    }

    /// Of lines, from 1.
    private var marked: [ClosedRange<Int>] = []
    private var added: [ClosedRange<Int>] = []
    private var removed: [ClosedRange<Int>] = []
    private var line = 1
    private var blockStart: Int?
    private var marksNext = false

    /// More are not read behind a fence.
    private static let mostRanges = 150

    /// The comments in code; nil when it has none.
    init?(_ literal: UnsafeBufferPointer<UInt8>) {
        let mayHave =
            literal.contains(UInt8(ascii: "["), then: UInt8(ascii: "!"))
            || literal.contains(UInt8(ascii: "t"), then: UInt8(ascii: "-"))
        guard mayHave else { return nil }
        var hasAny = false
        var start = 0
        while start < literal.count {
            let end = literal.firstOffset(of: 0x0A, from: start) ?? literal.count
            if read(literal[start..<end]) { hasAny = true }
            start = end + 1
        }
        guard hasAny else { return nil }
        if let blockStart, line > blockStart { marked.append(blockStart...(line - 1)) }
    }

    /// Reads one line; whether it had a comment.
    private mutating func read(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if let word = Self.lineComment(bytes) {
            if word.elementsEqual("highlight-next-line".utf8) {
                marksNext = true
                return true
            }
            if word.elementsEqual("highlight-start".utf8) {
                blockStart = line
                return true
            }
            if word.elementsEqual("highlight-end".utf8), let start = blockStart {
                if line > start { marked.append(start...(line - 1)) }
                blockStart = nil
                return true
            }
        }
        let comment = Self.markComment(bytes)
        if let comment {
            let lines = line...(line + comment.count - 1)
            switch comment.kind {
            case "++": added.append(lines)
            case "--": removed.append(lines)
            default: marked.append(lines)
            }
            code.append(contentsOf: bytes[..<comment.start])
        } else {
            if marksNext { marked.append(line...line) }
            code.append(contentsOf: bytes)
        }
        marksNext = false
        code.append(0x0A)
        line += 1
        return comment != nil
    }

    /// The words of a line that is one comment in whatever language.
    private static func lineComment(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let words = bytes.trimmed
        guard words.count < 60, let first = words.first, "/#<{-%;".utf8.contains(first) else { return nil }
        let start = words.drop { !$0.isASCIILetter }
        let count = start.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }.count
        var word = start.prefix(count)
        while word.last == UInt8(ascii: "-") { word = word.dropLast() }
        return word
    }

    /// Where a comment begins that ends a line and marks lines, with the white space before it, how many it marks, and as what.
    private static func markComment(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (start: Int, count: Int, kind: String)? {
        guard let open = bytes.indices.last(where: { bytes[$0...].starts(with: "[!code ".utf8) }),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let parts = bytes[(open + 7)..<close].split(separator: UInt8(ascii: ":"))
        guard let kind = parts.first.map({ String(decoding: $0, as: UTF8.self) }), kinds.contains(kind) else { return nil }
        let count = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 1 : 1
        // White space, the mark of the comment, white space.
        var start = open
        func skip(_ isPart: (UInt8) -> Bool) { while start > bytes.startIndex, isPart(bytes[start - 1]) { start -= 1 } }
        skip(\.isASCIISpace)
        let mark = start
        skip { "/#<!*-%{".utf8.contains($0) }
        if start == mark { skip { $0 == UInt8(ascii: ";") } }
        skip(\.isASCIISpace)
        return (start, max(1, min(count, 1000)), kind)
    }

    private static let kinds: Set<String> = ["++", "--", "hl", "highlight", "focus", "warning", "error"]
}
