extension Page {
    /// The class that gives the page the tokens of its front matter, or nil when it sets none.
    package var tokenClass: StyleClass? { StyleClass(tokens: settings.tokens) }
}

extension StyleClass {
    /// The class that sets tokens, or nil for none.
    package init?(tokens: [ThemeToken]) {
        guard !tokens.isEmpty else { return nil }
        self.init(tokens.map { NamedValue($0.name, $0.css) })
    }
}
