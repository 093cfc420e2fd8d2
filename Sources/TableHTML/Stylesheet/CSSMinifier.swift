/// The same rules in fewer bytes: without comments and without the white space that means nothing.
///
/// Strings, `url(…)`, escapes, and the spaces that CSS needs (around `+` and `-`, between selectors, before `:` and `(`)
/// stay as they are. Like a CSS parser at the end of a file it closes what was left open, and it drops closing brackets that
/// nothing opened; so the result can stand inside a block, whatever the author wrote.
func minifyCSS(_ css: String) -> [UInt8] {
    var minifier = CSSMinifier(input: Array(css.unicodeScalars))
    minifier.run()
    return Array(String(String.UnicodeScalarView(minifier.output)).utf8)
}

/// One pass over the input.
private struct CSSMinifier {
    let input: [Unicode.Scalar]
    var position = 0
    var output: [Unicode.Scalar] = []
    /// White space was read and not yet written.
    var hasPendingSpace = false
    /// What closes the open brackets, innermost last.
    var closers: [Unicode.Scalar] = []

    init(input: [Unicode.Scalar]) { self.input = input }

    mutating func run() {
        while let next = peek() {
            switch next {
            case " ", "\t", "\n", "\r", "\u{0C}":
                hasPendingSpace = true
                position += 1
            case "/" where peek(1) == "*": skipComment()
            case "\"", "'": copyString(quote: next)
            case "\\": copyEscape()
            case "(" where endsWithURLName: copyURL()
            case ")", "]", "}": close(next)
            case ";": endDeclaration()
            default: copy(next)
            }
        }
        while let closer = closers.last { close(closer) }
    }

    func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        position + distance < input.count ? input[position + distance] : nil
    }

    mutating func copy(_ scalar: Unicode.Scalar) {
        writeSpace(before: scalar)
        switch scalar {
        case "{": closers.append("}")
        case "(": closers.append(")")
        case "[": closers.append("]")
        default: break
        }
        output.append(scalar)
        position += 1
    }

    /// Writes the pending space if it separates two things that must stay apart.
    mutating func writeSpace(before next: Unicode.Scalar) {
        defer { hasPendingSpace = false }
        guard hasPendingSpace, let last = output.last, !isTight(next) else { return }
        // A space *before* a colon or bracket stays: `a :hover` and `and (` need theirs.
        let endsTight = isTight(last) || last == ":" || last == "(" || last == "["
        if endsTight && !endsWithEscape { return }
        if next == "(", endsWithAtKeyword { return }
        output.append(" ")
    }

    /// The name of an at-rule was written last: `@media`.
    var endsWithAtKeyword: Bool {
        output.last { !$0.properties.isAlphabetic && $0 != "-" } == "@"
    }

    /// Needs no white space on either side, in no place.
    func isTight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", ";", ",", ">", "~": true
        default: false
        }
    }

    /// What was written last belongs to an escape, as in `\:`.
    var endsWithEscape: Bool { output.dropLast().last == "\\" }

    mutating func close(_ bracket: Unicode.Scalar) {
        position += 1
        guard closers.contains(bracket) else { return }
        while let closer = closers.popLast() {
            if closer == "}", output.last == ";", !endsWithEscape { output.removeLast() }
            keepEmptyValue()
            output.append(closer)
            if closer == bracket { return }
        }
    }

    mutating func endDeclaration() {
        position += 1
        keepEmptyValue()
        guard let last = output.last, last != ";", last != "{" else { return }
        output.append(";")
    }

    /// The space in `--empty: ;` is a value.
    mutating func keepEmptyValue() {
        if hasPendingSpace, output.last == ":" { output.append(" ") }
        hasPendingSpace = false
    }

    /// A comment separates what stands on its two sides: an empty one stays in `a/**/b`.
    mutating func skipComment() {
        position += 2
        while let next = peek(), !(next == "*" && peek(1) == "/") { position += 1 }
        position = min(position + 2, input.count)
        guard !hasPendingSpace, let last = output.last, let next = peek() else { return }
        if canMerge(last), canMerge(next) { output.append(contentsOf: "/**/".unicodeScalars) }
    }

    /// Could become one token with a neighbour of its kind.
    func canMerge(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", "(", ")", "[", "]", ";", ",", ":", " ", "\t", "\n", "\r", "\u{0C}", "\"", "'": false
        default: true
        }
    }

    mutating func copyString(quote: Unicode.Scalar) {
        writeSpace(before: quote)
        output.append(quote)
        position += 1
        while let next = peek() {
            output.append(next)
            position += 1
            // A line break ends a string that was left open (CSS Syntax 3, 4.3.5).
            if next == quote || next == "\n" { return }
            if next == "\\", let escaped = peek() {
                output.append(escaped)
                position += 1
            }
        }
        output.append(quote)
    }

    /// `\31 ` with the space that ends it, or `\` and one other character.
    mutating func copyEscape() {
        writeSpace(before: "\\")
        output.append("\\")
        position += 1
        var digits = 0
        while digits < 6, let next = peek(), next.properties.isASCIIHexDigit {
            output.append(next)
            position += 1
            digits += 1
        }
        guard let next = peek() else { return }
        if digits == 0 {
            output.append(next)
            position += 1
        } else if isSpace(next) {
            output.append(" ")
            position += 1
        }
    }

    /// `url` was written last and nothing since.
    var endsWithURLName: Bool {
        let tail = String(String.UnicodeScalarView(output.suffix(4))).lowercased()
        guard !hasPendingSpace, tail.hasSuffix("url") else { return false }
        return tail.unicodeScalars.count == 3 || !canMerge(tail.unicodeScalars.first!)
    }

    mutating func copyURL() {
        output.append("(")
        position += 1
        while let next = peek(), isSpace(next) { position += 1 }
        if let quote = peek(), quote == "\"" || quote == "'" { copyString(quote: quote) }
        while let next = peek(), next != ")" {
            output.append(next)
            position += 1
            if next == "\\", let escaped = peek() {
                output.append(escaped)
                position += 1
            }
        }
        while let last = output.last, isSpace(last) { output.removeLast() }
        output.append(")")
        position += 1
    }

    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{0C}": true
        default: false
        }
    }
}
