package import ThemeGallery
package import SiteDisk
package import SiteModel
import TableModel
import TableThemes

/// What an export did.
package struct SiteExport: Sendable {
    package var result: BuildResult
    /// nil when nothing was written, because the settings or the theme could not be read.
    package var summary: OutputWriter.Summary?
    /// The files that were written, sorted.
    package var written: [String]
}

/// Builds a project into its output folder.
///
/// Settings or a theme that cannot be read at all say that the whole site would not be the one that is wanted: then the documents
/// are checked and nothing is written. A single wrong key or value leaves the rest as it is, and the site is built. Throws ``OutputError`` and ``FileError``; the output folder is then as it was.
package func exportSite(
    _ project: Project, options: BuildOptions, progress: @escaping BuildProgress.Observer = { _ in }
) async throws -> SiteExport {
    guard project.isWritten else {
        let result = try await buildSite(
            project.sources, project.configuration, options: options, to: .nowhere, progress: progress)
        return SiteExport(result: result, summary: nil, written: [])
    }
    try project.checkOwner()
    let writer = try OutputWriter(
        folder: project.output, sources: project.layout.sources, isAlone: project.layout.document != nil)
    do {
        let result = try await buildSite(
            project.sources, project.configuration, options: options, to: writer.sink, progress: progress)
        let written = writer.stagedPaths
        return SiteExport(result: result, summary: try writer.finish(), written: written)
    } catch {
        writer.abandon()
        throw error
    }
}

extension Project {
    /// Settings and theme could be read; otherwise the whole site would not be the one that is wanted.
    package var isUsable: Bool {
        !configuration.diagnostics.contains { DiagnosticCode.unreadableConfiguration.contains($0.code) }
    }

    /// A build of it writes something.
    fileprivate var isWritten: Bool { isUsable && sources.files.contains { $0.kind == .document } }

    /// The output of the whole project, for a run that writes nothing anyway. Of an output that somebody chose: a build may choose
    /// another one than the usual.
    ///
    /// Throws why a build would write nothing: an ``OutputError``, or a ``FileError``.
    ///
    /// - Parameter others: those of the run before this one.
    package func rehearsal(after others: [Project] = []) throws -> OutputRehearsal? {
        guard isOutputChosen, isWritten, layout.document == nil else { return nil }
        try checkOwner(after: others)
        return try OutputRehearsal(folder: output, sources: layout.sources)
    }

    /// Throws ``OutputError/ofOther(_:owner:project:)`` for the output of another project: of one around it, or one of `others`.
    package func checkOwner(after others: [Project] = []) throws {
        guard layout.document == nil else { return }
        try layout.checkOwner(of: output)
        for other in others where other.output == output && other.layout.sources != layout.sources {
            throw OutputError.ofOther(output, owner: other.layout.project, project: layout.project)
        }
    }
}

/// Builds a gallery into a folder, as ``exportSite(_:options:progress:)`` builds a project.
///
/// Nothing is written when a theme does not exist. Throws ``OutputError`` and ``FileError``; the folder is then as it was.
///
/// - Parameters:
///   - folder: absolute.
///   - project: the folder of the project, which the output may be in but not hold.
package func exportGallery(_ gallery: Gallery, to folder: String, of project: ProjectLayout, workers: Int) async throws
    -> SiteExport
{
    let options = BuildOptions(workers: workers)
    guard !gallery.configuration.diagnostics.contains(where: { $0.code == .themeMissing }) else {
        return SiteExport(result: BuildResult(diagnostics: gallery.configuration.diagnostics), summary: nil, written: [])
    }
    let writer = try OutputWriter(folder: folder, sources: project.sources, isAlone: true)
    do {
        let sink = OutputSink(
            write: writer.sink.write,
            copy: { file, path, _ in
                let bytes = try gallery.sources.read(file.path)
                try writer.sink.write(path, bytes)
                return ContentDigest(of: bytes)
            })
        let result = try await buildSite(gallery.sources, gallery.configuration, options: options, to: sink)
        let written = writer.stagedPaths
        return SiteExport(result: result, summary: try writer.finish(), written: written)
    } catch {
        writer.abandon()
        throw error
    }
}
