import SiteDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file in which answers about addresses elsewhere are kept between runs.
package struct LinkCheckStore: Sendable {
    private let folder: String
    private var path: String { "\(folder)/links.tsv" }

    package init(folder: String) { self.folder = folder }

    /// Where a user's caches are, `tablesite` in it; nil for a user who has no home.
    ///
    /// On Linux by the XDG Base Directory Specification, which passes over relative paths.
    package static func folder(environment: (String) -> String?) -> String? {
        if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") { return "\(caches)/tablesite" }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/tablesite"
        #else
            return "\(home)/.cache/tablesite"
        #endif
    }

    /// What is kept; nothing when there is no such file or it is damaged.
    package func read() -> LinkCheckCache {
        // A file of this size is not ours.
        let check = { (status: FileStatus) in
            if status.size > 100_000_000 { throw FileError("read", path, code: EFBIG) }
        }
        return (try? FileSystem.read(path, check: check)).map { LinkCheckCache($0) } ?? LinkCheckCache()
    }

    /// Keeps what is in `cache` together with what other runs kept meanwhile. The file is always a whole one.
    package func write(_ cache: LinkCheckCache, now: Int) throws {
        try FileSystem.makeFolders(folder)
        var cache = cache
        cache.merge(read(), now: now)
        try FileSystem.replace(path, with: cache.bytes)
    }
}
