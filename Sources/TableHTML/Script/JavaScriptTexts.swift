/// The texts of a script's tokens, each once, so that tokens are compared by their numbers.
struct JavaScriptTexts {
    private var texts: [String] = []
    private var allTraits: [Traits] = []
    private var numbers: [String: Int] = [:]
    /// The numbers of the texts of one byte, or -1.
    private var bytes = Array(repeating: -1, count: 256)

    /// What a text tells of the tokens beside it.
    struct Traits: OptionSet {
        let rawValue: UInt16

        static let keyword = Traits(rawValue: 1)
        static let opens = Traits(rawValue: 1 << 1)
        static let closes = Traits(rawValue: 1 << 2)
        static let constOrLet = Traits(rawValue: 1 << 3)
        static let function = Traits(rawValue: 1 << 4)
        /// A brace behind it is that of an object or a pattern, and not of a block.
        static let beforeObject = Traits(rawValue: 1 << 5)
        static let beforeBinding = Traits(rawValue: 1 << 6)
        static let afterBinding = Traits(rawValue: 1 << 7)
    }

    static let keywords: Set<String> = [
        "as", "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete", "do", "else", "export",
        "false", "finally", "for", "function", "function*", "get", "if", "import", "in", "instanceof", "let", "new", "null", "of",
        "return", "set", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while",
        "with", "yield",
    ]

    private static let lists: [(Traits, Set<String>)] = [
        (.keyword, keywords),
        (.opens, ["(", "[", "{", "${"]),
        (.closes, [")", "]", "}"]),
        (.constOrLet, ["const", "let"]),
        (.function, ["function", "function*"]),
        (.beforeObject, ["(", ",", "=", ":", "[", "?", "|", "&", "...", "return", "const", "let", "of", "yield"]),
        (.beforeBinding, ["(", "[", "{", ",", ":", "..."]),
        (.afterBinding, [",", ")", "]", "}", "="]),
    ]

    var count: Int { texts.count }

    subscript(number: Int) -> String { texts[number] }

    func traits(_ number: Int) -> Traits { allTraits[number] }

    /// The number of a text, which is a new one for a text that was not there before.
    mutating func number(of text: ArraySlice<UInt8>) -> Int {
        if text.count == 1, let byte = text.first {
            if bytes[Int(byte)] < 0 { bytes[Int(byte)] = number(of: String(decoding: text, as: UTF8.self)) }
            return bytes[Int(byte)]
        }
        return number(of: String(decoding: text, as: UTF8.self))
    }

    private mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        numbers[text] = texts.count
        texts.append(text)
        allTraits.append(Self.lists.reduce(into: []) { if $1.1.contains(text) { $0.insert($1.0) } })
        return texts.count - 1
    }

    /// The number of a text that may not be there, and is -1 then.
    func known(_ text: String) -> Int { numbers[text] ?? -1 }

    /// Whether the two would become another token without white space between them.
    func mustBeApart(_ token: JavaScriptToken, from next: JavaScriptToken) -> Bool {
        switch token.kind {
        case .word: next.kind == .word || (next.kind == .literal && texts[next.text].utf8.first == UInt8(ascii: "/"))
        case .literal: false
        case .mark: ["+", "-"].contains(texts[token.text]) && texts[next.text].utf8.first == texts[token.text].utf8.first
        }
    }
}
