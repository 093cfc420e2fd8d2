import SiteModel
import TableBasics

/// Files that a command makes where nothing is: each of them whole, and all of them or none.
package struct NewFiles {
    private var files: [String] = []
    private var folders: [String] = []

    private init() {}

    /// Calls `body`, which adds files; when it throws, what it made goes again, as it does when a signal ends the program meanwhile.
    package static func make(_ body: (inout NewFiles) throws -> Void) throws {
        try HeldSignals.holdBack {
            var new = NewFiles()
            do {
                try body(&new)
            } catch {
                new.takeBack()
                throw error
            }
        }
    }

    /// Makes a file with the folders around it. Throws ``FileError``, also for a file that is there.
    package mutating func add(_ bytes: [UInt8], at path: String) throws {
        if HeldSignals.isAnyHeld { throw CancellationError() }
        if FileSystem.status(of: path, followingLinks: false) != nil { throw FileError.isThere(path) }
        try makeFolders(SourcePath.folder(of: path))
        try FileSystem.replace(path, with: bytes)
        files.append(path)
    }

    private mutating func makeFolders(_ path: String) throws {
        guard !path.isEmpty, FileSystem.status(of: path)?.kind != .folder else { return }
        try makeFolders(SourcePath.folder(of: path))
        try FileSystem.makeFolder(path)
        folders.append(path)
    }

    /// Removes what was made, but for folders that others put something into.
    private func takeBack() {
        for file in files { try? FileSystem.removeFile(file) }
        for folder in folders.reversed() { FileSystem.removeEmptyFolder(folder) }
    }
}
