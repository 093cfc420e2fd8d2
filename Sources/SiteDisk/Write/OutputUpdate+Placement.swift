import SiteModel
import TableBasics

/// An update of a folder with foreign files, or where folders cannot be exchanged: files take their places one after the other.
extension OutputUpdate {
    /// Where the old files are kept until all is done.
    private var saved: String { staging + "-old" }

    /// Makes the changes one by one, in an order in which no page is broken at any time. An error takes them back.
    func place() throws {
        try save()
        try synchronize()
        let journal = PlacementJournal(staging: SourcePath.name(of: staging), staged: staged, stale: stale)
        do {
            // The manifest has the files of both sites until all is done.
            try Self.write(manifestOfBoth, in: output)
            try Self.write(journal.bytes, to: "\(output)/\(PlacementJournal.path)", isDurable: true)
            try placeOneByOne()
        } catch {
            // Where even this fails the journal stays, and the next build goes on with it.
            try? takeBack()
            throw error
        }
        FileSystem.removeTree(saved)
    }

    /// Gives every file that will change or go a second name, or a copy where a file can have only one.
    private func save() throws {
        try FileSystem.makeFolder(saved)
        for path in staged + stale {
            let old = "\(output)/\(path)"
            guard FileSystem.status(of: old, followingLinks: false)?.kind == .file else { continue }
            try Self.makeFolders(for: path, in: saved)
            if !FileSystem.link(old, to: "\(saved)/\(path)") { try FileSystem.copy(old, to: "\(saved)/\(path)") }
        }
    }

    /// Places what is still in the staging folder and removes what is still there: it may have been begun by another process.
    func placeOneByOne() throws {
        try removeObstacles(in: output)
        for path in staged {
            let new = "\(staging)/\(path)"
            guard FileSystem.status(of: new, followingLinks: false)?.kind == .file else { continue }
            try Self.makeFolders(for: path, in: output)
            try FileSystem.rename(new, to: "\(output)/\(path)")
        }
        try removeStale(in: output)
        try Self.write(manifest, in: output)
        try FileSystem.removeFile("\(output)/\(PlacementJournal.path)")
    }

    /// Puts the old site back, as far as its files were changed.
    func takeBack() throws {
        for path in staged where FileSystem.status(of: "\(saved)/\(path)", followingLinks: false) == nil {
            // One that is still waiting has not taken its place.
            guard FileSystem.status(of: "\(staging)/\(path)", followingLinks: false) == nil else { continue }
            try Self.remove(path, in: output)
        }
        for path in staged + stale where FileSystem.status(of: "\(saved)/\(path)", followingLinks: false) != nil {
            try Self.makeFolders(for: path, in: output)
            try FileSystem.rename("\(saved)/\(path)", to: "\(output)/\(path)")
        }
        // Folders that were made for new files.
        for path in staged {
            for parent in SourcePath.folders(of: path).dropFirst().reversed() {
                guard FileSystem.removeEmptyFolder("\(output)/\(parent)") else { break }
            }
        }
        try Self.write(previous, in: output)
        try FileSystem.removeFile("\(output)/\(PlacementJournal.path)")
        FileSystem.removeTree(saved)
    }
}
