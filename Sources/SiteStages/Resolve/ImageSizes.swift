package import SiteModel
import Synchronization
import TableModel

/// The sizes of the images that pages show, each file read once.
///
/// A file that cannot be read has no size; that is reported where it is copied. A site without images costs nothing here.
package final class ImageSizes: Sendable {
    private let sources: SourceTree
    private let last: ImageCache
    private let sizes = Mutex<[String: ImageSize?]>([:])

    /// - Parameter cache: the sizes of the last build.
    package init(of sources: SourceTree, cache: ImageCache = ImageCache()) {
        self.sources = sources
        last = cache
    }

    /// The size of a file of the sources, or nil when it cannot be known. May be called on several threads.
    func size(ofImageAt path: String) -> ImageSize? {
        if let size = sizes.withLock({ $0[path] }) { return size }
        let stamp = sources.file(at: path)?.stamp
        let size = last.output(for: path, input: stamp) ?? measure(path)
        sizes.withLock { $0[path] = .some(size) }
        return size
    }

    /// For the next build.
    package var cache: ImageCache {
        var cache = ImageCache()
        for (path, size) in sizes.withLock({ $0 }) { cache.set(size, for: path, input: sources.file(at: path)?.stamp) }
        return cache
    }

    /// The size of an image by the start of its file; more of it is read when a long profile or preview stands before the size.
    private func measure(_ path: String) -> ImageSize? {
        for length in [65_536, 1 << 20] {
            guard let start = try? sources.readStart(path, length) else { return nil }
            if let size = ImageSize(fileStart: start) { return size }
            if start.count < length { return nil }
        }
        return nil
    }
}

/// Sizes of images by their paths.
package typealias ImageCache = StageCache<FileStamp, ImageSize?>
