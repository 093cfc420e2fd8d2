package import SiteModel
import TableBasics
private import Synchronization

/// `manifest.json`: every file of a site with the SHA-256 hash of its bytes and its size, so that an uploader can tell which ones
/// changed.
package final class HashList: Sendable {
    private let digests = Mutex<[OutputPath: ContentDigest]>([:])

    package static let path = OutputPath("manifest.json")

    package init() {}

    /// Passes everything on to a sink and lists it. A file that cannot be copied is no file of the site, and not listed.
    package func listing(_ sink: OutputSink) -> OutputSink {
        OutputSink(
            write: { path, bytes in
                self.add(ContentDigest(of: bytes), at: path)
                try sink.write(path, bytes)
            },
            copy: { file, path, _ in
                let digest = try sink.copy(file, path, true)
                self.add(digest, at: path)
                return digest
            })
    }

    /// The list as JSON, one file a line, sorted by path.
    package var bytes: [UInt8] {
        let sorted = digests.withLock { $0.sorted { $0.key < $1.key } }
        var json = JSONWriter(capacity: sorted.count * 130)
        json.beginArray()
        for (path, digest) in sorted {
            json.nextLine()
            json.beginObject()
            json.name("path")
            json.string(path.string)
            json.name("sha256")
            json.string(digest.sha256)
            json.name("size")
            json.number(digest.size)
            json.endObject()
        }
        json.lastLine()
        json.endArray()
        json.lastLine()
        return json.bytes
    }

    private func add(_ digest: ContentDigest, at path: OutputPath) { digests.withLock { $0[path] = digest } }
}
