extension Page {
    /// The class that gives the page the tokens of its front matter, or nil when it sets none.
    package var tokenClass: StyleClass? {
        guard !settings.tokens.isEmpty else { return nil }
        return StyleClass(settings.tokens.map { NamedValue($0.name, $0.css) })
    }
}
