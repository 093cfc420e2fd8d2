import TableBasics
import TableCSS

/// The same rules in fewer bytes: without comments and without the white space that means nothing.
///
/// It reads tokens as browsers do, so that nothing stands inside of a string here and outside of it there. Strings, addresses,
/// escapes, and the spaces that CSS needs (around `+` and `-`, between selectors, before `:` and `(`) stay as they are. Like a CSS
/// parser at the end of a file it closes what was left open, and it drops closing brackets that nothing opened; so the result
/// can stand inside a block, whatever the author wrote. Two `@media` blocks in a row that ask for the same are one. Linear in the
/// length of the input, whatever its nesting.
///
/// - Parameter names: other names for custom properties, both with their `--`.
func minifyCSS(_ css: String, renaming names: [String: String] = [:]) -> [UInt8] {
    let bytes = Array(css.utf8)
    var minifier = CSSMinifier(input: bytes, names: names)
    for token in CSSTokenizer(bytes).tokens { minifier.read(token) }
    minifier.finish()
    return minifier.output
}

/// One pass over the tokens.
private struct CSSMinifier {
    let input: [UInt8]
    let names: [String: String]
    var output: [UInt8] = []
    /// What was written last.
    var last: CSSToken.Kind?
    /// White space was read and not yet written.
    var hasPendingSpace = false
    /// Something was left out behind what was written last.
    var hasGap = false
    /// What closes the open brackets, innermost last.
    var closers: [CSSToken.Kind] = []
    /// How many of them are braces.
    var openBraces = 0
    /// Where, in the output, what stands before the brace that opens next begins.
    var preludeStart = 0
    /// The preludes of the open blocks, innermost last.
    var openPreludes: [Range<Int>] = []
    /// That of the block which was closed last.
    var closedPrelude = 0..<0

    init(input: [UInt8], names: [String: String]) {
        self.input = input
        self.names = names
    }

    mutating func read(_ token: CSSToken) {
        switch token.kind {
        case .space: if isComment(token) { hasGap = true } else { hasPendingSpace = true }
        case .semicolon: endDeclaration()
        case .closeBrace, .closeParenthesis, .closeBracket: close(token.kind)
        default:
            separate(from: token.kind)
            guard token.kind != .openBrace else { return open() }
            write(token)
            last = token.kind
        }
    }

    mutating func finish() { while let closer = closers.popLast() { append(closer) } }

    /// A space is one only outside of comments.
    func isComment(_ token: CSSToken) -> Bool {
        var index = token.start
        while index < token.end {
            guard !input[index].isHTMLSpace else { return false }
            index += 2
            while index < token.end, input[index] != UInt8(ascii: "*") || input[min(index + 1, token.end - 1)] != UInt8(ascii: "/")
            {
                index += 1
            }
            index += 2
        }
        return true
    }

    mutating func write(_ token: CSSToken) {
        switch token.kind {
        case .string: writeString(token)
        // Only the end of its line ends it.
        case .badString, .delimiter(UInt8(ascii: "\\")): output += input[token.range] + [0x0A]
        case .url: writeAddress(token)
        // The shortest there is; the end of a longer one might be an escape.
        case .badURL: output += "url(()".utf8
        case .ident where !names.isEmpty && input[token.range].starts(with: "--".utf8):
            let name = String(decoding: input[token.range], as: UTF8.self)
            output += (names[name] ?? name).utf8
        default: output += input[token.range]
        }
        switch token.kind {
        case .function, .openParenthesis: closers.append(.closeParenthesis)
        case .openBracket: closers.append(.closeBracket)
        default: break
        }
    }

    /// Opens a block, or once more the one before it.
    mutating func open() {
        closers.append(.closeBrace)
        openBraces += 1
        if repeatsMedia {
            openPreludes.append(closedPrelude)
            output.removeSubrange((preludeStart - 1)...)
            last = .closeBrace
        } else {
            openPreludes.append(preludeStart..<output.count)
            output.append(UInt8(ascii: "{"))
            last = .openBrace
        }
        preludeStart = output.count
    }

    /// Whether the block that opens here asks for what the one that ends here asked for. A block that ends in a declaration would
    /// need a semicolon, and so nothing would be won.
    var repeatsMedia: Bool {
        let prelude = output[preludeStart...]
        return !closedPrelude.isEmpty && prelude.starts(with: "@media".utf8) && output[closedPrelude].elementsEqual(prelude)
            && output[..<preludeStart].suffix(2).elementsEqual("}}".utf8)
    }

