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
            code.append(contentsOf: bytes[..<comment.removed.lowerBound])
            code.append(contentsOf: bytes[comment.removed.upperBound...])
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

    /// What a line loses that has a mark in a comment, how many lines that marks, and as what.
    ///
    /// The comment goes when it holds nothing else, with the white space before it at the end of a line.
    private static func markComment(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (removed: Range<Int>, count: Int, kind: String)?
    {
        guard let open = bytes.indices.last(where: { bytes[$0...].starts(with: "[!code ".utf8) }),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let parts = bytes[(open + 7)..<close].split(separator: UInt8(ascii: ":"))
        guard let kind = parts.first.map({ String(decoding: $0, as: UTF8.self) }), kinds.contains(kind) else { return nil }
        let count = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 1 : 1
        let signEnd = bytes.start(before: open, of: \.isASCIISpace)
        var signStart = bytes.start(before: signEnd) { "/#<!*-%{".utf8.contains($0) }
        if signStart == signEnd { signStart = bytes.start(before: signEnd) { $0 == UInt8(ascii: ";") } }
        let removed: Range<Int>
        if signStart < signEnd {
            removed = self.removed(of: bytes, sign: signStart..<signEnd, mark: open..<(close + 1))
        } else {
            guard hasComment(bytes[..<signEnd]) else { return nil }
            removed = signEnd..<(close + 1)
        }
        return (removed, max(1, min(count, 1000)), kind)
    }

    /// Whether a comment begins in a line, with words in it.
    private static func hasComment(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.indices.contains { index in
            (index == bytes.startIndex || bytes[index - 1].isASCIISpace) && signs.contains { bytes[index...].starts(with: $0.utf8) }
        }
    }

    private static let signs = ["//", "/*", "<!--", "# ", "-- ", "; ", "% "]

    private static func removed(of bytes: Slice<UnsafeBufferPointer<UInt8>>, sign: Range<Int>, mark: Range<Int>) -> Range<Int> {
        let isBlock = bytes[sign.upperBound - 1] == UInt8(ascii: "*")
        let closer = isBlock ? "*/" : bytes[sign.lowerBound] == UInt8(ascii: "<") ? "-->" : ""
        let behind = bytes[mark.upperBound...]
        let end = closer.isEmpty ? nil : behind.indices.first { behind[$0...].starts(with: closer.utf8) }
        let words = behind[..<(end ?? bytes.endIndex)].drop(while: \.isASCIISpace)
        guard words.isEmpty else { return mark.lowerBound..<words.startIndex }
        var rest = bytes[words.endIndex...].dropFirst(closer.utf8.count)
        if isBlock, bytes[sign.lowerBound] == UInt8(ascii: "{"), rest.first == UInt8(ascii: "}") { rest = rest.dropFirst() }
        rest = rest.drop(while: \.isASCIISpace)
        guard rest.isEmpty else { return sign.lowerBound..<rest.startIndex }
        return bytes.start(before: sign.lowerBound, of: \.isASCIISpace)..<bytes.endIndex
    }

    private static let kinds: Set<String> = ["++", "--", "hl", "highlight", "focus", "warning", "error"]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Where the bytes of a kind begin that stand directly before one.
    fileprivate func start(before end: Int, of isPart: (UInt8) -> Bool) -> Int {
        var start = end
        while start > startIndex, isPart(self[start - 1]) { start -= 1 }
        return start
    }
}
