package import TableModel

/// A theme and its bases, nearest first.
typealias ThemeLineage = [(name: String, manifest: ThemeManifest)]

/// A theme and its bases, nearest first, each once; `system` where a base cannot be found.
///
/// Gives `theme-missing`, `theme-loop`, `theme-name`, `theme-file` and what the files `theme.yml` give.
func lineage(of name: String, in files: ThemeFiles) -> Checked<ThemeLineage> {
    var chain = Checked<ThemeLineage>([])
    var next: String? = name
    while let name = next {
        let path = "Themes/\(name)/theme.yml"
        let manifest = readThemeManifest(files.contents(of: "\(name)/theme.yml") ?? [], path: path)
        chain.diagnostics += manifest.diagnostics
        chain.value.append((name, manifest.value))
        if let written = manifest.value.name, written != name {
            chain.diagnostics.append(.themeName(written, folder: name, path: path, at: manifest.value.nameRange))
        }
        chain.diagnostics += files.checkFolder(of: name)
        next = manifest.value.base
        guard let base = next else {
            next = manifest.value.isIncomplete ? fallback(behind: chain.value.map(\.name), in: files) : nil
            continue
        }
        if let start = chain.value.firstIndex(where: { $0.name == base }) {
            let loop = chain.value[start...].map(\.name) + [base]
            chain.diagnostics.append(.themeLoop(loop, path: path, at: manifest.value.baseRange))
        } else if files.origin(of: base) == nil {
            chain.diagnostics.append(.missingBase(base, of: name, in: files, path: path, at: manifest.value.baseRange))
        } else {
            continue
        }
        next = fallback(behind: chain.value.map(\.name), in: files)
    }
    return chain
}

/// What stands for a base that is not there, as for a theme: without any tokens one slip would make a page that nobody can read.
private func fallback(behind names: [String], in files: ThemeFiles) -> String? {
    names.contains("system") || files.origin(of: "system") == nil ? nil : "system"
}

extension ThemeFiles {
    /// A theme and all that extend it, one by way of another.
    fileprivate func themes(extending base: String) -> Set<String> {
        let bases = names.map { ($0, readThemeManifest(contents(of: "\($0)/theme.yml") ?? [], path: "").value.base) }
        let children = Dictionary(grouping: bases, by: \.1).mapValues { $0.map(\.0) }
        var found: Set = [base]
        var next = [base]
        while let name = next.popLast() {
            next += (children[name] ?? []).filter { found.insert($0).inserted }
        }
        return found
    }
}

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
}

extension Diagnostic {
    static func missingTheme(_ name: String, in files: ThemeFiles) -> Diagnostic {
        Diagnostic(.themeMissing, "no theme `\(name)`", path: "", help: help(for: name, in: files))
    }

    static func missingBase(
        _ name: String, of theme: String, in files: ThemeFiles, path: String, at range: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .themeMissing, "no theme `\(name)` to extend", path: path, at: range,
            help: help(for: name, in: files, without: files.themes(extending: theme)))
    }

    static func themeLoop(_ names: [String], path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeLoop, "the theme extends itself: \(names.joined(separator: " -> "))", path: path, at: range,
            help: "remove `extends` from one of them")
    }

    /// - Parameter circle: themes that would extend themselves by way of the one that is looked for.
    private static func help(for name: String, in files: ThemeFiles, without circle: Set<String> = []) -> String {
        if let miss = files.nearMiss(of: name) { return "a theme is `Themes/\(name)/theme.yml`; there is `\(miss)`" }
        let known = files.names.filter { !circle.contains($0) }
        guard !known.isEmpty else { return "there is no other theme: remove `extends`" }
        return nearestName(to: name, in: known).map { "did you mean `\($0)`?" } ?? "the themes are \(known.joined(separator: ", "))"
    }
}
