package import SiteModel
import TableBasics
import TableModel

extension ForeignFolder {
    /// Lists the folder at a path as `build` would, whatever generator it was made for. Throws when there is no folder.
    package static func read(_ path: String) throws -> ForeignFolder {
        guard let real = FileSystem.realPath(of: path) else { throw ProjectError.missing(path) }
        guard FileSystem.status(of: real)?.kind == .folder else { throw ForeignFolderError(path: path) }
        let layout = ProjectLayout(
            project: real, sources: real, document: nil, themes: real + "/Themes", settings: real + "/" + ProjectFile.settings,
            repository: ProjectLayout.repository(around: real) ?? real)
        let tree = SourceReader(layout: layout, output: real + "/.none", settings: SiteSettings()).read()
        var folders = Set([""])
        for file in tree.files { folders.formUnion(SourcePath.folders(of: file.path).prefix(3)) }
        let hidden = folders.sorted().flatMap { folder in
            let names = (try? FileSystem.names(in: "\(real)/\(SourcePath.join(folder, ".vitepress"))")) ?? []
            return names.compactMap(\.self).sorted().map { SourcePath.join(folder, ".vitepress/\($0)") }
        }
        // Those of MkDocs' plug-ins stand beside documents.
        let places = Set(tree.files.filter { $0.kind == .document }.flatMap { [""] + SourcePath.folders(of: $0.path) }).sorted()
        let navigation = places.flatMap { folder in
            [".nav.yml", ".pages"].map { SourcePath.join(folder, $0) }.filter { FileSystem.status(of: "\(real)/\($0)") != nil }
        }
        return ForeignFolder(tree: tree, hiddenFiles: hidden + navigation, name: SourcePath.name(of: real))
    }
}

/// What is to be imported is no folder.
private struct ForeignFolderError: Error, CustomStringConvertible {
    let path: String

    var description: String { "`\(path)` is no folder; name the one that holds the settings of the other generator" }
}
