/// The files of all themes at hand, as values.
///
/// Paths are relative to a folder of themes, `midnight/theme.yml`. A file of the project's own stands before a bundled one of
/// the same path, so that any one file of a bundled theme can be replaced alone.
package struct ThemeFiles: Sendable {
    private let project: [String: [UInt8]]
    private let bundled: [String: [UInt8]]
    /// Folders that look like themes where none are read, relative to the project: `themes/night`.
    let strayFolders: [String]

    package init(project: [String: [UInt8]] = [:], bundled: [String: [UInt8]] = [:], strayFolders: [String] = []) {
        self.project = project
        self.bundled = bundled
        self.strayFolders = strayFolders
    }

    /// The paths of the project's own files, sorted.
    package var projectPaths: [String] { project.keys.sorted() }

    /// The folders that the project's own files stand in, sorted: themes of its own, and of others what it has in their place.
    package var projectFolders: [String] {
        Set(project.keys.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }).sorted()
    }

    package func contents(of path: String) -> [UInt8]? { project[path] ?? bundled[path] }

    /// The paths of the files below a folder, sorted: `night/cells/`.
    func paths(below folder: String) -> [String] {
        Set([project, bundled].joined().lazy.map(\.key).filter { $0.hasPrefix(folder) }).sorted()
    }

    /// The names of all themes, sorted: the folders with a `theme.yml`.
    package var names: [String] {
        let suffix = "/theme.yml"
        let names = [project, bundled].joined().lazy.map(\.key).filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }
        return Set(names).filter { !$0.isEmpty && !$0.contains("/") }.sorted()
    }

    /// The paths of all bundled files, sorted.
    package var bundledPaths: [String] { bundled.keys.sorted() }

    /// A bundled file, whatever the project has in its place.
    package func bundledContents(of path: String) -> [UInt8]? { bundled[path] }

    /// The files of a theme's folder `assets`, as its style sheet refers to them: `assets/a.png`. Sorted.
    func assets(of name: String) -> [String] {
        let prefix = "\(name)/"
        let paths = [project, bundled].joined().lazy.map(\.key).filter { $0.hasPrefix("\(prefix)assets/") }
        return Set(paths.map { String($0.dropFirst(prefix.count)) }).sorted()
    }

    /// The files of a theme's folder `cells`, sorted by name.
    func cellFiles(of theme: String) -> [(name: String, bytes: [UInt8])] {
        let folder = "\(theme)/cells/"
        return paths(below: folder).compactMap { path in
            contents(of: path).map { (String(path.dropFirst(folder.count)), $0) }
        }
    }

    /// Where a theme's `theme.yml` comes from, or nil for a theme without.
    package func origin(of name: String) -> ThemeOrigin? {
        guard !name.contains("/") else { return nil }
        let manifest = "\(name)/theme.yml"
        if project[manifest] != nil { return .project }
        return bundled[manifest] == nil ? nil : .bundled
    }
}

/// Who a theme belongs to.
package enum ThemeOrigin: String, Sendable { case project, bundled }

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
