/// Looks for themes where none are read, for the help on a theme that is not there.
enum StrayThemes {
    /// The folders with a `theme.yml` or `theme.yaml` in a project, in its `themes/` and in `Site/Themes/`; relative to it, sorted.
    static func folders(in project: String) -> [String] {
        let names = names(in: project)
        var parents = names.filter { $0.lowercased() == "themes" && $0 != "Themes" }
        if names.contains("Site") {
            parents += Self.names(in: project + "/Site").filter { $0.lowercased() == "themes" }.map { "Site/" + $0 }
        }
        let inner = parents.flatMap { parent in Self.names(in: "\(project)/\(parent)").map { "\(parent)/\($0)" } }
        return (names + inner).filter { folder in
            ["theme.yml", "theme.yaml"].contains { FileSystem.status(of: "\(project)/\(folder)/\($0)")?.kind == .file }
        }
    }

    /// What may be a folder; names with a dot are rarely meant as those of themes, and looking costs time for each.
    private static func names(in folder: String) -> [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []
        return names.compactMap { $0 }.filter { !$0.contains(".") }.sorted()
    }
}
