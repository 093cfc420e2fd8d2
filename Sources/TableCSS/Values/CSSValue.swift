/// A value as its author wrote it for one declaration, scanned once.
package struct CSSValue: Sendable {
    /// Without white space around it.
    package let text: String
    package let components: [CSSComponent]
    /// Why the text cannot stand in a declaration, as the end of "a value …": it could end the declaration or reach into the
    /// next. nil for a text that can.
    ///
    /// Text in quotes may hold `;`, `{` and `}`; everything else must be balanced. `<` is refused everywhere.
    package let fault: String?
    /// It may name a file to load. (Escapes, which could hide that, are faults outside of quotes.)
    package let namesFile: Bool

    package init(_ written: String) {
        text = Self.trimmed(written)
        let bytes = Array(text.utf8)
        let tokens = CSSTokenizer(bytes).tokens
        components = CSSValueParser.parse(bytes, tokens)
        fault = Self.fault(in: bytes, tokens)
        namesFile = tokens.contains { Self.namesFile($0, in: bytes) }
    }

    /// A comma outside of parentheses and quotes, which would be read as the end of a function's argument.
    package var hasLooseComma: Bool { components.contains(.comma) }

    private static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }

    private static func namesFile(_ token: CSSToken, in bytes: [UInt8]) -> Bool {
        switch token.kind {
        case .url, .badURL: return true
        case .function:
            let name = String(decoding: bytes[token.start..<token.end - 1], as: UTF8.self).lowercased()
            return ["url", "src", "image-set", "image"].contains { name.hasSuffix($0) }
        default: return false
        }
    }

    private static func fault(in bytes: [UInt8], _ tokens: [CSSToken]) -> String? {
        guard !tokens.isEmpty else { return "cannot be empty" }
        guard !tokens.contains(where: { $0.kind == .badURL }) else {
            return "has spaces, quotes or parentheses in an address without quotes"
        }
        var open: [CSSToken.Kind] = []
        for token in tokens {
            let isText = token.kind == .string || token.kind == .badString
            if let fault = firstFault(in: bytes[token.range], isText: isText) { return fault }
            switch token.kind {
            case .function, .openParenthesis: open.append(.closeParenthesis)
            case .openBracket: open.append(.closeBracket)
            case .closeParenthesis, .closeBracket:
                if open.popLast() != token.kind { return "has a `\(Unicode.Scalar(bytes[token.start]))` too many" }
            default: break
            }
        }
        guard let last = tokens.last else { return nil }
        if last.kind == .string, !isClosed(bytes[last.range]) { return "has a quote that is not closed" }
        if last.kind == .url, bytes.last != UInt8(ascii: ")") { return "lacks a `)`" }
        return open.last.map { "lacks a `\($0 == .closeBracket ? "]" : ")")`" }
    }

    /// What the first byte is that cannot stand in a value: in a text, or outside of texts.
    private static func firstFault(in token: ArraySlice<UInt8>, isText: Bool) -> String? {
        var before: UInt8 = 0
        for byte in token {
            switch byte {
            case 0..<0x20, 0x7F: return "cannot hold line breaks or other control characters"
            case UInt8(ascii: "<"): return "cannot hold `<`"
            case _ where isText: break
            case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "!"), UInt8(ascii: "@"):
                return "cannot hold `\(Unicode.Scalar(byte))` outside of quotes"
            case UInt8(ascii: "*") where before == UInt8(ascii: "/"): return "cannot hold a comment"
            default: break
            }
            before = byte
        }
        return nil
    }

    /// Whether a text ends with the quote that it begins with, which no escape takes away.
    private static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > 1, text.last == text.first else { return false }
        return text.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 0
    }
}
