import TableBasics

/// The same script in fewer bytes: without comments and white space, with short names for what it declares itself.
///
/// It knows tokens, not JavaScript, and so asks for habits that our own sources keep to, as a test holds: a comment has a line of its
/// own, statements end with semicolons, a name that is declared anywhere is nowhere that of something the browser has.
func minifyJavaScript(_ source: String) -> [UInt8] {
    let tokens = JavaScriptTokenizer.tokens(of: source)
    let names = JavaScriptNames(tokens)
    var output: [UInt8] = []
    var last: JavaScriptToken?
    for (index, token) in tokens.enumerated() {
        defer { last = token }
        if let last, token.isAfterLineEnd, last.text == "}", token.kind != .mark {
            output.append(UInt8(ascii: "\n"))
        } else if let last, last.mustBeApart(from: token) {
            output.append(UInt8(ascii: " "))
        }
        output += names.written(index).utf8
    }
    return output
}
