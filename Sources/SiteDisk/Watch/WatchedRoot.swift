import SiteModel
import TableBasics
package import TableModel

/// A folder with everything in it, or one file, that a ``FolderWatcher`` watches. It need not exist yet.
package struct WatchedRoot: Sendable, Hashable {
    package enum Kind: Sendable { case folder, file }

    /// Absolute.
    package let path: String
    package let kind: Kind
    /// Absolute paths inside a folder that are not watched.
    package let excluded: Set<String>
    /// What else is not watched inside a folder.
    let rules: SourceRules

    /// A folder as ``SourceReader`` sees it: links are followed as long as they stay inside. Without `rules` only names that begin with a
    /// dot are left out.
    static func folder(
        _ path: String, excluding excluded: Set<String> = [], rules: SourceRules = .everything
    ) -> WatchedRoot {
        WatchedRoot(path: path, kind: .folder, excluded: excluded, rules: rules)
    }

    package static func file(_ path: String) -> WatchedRoot {
        WatchedRoot(path: path, kind: .file, excluded: [], rules: .everything)
    }

    /// How a build sees something that stands directly in a folder of the root, whose rules are given.
    func decision(on path: String, name: String, isFolder: Bool, by rules: SourceRules) -> SourceRules.Decision {
        if excluded.contains(path) { return .leftOut(nil) }
        return rules.decision(on: SourcePath.relative(path, from: self.path), name: name, isFolder: isFolder)
    }

    /// The rules in a folder of the root that has some names, by those of the folder around it; nil for one that is not watched.
    func rules(
        in path: String, _ decision: SourceRules.Decision, names: [String], around rules: SourceRules
    ) -> SourceRules? {
        let relative = path == self.path ? "" : SourcePath.relative(path, from: self.path)
        return rules.inside(relative, decision, names: names) { try? FileSystem.read(SourcePath.child($0, of: path)) }
    }

    /// The path below the root that a real path has, which symbolic links on the way to the root may have changed; nil for what is
    /// outside or left out.
    ///
    /// - Parameter realPath: that of the root.
    func path(of changed: String, realPath: String) -> String? {
        if changed == realPath { return path }
        guard kind == .folder, SourcePath.isInside(changed, realPath) else { return nil }
        var (result, rules, decision) = (path, self.rules, self.rules.first)
        let parts = SourcePath.parts(of: SourcePath.relative(changed, from: realPath))
        for (index, part) in parts.enumerated() {
            let names = ((try? FileSystem.names(in: result)) ?? []).compactMap(\.self)
            guard let inside = self.rules(in: result, decision, names: names, around: rules) else { return nil }
            let name = String(part)
            result = SourcePath.child(name, of: result)
            // The rules themselves.
            if name == SourceRules.ignoreFileName, !rules.isIncluded { return result }
            (rules, decision) = (
                inside, self.decision(on: result, name: name, isFolder: index < parts.count - 1, by: inside)
            )
            if case .leftOut = decision { return nil }
        }
        return result
    }
}

extension ProjectLayout {
    /// All that a build of the project reads, except assets when it is one document.
    ///
    /// - Parameters:
    ///   - output: the absolute output folder, which is not watched.
    ///   - settings: say what else is not.
    package func watchedRoots(output: String, settings: SiteSettings = SiteSettings()) -> [WatchedRoot] {
        if let document { return [.file("\(sources)/\(document)"), .folder(themes), .file(self.settings)] }
        let folder = WatchedRoot.folder(
            sources, excluding: excludedSources(output: output), rules: sourceRules(settings))
        return [folder, .folder(themes), .file(self.settings), .file(lock)]
            + SourceRules.ignoreFiles(around: sources, in: repository).map { .file($0) }
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
