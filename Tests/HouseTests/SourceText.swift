/// A Swift file, read as text: what it declares, and which words it uses.
///
/// It is no parser: a word is taken for a name wherever it stands, but behind a dot. A false arrow between folders comes from a
/// name that also is a common word; the remedy is a name of its own.
struct SourceText {
    /// From the root of the project: `Sources/TableHTML/Markup/HTMLWriter.swift`.
    let path: String
    /// The types and functions at top level that other files can name.
    private(set) var topLevelNames: Set<String> = []
    /// Names of any depth: types, functions, properties, cases.
    private(set) var declarations: Set<String> = []
    private(set) var imports: Set<String> = []
    private(set) var words: Set<String> = []
    private(set) var functions: [Function] = []

    struct Function {
        let name: String
        let line: Int
        let length: Int
    }

    var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    /// The second part of the path.
    var target: String { String(path.split(separator: "/")[1]) }

    init(path: String, text: String) {
        self.path = path
        let tokens = Token.all(in: Self.code(of: Array(text.utf8)))
        readNames(tokens)
        readFunctions(tokens)
    }

    /// The text with blanks for comments and for what stands in strings; lines stay.
    static func code(of text: [UInt8]) -> [UInt8] {
        var code = text
        var index = 0
        func starts(_ word: String, at index: Int) -> Bool { text[index...].starts(with: word.utf8) }
        func end(of closer: String, from start: Int, skipsEscapes: Bool) -> Int {
            var index = start
            while index < text.count {
                if starts(closer, at: index) { return index + closer.utf8.count }
                index += skipsEscapes && text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return text.count
        }
        while index < text.count {
            var next = index + 1
            switch text[index] {
            case UInt8(ascii: "/") where starts("//", at: index): next = end(of: "\n", from: index, skipsEscapes: false) - 1
            case UInt8(ascii: "/") where starts("/*", at: index): next = end(of: "*/", from: index, skipsEscapes: false)
            case UInt8(ascii: "#"), UInt8(ascii: "\""):
                let hashes = String(repeating: "#", count: text[index...].prefix { $0 == UInt8(ascii: "#") }.count)
                let quote = index + hashes.utf8.count
                guard quote < text.count, text[quote] == UInt8(ascii: "\"") else {
                    index += 1
                    continue
                }
                let quotes = starts("\"\"\"", at: quote) ? "\"\"\"" : "\""
                next = end(of: quotes + hashes, from: quote + quotes.utf8.count, skipsEscapes: hashes.isEmpty)
            default:
                index += 1
                continue
            }
            for blank in index..<max(index, min(next, text.count)) where text[blank] != UInt8(ascii: "\n") {
                code[blank] = UInt8(ascii: " ")
            }
            index = max(next, index + 1)
        }
        return code
    }

    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "macro"]
    private static let modifiers: Set = [
        "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated", "@", "discardableResult",
        "inlinable", "usableFromInline", "main", "MainActor", "unchecked", "inline",
    ]

    private mutating func readNames(_ tokens: [Token]) {
        var isPrivate = false
        var isAtLineStart = false
        for (index, token) in tokens.enumerated() {
            if token.isFirstOfLine {
                isAtLineStart = token.column == 0
                isPrivate = false
            }
            if token.text == "{" { isAtLineStart = false }
            guard token.isWord else { continue }
            let isMember = index > 0 && tokens[index - 1].text == "."
            if !isMember { words.insert(token.text) }
            if token.text == "private" || token.text == "fileprivate" { isPrivate = true }
            guard !isMember, index + 1 < tokens.count, tokens[index + 1].isWord else { continue }
            let name = tokens[index + 1].text
            switch token.text {
            case "import": imports.insert(name)
            case let keyword where keyword == "func" || Self.typeKeywords.contains(keyword):
                declarations.insert(name)
                if isAtLineStart, !isPrivate { topLevelNames.insert(name) }
            case "var", "let", "case": declarations.insert(name)
            default: if !Self.modifiers.contains(token.text) { isAtLineStart = false }
            }
        }
        // `case a, b` and `var (a, b)` declare more than the first.
        var isInCase = false
        for (index, token) in tokens.enumerated() {
            if token.isFirstOfLine, token.text != "," { isInCase = token.text == "case" || token.text == "static" }
            if isInCase, token.isWord, index > 0, tokens[index - 1].text == "," { declarations.insert(token.text) }
        }
    }

    private mutating func readFunctions(_ tokens: [Token]) {
        for (index, token) in tokens.enumerated() where ["func", "init", "subscript"].contains(token.text) {
            if index > 0, tokens[index - 1].text == "." { continue }
            var depth = 0
            var body = index + 1
            // Behind the parameters, the first brace opens the body; a protocol has none.
            while body < tokens.count {
                let text = tokens[body].text
                if text == "(" || text == "[" { depth += 1 }
                if text == ")" || text == "]" { depth -= 1 }
                if depth < 0 || depth == 0 && (text == "{" || text == "}") { break }
                if depth == 0, tokens[body].isFirstOfLine, ["func", "init", "var", "case", "static"].contains(text) { break }
                body += 1
            }
            guard depth == 0, body < tokens.count, tokens[body].text == "{" else { continue }
            var end = body
            var braces = 0
            repeat {
                if tokens[end].text == "{" { braces += 1 }
                if tokens[end].text == "}" { braces -= 1 }
                end += 1
            } while braces > 0 && end < tokens.count
            let name = token.text == "func" && index + 1 < tokens.count ? tokens[index + 1].text : token.text
            functions.append(Function(name: name, line: token.line, length: tokens[end - 1].line - token.line + 1))
        }
    }
}

/// A word or a sign.
struct Token {
    let text: String
    let line: Int
    let column: Int
    let isFirstOfLine: Bool
    let isWord: Bool

    static func all(in code: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var (line, lineStart, index) = (1, 0, 0)
        var isFirst = true
        while index < code.count {
            let byte = code[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
                isFirst = true
            }
            guard byte > 0x20 else {
                index += 1
                continue
            }
            var end = index + 1
            if isWordByte(byte) { while end < code.count, isWordByte(code[end]) { end += 1 } }
            tokens.append(
                Token(
                    text: String(decoding: code[index..<end], as: UTF8.self), line: line, column: index - lineStart,
                    isFirstOfLine: isFirst, isWord: isWordByte(byte)))
            isFirst = false
            index = end
        }
        return tokens
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
