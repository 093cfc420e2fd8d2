package import SiteModel
import TableBasics
import TableModel

extension ForeignFolder {
    /// Lists the folder at a path as `build` would, whatever generator it was made for. Throws when there is no folder.
    package static func read(_ path: String) throws -> ForeignFolder {
        guard let real = FileSystem.realPath(of: path) else { throw ProjectError.missing(path) }
        guard FileSystem.status(of: real)?.kind == .folder else { throw ForeignFolderError(path: path) }
        let repository = ProjectLayout.repository(around: real) ?? real
        let tree = list(real, in: repository)
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
        return ForeignFolder(tree: tree, hiddenFiles: hidden + navigation, name: SourcePath.name(of: real)) { path in
            let folder = ProjectLayout.absolute(path, from: real)
            guard SourcePath.isInside(folder, repository), FileSystem.realPath(of: folder) == folder,
                FileSystem.status(of: folder)?.kind == .folder,
                !SourcePath.parts(of: SourcePath.relative(folder, from: repository)).contains(where: { $0.hasPrefix(".") })
            else { return nil }
            return list(folder, in: repository)
        }
    }

    /// Symbolic links are followed within the repository: what they lead to is copied.
    private static func list(_ folder: String, in repository: String) -> SourceTree {
        let layout = ProjectLayout(
            project: folder, sources: folder, document: nil, themes: folder + "/Themes",
            settings: folder + "/" + ProjectFile.settings, repository: repository)
        return SourceReader(
            layout: layout, output: folder + "/.none", settings: SiteSettings(), followingLinksIn: repository
        ).read()
    }
}

/// What is to be imported is no folder.
private struct ForeignFolderError: Error, CustomStringConvertible {
    let path: String

    var description: String { "`\(path)` is no folder; name the one that holds the settings of the other generator" }
}
