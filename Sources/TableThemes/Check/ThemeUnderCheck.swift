import TableModel

/// A theme and what its checks need to know beside it.
struct ThemeUnderCheck: Sendable {
    /// With the tokens of the site.
    let theme: Theme
    let files: ThemeFiles
    /// The theme and its bases, nearest first.
    let chain: [String]

    /// The file that a problem of the theme as a whole is reported at.
    var path: String { "Themes/\(theme.name)/theme.yml" }

    var schemes: [ColorScheme] { theme.colorScheme == .both ? [.light, .dark] : [theme.colorScheme] }

    func token(_ name: String) -> ThemeToken? { theme.tokens.first { $0.name == name } }

    /// How far a token is from who runs the check: 0 for one of the site, 1 for one of the theme itself, and so on.
    func rank(of name: String) -> Int {
        guard let path = token(name)?.path, let index = chain.firstIndex(where: { path == "Themes/\($0)/theme.yml" }) else {
            return 0
        }
        return index + 1
    }
}
