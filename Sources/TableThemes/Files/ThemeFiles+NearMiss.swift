extension ThemeFiles {
    /// What its author may take for the theme of that name, relative to the project; nil when there is nothing, or when a theme's
    /// name differs by capitals alone, which is the better answer.
    ///
    /// That is `Themes/night/theme.yaml`, `Themes/night.yml`, a folder elsewhere, or a folder `Themes/night/` without a `theme.yml`.
    func nearMiss(of name: String) -> String? {
        let wanted = name.lowercased()
        guard !wanted.isEmpty, !wanted.contains("/"), !names.contains(where: { $0.lowercased() == wanted }) else { return nil }
        let paths = projectPaths.map { (path: $0, parts: $0.lowercased().split(separator: "/")) }
        if let manifest = paths.first(where: { $0.parts.count == 2 && $0.parts[0] == wanted && $0.parts[1].hasPrefix("theme.y") }) {
            return "Themes/\(manifest.path)"
        }
        if let file = paths.first(where: { [["\(wanted).yml"], ["\(wanted).yaml"]].contains($0.parts) }) {
            return "Themes/\(file.path)"
        }
        if let stray = strayFolders.first(where: { $0.lowercased().split(separator: "/").last.map(String.init) == wanted }) {
            return "\(stray)/"
        }
        return paths.first { $0.parts.count > 1 && $0.parts[0] == wanted }.map { "Themes/\($0.path.prefix { $0 != "/" })/" }
    }
}