    /// The end of the sheet ends a string as well; a `\` there escapes nothing.
    mutating func writeString(_ token: CSSToken) {
        let quote = input[token.start]
        var index = token.start + 1
        while index < token.end, input[index] != quote { index += input[index] == UInt8(ascii: "\\") ? 2 : 1 }
        guard index >= token.end else { return output += input[token.range] }
        output += input[token.start..<token.end - (index > token.end ? 1 : 0)]
        output.append(quote)
    }

    mutating func writeAddress(_ token: CSSToken) {
        guard let open = input[token.range].firstIndex(of: UInt8(ascii: "(")) else { return }
        var address = input[(open + 1)..<token.end]
        if address.last == UInt8(ascii: ")"), !isEscaped(address.dropLast()) { address.removeLast() }
        while let first = address.first, first.isHTMLSpace { address.removeFirst() }
        while let last = address.last, last.isHTMLSpace, !isEscaped(address.dropLast()) { address.removeLast() }
        output += input[token.start...open] + address
        output.append(UInt8(ascii: ")"))
    }

    /// Whether what follows is escaped.
    func isEscaped(_ before: ArraySlice<UInt8>) -> Bool {
        before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    /// Writes the pending space if it separates two things that must stay apart, or an empty comment between what would become
    /// one token.
    mutating func separate(from next: CSSToken.Kind) {
        defer { (hasPendingSpace, hasGap) = (false, false) }
        guard let last else { return }
        if hasPendingSpace {
            // A space *before* a colon or bracket stays: `a :hover` and `and (` need theirs.
            if isTight(last) || isTight(next) || endsTight(last) { return }
            if next == .openParenthesis, last == .atKeyword { return }
            output.append(UInt8(ascii: " "))
        } else if hasGap, canMerge(last, next) {
            output += "/**/".utf8
        }
    }

    /// Needs no white space on either side, in no place.
    func isTight(_ kind: CSSToken.Kind) -> Bool {
        switch kind {
        case .openBrace, .closeBrace, .semicolon, .comma, .delimiter(UInt8(ascii: ">")), .delimiter(UInt8(ascii: "~")): true
        default: false
        }
    }

    func endsTight(_ kind: CSSToken.Kind) -> Bool {
        switch kind {
        case .colon, .function, .openParenthesis, .openBracket: true
        default: false
        }
    }

    /// Whether two neighbours could become one token, or the beginning of a comment.
    func canMerge(_ last: CSSToken.Kind, _ next: CSSToken.Kind) -> Bool {
        switch last {
        case .openBrace, .openBracket, .openParenthesis, .function, .closeBrace, .closeBracket, .closeParenthesis, .semicolon,
            .comma,
            .colon, .string, .badString, .url, .badURL:
            return false
        default: break
        }
        switch next {
        case .openBrace, .openBracket, .semicolon, .comma, .colon, .string, .badString: return false
        case .openParenthesis: return last == .ident
        default: return true
        }
    }

    /// A `}` closes the parentheses and square brackets in its block as well.
    mutating func close(_ bracket: CSSToken.Kind) {
        guard bracket == .closeBrace ? openBraces > 0 : closers.last == bracket else {
            hasGap = true
            return
        }
        while let closer = closers.popLast() {
            append(closer)
            if closer == bracket { return }
        }
    }

    mutating func append(_ closer: CSSToken.Kind) {
        if closer == .closeBrace {
            openBraces -= 1
            if last == .semicolon { output.removeLast() }
        }
        keepEmptyValue()
        output.append(UInt8(ascii: closer == .closeBrace ? "}" : closer == .closeBracket ? "]" : ")"))
        last = closer
        guard closer == .closeBrace else { return }
        closedPrelude = openPreludes.popLast() ?? 0..<0
        preludeStart = output.count
    }

    mutating func endDeclaration() {
        keepEmptyValue()
        guard let last, last != .semicolon, last != .openBrace else { return }
        output.append(UInt8(ascii: ";"))
        self.last = .semicolon
        closedPrelude = 0..<0
        preludeStart = output.count
    }

    /// The space in `--empty: ;` is a value.
    mutating func keepEmptyValue() {
        if hasPendingSpace, last == .colon { output.append(UInt8(ascii: " ")) }
        (hasPendingSpace, hasGap) = (false, false)
    }
}
