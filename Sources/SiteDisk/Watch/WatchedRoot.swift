import SiteModel
import TableBasics

/// A folder with everything in it, or one file, that a ``FolderWatcher`` watches. It need not exist yet.
package struct WatchedRoot: Sendable, Hashable {
    package enum Kind: Sendable { case folder, file }

    /// Absolute.
    package let path: String
    package let kind: Kind
    /// Absolute paths inside a folder that are not watched.
    package let excluded: Set<String>

    /// A folder as ``SourceReader`` sees it: names that begin with a dot are left out, links are followed as long as they stay inside.
    package static func folder(_ path: String, excluding excluded: Set<String> = []) -> WatchedRoot {
        WatchedRoot(path: path, kind: .folder, excluded: excluded)
    }

    package static func file(_ path: String) -> WatchedRoot { WatchedRoot(path: path, kind: .file, excluded: []) }

    /// Whether something that stands directly in a folder of the root is left out.
    func isIgnored(_ path: String, name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") || excluded.contains(path) }

    /// The path below the root that a real path has, which symbolic links on the way to the root may have changed; nil for what is
    /// outside or left out.
    ///
    /// - Parameter realPath: that of the root.
    func path(of changed: String, realPath: String) -> String? {
        if changed == realPath { return path }
        guard kind == .folder, SourcePath.isInside(changed, realPath) else { return nil }
        var result = path
        for part in SourcePath.parts(of: SourcePath.relative(changed, from: realPath)) {
            let name = String(part)
            result = SourcePath.child(name, of: result)
            guard !isIgnored(result, name: name) else { return nil }
        }
        return result
    }
}

extension ProjectLayout {
    /// All that a build of the project reads, except assets when it is one document.
    ///
    /// - Parameter output: the absolute output folder, which is not watched.
    package func watchedRoots(output: String) -> [WatchedRoot] {
        let sources =
            document.map { WatchedRoot.file("\(self.sources)/\($0)") }
            ?? .folder(self.sources, excluding: excludedSources(output: output))
        return [sources, .folder(themes), .file(settings)] + (document == nil ? [.file(lock)] : [])
    }

    /// Absolute paths that are no sources, though they may be in the source folder.
    func excludedSources(output: String) -> Set<String> {
        [settings, "\(sources)/\(ProjectFile.settings)", lock, themes, FileSystem.realPath(of: output) ?? output]
    }
}

extension SourcePath {
    /// An absolute path of a name in a folder, which may be the root of the disk.
    static func child(_ name: String, of folder: String) -> String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }
}
