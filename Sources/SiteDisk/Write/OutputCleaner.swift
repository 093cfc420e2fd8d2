import SiteModel
import TableBasics

/// Takes a site off the disk again.
package enum OutputCleaner {
    /// Removes the files of the last build from an output folder, and the folder itself if nothing else is in it.
    ///
    /// - Returns: how many files of a site were removed; nil when there is no such folder.
    /// - Throws: ``OutputError/notOurs(_:)`` for a folder that tablesite did not make.
    package static func clean(_ folder: String) throws -> Int? {
        guard let status = FileSystem.status(of: folder) else { return nil }
        guard status.kind == .folder else { throw OutputError.notAFolder(folder) }
        guard let real = FileSystem.realPath(of: folder), let manifest = OutputManifest.read(in: real) else {
            throw OutputError.notOurs(folder)
        }
        var count = 0
        for path in manifest.paths.sorted() {
            let parents = SourcePath.folders(of: path).dropFirst()
            let isOurs = parents.allSatisfy {
                FileSystem.status(of: "\(real)/\($0)", followingLinks: false)?.kind == .folder
            }
            let kind = FileSystem.status(of: "\(real)/\(path)", followingLinks: false)?.kind
            guard isOurs, kind != nil, kind != .folder else { continue }
            try FileSystem.removeFile("\(real)/\(path)")
            count += 1
            for parent in parents.reversed() { guard FileSystem.removeEmptyFolder("\(real)/\(parent)") else { break } }
        }
        FileSystem.removeTree("\(real)/\(OutputManifest.folderName)")
        FileSystem.removeEmptyFolder(real)
        return count
    }
}
