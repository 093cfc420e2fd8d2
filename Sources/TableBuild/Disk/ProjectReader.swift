import BundledThemes
package import TableModel
package import TableThemes

/// A project as one run sees it: where it is, what it says, what its sources are.
package struct Project: Sendable {
    package let layout: ProjectLayout
    package let configuration: Checked<SiteConfiguration>
    package let sources: SourceTree
    /// Absolute.
    package let output: String

    /// Reads the settings and themes of a project and lists its sources.
    ///
    /// Throws only when there is no project at all; a settings file that cannot be read is a diagnostic.
    package static func read(
        _ layout: ProjectLayout, output: String? = nil, options: BuildOptions
    ) throws -> Project {
        var configuration = try readConfiguration(of: layout, options: options)
        configuration.value.isWhole = layout.document == nil
        let folder = layout.output(chosen: output, settings: configuration.value.settings.output)
        let sources = SourceReader(layout: layout, output: folder).read()
        return Project(layout: layout, configuration: configuration, sources: sources, output: folder)
    }

    /// Reads the settings and themes of a project and nothing else.
    package static func readConfiguration(of layout: ProjectLayout, options: BuildOptions) throws -> Checked<SiteConfiguration> {
        var diagnostics: [Diagnostic] = []
        let settingsPath = SourcePath.relativeFromRoot(layout.settings, to: layout.project)
        var file: (path: String, bytes: [UInt8])?
        if FileSystem.status(of: layout.settings, followingLinks: false) != nil {
            do {
                file = (settingsPath, try FileSystem.read(layout.settings))
            } catch let error as FileError {
                diagnostics.append(.unreadable(settingsPath, because: error.reason))
            }
        }
        let themes = readThemeFiles(in: layout.themes)
        var configuration = SiteConfiguration.read(file: file, themes: themes.value, options: options)
        configuration.diagnostics += diagnostics + themes.diagnostics
        return configuration
    }
}

/// The files of the bundled themes and of a project's own, whose folder of themes `folder` is.
package func readThemeFiles(in folder: String) -> Checked<ThemeFiles> {
    var files: [String: [UInt8]] = [:]
    var diagnostics: [Diagnostic] = []
    if FileSystem.status(of: folder)?.kind == .folder {
        let tree = SourceReader(folder: folder, prefix: "Themes/").read()
        diagnostics = tree.diagnostics
        for file in tree.files {
            do {
                files[file.path] = try tree.read(file.path)
            } catch {
                diagnostics.append(.unreadable("Themes/" + file.path, because: "\(error)"))
            }
        }
    }
    let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
    let strays = StrayThemes.folders(in: SourcePath.folder(of: folder))
    return Checked(ThemeFiles(project: files, bundled: bundled, strayFolders: strays), diagnostics)
}
