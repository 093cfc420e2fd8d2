package import TableModel
package import TableThemes
import YAMLReader

/// What a project says about its site as a whole.
package struct SiteConfiguration: Sendable {
    package var settings: SiteSettings
    package var themes: ThemeFiles
    /// The theme of pages that choose none.
    package var theme: Theme
    /// The settings file: its path relative to the project, and its bytes; nil for none.
    package var file: (path: String, bytes: [UInt8])?
    /// The list of published addresses: its path relative to the project, and its bytes; nil for none. See ``SiteLock``.
    package var lock: (path: String, bytes: [UInt8])?
    /// The style sheets can show states that need a pointer or a key, by classes; see ``renderStylesheet(_:classes:showsStates:to:)``.
    package var showsStates = false
    /// Whether the site is published as a whole, and has a page for addresses that do not exist. Not so for a single document.
    package var isWhole = true

    /// Reads the settings and finds the theme: the one of the options, of the settings, or `system`.
    package static func read(
        file: (path: String, bytes: [UInt8])?, themes: ThemeFiles, options: BuildOptions
    ) -> Checked<SiteConfiguration> {
        var settings = file.map { readSiteSettings($0.bytes, path: $0.path) } ?? Checked(SiteSettings())
        if let baseURL = options.baseURL { settings.value.baseURL = baseURL }
        var theme = readCompleteTheme(named: options.theme ?? settings.value.theme ?? "system", in: themes)
        if let file, options.theme == nil {
            theme.diagnostics = theme.diagnostics.map { $0.placed(atKey: "theme", of: file.bytes, path: file.path) }
        }
        let configuration = SiteConfiguration(
            settings: settings.value, themes: themes, theme: theme.value.setting(settings.value.tokens), file: file)
        return Checked(configuration, settings.diagnostics + theme.diagnostics)
    }

    /// Diagnostics about settings and themes with their excerpts, sorted and each once.
    package func finish(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        finishDiagnostics(
            FoundDiagnostics(diagnostics.map(\.fixedIfUnreadable)), policy: DiagnosticPolicy(rules: settings.diagnosticRules),
            contents: contents)
    }

    /// The bytes of a settings, lock or theme file that a diagnostic names, or nil.
    package func contents(of path: String) -> [UInt8]? {
        if path == file?.path { return file?.bytes }
        if path == lock?.path { return lock?.bytes }
        guard path.hasPrefix("Themes/") else { return nil }
        return themes.contents(of: String(path.dropFirst("Themes/".count)))
    }
}

extension ThemeFiles {
    /// Diagnostics about themes alone with their excerpts, sorted and each once, whatever settings say of them.
    package func finish(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        finishDiagnostics(FoundDiagnostics(diagnostics)) { path in
            path.hasPrefix("Themes/") ? contents(of: String(path.dropFirst("Themes/".count))) : nil
        }
    }
}

extension DiagnosticCode {
    /// What leaves nothing of a settings file or a theme.
    package static let unreadableConfiguration: [DiagnosticCode] = [
        .yamlSyntax, .yamlLimit, .sourceUnreadable, .themeMissing, .themeLoop,
    ]
}

extension Diagnostic {
    /// A diagnostic about settings and themes, which no rule makes less of when it says that there are none.
    package var fixedIfUnreadable: Diagnostic {
        var diagnostic = self
        if DiagnosticCode.unreadableConfiguration.contains(code) { diagnostic.isFixed = true }
        return diagnostic
    }
}
