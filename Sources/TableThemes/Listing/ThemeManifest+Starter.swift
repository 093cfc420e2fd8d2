import TableModel

extension ThemeManifest {
    /// The `theme.yml` of a theme that begins as another one.
    ///
    /// It works as it is; some tokens stand in it as comments, with the values of `base`, to begin with.
    package static func starter(named name: String, extending base: Theme) -> String {
        var text = """
            name: \(name)
            description: What it looks like, in one line
            extends: \(base.name)

            # Tokens to begin with, as `\(base.name)` has them. Take the `#` away from `tokens:` and from what you change;
            # `tablesite theme show \(name)` lists all tokens.
            #tokens:

            """
        let first = [
            "background", "bar-background", "prim-row-color", "alt-row-color", "selected-row-color", "label", "tint",
            "accessory-color",
        ]
        for name in first {
            guard let token = base.tokens.first(where: { $0.name == name }) else { continue }
            text += "#  \(name): \(token.yaml)\n"
        }
        return text
    }
}

extension ThemeToken {
    /// The value as `theme.yml` has it.
    fileprivate var yaml: String {
        func quoted(_ value: String) -> String {
            "'\(value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        }
        return dark.map { "{ light: \(quoted(light)), dark: \(quoted($0)) }" } ?? quoted(light)
    }
}
