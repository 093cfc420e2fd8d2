import TableBasics
package import TableModel
import TableThemes

/// Finds the patterns of paths in the settings that match nothing: those of `include` and `exclude`, and those of `diagnostics`.
package struct PatternCheck {
    private let configuration: SiteConfiguration
    private let sources: SourceTree

    package init(_ configuration: SiteConfiguration, _ sources: SourceTree) {
        self.configuration = configuration
        self.sources = sources
    }

    /// What is wrong with them. Gives `settings-pattern`.
    ///
    /// A document that is built alone has no folder to compare with.
    package var problems: [Diagnostic] {
        let settings = configuration.settings
        let choices = settings.include + settings.exclude
        let places = settings.diagnosticRules.compactMap(\.pattern)
        guard configuration.isWhole, sources.surroundings == nil, !choices.isEmpty || !places.isEmpty else { return [] }
        let listed = PathList(sources.files.map(\.path) + sources.leftOut.map(\.path))
        let reported = places.isEmpty ? listed : PathList(listed.files + placesOfMessages)
        return choices.compactMap { problem(with: $0, among: listed) } + places.compactMap { problem(with: $0, among: reported) }
    }

    /// The paths that messages may name beside those of the sources: the same from the project, settings, themes.
    private var placesOfMessages: [String] {
        let files = [configuration.file?.path, configuration.lock?.path].compactMap(\.self)
        let themes = configuration.themes.projectPaths.map { "Themes/" + $0 }
        return files + themes + (sources.prefix.isEmpty ? [] : sources.files.map { sources.prefix + $0.path })
    }

    private func problem(with pattern: PlacedText, among paths: PathList) -> Diagnostic? {
        // What is no pattern to git is told as a wrong value, or is an empty line.
        guard let range = pattern.range, PathPattern(pattern.text) != nil, !paths.hasMatch(of: pattern.text) else { return nil }
        let nearest = paths.nearest(to: pattern.text)
        var diagnostic = Diagnostic(
            .settingsPattern, "`\(pattern.text)` matches nothing", path: configuration.file?.path ?? "", at: range,
            help: nearest.map { "did you mean `\($0)`?" } ?? "patterns are those of `.gitignore`, from the folder of the documents")
        // What it names may be there on other days and machines, unless something is called nearly so.
        if nearest == nil { diagnostic.severity = .note }
        return diagnostic
    }
}

/// Paths of files, and of the folders that they are in.
private struct PathList {
    let files: [String]
    /// With a slash at the end.
    private let folders: [String]

    init(_ paths: [String]) {
        files = paths.filter { $0.utf8.last != UInt8(ascii: "/") }
        var folders = Set(paths.lazy.filter { $0.utf8.last == UInt8(ascii: "/") })
        for path in paths {
            var folder = SourcePath.folder(of: path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path)
            while !folder.isEmpty, folders.insert(folder + "/").inserted { folder = SourcePath.folder(of: folder) }
        }
        self.folders = folders.sorted()
    }

    func hasMatch(of pattern: String) -> Bool {
        let patterns = PathPatterns([pattern])
        return files.contains { patterns.verdict(on: $0[...], isFolder: false) != nil }
            || folders.contains { patterns.verdict(on: $0.dropLast(), isFolder: true) != nil }
    }

    /// The path that a pattern may mean: a whole one, or a name at its end.
    func nearest(to pattern: String) -> String? {
        guard !pattern.contains(where: { "*?[".contains($0) }) else { return nil }
        let word = pattern.drop { $0 == "!" || $0 == "/" }
        let candidates = word.last == "/" ? folders : files + folders.map { String($0.dropLast()) }
        return nearestName(to: String(word), in: candidates)
            ?? nearestName(to: String(word), in: candidates.lazy.map { name(of: $0) })
    }

    private func name(of path: String) -> String {
        path.utf8.last == UInt8(ascii: "/") ? SourcePath.name(of: String(path.dropLast())) + "/" : SourcePath.name(of: path)
    }
}

extension DiagnosticCode {
    package static let settingsPattern = DiagnosticCode(
        "settings-pattern", .warning, "a pattern of paths in the settings matches nothing",
        exceptions: [.init(.note, "where nothing is called nearly so")],
        explanation: """
            A pattern that matches no file and no folder leaves nothing out, takes nothing in and changes no message; what it was
            meant for may be published.

                exclude:
                  - draft/          # the folder is called `drafts`

            Correct it, or take it out:

                exclude:
                  - drafts/

            Patterns are those of `.gitignore`, and are meant from the folder of the documents. Below `diagnostics` they may begin
            at the project as well. What lies in a folder that is left out cannot be matched. Where nothing is called nearly so, it is
            no more than a note: what the pattern is for may be there on other days.
            """)
}
