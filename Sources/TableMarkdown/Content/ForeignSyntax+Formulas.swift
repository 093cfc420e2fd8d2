import TableBasics

/// Formulas of TeX, by the marks that begin them.
extension ForeignSyntax {
    /// What begins at a dollar sign: a formula whose end is in the same text.
    init?(formulaIn bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "$"), start == 0 || bytes[start - 1] != UInt8(ascii: "$")
        else { return nil }
        kind = .formula
        length = 2
    }

    /// What begins at a single dollar sign: a formula that ends in the same text, or one around code, as GitHub has it.
    ///
    /// Prices and variables of a shell have dollar signs as well. So both signs touch the formula and no word beside it, and it has a
    /// command, an index, a power or an equation, or is a letter alone.
    init?(inlineFormulaIn bytes: UnsafeBufferPointer<UInt8>, at start: Int, of node: MarkdownNode) {
        guard start == 0 || !bytes[start - 1].isASCIIAlphanumeric && bytes[start - 1] != UInt8(ascii: "$") else { return nil }
        if start + 1 == bytes.count {
            guard let code = node.next, code.kind == .code, let end = code.next, end.kind == .text,
                end.literal.first == UInt8(ascii: "$"), end.literal.count == 1 || !Self.isGlued(end.literal[1])
            else { return nil }
            kind = .formula
            length = 1
            return
        }
        guard let words = Self.wordsOfFormula(in: bytes[start...]) else { return nil }
        kind = .formula
        length = words.count + 2
    }

    /// A formula that text begins with: between two dollar signs on each side, in any of its lines, or between single ones in its first.
    init?(formulaAtStartOf text: Slice<UnsafeBufferPointer<UInt8>>) {
        kind = .formula
        let dollar = UInt8(ascii: "$")
        let behind = text.dropFirst()
        if behind.first == dollar {
            let limit = min(text.endIndex, text.startIndex + Self.longestInLines)
            var end = text.startIndex + 3
            while end < limit, text[end] != dollar || text[end - 1] != dollar { end += 1 }
            guard end < limit else { return nil }
            length = end + 1 - text.startIndex
            return
        }
        guard let words = Self.wordsOfFormula(in: text) else { return nil }
        length = words.count + 2
    }

    /// What stands between the single dollar sign that text begins with and the next, in one line; nil for other text.
    private static func wordsOfFormula(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let dollar = UInt8(ascii: "$")
        let words = text.dropFirst().prefix(longest).prefix { $0 != dollar && $0 != 0x0A }
        guard let first = words.first, let last = words.last, words.endIndex < text.endIndex, text[words.endIndex] == dollar,
            !first.isASCIISpace, !last.isASCIISpace, first != UInt8(ascii: "{"), first != UInt8(ascii: "`"),
            words.endIndex + 1 == text.endIndex || !isGlued(text[words.endIndex + 1]), isFormula(words)
        else { return nil }
        return words
    }

    /// Whether a byte behind a dollar sign says that the sign begins something: a price, a variable, another dollar sign.
    private static func isGlued(_ byte: UInt8) -> Bool { byte.isASCIIWord || "${(".utf8.contains(byte) }

    private static func isFormula(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if words.count == 1 { return words.allSatisfy(\.isASCIILetter) }
        return zip(words, words.dropFirst()).contains { byte, next in
            "^_=".utf8.contains(byte) || "^_=".utf8.contains(next)
                || byte == UInt8(ascii: "\\") && (next.isASCIILetter || "{}|,;:!".utf8.contains(next))
        }
    }

    /// What begins at a bracket or a parenthesis that has a back-slash before it, as far as the words behind tell: a formula of TeX.
    init?(bracketedFormulaIn bytes: UnsafeBufferPointer<UInt8>, at start: Int, of node: MarkdownNode) {
        let isDisplayed = bytes[start] == UInt8(ascii: "[")
        let words = bytes[(start + 1)...].prefix(Self.longest).prefix { $0 != (isDisplayed ? 0x5D : 0x29) }
        // A mark of a footnote has a back-slash of ours.
        guard words.first != UInt8(ascii: "^") else { return nil }
        if words.endIndex == bytes.count {
            // In lines of its own.
            guard isDisplayed, words.isEmpty, start == 0, node.next?.kind == .softBreak, node.previous == nil else { return nil }
        } else {
            let isAlone = isDisplayed && start == 0 && words.endIndex + 1 == bytes.count && node.previous == nil && node.next == nil
            // Of `f(x) = y` these are the first three.
            let isCall = zip(words, words.dropFirst()).contains { $0.isASCIILetter && $1 == UInt8(ascii: "(") }
            let hasMark = words.contains { "\\^_={}".utf8.contains($0) }
            guard isAlone && !Self.isProse(words) || isCall || hasMark || Self.isLetter(words, isDisplayed) else { return nil }
        }
        kind = .formula
        length = 2
    }

    /// `\( x \)`, `\(x\)`: a name of a formula alone.
    private static func isLetter(_ words: Slice<UnsafeBufferPointer<UInt8>>, _ isDisplayed: Bool) -> Bool {
        let letters = words.trimmed
        return letters.count == 1 && letters.allSatisfy(\.isASCIILetter) && (words.count > 1 || !isDisplayed)
    }

    /// `\[To be done.\]`: words with nothing beside them that a formula would have, as converters write brackets.
    private static func isProse(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var letters = 0
        var longest = 0
        for byte in words {
            letters = byte.isASCIILetter || byte >= 0x80 ? letters + 1 : 0
            longest = max(longest, letters)
            guard letters > 0 || byte.isASCIISpace || ".,;:!?'\"-/".utf8.contains(byte) else { return false }
        }
        return longest > 2
    }

    /// A quick look for the brackets of such formulas.
    static func mayHaveBracketedFormulas(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = bytes.firstOffset(of: UInt8(ascii: "\\"))
        while let index = next, index + 1 < bytes.count {
            if bytes[index + 1] == UInt8(ascii: "(") || bytes[index + 1] == UInt8(ascii: "[") { return true }
            next = bytes.firstOffset(of: UInt8(ascii: "\\"), from: index + 1)
        }
        return false
    }
}
