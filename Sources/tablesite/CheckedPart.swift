import ArgumentParser
import SiteDisk
import SiteModel
import TableBasics

/// A project to check, and of which of its files problems are told.
struct CheckedPart {
    let project: Project
    /// As messages name them; nil for all.
    var files: Set<String>?

    /// Whether problems of all its files are told.
    var isWhole: Bool { files == nil }

    /// Whether a file on disk is one of its sources.
    func has(_ path: String) -> Bool {
        guard let real = FileSystem.realPath(of: path), SourcePath.isInside(real, project.layout.project) else { return false }
        let file = SourcePath.relative(real, from: project.layout.project)
        return project.sources.path(in: file).flatMap(project.sources.file(at:)) != nil
    }
}

extension SharedOptions {
    /// What to check: each path by itself; with several, or when `inProject` is set, the documents of one project as a part of it.
    ///
    /// A document that its project leaves out, or that is in none, is checked alone. Of several paths those that cannot be read are
    /// told with what is found in the others.
    func readParts(inProject: Bool) async throws -> (parts: [CheckedPart], failures: Failures) {
        guard paths.count > 1 || inProject, !paths.contains("-") else {
            let (projects, failures) = try await readProjects()
            return (projects.map { CheckedPart(project: $0) }, failures)
        }
        var parts = CheckedParts()
        var failures: Failures = []
        let all = paths.isEmpty ? ["."] : paths
        // What is checked as a whole first: documents in it are checked with it.
        let isFile = all.map { FileSystem.status(of: $0)?.kind == .file }
        for (path, _) in zip(all, isFile).filter({ !$0.1 }) { try await tell(&failures) { try addWhole(path, to: &parts) } }
        for (path, _) in zip(all, isFile).filter(\.1) { try await tell(&failures) { try addFile(path, to: &parts) } }
        return (parts.all.filter { $0.files != [] }, failures)
    }

    private func addWhole(_ path: String, to parts: inout CheckedParts) throws {
        let layout = try ProjectLayout.locate(path, settings: config)
        guard !parts.all.contains(where: { $0.project.layout == layout }) else { return }
        parts.all.append(CheckedPart(project: try read(layout)))
    }

    private func addFile(_ path: String, to parts: inout CheckedParts) throws {
        guard !parts.all.contains(where: { $0.isWhole && $0.has(path) }) else { return }
        let (layout, file) = try ProjectLayout.locate(around: path, settings: config)
        let isOfProject = [layout.settings, layout.lock].contains("\(layout.project)/\(file)") || file.hasPrefix("Themes/")
        guard SourcePath.isDocument(file) || isOfProject else { throw ProjectError.notADocument(path) }
        guard layout.document == nil else {
            guard !parts.all.contains(where: { $0.project.layout == layout }) else { return }
            return parts.all.append(CheckedPart(project: try read(layout)))
        }
        let place = parts.places[layout.project] ?? parts.all.count
        if place == parts.all.count { parts.all.append(CheckedPart(project: try read(layout), files: [])) }
        parts.places[layout.project] = place
        let sources = parts.all[place].project.sources
        if SourcePath.isDocument(file), sources.path(in: file).flatMap(sources.file(at:)) == nil {
            parts.all.append(CheckedPart(project: try read(.locate(path, settings: config))))
        } else {
            parts.all[place].files?.insert(file)
        }
    }
}

/// What is to be checked, while paths are gone through.
private struct CheckedParts {
    var all: [CheckedPart] = []
    /// Those of projects that documents are in, by the folder of the project.
    var places: [String: Int] = [:]
}
