import ArgumentParser
import SiteDisk
import SiteModel
import TableBasics

/// A project to check, and of which of its files problems are told.
struct CheckedPart {
    let project: Project
    /// As messages name them; nil for all.
    var files: Set<String>?
}

extension SharedOptions {
    /// What to check: each path by itself; with several, or when `inProject` is set, the documents of one project as a part of it.
    ///
    /// A document that its project leaves out is checked alone.
    func readParts(inProject: Bool) throws -> [CheckedPart] {
        guard paths.count > 1 || inProject, !paths.contains("-") else { return try readProjects().map { CheckedPart(project: $0) } }
        var parts: [CheckedPart] = []
        var places: [String: Int] = [:]
        for path in paths.isEmpty ? ["."] : paths {
            guard FileSystem.status(of: path)?.kind == .file else {
                parts.append(CheckedPart(project: try read(.locate(path, settings: config))))
                continue
            }
            let (layout, file) = try ProjectLayout.locate(around: path, settings: config)
            let place = places[layout.project] ?? parts.count
            if place == parts.count { parts.append(CheckedPart(project: try read(layout), files: [])) }
            places[layout.project] = place
            let sources = parts[place].project.sources
            if SourcePath.isDocument(file), sources.path(in: file).flatMap(sources.file(at:)) == nil {
                parts.append(CheckedPart(project: try read(.locate(path, settings: config))))
            } else {
                parts[place].files?.insert(file)
            }
        }
        return parts.filter { $0.files != [] }
    }
}
