import TableBasics
package import TableModel

/// What a theme may be called: its name is that of its folder.
package enum ThemeName {
    /// What is wrong with the name of a new theme, as the end of "the name …", or nil.
    package static func fault(of name: String) -> String? {
        if name.isEmpty { return "is empty" }
        if name.utf8.count > 100 { return "is longer than 100 letters" }
        let isPlain = name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        if !isPlain { return "has other characters than `a` to `z`, digits and `-`" }
        return name.hasPrefix("-") ? "begins with `-`" : nil
    }

    /// The name that an author may have meant by one that cannot be: small letters, `-` for what stands between words; nil when
    /// nothing is left.
    package static func plain(_ name: String) -> String? {
        let words = name.lowercased().split { !(fault(of: String($0)) == nil || $0 == "-") }
        let plain = words.joined(separator: "-").drop { $0 == "-" }
        return fault(of: String(plain)) == nil ? String(plain) : nil
    }
}

extension DiagnosticCode {
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
}

extension Diagnostic {
    static func themeName(_ name: String, folder: String, path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeName, "the theme in the folder `\(folder)` calls itself `\(name)`", path: path, at: range,
            help: "write `name: \(folder)`")
    }

    static func themeFolder(_ name: String, _ fault: String, path: String) -> Diagnostic {
        Diagnostic(
            .themeName, "the name of the folder `Themes/\(name)/` \(fault)", path: path,
            help: ThemeName.plain(name).map { "rename it to `\($0)`" } ?? "rename it")
    }
}
