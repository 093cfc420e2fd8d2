import SiteModel
import TableBasics

/// The steps of an update, in the output or in a folder that shall take its place.
extension OutputUpdate {
    /// Makes room for new files in a folder: removes old files where a folder must be, and old folders where a file must be.
    func removeObstacles(in folder: String) throws {
        var parents: Set<String> = []
        for path in staged { parents.formUnion(SourcePath.folders(of: path).dropFirst()) }
        let places = Set(staged)
        for path in stale where parents.contains(path) || SourcePath.folders(of: path).contains(where: places.contains) {
            try Self.remove(path, in: folder)
        }
        for path in staged { Self.removeEmptyFolders("\(folder)/\(path)") }
    }

    /// Folders in which there is no file, such as one with the name of a page.
    private static func removeEmptyFolders(_ path: String) {
        guard FileSystem.status(of: path, followingLinks: false)?.kind == .folder else { return }
        for (name, kind) in FileSystem.entries(in: path) where kind == .folder { removeEmptyFolders("\(path)/\(name)") }
        FileSystem.removeEmptyFolder(path)
    }

    static func makeFolders(for path: String, in folder: String) throws {
        for parent in SourcePath.folders(of: path).dropFirst() { try FileSystem.makeFolder("\(folder)/\(parent)") }
    }

    func removeStale(in folder: String) throws { for path in stale { try Self.remove(path, in: folder) } }

    /// Removes a file, and the folders around it that are empty then. What is no longer a file is left alone.
    static func remove(_ path: String, in folder: String) throws {
        let parents = SourcePath.folders(of: path).dropFirst()
        // A folder on the way may have become a symbolic link, which must not be followed out of the output.
        for parent in parents {
            guard FileSystem.status(of: "\(folder)/\(parent)", followingLinks: false)?.kind == .folder else { return }
        }
        guard FileSystem.status(of: "\(folder)/\(path)", followingLinks: false)?.kind != .folder else { return }
        try FileSystem.removeFile("\(folder)/\(path)")
        for parent in parents.reversed() { guard FileSystem.removeEmptyFolder("\(folder)/\(parent)") else { return } }
    }

    /// Waits until the new files are on the disk.
    func synchronize() throws { try FileSystem.synchronize(staged.map { "\(staging)/\($0)" }, in: staging) }

    /// Writes the manifest of a folder, as a whole or not at all, unless it has the same.
    ///
    /// - Parameter isDurable: waits until it is on the disk, as without it the folder would not be known as tablesite's any more.
    static func write(_ manifest: OutputManifest, in folder: String, isDurable: Bool = true) throws {
        guard OutputManifest.read(in: folder) != manifest else { return }
        try FileSystem.makeFolder("\(folder)/\(OutputManifest.folderName)")
        try write(manifest.bytes, to: "\(folder)/\(OutputManifest.path)", isDurable: isDurable)
    }

    /// Gives a file of tablesite's own these bytes, as a whole or not at all.
    static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws {
        try FileError.naming(path) {
            try FileSystem.write(bytes, to: path + ".new")
            if isDurable { try FileSystem.synchronize([path + ".new"], in: SourcePath.folder(of: path)) }
            try FileSystem.rename(path + ".new", to: path)
        }
    }

    /// Makes the only change of an update: one file that takes its place, or goes.
    func makeOnlyChange() throws {
        if let path = staged.first {
            try synchronize()
            try Self.write(manifestOfBoth, in: output)
            try removeObstacles(in: output)
            try Self.makeFolders(for: path, in: output)
            try FileSystem.rename("\(staging)/\(path)", to: "\(output)/\(path)")
        } else {
            try removeStale(in: output)
        }
        try Self.write(manifest, in: output)
    }
}
