import SiteModel
import TableBasics

/// Takes a site off the disk again.
package enum OutputCleaner {
    /// Removes the files of the last build from an output folder, and the folder itself if a build made it and nothing else is in it.
    ///
    /// - Parameter isAlone: the site is that of one document, and no other is meant.
    /// - Returns: how many files of a site were removed; nil when there is no such folder.
    /// - Throws: ``OutputError/notMade(_:)`` for a folder without a site of tablesite's, ``OutputError/link(_:to:)`` for a link,
    ///   ``OutputError/holdsSite(_:)``.
    package static func clean(_ folder: String, isAlone: Bool = false, patience: Duration = .seconds(60)) throws -> Int? {
        guard let status = FileSystem.status(of: folder) else {
            try sweep(around: folder, patience: patience)
            return nil
        }
        guard status.kind == .folder else { throw OutputError.notAFolder(folder) }
        guard let real = FileSystem.realPath(of: folder), let known = OutputManifest.read(in: real) else {
            throw OutputError.notMade(folder)
        }
        guard !isAlone || !known.isOfWholeSite else { throw OutputError.holdsSite(folder) }
        guard FileSystem.status(of: folder, followingLinks: false)?.kind != .link else {
            throw OutputError.link(folder, to: real)
        }
        let workplace = try OutputWorkplace(of: real)
        let lock = try OutputLock(workplace.lock, of: folder, patience: patience)
        try PlacementJournal.recover(in: workplace)
        workplace.removeAbandoned()
        var count = 0
        let manifest = OutputManifest.read(in: real) ?? OutputManifest()
        for path in manifest.paths.sorted() {
            let kind = FileSystem.status(of: "\(real)/\(path)", followingLinks: false)?.kind
            guard kind != nil, kind != .folder else { continue }
            try OutputUpdate.remove(path, in: real)
            if FileSystem.status(of: "\(real)/\(path)", followingLinks: false) == nil { count += 1 }
        }
        lock.release()
        FileSystem.removeTree("\(real)/\(OutputManifest.folderName)")
        if !manifest.isFolderForeign { FileSystem.removeEmptyFolder(real) }
        return count
    }

    /// Removes what a first build left that was killed before there was an output folder.
    private static func sweep(around folder: String, patience: Duration) throws {
        let parent = SourcePath.folder(of: folder)
        guard FileSystem.status(of: parent)?.kind == .folder, FileSystem.isWritable(parent) else { return }
        let workplace = try OutputWorkplace(of: folder)
        let lock = try OutputLock(workplace.lock, of: folder, patience: patience)
        workplace.removeAbandoned()
        lock.release()
    }
}
