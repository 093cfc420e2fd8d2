/// One token of a style sheet (CSS Syntax Level 3 §4), as a stretch of its bytes.
package struct CSSToken: Equatable {
    package let kind: Kind
    /// Of the first byte, in the style sheet.
    package let start: Int
    /// Of the byte behind the last one.
    package let end: Int

    package enum Kind: Equatable {
        /// `a`, `--tv-tint`.
        case ident
        /// A name and the parenthesis behind it: `var(`.
        case function
        /// `@media`.
        case atKeyword
        /// `#fff`; an id when its name could be an identifier.
        case hash(isID: Bool)
        /// In quotes, or up to the end of the style sheet.
        case string
        /// A string that its line ends before its quote.
        case badString
        /// `url(a.png)` without quotes.
        case url
        case badURL
        case number, percentage
        /// A number and its unit, which begins at the byte.
        case dimension(unit: Int)
        /// White space, comments among it.
        case space
        /// `<!--` and `-->`.
        case htmlComment
        case colon, semicolon, comma
        case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
        /// Any other character.
        case delimiter(UInt8)
    }

    package var range: Range<Int> { start..<end }
}

/// What the tokenizer cannot read as its author meant it.
struct CSSTokenFault: Equatable {
    enum Kind: Equatable { case openString, openComment, openURL, badURL }

    let kind: Kind
    let range: Range<Int>
}
