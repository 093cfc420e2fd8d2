import TableBasics

/// Groups the tokens of a value into components (CSS Syntax 3 §5.4.8).
///
/// The value has balanced parentheses and quotes (``CSSValue/fault``); nesting beyond 32 levels is cut off.
package struct CSSValueParser {
    private let bytes: [UInt8]
    private let tokens: [CSSToken]
    private var position = 0
    private var depth = 0

    package static func parse(_ value: String) -> [CSSComponent] {
        let bytes = Array(value.utf8)
        return parse(bytes, CSSTokenizer(bytes).tokens)
    }

    /// Of bytes that have been read already.
    static func parse(_ bytes: [UInt8], _ tokens: [CSSToken]) -> [CSSComponent] {
        var parser = CSSValueParser(bytes: bytes, tokens: tokens)
        var components: [CSSComponent] = []
        // A `)` too many ends a list; the rest is read all the same.
        while parser.position < parser.tokens.count { components += parser.list() }
        return components
    }

    private init(bytes: [UInt8], tokens: [CSSToken]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    /// Everything up to the parenthesis or bracket that closes, which is read as well.
    private mutating func list() -> [CSSComponent] {
        var components: [CSSComponent] = []
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            switch token.kind {
            case .space: break
            case .closeParenthesis, .closeBracket: return components
            default: components.append(component(token))
            }
        }
        return components
    }

    private mutating func component(_ token: CSSToken) -> CSSComponent {
        switch token.kind {
        case .ident: return .name(text(of: token))
        case .function:
            let name = String(decoding: bytes[token.start..<token.end - 1], as: UTF8.self).lowercased()
            let start = position
            let arguments = nested()
            let stray = name == "path" ? strayLetter(in: tokens[start..<position]) : nil
            return .function(name, stray.map { [.text, .other($0)] } ?? arguments)
        case .url, .badURL: return .function("url", [.text])
        case .string, .badString: return .text
        case .hash: return .hash(String(decoding: bytes[token.start + 1..<token.end], as: UTF8.self))
        case .number: return number(token, unit: token.end)
        case .percentage: return number(token, unit: token.end - 1)
        case .dimension(let unit): return number(token, unit: unit)
        case .comma: return .comma
        case .delimiter(UInt8(ascii: "/")): return .slash
        case .openParenthesis, .openBracket, .openBrace:
            _ = nested()
            return other(token)
        default: return other(token)
        }
    }

    /// The first letter in the text of a `path()` that is no command, or is one before the first point is (SVG 2 §9.3.9).
    private func strayLetter(in arguments: ArraySlice<CSSToken>) -> Character? {
        guard let text = arguments.first(where: { $0.kind == .string }).map({ bytes[$0.range].dropFirst().dropLast() }),
            !text.contains(UInt8(ascii: "\\"))
        else { return nil }
        let letters = text.filter(\.isASCIILetter).map { Character(Unicode.Scalar($0)) }
        if let first = letters.first, !"Mm".contains(first) { return first }
        return letters.first { !"MmZzLlHhVvCcSsQqTtAaEe".contains($0) }
    }

    private mutating func nested() -> [CSSComponent] {
        guard depth < 32 else {
            position = tokens.count
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return list()
    }

    private func number(_ token: CSSToken, unit: Int) -> CSSComponent {
        let digits = bytes[token.start..<unit].drop { $0 == UInt8(ascii: "+") }
        let value = Double(String(decoding: digits, as: UTF8.self)) ?? 0
        return .number(value, unit: String(decoding: bytes[unit..<token.end], as: UTF8.self).lowercased())
    }

    private func other(_ token: CSSToken) -> CSSComponent { .other(text(of: token).first ?? " ") }

    private func text(of token: CSSToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
}
