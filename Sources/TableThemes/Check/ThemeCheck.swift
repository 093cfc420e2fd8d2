package import TableModel

/// One thing that is checked of every theme beyond what reading it finds.
struct ThemeCheck: Sendable {
    let run: @Sendable (ThemeUnderCheck) -> ThemeInspection

    /// In the order in which they run; a new check is one file and one entry.
    static let all: [ThemeCheck] = [.completeness, .references, .colors, .effects, .contrast]
}

/// What a check found, and how much it looked at.
package struct ThemeInspection: Sendable {
    package var diagnostics: [Diagnostic] = []
    package var tokenCount = 0
    /// Pairs of a colour and a backdrop whose contrast was measured, in all schemes.
    package var placeCount = 0
    package var schemeCount = 0
    /// Places that are too weak and were allowed to be.
    package var waivedCount = 0
    /// Part of the theme could not be read: what was measured is not the theme.
    package var isIncomplete = false
}

/// Everything that is wrong with a theme: what ``readTheme(named:in:)`` gives, and what its checks find.
///
/// `siteTokens` are those of a site's settings, which go before the theme's. Without contrast problems it takes a few
/// milliseconds.
package func inspectTheme(named name: String, in files: ThemeFiles, siteTokens: [ThemeToken] = []) -> ThemeInspection {
    let theme = readTheme(named: name, in: files)
    var inspection = ThemeInspection(diagnostics: theme.diagnostics)
    guard files.origin(of: name) != nil else { return inspection }
    let subject = ThemeUnderCheck(
        theme: theme.value.setting(siteTokens), files: files, chain: lineage(of: name, in: files).value.map(\.name))
    inspection.isIncomplete = theme.value.isIncomplete
    inspection.tokenCount = subject.theme.tokens.count
    inspection.schemeCount = subject.schemes.count
    for check in ThemeCheck.all {
        let found = check.run(subject)
        // What stands at a place is unknown where nothing can stand there at all: that is told already.
        inspection.diagnostics += found.diagnostics.filter { note in
            note.code != .themeContrastUnknown
                || !theme.diagnostics.contains { $0.code == .themeAsset && $0.path == note.path && $0.range == note.range }
        }
        inspection.placeCount += found.placeCount
        inspection.waivedCount += found.waivedCount
    }
    return inspection
}

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

    /// How far a token is from who runs the check: 0 for one of the site, 1 for one of the theme itself, and so on; farthest is what
    /// nobody sets.
    func rank(of name: String) -> Int {
        token(name).map { rank(ofPath: $0.path) } ?? .max
    }

    /// As ``rank(of:)``, of what stands in a file.
    func rank(ofPath path: String) -> Int { (chain.firstIndex { path == "Themes/\($0)/theme.yml" } ?? -1) + 1 }
}
