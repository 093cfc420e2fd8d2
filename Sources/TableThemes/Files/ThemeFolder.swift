package import TableModel

extension DiagnosticCode {
    package static let themeFile = DiagnosticCode(
        "theme-file", .warning, "a file in a theme's folder is not read",
        explanation: """
            A theme is made of files in certain places; of any other file, nothing is used.

                Themes/night/style.css
                Themes/night/product.mustache
                Themes/night/fonts/serif.woff2

            Put each where it is looked for:

                Themes/night/theme.css
                Themes/night/cells/product.mustache
                Themes/night/assets/fonts/serif.woff2

            Notes (`*.md`, `*.txt`, `LICENSE`), hidden files and the backups of editors may stand anywhere.
            """)
}

extension ThemeFiles {
    /// What is wrong with the folder that a project's theme stands in: its name, and files that nothing reads.
    func checkFolder(of name: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if origin(of: name) == .project, let fault = ThemeName.fault(of: name) {
            diagnostics.append(.themeFolder(name, fault, path: "Themes/\(name)/theme.yml"))
        }
        for path in projectPaths where path.hasPrefix(name + "/") {
            let file = String(path.dropFirst(name.count + 1))
            guard let place = ThemeFolder.place(for: file) else { continue }
            diagnostics.append(
                Diagnostic(.themeFile, "nothing of a theme is read from `\(file)`", path: "Themes/\(path)", help: place))
        }
        return diagnostics
    }
}

/// Folders of the project that would be themes if they had a `theme.yml`, one message each.
package func checkThemeFolders(in files: ThemeFiles) -> [Diagnostic] {
    files.projectFolders.filter { files.origin(of: $0) == nil }.compactMap { folder in
        let isRead = { (path: String) in
            let file = String(path.dropFirst(folder.count + 1))
            return ThemeFolder.place(for: file) == nil && !ThemeFolder.isNote(file)
        }
        guard let path = files.projectPaths.first(where: { $0.hasPrefix(folder + "/") && isRead($0) }) else { return nil }
        return Diagnostic(
            .themeFile, "nothing is read from `Themes/\(folder)/`, which has no `theme.yml`", path: "Themes/\(path)",
            help: "write `Themes/\(folder)/theme.yml`: `extends: system` is enough")
    }
}

/// What stands where in the folder of a theme.
enum ThemeFolder {
    /// Where something like a file would be read, when the file itself is not; nil for files that are read, and for notes.
    static func place(for file: String) -> String? {
        if ["theme.yml", "theme.css"].contains(file) || file.hasPrefix("assets/") || file.hasPrefix("cells/") || isNote(file) {
            return nil
        }
        if ThemeIcons.name(ofFile: file) != nil { return nil }
        if file.hasPrefix("icons/") { return "icons are `icons/<name>.svg`, of `a` to `z`, digits and `-`" }
        let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
        if name.hasSuffix(".mustache") { return "templates stand in `cells/`" }
        if name.hasSuffix(".css") { return "rules stand in `theme.css`" }
        if [".yml", ".yaml", ".json", ".toml"].contains(where: { name.hasSuffix($0) }) {
            return "name and tokens stand in `theme.yml`"
        }
        return "files for pages stand in `assets/`"
    }

    /// Whether a file is for people, or left behind by a program.
    static func isNote(_ file: String) -> Bool {
        let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let parts = name.split(separator: ".")
        let isText = parts.count > 1 && ["md", "markdown", "txt"].contains(parts[parts.count - 1])
        let isKnown = ["readme", "license", "licence", "copying", "copyright", "notice", "authors", "credits", "changelog", "ofl"]
            .contains { parts.first?.hasPrefix($0) == true }
        let isBackup =
            name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
            || [".bak", ".orig", ".rej", ".swp", ".swo", ".tmp", ".old"].contains { name.hasSuffix($0) }
        return isText || isKnown || isBackup || ["thumbs.db", "desktop.ini"].contains(name)
    }
}
