package import TableModel

extension DiagnosticCode {
    package static let themeMissing = DiagnosticCode(
        "theme-missing", .error, "there is no theme of that name",
        explanation: """
            A theme is a folder `Themes/<name>/` of the project with a `theme.yml` in it, or one of the bundled themes.

                theme: midnigth

            Correct the name; `tablesite theme list` lists all themes:

                theme: midnight
            """)

    package static let themeLoop = DiagnosticCode(
        "theme-loop", .error, "a theme extends itself",
        explanation: """
            Each theme begins with what the theme it `extends` says, so the chain must end somewhere.

                Themes/day/theme.yml      extends: night
                Themes/night/theme.yml    extends: day

            Remove `extends` from one of them, or let it extend another theme. To change a bundled theme, make a theme with a new
            name that extends it.
            """)

    package static let themeName = DiagnosticCode(
        "theme-name", .warning, "a theme has a name that misleads",
        explanation: """
            Settings name a theme by its folder; a `name` that differs would only mislead.

                Themes/night/theme.yml    name: Midnight

            Give both the same name, and put a longer one into `description`:

                Themes/night/theme.yml    name: night

            Names are made of small letters, digits and `-`, so that no disk takes two of them for one: `Themes/night/`, not
            `Themes/Night/`.
            """)

    package static let themeCSS = DiagnosticCode(
        "theme-css", .error, "a part of a theme's style sheet cannot be used",
        explanation: """
            `theme.css` is UTF-8 text. Of a style sheet that is not, nothing is used. Of any other one, browsers leave out what they
            cannot read, often the whole rule and sometimes everything behind it:

                .quiet { color: gray
                .loud { color: red }

            Close what is open, end declarations with `;`, and call tokens by their names:

                .quiet { color: var(--tv-detail-label) }
                .loud { color: red }

            The theme's rules stand in a cascade layer of the site's sheet, where `@import`, `@charset` and `@namespace` cannot.
            """)
}

extension Diagnostic {
    static func missingTheme(_ name: String, in files: ThemeFiles) -> Diagnostic {
        Diagnostic(.themeMissing, "no theme `\(name)`", path: "", help: help(for: name, in: files))
    }

    static func missingBase(_ name: String, in files: ThemeFiles, path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(.themeMissing, "no theme `\(name)` to extend", path: path, at: range, help: help(for: name, in: files))
    }

    static func themeLoop(_ names: [String], path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeLoop, "the theme extends itself: \(names.joined(separator: " -> "))", path: path, at: range,
            help: "remove `extends` from one of them")
    }

    static func themeName(_ name: String, folder: String, path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeName, "the theme in the folder `\(folder)` calls itself `\(name)`", path: path, at: range,
            help: "write `name: \(folder)`")
    }

    static func themeFolder(_ name: String, _ fault: String, path: String) -> Diagnostic {
        Diagnostic(
            .themeName, "the name of the folder `Themes/\(name)/` \(fault)", path: path,
            help: plainThemeName(name).map { "rename it to `\($0)`" } ?? "rename it")
    }

    static func themeCSSEncoding(path: String) -> Diagnostic {
        Diagnostic(.themeCSS, "the style sheet is not UTF-8", path: path, help: "save the file as UTF-8")
    }

    private static func help(for name: String, in files: ThemeFiles) -> String {
        if let miss = files.nearMiss(of: name) { return "a theme is `Themes/\(name)/theme.yml`; there is `\(miss)`" }
        let known = files.names
        return nearestName(to: name, in: known).map { "did you mean `\($0)`?" } ?? "the themes are \(known.joined(separator: ", "))"
    }
}
