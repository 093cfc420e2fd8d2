private import Synchronization

/// A sink that keeps the site in memory.
package final class CollectedSite: Sendable {
    private let collected = Mutex<[OutputPath: [UInt8]]>([:])
    private let sources: SourceTree

    package init(of sources: SourceTree) { self.sources = sources }

    package var files: [OutputPath: [UInt8]] { collected.withLock { $0 } }

    package var sink: OutputSink {
        OutputSink(
            write: { path, bytes in self.collected.withLock { $0[path] = bytes } },
            copy: { file, path in
                do {
                    let bytes = try self.sources.read(file.path)
                    self.collected.withLock { $0[path] = bytes }
                } catch {
                    throw UnreadableSource(reason: "\(error)")
                }
            })
    }
}
