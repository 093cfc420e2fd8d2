import TableBasics
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
    let reader = ThemeTokenReader(path: path)
    var tokens = Checked<[ThemeToken]>([])
    for entry in entries {
        guard case .scalar(let name, _) = entry.key.content, let known = ThemeTokenName.named(name) else {
            tokens.diagnostics.append(.unknownToken(entry.key, path: path))
            continue
        }
        let token = reader.read(known, entry)
        tokens.diagnostics += token.diagnostics
        guard let (token, namesFile) = token.value else { continue }
        if !allowingFiles, namesFile {
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

/// Reads single tokens.
private struct ThemeTokenReader {
    /// Of the file, for messages.
    let path: String

    typealias ReadToken = (token: ThemeToken, namesFile: Bool)

    func read(_ name: ThemeTokenName, _ entry: YAMLEntry) -> Checked<ReadToken?> {
        if case .mapping(let schemes) = entry.value.content {
            return readSchemes(schemes, of: name, entry)
        }
        let light = readValue(entry.value, of: name)
        return Checked(
            light.value.map { (ThemeToken(name: name.name, light: $0.text, path: path, range: entry.value.range), $0.namesFile) },
            light.diagnostics)
    }

    private func readSchemes(
        _ schemes: [YAMLEntry], of name: ThemeTokenName, _ entry: YAMLEntry
    ) -> Checked<ReadToken?> {
        guard name.kind == .color else {
            return Checked(nil, [.tokenWithoutSchemes(name, path: path, at: entry.value.range)])
        }
        var values: [String: (value: CSSValue, range: SourceRange)] = [:]
        var diagnostics: [Diagnostic] = []
        for scheme in schemes {
            guard case .scalar(let key, _) = scheme.key.content, ["light", "dark"].contains(key) else {
                diagnostics.append(.unknownScheme(scheme.key, among: schemes, path: path))
                continue
            }
            let value = readValue(scheme.value, of: name, isOneOfTwo: true)
            diagnostics += value.diagnostics
            values[key] = value.value.map { ($0, scheme.value.range) }
        }
        if let light = values["light"], let dark = values["dark"] {
            let token = ThemeToken(
                name: name.name, light: light.value.text, dark: dark.value.text, path: path, range: light.range,
                darkRange: dark.range)
            return Checked((token, light.value.namesFile || dark.value.namesFile), diagnostics)
        }
        if diagnostics.isEmpty { diagnostics = [.missingScheme(of: name.name, path: path, at: entry.key.range)] }
        return Checked(nil, diagnostics)
    }

    private func readValue(_ node: YAMLNode, of token: ThemeTokenName, isOneOfTwo: Bool = false) -> Checked<CSSValue?> {
        let name = token.name
        if node.isNull { return Checked(nil, [.emptyToken(name, path: path, at: node.range)]) }
        guard case .scalar(let text, let isQuoted) = node.content else {
            let help = TokenValueCheck.example(of: token, isOneOfTwo: isOneOfTwo)
            return Checked(nil, [.tokenValue(of: name, "cannot be \(node.summary)", help: help, path: path, at: node.range)])
        }
        if token.kind == .color, [3, 4, 6, 8].contains(text.utf8.count), text.first?.isNumber == true, text.allSatisfy(\.isHexDigit)
        {
            return Checked(nil, [.tokenValue(of: name, "lacks its `#`", help: "write `'#\(text)'`", path: path, at: node.range)])
        }
        let value = CSSValue(text)
        // No value of CSS holds one: the text goes on over the next keys.
        let isUnclosed = isQuoted && text.contains(": ")
        let unclosed = "the quote that begins here ends lines below; close it behind the value"
        if let fault = value.fault {
            if isUnclosed { return Checked(nil, [.tokenValue(of: name, fault, help: unclosed, path: path, at: node.range)]) }
            // `linear-gradient(#fff, #eee)` ends behind its comma for YAML.
            let help =
                node.isBeforeComment && fault.hasPrefix("lacks")
                ? "a `#` behind a space begins a comment; put the value in quotes"
                : TokenValueCheck.helpAtEnd(for: fault) ?? TokenValueCheck.example(of: token, isOneOfTwo: isOneOfTwo)
            return Checked(nil, [.tokenValue(of: name, fault, help: help, path: path, at: node.range)])
        }
        if isOneOfTwo, value.hasLooseComma {
            let fault = "with a light and a dark form cannot hold a comma"
            let help = TokenValueCheck.example(of: token, isOneOfTwo: true)
            return Checked(nil, [.tokenValue(of: name, fault, help: help, path: path, at: node.range)])
        }
        if case .wrong(let fault, let help)? = TokenValueCheck.problem(value.components, of: token, isOneOfTwo: isOneOfTwo) {
            return Checked(nil, [.tokenValue(of: name, fault, help: isUnclosed ? unclosed : help, path: path, at: node.range)])
        }
        if let color = node.cutColor { return Checked(nil, [.cutToken(name, before: color, of: text, path: path, at: node.range)]) }
        return Checked(value)
    }
}
