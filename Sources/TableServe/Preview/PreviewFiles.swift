import SiteDisk
import SiteModel
import TableBasics
private import Synchronization

/// Takes the files of a build for the server. Pages get the preview's script; assets are read when they are asked for.
final class PreviewFiles: Sendable {
    /// What a build made.
    struct Contents: Sendable {
        fileprivate(set) var files: [OutputPath: ServedFile] = [:]
        /// The files that were copied, by their absolute paths.
        fileprivate(set) var assets: Set<String> = []
        /// Those of the author's own pages.
        fileprivate var stamps: [OutputPath: FileStamp] = [:]
    }

    private let state = Mutex(Contents())
    private let last: Contents
    private let folder: String
    private let extras: PreviewExtras

    /// - Parameters:
    ///   - folder: that of the sources, absolute.
    ///   - last: that of the build before; what is the same stays the same file.
    init(folder: String, extras: PreviewExtras, last: Contents) {
        self.folder = folder
        self.extras = extras
        self.last = last
    }

    var contents: Contents { state.withLock { $0 } }

    var sink: OutputSink {
        OutputSink(
            write: { path, bytes in
                let type = MediaType(ofFile: path.string)
                self.add(
                    type == .html ? ServedFile(page: bytes, extras: self.extras) : ServedFile(bytes, mediaType: type), at: path)
            },
            copy: { file, path, isHashed in
                self.add(try self.asset(file, at: path), at: path)
                return ContentDigest(of: isHashed ? try self.readWhole("\(self.folder)/\(file.path)") : [])
            },
            keep: { path in if let file = self.last.files[path] { self.add(file, at: path) } })
    }

    private func add(_ file: ServedFile, at path: OutputPath) {
        let unchanged = last.files[path].flatMap { $0.tag == file.tag ? $0 : nil }
        state.withLock { $0.files[path] = unchanged ?? file }
    }

    private func asset(_ file: SourceFile, at output: OutputPath) throws -> ServedFile {
        let type = MediaType(ofFile: output.string)
        let path = "\(folder)/\(file.path)"
        state.withLock { _ = $0.assets.insert(path) }
        guard let stamp = file.stamp ?? FileSystem.status(of: path)?.stamp else {
            throw UnreadableSource(reason: "there is no such file")
        }
        // Pages of the author's own are pages as well, and small.
        if type == .html {
            state.withLock { $0.stamps[output] = stamp }
            if last.stamps[output] == stamp, let unchanged = last.files[output] { return unchanged }
            return ServedFile(page: try readWhole(path), extras: extras)
        }
        return ServedFile(
            size: stamp.size, mediaType: type, tag: "\(stamp.size)-\(stamp.number)-\(stamp.changed)-\(stamp.revision)",
            read: { try FileSystem.readPart(path, $0) })
    }

    private func readWhole(_ path: String) throws -> [UInt8] {
        do {
            return try FileSystem.read(path)
        } catch {
            throw UnreadableSource(reason: (error as? FileError)?.reason ?? "\(error)")
        }
    }
}
