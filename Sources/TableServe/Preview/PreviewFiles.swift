private import Synchronization
import TableBuild

/// Takes the files of a build for the server. Pages get the preview's script; assets are read when they are asked for.
final class PreviewFiles: Sendable {
    private let files = Mutex<[OutputPath: ServedFile]>([:])
    private let copied = Mutex<Set<String>>([])
    private let last: [OutputPath: ServedFile]
    private let folder: String
    private let extras: PreviewExtras

    /// - Parameters:
    ///   - folder: that of the sources, absolute.
    ///   - last: what the build before made; what is the same stays the same file.
    init(folder: String, extras: PreviewExtras, last: [OutputPath: ServedFile]) {
        self.folder = folder
        self.extras = extras
        self.last = last
    }

    var made: [OutputPath: ServedFile] { files.withLock { $0 } }

    /// The files that were copied, by their absolute paths.
    var assets: Set<String> { copied.withLock { $0 } }

    var sink: OutputSink {
        OutputSink(
            write: { path, bytes in
                let type = MediaType(ofFile: path.string)
                self.add(
                    type == .html ? ServedFile(page: bytes, extras: self.extras) : ServedFile(bytes, mediaType: type), at: path)
            },
            copy: { file, path in self.add(try self.asset(file, type: MediaType(ofFile: path.string)), at: path) },
            keep: { path in if let file = self.last[path] { self.add(file, at: path) } })
    }

    private func add(_ file: ServedFile, at path: OutputPath) {
        let known = last[path].flatMap { $0.tag == file.tag ? $0 : nil }
        files.withLock { $0[path] = known ?? file }
    }

    private func asset(_ file: SourceFile, type: MediaType) throws -> ServedFile {
        let path = "\(folder)/\(file.path)"
        copied.withLock { _ = $0.insert(path) }
        guard let stamp = file.stamp ?? FileSystem.status(of: path)?.stamp else {
            throw UnreadableSource(reason: "there is no such file")
        }
        // Pages of the author's own are pages as well, and small.
        if type == .html { return ServedFile(page: try readWhole(path), extras: extras) }
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
