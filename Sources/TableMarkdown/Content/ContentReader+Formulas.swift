import TableBasics
import TableModel

/// Formulas of TeX. Nothing sets them here; they are reported, and shown with the back-slashes that CommonMark takes from text.
extension ContentReader {
    /// Reads a text node up to the end of its last formula between `\(` and `\)` or `\[` and `\]`; where that is.
    mutating func readBracketedFormulas(
        _ bytes: UnsafeBufferPointer<UInt8>, of node: MarkdownNode, isInLink: Bool, container: Int
    ) -> Int {
        let shift = offset(of: bytes, in: node)
        if isInBrackets {
            // A formula in lines of its own.
            let isEnd = bytes.count == 1 && bytes[0] == UInt8(ascii: "]") && places.followsBackslash(node, byte: shift)
            isInBrackets = !isEnd && node.next != nil
            appendWritten(0..<bytes.count, of: bytes, node)
            return bytes.count
        }
        // Where bytes stand in the source is found fastest in their order.
        let escaped = escapedBrackets(bytes, of: node)
        var start = 0
        // Whether another text closes a bracket that this one does not.
        var closedElsewhere: [UInt8: Bool] = [:]
        for (number, index) in escaped.enumerated()
        where index >= start && (bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "[")) {
            guard let syntax = ForeignSyntax(bracketedFormulaIn: bytes, at: index, of: node) else { continue }
            let bracket = bytes[index] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
            let beginsLines = index + 1 == bytes.count
            let last =
                beginsLines
                ? index : closedElsewhere[bracket] != nil ? nil : escaped[(number + 1)...].first { bytes[$0] == bracket }
            guard let last else {
                let isClosed = closedElsewhere[bracket] ?? isClosed(by: bracket, behind: index + shift, of: node)
                closedElsewhere[bracket] = isClosed
                if isClosed { report(syntax, bytes, at: index, of: node) }
                continue
            }
            if index > start {
                let before = UnsafeBufferPointer(rebasing: bytes[start..<index])
                readAdditions(before, node, isInLink: isInLink, container: container)
                if takenText - shift > index {
                    // The brackets stand in a formula between dollar signs, which has been read.
                    start = min(takenText - shift, bytes.count)
                    continue
                }
            }
            isInBrackets = beginsLines
            report(syntax, bytes, at: index, of: node)
            start = last + 1
            appendWritten(index..<start, of: bytes, node, from: .bracket, isClosed: !isInBrackets)
        }
        return start
    }

    /// The brackets and parentheses that have a back-slash before them; none in a text in which none begins a formula.
    private mutating func escapedBrackets(_ bytes: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) -> [Int] {
        let brackets = bytes.indices.filter { "()[]".utf8.contains(bytes[$0]) }
        let first = brackets.firstIndex {
            bytes[$0] != UInt8(ascii: ")") && bytes[$0] != UInt8(ascii: "]")
                && ForeignSyntax(bracketedFormulaIn: bytes, at: $0, of: node) != nil
        }
        guard let first else { return [] }
        let shift = offset(of: bytes, in: node)
        return brackets[first...].filter { places.followsBackslash(node, byte: shift + $0) }
    }

    /// Whether a bracket with a back-slash before it follows in the same paragraph, not too far away.
    private mutating func isClosed(by bracket: UInt8, behind byte: Int, of node: MarkdownNode) -> Bool {
        isFollowed(by: UInt8(ascii: "\\"), bracket, behind: byte, of: node)
    }

    /// Whether two dollar signs follow in the same paragraph, not too far away; those in a line of their own need no others.
    mutating func hasSecondPair(behind byte: Int, of node: MarkdownNode) -> Bool {
        let dollar = UInt8(ascii: "$")
        guard byte < node.literal.count || node.next != nil else { return false }
        if byte == 2, node.literal.count == 2, node.previous == nil, node.next?.kind == .softBreak { return true }
        return isFollowed(by: dollar, dollar, behind: byte, of: node)
    }

    /// Whether two bytes side by side follow in the same paragraph; true where that cannot be followed.
    private mutating func isFollowed(by first: UInt8, _ second: UInt8, behind byte: Int, of node: MarkdownNode) -> Bool {
        guard let rest = places.rest(of: node, from: byte) else { return true }
        let source = places.text(in: rest.prefix(Self.longestOfFormulas))
        return zip(source, source.dropFirst()).contains { $0 == first && $1 == second }
    }

    private static let longestOfFormulas = 4000

    /// Reads a formula between single dollar signs, with the text before it from `start` on; where it ends, or nil for other text.
    mutating func readInlineFormula(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode
    ) -> Int? {
        guard !isInFormula, let syntax = ForeignSyntax(inlineFormulaIn: bytes, at: index, of: node)
        else { return nil }
        report(syntax, bytes, at: index, of: node)
        // Around code, as GitHub has it, the code is shown as it is.
        guard syntax.length > 1 else { return nil }
        appendText(bytes[start..<index])
        appendWritten(index..<(index + syntax.length), of: bytes, node)
        return index + syntax.length
    }

    /// Reads a formula between dollar signs from the source: for CommonMark its indices are emphasis as often as not. Where the text
    /// goes on behind it, or nil for other text.
    mutating func readFormulaOfSource(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode
    ) -> Int? {
        guard endOfFormula == nil else { return nil }
        let shift = offset(of: bytes, in: node)
        guard let (syntax, range) = formulaOfSource(from: node, byte: index + shift) else { return nil }
        report(syntax, bytes, at: index, of: node)
        appendText(bytes[start..<index])
        appendLines(of: range, isInQuote: places.isInQuote(node))
        endOfFormula = range.upperBound
        takenText = max(index + shift + 1, takeRestOfFormula(in: node, from: index + shift))
        return min(takenText - shift, bytes.count)
    }

    /// Appends a part of the source, without the marks of quotes before its lines.
    private mutating func appendLines(of range: Range<Int>, isInQuote: Bool) {
        var line: [UInt8] = []
        var isAtStart = false
        for byte in places.text(in: range) where byte != 0x0D {
            if byte == 0x0A {
                appendText(line[...])
                events.append(.softBreak)
                line = []
                isAtStart = true
            } else if !isAtStart || byte != 0x20 && byte != 0x09 && (byte != UInt8(ascii: ">") || !isInQuote) {
                isAtStart = false
                line.append(byte)
            }
        }
        appendText(line[...])
    }

    /// The formula that begins at a dollar sign in a text; nil for anything else, and for one whose end stands in another inline than
    /// its start.
    private mutating func formulaOfSource(from text: MarkdownNode, byte: Int) -> (syntax: ForeignSyntax, range: Range<Int>)? {
        guard let rest = places.rest(of: text, from: byte), rest.count > 2 else { return nil }
        let source = places.text(in: max(0, rest.lowerBound - 1)..<rest.upperBound)
        let isFirst = rest.lowerBound == 0
        guard source[rest.lowerBound] == UInt8(ascii: "$"),
            isFirst || source.first.map({ !$0.isASCIIAlphanumeric && !"\\$".utf8.contains($0) }) == true,
            let syntax = ForeignSyntax(formulaAtStartOf: source[rest])
        else { return nil }
        let range = rest.lowerBound..<rest.lowerBound + syntax.length
        return isWhole(range, from: text, limit: rest.upperBound) ? (syntax, range) : nil
    }

    /// Whether a formula begins and ends beside the same inlines, so that none is cut. Emphasis may end in the next formula, which is
    /// how CommonMark reads the indices of two.
    private mutating func isWhole(_ range: Range<Int>, from text: MarkdownNode, limit: Int) -> Bool {
        var node = text
        while true {
            guard let end = places.end(ofInline: node, limit: limit) else { return false }
            if range.upperBound <= end {
                switch node.kind {
                case .text: return true
                case .emphasis, .strong: return isCrossed(at: end, from: range.upperBound, limit: limit)
                default: return false
                }
            }
            while node.next == nil, let parent = node.parent, crossedInlines.contains(parent) { node = parent }
            guard let next = node.next else { return false }
            node = next
        }
    }

    /// Whether a formula that begins behind a byte of the source goes on over another.
    private func isCrossed(at end: Int, from start: Int, limit: Int) -> Bool {
        let source = places.text(in: start..<limit)
        var index = start
        while index < end {
            let syntax = source[index] == UInt8(ascii: "$") ? ForeignSyntax(formulaAtStartOf: source[index...]) : nil
            index += syntax?.length ?? 1
        }
        return index > end
    }

    /// Whether an inline begins before the end of the formula that was read; behind it, nothing is passed over any more.
    mutating func isInFormula(_ node: MarkdownNode) -> Bool {
        guard let end = endOfFormula, let start = places.start(ofInline: node), start < end else {
            endOfFormula = nil
            return false
        }
        return node.kind != .text || places.bytes(of: node, before: end) == node.literal.count
    }

    /// How many bytes of a text belong to the formula that was read, or stand before it; it ends in the text or behind it.
    mutating func takeRestOfFormula(in node: MarkdownNode, from start: Int = 0) -> Int {
        guard let end = endOfFormula else { return 0 }
        let count = places.bytes(of: node, before: end, from: start)
        if count < node.literal.count { endOfFormula = nil }
        return count
    }

    /// What a formula begins with. A bracket has its back-slashes with it, also those that are text.
    private enum Start { case bracket, dollar }

    /// Appends some bytes of a text as they are written.
    ///
    /// - Parameter isClosed: they have brackets at both ends, whose back-slashes are not lost with those of others.
    private mutating func appendWritten(
        _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ node: MarkdownNode, from start: Start = .dollar,
        isClosed: Bool = false
    ) {
        let shift = offset(of: bytes, in: node)
        let place = (range.lowerBound + shift)..<(range.upperBound + shift)
        if let written = places.written(node, place, takesAnyBackslash: start == .bracket) { return appendText(written) }
        let backslash = UInt8(ascii: "\\")
        guard isClosed else { return appendText(bytes[range]) }
        appendText([backslash] + bytes[range].dropLast() + [backslash] + bytes[range].suffix(1))
    }
}
