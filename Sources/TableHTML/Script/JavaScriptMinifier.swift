import TableBasics

/// The same script in fewer bytes: without comments and white space, with short names for what it declares itself.
///
/// It knows tokens, not JavaScript, and so asks for habits that our own sources keep to, as a test holds: a comment has a line of its
/// own, statements end with semicolons, a name that is declared anywhere is nowhere that of something the browser has.
func minifyJavaScript(_ source: String) -> [UInt8] {
    let (tokens, texts) = JavaScriptTokenizer.tokens(of: source)
    let names = JavaScriptNames(tokens, texts)
    let brace = texts.known("}")
    var output: [UInt8] = []
    var last: JavaScriptToken?
    for (index, token) in tokens.enumerated() {
        defer { last = token }
        if let last, token.isAfterLineEnd, last.text == brace, token.kind != .mark {
            output.append(UInt8(ascii: "\n"))
        } else if let last, texts.mustBeApart(last, from: token) {
            output.append(UInt8(ascii: " "))
        }
        names.write(index, to: &output)
    }
    return output
}
