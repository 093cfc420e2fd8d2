import TableBasics

/// The same script in fewer bytes: without comments and white space, with short names for what it declares itself.
///
/// It knows tokens, not JavaScript, and so asks for habits that our own sources keep to, as a test holds: a comment has a line of its
/// own, statements end with semicolons, none is empty, lists have no gaps, a name that is declared anywhere is nowhere that of something
/// the browser has.
///
/// - Parameters:
///   - properties: those that get short names as well.
///   - lists: the names of what is in lists, by that of the list: `list.second` becomes `list[1]`.
func minifyJavaScript(_ source: String, properties: Set<String> = [], lists: [String: [String]] = [:]) -> [UInt8] {
    let (tokens, texts) = JavaScriptTokenizer.tokens(of: source)
    let names = JavaScriptNames(tokens, texts, properties: properties, lists: lists)
    let (brace, semicolon, comma) = (texts.known("}"), texts.known(";"), texts.known(","))
    let (`true`, `false`) = (texts.known("true"), texts.known("false"))
    var declarations = JavaScriptDeclarations(texts)
    var output: [UInt8] = []
    var last: JavaScriptToken?
    for (index, token) in tokens.enumerated() {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        let part = declarations.read(token, before: next)
        // A single parameter stands alone. A point before what is in a list is written with it.
        if names.isAroundParameter(index) || names.place(index + 1) != nil { continue }
        // The last statement of a block, and the last value of a list, end with it.
        if token.text == semicolon, next?.text == brace { continue }
        if token.text == comma, let next, texts.traits(next.text).contains(.closes) { continue }
        if part == .continuation { continue }
        defer { last = token }
        if let last, names.place(index) == nil, texts.mustBeApart(last, from: token) {
            output.append(UInt8(ascii: " "))
        }
        switch part {
        case .word: output += Array("let".utf8)
        case .link: output.append(UInt8(ascii: ","))
        case .none, .continuation:
            switch token.text {
            case `true` where token.kind == .word: output += Array("!0".utf8)
            case `false` where token.kind == .word: output += Array("!1".utf8)
            default: names.write(index, to: &output)
            }
        }
    }
    return output
}

/// Finds declarations that follow one another, which are one with commas: `let a=1,b=2`.
private struct JavaScriptDeclarations {
    /// What a token is in a declaration.
    enum Part {
        case none
        /// `const` or `let`. Both declare; one word for them is compressed better.
        case word
        /// The semicolon before another declaration.
        case link
        /// The word of that one.
        case continuation
    }

    private let texts: JavaScriptTexts
    private let words: [Int]
    private let semicolon: Int
    private let startsOfStatements: [Int]
    /// For each open bracket, and around all: whether the statement that is read in it began with one of the words.
    private var declares = [false]
    private var last: (text: Int, part: Part)?

    init(_ texts: JavaScriptTexts) {
        self.texts = texts
        words = [texts.known("const"), texts.known("let")]
        semicolon = texts.known(";")
        startsOfStatements = [semicolon, texts.known("{"), texts.known("}")]
    }

    mutating func read(_ token: JavaScriptToken, before next: JavaScriptToken?) -> Part {
        let part = part(of: token, before: next)
        last = (token.text, part)
        return part
    }

    private mutating func part(of token: JavaScriptToken, before next: JavaScriptToken?) -> Part {
        let depth = declares.count - 1
        if words.contains(token.text) {
            if last?.part == .link { return .continuation }
            if last.map({ startsOfStatements.contains($0.text) }) ?? true { declares[depth] = true }
            return .word
        }
        if token.text == semicolon {
            if declares[depth], let next, words.contains(next.text) { return .link }
            declares[depth] = false
        } else if token.kind == .mark, texts.traits(token.text).contains(.opens) {
            declares.append(false)
        } else if token.kind == .mark, texts.traits(token.text).contains(.closes), depth > 0 {
            declares.removeLast()
        }
        return .none
    }
}
