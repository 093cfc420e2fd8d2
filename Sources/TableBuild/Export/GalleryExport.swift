package import SiteDisk
import SiteModel
import TableModel
import TableThemes
package import ThemeGallery

/// Builds a gallery into a folder, as ``exportSite(_:options:progress:)`` builds a project.
///
/// Nothing is written when a theme does not exist. Throws ``OutputError`` and ``FileError``; the folder is then as it was.
///
/// - Parameters:
///   - folder: absolute.
///   - project: the folder of the project, which the output may be in but not hold.
package func exportGallery(_ gallery: Gallery, to folder: String, of project: ProjectLayout, workers: Int) async throws -> SiteExport {
    let options = BuildOptions(workers: workers)
    guard !gallery.configuration.diagnostics.contains(where: { $0.code == .themeMissing }) else {
        return SiteExport(result: BuildResult(diagnostics: gallery.configuration.diagnostics), summary: nil, written: [])
    }
    let writer = try OutputWriter(folder: folder, sources: project.sources)
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
