package import SiteModel
private import Synchronization

/// A sink that keeps the site in memory.
package final class CollectedSite: Sendable {
    private let collected = Mutex<[OutputPath: [UInt8]]>([:])
    private let kept = Mutex<Set<OutputPath>>([])
    private let sources: SourceTree
    private let last: CollectedSite?

    /// - Parameter last: the site of the last build, whose files a build with a memory can keep.
    package init(of sources: SourceTree, after last: CollectedSite? = nil) {
        self.sources = sources
        self.last = last
    }

    /// The files that are those of the last build.
    package var keptPaths: Set<OutputPath> { kept.withLock { $0 } }

    package var files: [OutputPath: [UInt8]] { collected.withLock { $0 } }

    package var sink: OutputSink {
        OutputSink(
            write: { path, bytes in self.collected.withLock { $0[path] = bytes } },
            copy: { file, path, _ in
                do {
                    let bytes = try self.sources.read(file.path)
                    self.collected.withLock { $0[path] = bytes }
                    return ContentDigest(of: bytes)
                } catch {
                    throw UnreadableSource(reason: "\(error)")
                }
            },
            keep: last.map { last in
                { @Sendable path in
                    let bytes = last.collected.withLock { $0[path] }
                    self.collected.withLock { $0[path] = bytes }
                    self.kept.withLock { _ = $0.insert(path) }
                }
            })
    }
}
