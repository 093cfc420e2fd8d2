import TableBasics

/// The same script in fewer bytes: without comments and white space, with short names for what it declares itself.
///
/// It knows tokens, not JavaScript, and so asks for habits that our own sources keep to, as a test holds: a comment has a line of its
/// own, statements end with semicolons, none is empty, lists have no gaps, a name that is declared anywhere is nowhere that of something
/// the browser has.
func minifyJavaScript(_ source: String) -> [UInt8] {
    let (tokens, texts) = JavaScriptTokenizer.tokens(of: source)
    let names = JavaScriptNames(tokens, texts)
    let (brace, semicolon, comma, const, `let`) = (
        texts.known("}"), texts.known(";"), texts.known(","), texts.known("const"), Array("let".utf8)
    )
    var output: [UInt8] = []
    var last: JavaScriptToken?
    for (index, token) in tokens.enumerated() {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        // The last statement of a block, and the last value of a list, end with it.
        if token.text == semicolon, next?.text == brace { continue }
        if token.text == comma, let next, texts.traits(next.text).contains(.closes) { continue }
        defer { last = token }
        if let last, token.isAfterLineEnd, last.text == brace, token.kind != .mark {
            output.append(UInt8(ascii: "\n"))
        } else if let last, texts.mustBeApart(last, from: token) {
            output.append(UInt8(ascii: " "))
        }
        // Both declare; one word for them is compressed better.
        if token.text == const {
            output += `let`
        } else {
            names.write(index, to: &output)
        }
    }
    return output
}
