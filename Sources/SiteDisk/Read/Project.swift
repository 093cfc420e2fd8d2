import BundledThemes
package import SiteModel
import TableBasics
package import TableModel
package import TableThemes

/// A project as one run sees it: where it is, what it says, what its sources are.
package struct Project: Sendable {
    package let layout: ProjectLayout
    package let configuration: Checked<SiteConfiguration>
    package let sources: SourceTree
    /// Absolute.
    package let output: String
    /// Somebody says which folder that is.
    package var isOutputChosen = false

    /// Reads the settings and themes of a project and lists its sources.
    ///
    /// Throws only when there is no project at all; a settings file that cannot be read is a diagnostic.
    ///
    /// - Parameter input: the text of the only document, where it is not that on disk.
    package static func read(
        _ layout: ProjectLayout, output: String? = nil, input: [UInt8]? = nil, options: BuildOptions
    ) throws -> Project {
        var configuration = try readConfiguration(of: layout, options: options)
        configuration.value.isWhole = layout.document == nil
        if let place = layout.unreadSettings {
            configuration.diagnostics.append(.unreadSettings(place, insteadOf: layout.sourcePrefix + ProjectFile.settings))
        }
        // One document is not the site that was published.
        if configuration.value.isWhole {
            let lock = try readOptionalFile(layout.lock, path: layout.sourcePrefix + ProjectFile.lock)
            configuration.value.lock = lock.value
            configuration.diagnostics += lock.diagnostics
        }
        let folder = layout.output(chosen: output, settings: configuration.value.settings.output)
        var sources = SourceReader(layout: layout, output: folder, settings: configuration.value.settings).read(input: input)
        sources.folderTitle = DocumentName.title(ofFolder: layout.project)
        sources.isCatalog = SourcePath.catalog(around: layout.project) != nil
        return Project(
            layout: layout, configuration: configuration, sources: sources, output: folder,
            isOutputChosen: output != nil || configuration.value.settings.output != nil)
    }

    /// Reads the settings and themes of a project and nothing else.
    package static func readConfiguration(of layout: ProjectLayout, options: BuildOptions) throws -> Checked<SiteConfiguration> {
        let file = try readOptionalFile(
            layout.settings, path: SourcePath.relativeFromRoot(layout.settings, to: layout.project))
        let themes = readThemeFiles(in: layout.themes)
        var configuration = SiteConfiguration.read(file: file.value, themes: themes.value, options: options)
        configuration.diagnostics += file.diagnostics + themes.diagnostics
        return configuration
    }

    /// A file that need not exist, with its path for messages. Gives `source-unreadable`.
    private static func readOptionalFile(_ file: String, path: String) throws -> Checked<(path: String, bytes: [UInt8])?> {
        guard FileSystem.status(of: file, followingLinks: false) != nil else { return Checked(nil) }
        do {
            return Checked((path, try FileSystem.read(file)))
        } catch let error as FileError {
            let leadsNowhere = FileSystem.status(of: file) == nil
            return Checked(nil, [.unreadable(path, because: leadsNowhere ? "the symbolic link leads nowhere" : error.reason)])
        }
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
