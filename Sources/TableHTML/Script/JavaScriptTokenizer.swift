import TableBasics

/// A piece of a script that stays in one piece.
struct JavaScriptToken {
    enum Kind {
        /// A name, a keyword or a number.
        case word
        /// Text in quotes, a piece of text in backquotes, or a regular expression.
        case literal
        case mark
    }

    let kind: Kind
    /// Of its text in ``JavaScriptTexts``.
    let text: Int
    /// A line ended before it.
    let isAfterLineEnd: Bool
}

/// Cuts a script into tokens, without its comments and white space.
struct JavaScriptTokenizer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [JavaScriptToken] = []
    private var texts = JavaScriptTexts()
    private var isAfterLineEnd = false
    /// How many braces are open inside of each text in backquotes that goes on behind them.
    private var templates: [Int] = []

    static func tokens(of source: String) -> (tokens: [JavaScriptToken], texts: JavaScriptTexts) {
        var tokenizer = JavaScriptTokenizer(source)
        while tokenizer.readToken() {}
        return (tokenizer.tokens, tokenizer.texts)
    }

    private init(_ source: String) { bytes = Array(source.utf8) }

    private func isAt(_ string: StaticString) -> Bool {
        let end = index + string.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return bytes[index..<end].elementsEqual(UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    }

    private mutating func take(_ kind: JavaScriptToken.Kind, to end: Int) {
        let end = min(end, bytes.count)
        tokens.append(JavaScriptToken(kind: kind, text: texts.number(of: bytes[index..<end]), isAfterLineEnd: isAfterLineEnd))
        isAfterLineEnd = false
        index = end
    }

    /// Reads the next token; returns false at the end.
    private mutating func readToken() -> Bool {
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "\n"):
            isAfterLineEnd = true
            index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): take(.literal, to: end(of: bytes[index]))
        case UInt8(ascii: "`"): readTemplate(from: index + 1)
        case UInt8(ascii: "/") where isAt("//"): index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "/") where isBeforeExpression: readRegularExpression()
        case UInt8(ascii: "}") where templates.last == 0:
            templates.removeLast()
            take(.mark, to: index + 1)
            readTemplate(from: index)
        case let byte where isWord(byte): readWord()
        default: readMark()
        }
        return true
    }

    private mutating func readMark() {
        if let open = templates.last {
            if bytes[index] == UInt8(ascii: "{") { templates[templates.count - 1] = open + 1 }
            if bytes[index] == UInt8(ascii: "}") { templates[templates.count - 1] = open - 1 }
        }
        take(.mark, to: index + (isAt("...") ? 3 : isAt("=>") ? 2 : 1))
    }

    private mutating func readWord() {
        var end = index
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        if bytes[index..<end].elementsEqual("function".utf8), end < bytes.count, bytes[end] == UInt8(ascii: "*") { end += 1 }
        // The point of a number is no point before a property.
        if bytes[index].isASCIIDigit, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isASCIIDigit {
            end += 1
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
            // It begins one as well.
            if isAt("0.") { index += 1 }
        }
        take(.word, to: end)
    }

    /// A piece of text in backquotes, up to its end or to what is put in.
    private mutating func readTemplate(from start: Int) {
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if bytes[end] == UInt8(ascii: "`") {
                return take(.literal, to: end + 1)
            } else if bytes[end] == UInt8(ascii: "$"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "{") {
                if end > index { take(.literal, to: end) }
                take(.mark, to: index + 2)
                return templates.append(0)
            } else {
                end += 1
            }
        }
        take(.literal, to: end)
    }

    private func end(of quote: UInt8) -> Int {
        var end = index + 1
        while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end + 1
    }

    private mutating func readRegularExpression() {
        var end = index + 1
        var isInClass = false
        while end < bytes.count, isInClass || bytes[end] != UInt8(ascii: "/") {
            if bytes[end] == UInt8(ascii: "[") { isInClass = true }
            if bytes[end] == UInt8(ascii: "]") { isInClass = false }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end += 1
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        take(.literal, to: end)
    }

    /// Whether a stroke begins a regular expression, and is no division.
    private var isBeforeExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .word: return texts[last.text] == "return"
        case .literal: return false
        case .mark: return !texts.traits(last.text).contains(.closes)
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
