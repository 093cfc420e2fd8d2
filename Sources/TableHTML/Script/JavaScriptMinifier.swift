import TableBasics

/// The same script in fewer bytes: without comments and white space, with short names for what it declares itself.
///
/// It knows tokens, not JavaScript, and so asks for habits that our own sources keep to, as a test holds: a comment has a line of its
/// own, statements end with semicolons, a name that is declared anywhere is nowhere that of something the browser has. Names that
/// stand behind a point, before a colon or alone in braces are those of properties as well, and stay.
func minifyJavaScript(_ source: String) -> [UInt8] {
    let tokens = JavaScriptTokenizer.tokens(of: source)
    let names = shortNames(for: tokens)
    var output: [UInt8] = []
    var last: JavaScriptToken?
    for (index, token) in tokens.enumerated() {
        defer { last = token }
        if let last, token.isAfterLineEnd, last.text == "}", token.kind != .mark {
            output.append(UInt8(ascii: "\n"))
        } else if let last, last.mustBeApart(from: token) {
            output.append(UInt8(ascii: " "))
        }
        output += (token.kind == .word && !isProperty(index, in: tokens) ? names[token.text] ?? token.text : token.text).utf8
    }
    return output
}

/// A name behind a point is that of a property; behind three it is not.
private func isProperty(_ index: Int, in tokens: [JavaScriptToken]) -> Bool { index > 0 && tokens[index - 1].text == "." }

/// Short names for those that a script declares, the shortest for the commonest. Properties keep theirs.
private func shortNames(for tokens: [JavaScriptToken]) -> [String: String] {
    var declared: Set<String> = []
    var kept = JavaScriptToken.keywords
    var counts: [String: Int] = [:]
    var order: [String] = []
    var brackets: [Int] = []
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for (index, token) in tokens.enumerated() {
        if "([{".contains(token.text) || token.text == "${" { brackets.append(index) }
        if [")", "]", "}"].contains(token.text), let open = brackets.popLast() {
            let isParameters = token.text == ")" && (text(index + 1) == "=>" || text(open - 2).hasPrefix("function"))
            let isPattern = token.text == "]" && ["const", "let"].contains(text(open - 1))
            if isParameters || isPattern { declared.formUnion(bindings(in: tokens[open...index])) }
        }
        guard token.kind == .word else { continue }
        if counts.updateValue((counts[token.text] ?? 0) + 1, forKey: token.text) == nil { order.append(token.text) }
        let (before, after) = (text(index - 1), text(index + 1))
        if ["const", "let", "function", "function*"].contains(before) { declared.insert(token.text) }
        let isAlone = (brackets.last.map { text($0) } == "{") && ["{", ","].contains(before) && [",", "}", "="].contains(after)
        let isKey = after == ":" && ["{", ","].contains(before)
        if before == "." || isAlone || isKey { kept.insert(token.text) }
    }
    let renamed = order.filter { declared.contains($0) && !kept.contains($0) && $0.count > 1 }
    var taken = kept.union(order.filter { !renamed.contains($0) })
    var names: [String: String] = [:]
    var next = 0
    for name in renamed.enumerated().sorted(by: { (-counts[$0.1, default: 0], $0.0) < (-counts[$1.1, default: 0], $1.0) }) {
        var short = shortName(next)
        while taken.contains(short) {
            next += 1
            short = shortName(next)
        }
        taken.insert(short)
        names[name.element] = short
    }
    return names
}

/// The names that a list of parameters or a pattern of an array binds; those in braces are properties.
private func bindings(in tokens: ArraySlice<JavaScriptToken>) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].kind == .word {
        let isFirst = ["(", "[", ",", "..."].contains(tokens[index - 1].text)
        if isFirst, [",", ")", "]", "="].contains(tokens[index + 1].text) { names.insert(tokens[index].text) }
    }
    return names
}

/// `a` to `z`, `A` to `Z`, then pairs of them.
private func shortName(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard number >= letters.count else { return String(letters[number]) }
    return shortName(number / letters.count - 1) + String(letters[number % letters.count])
}
