import TableCSS
package import TableModel
package import YAMLReader

/// Reads `tokens:`, a mapping of names to values or to `{light: …, dark: …}`; `theme.yml`, `tablesite.yml` and front matter
/// have it.
///
/// Gives `theme-token` for names out of the vocabulary and `theme-token-value` for values that cannot stand in a declaration;
/// those tokens are left out.
///
/// - Parameter allowingFiles: whether a value may refer to an asset, which only those of a theme can.
package func readThemeTokens(
    _ node: YAMLNode, path: String, allowingFiles: Bool = false
) -> Checked<[ThemeToken]> {
    guard case .mapping(let entries) = node.content else {
        let problem = ValueProblem(node, help: "write `label: \"#222\"` and so on, one token a line, below it")
        return Checked([], [.settingsValue(of: "tokens", takes: .tokens, problem, path: path)])
    }
    var tokens = Checked<[ThemeToken]>([])
    for entry in entries {
        guard case .scalar(let name, _) = entry.key.content, let known = ThemeTokenName.named(name) else {
            tokens.diagnostics.append(.unknownToken(entry.key, path: path))
            continue
        }
        let token = readToken(known, entry, path: path)
        tokens.diagnostics += token.diagnostics
        guard let token = token.value else { continue }
        if !allowingFiles, TokenValue.namesFile(token.css) {
            tokens.diagnostics.append(.fileOutsideTheme(name, path: path, at: entry.value.range))
        } else {
            tokens.value.append(token)
        }
    }
    return tokens
}

extension ValueKind {
    package static let tokens = ValueKind("a mapping of token names to values", schema: tokensSchema)

    private static var tokensSchema: String {
        let scheme = #"{"type": ["string", "number"]}"#
        let both = """
            {"type": ["string", "number", "object"], "properties": {"light": \(scheme), "dark": \(scheme)}, \
            "required": ["light", "dark"], "additionalProperties": false}
            """
        let names = ThemeTokenName.all.map { token in
            "\"\(token.name)\": " + (token.kind == .color ? both : scheme)
        }
        return #""type": ["object", "null"], "properties": {\#(names.joined(separator: ", "))}, "additionalProperties": false"#
    }
}

private func readToken(_ name: ThemeTokenName, _ entry: YAMLEntry, path: String) -> Checked<ThemeToken?> {
    if case .mapping(let schemes) = entry.value.content {
        return readSchemes(schemes, of: name, entry, path: path)
    }
    let light = readValue(entry.value, of: name, path: path)
    return Checked(
        light.value.map { ThemeToken(name: name.name, light: $0, path: path, range: entry.value.range) }, light.diagnostics)
}

private func readSchemes(
    _ schemes: [YAMLEntry], of name: ThemeTokenName, _ entry: YAMLEntry, path: String
) -> Checked<ThemeToken?> {
    guard name.kind == .color else {
        return Checked(nil, [.tokenWithoutSchemes(name, path: path, at: entry.value.range)])
    }
    var values: [String: (text: String, range: SourceRange)] = [:]
    var diagnostics: [Diagnostic] = []
    for scheme in schemes {
        guard case .scalar(let key, _) = scheme.key.content, ["light", "dark"].contains(key) else {
            diagnostics.append(.unknownScheme(scheme.key, path: path))
            continue
        }
        let value = readValue(scheme.value, of: name, isOneOfTwo: true, path: path)
        diagnostics += value.diagnostics
        values[key] = value.value.map { ($0, scheme.value.range) }
    }
    if let light = values["light"], let dark = values["dark"] {
        return Checked(
            ThemeToken(
                name: name.name, light: light.text, dark: dark.text, path: path, range: light.range, darkRange: dark.range),
            diagnostics)
    }
    if diagnostics.isEmpty { diagnostics = [.missingScheme(of: name.name, path: path, at: entry.key.range)] }
    return Checked(nil, diagnostics)
}

private func readValue(_ node: YAMLNode, of token: ThemeTokenName, isOneOfTwo: Bool = false, path: String) -> Checked<String?> {
    let name = token.name
    if node.isNull { return Checked(nil, [.emptyToken(name, path: path, at: node.range)]) }
    guard case .scalar(let text, let isQuoted) = node.content else {
        return Checked(nil, [.tokenValue(of: name, "is text, not \(node.summary)", path: path, at: node.range)])
    }
    // No value of CSS holds one: the text goes on over the next keys.
    let isUnclosed = isQuoted && text.contains(": ")
    let unclosed = "the quote that begins here ends lines below; close it behind the value"
    if let fault = TokenValue.fault(in: text) {
        if isUnclosed { return Checked(nil, [.tokenValue(of: name, fault, help: unclosed, path: path, at: node.range)]) }
        // `linear-gradient(#fff, #eee)` ends behind its comma for YAML.
        let help = !isQuoted && fault.hasPrefix("lacks") ? "a `#` behind a space begins a comment; put the value in quotes" : ""
        return Checked(nil, [.tokenValue(of: name, fault, help: help, path: path, at: node.range)])
    }
    if isOneOfTwo, TokenValue.hasLooseComma(text) {
        let fault = "with a light and a dark form cannot hold a comma"
        return Checked(nil, [.tokenValue(of: name, fault, path: path, at: node.range)])
    }
    if case .wrong(let fault, let help)? = tokenValueProblem(text, of: token, isOneOfTwo: isOneOfTwo) {
        return Checked(nil, [.tokenValue(of: name, fault, help: isUnclosed ? unclosed : help, path: path, at: node.range)])
    }
    return Checked(TokenValue.valid(text))
}
