package import SiteModel
import TableBasics
private import Synchronization

/// `manifest.json`: every file of a site with the SHA-256 hash of its bytes and its size, so that an uploader can tell which ones
/// changed.
package final class HashList: Sendable {
    private struct Entry {
        let hash: String
        let size: Int
    }

    private let entries = Mutex<[OutputPath: Entry]>([:])

    package static let path = OutputPath("manifest.json")

    package init() {}

    /// Passes everything on to a sink and notes it. `read` gives the bytes of a file of the sources.
    package func noting(_ sink: OutputSink, read: @escaping @Sendable (String) throws -> [UInt8]) -> OutputSink {
        OutputSink(
            write: { path, bytes in
                self.note(path, bytes)
                try sink.write(path, bytes)
            },
            copy: { file, path in
                try sink.copy(file, path)
                if let bytes = try? read(file.path) { self.note(path, bytes) }
            })
    }

    /// The list as JSON, one file a line, sorted by path.
    package var bytes: [UInt8] {
        let sorted = entries.withLock { $0.sorted { $0.key < $1.key } }
        var json = JSONWriter(capacity: sorted.count * 130)
        json.beginArray()
        for (path, entry) in sorted {
            json.nextLine()
            json.beginObject()
            json.name("path")
            json.string(path.string)
            json.name("sha256")
            json.string(entry.hash)
            json.name("size")
            json.number(entry.size)
            json.endObject()
        }
        json.lastLine()
        json.endArray()
        json.lastLine()
        return json.bytes
    }

    private func note(_ path: OutputPath, _ bytes: [UInt8]) {
        let entry = Entry(hash: SHA256.hexadecimal(of: bytes), size: bytes.count)
        entries.withLock { $0[path] = entry }
    }
}
