package import SiteModel
import TableBasics
private import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a site into its output folder, which holds a whole site at every moment: the old one or the new one.
///
/// A folder that does not exist yet is made beside its place and renamed. In one that exists, each file is compared with what
/// is there; only those that differ are written, into a staging folder, and renamed into place by ``finish()`` when all are
/// there. Then the files of the last build that are gone are removed. Files that tablesite did not make are left alone.
package final class OutputWriter: Sendable {
    /// What a finished write did.
    package struct Summary: Sendable, Equatable {
        package var written = 0
        package var unchanged = 0
        package var removed = 0

        package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
            self.written = written
            self.unchanged = unchanged
            self.removed = removed
        }
    }

    /// Absolute, without symbolic links.
    package let folder: String
    private let sources: String
    private let staging: String
    /// The staging folder becomes the output folder itself.
    private let isFresh: Bool
    private let previous: OutputManifest
    /// Tells other builds that the staging folder is in use.
    private let lock: FolderLock?
    private let state = Mutex(State())

    private struct State {
        var staged: Set<String> = []
        var unchanged: Set<String> = []
        var folders: Set<String> = []
    }

    /// Prepares an output folder. Throws ``OutputError`` when it is none to write to, ``FileError`` when that is impossible.
    ///
    /// - Parameters:
    ///   - folder: absolute; need not exist.
    ///   - sources: the folder that assets are copied from.
    package init(folder: String, sources: String) throws {
        let real = FileSystem.realPath(of: folder) ?? folder
        let realSources = FileSystem.realPath(of: sources) ?? sources
        guard realSources != real, !SourcePath.isInside(realSources, real) else {
            throw OutputError.containsSources(folder)
        }
        self.folder = real
        self.sources = sources
        let status = FileSystem.status(of: real)
        if status == nil, FileSystem.status(of: real, followingLinks: false) != nil { throw OutputError.leadsNowhere(folder) }
        guard status == nil || status?.kind == .folder else { throw OutputError.notAFolder(folder) }
        let manifest = OutputManifest.read(in: real)
        let isEmpty = try status == nil || FileSystem.names(in: real).isEmpty
        guard manifest != nil || isEmpty else { throw OutputError.notOurs(folder) }
        previous = manifest ?? OutputManifest()

        let parent = SourcePath.folder(of: real)
        let sibling = "\(parent)/.\(SourcePath.name(of: real)).tablesite-\(getpid())"
        if manifest == nil {
            if status == nil { try FileSystem.makeFolders(parent.isEmpty ? "/" : parent) }
            Self.removeAbandoned(in: parent, prefix: ".\(SourcePath.name(of: real)).tablesite-")
            // An empty folder may be a place to mount on, or the only one that may be written to.
            let isReplaceable =
                status.map { $0.identity.device == FileSystem.status(of: parent)?.identity.device } ?? true
            if isReplaceable, (try? FileSystem.makeFolder(sibling)) != nil {
                staging = sibling
                isFresh = true
                lock = FolderLock(sibling)
                return
            }
            if status == nil { throw FileError("create", folder) }
        }
        isFresh = false
        try FileSystem.makeFolder("\(real)/\(OutputManifest.folderName)")
        Self.removeAbandoned(in: "\(real)/\(OutputManifest.folderName)", prefix: "new-")
        staging = "\(real)/\(OutputManifest.folderName)/new-\(getpid())"
        try FileSystem.makeFolder(staging)
        lock = FolderLock(staging)
    }

    package var sink: OutputSink {
        OutputSink(write: { try self.write($1, to: $0.string) }, copy: { try self.copy($0.path, to: $1.string, hashed: $2) })
    }

    /// Whether a file is staged, by path; for the list of what a build wrote.
    package var stagedPaths: [String] { state.withLock { $0.staged.sorted() } }

    private func write(_ bytes: [UInt8], to path: String) throws {
        if !isFresh, FileSystem.contents(of: "\(folder)/\(path)", equal: bytes) { return keep(path) }
        try makeStagingFolder(for: path)
        try FileSystem.write(bytes, to: "\(staging)/\(path)")
        stage(path)
    }

    /// - Returns: the digest of the bytes that were copied, or compared with the same; of no bytes unless they are `hashed`.
    private func copy(_ source: String, to path: String, hashed: Bool) throws -> ContentDigest {
        let source = "\(sources)/\(source)"
        if !isFresh {
            var hash = SHA256()
            let isThere = FileSystem.contents(of: source, equalContentsOf: "\(folder)/\(path)") { if hashed { hash.add($0) } }
            if isThere {
                keep(path)
                return hash.digest
            }
        }
        try makeStagingFolder(for: path)
        var hash = SHA256()
        try FileSystem.copy(source, to: "\(staging)/\(path)") { if hashed { hash.add($0) } }
        stage(path)
        return hash.digest
    }

    private func keep(_ path: String) { state.withLock { _ = $0.unchanged.insert(path) } }

    private func stage(_ path: String) { state.withLock { _ = $0.staged.insert(path) } }

    private func makeStagingFolder(for path: String) throws {
        let parent = SourcePath.folder(of: path)
        guard !parent.isEmpty, state.withLock({ !$0.folders.contains(parent) }) else { return }
        for folder in SourcePath.folders(of: path).dropFirst() { try FileSystem.makeFolder("\(staging)/\(folder)") }
        state.withLock { _ = $0.folders.insert(parent) }
    }

    /// Puts the new site into place. After an error the old site is there; call ``abandon()`` then.
    package func finish() throws -> Summary {
        let (staged, unchanged) = state.withLock { ($0.staged, $0.unchanged) }
        let manifest = OutputManifest(paths: staged.union(unchanged))
        var summary = Summary(written: staged.count, unchanged: unchanged.count)
        if isFresh {
            try FileSystem.makeFolder("\(staging)/\(OutputManifest.folderName)")
            try FileSystem.write(manifest.bytes, to: "\(staging)/\(OutputManifest.path)")
            try HeldSignals.holdBack { try FileSystem.rename(staging, to: folder) }
            return summary
        }
        let stale = previous.paths.subtracting(manifest.paths)
        try checkPlaces(of: staged, stale: stale)
        try HeldSignals.holdBack {
            // Until all is done the manifest has the old files and the new ones, so that none is forgotten if the power fails.
            try writeManifest(OutputManifest(paths: manifest.paths.union(previous.paths)), ifUnlike: previous)
            try removeObstacles(to: staged, stale: stale)
            for path in staged.sorted() {
                for parent in SourcePath.folders(of: path).dropFirst() { try FileSystem.makeFolder("\(folder)/\(parent)") }
                try FileSystem.rename("\(staging)/\(path)", to: "\(folder)/\(path)")
            }
            summary.removed = stale.count
            for path in stale.sorted() { try removeStale(path) }
            try writeManifest(manifest, ifUnlike: OutputManifest.read(in: folder))
        }
        FileSystem.removeTree(staging)
        return summary
    }

    /// Removes what was staged; the output folder is as it was before.
    package func abandon() {
        FileSystem.removeTree(staging)
        if !isFresh, previous.paths.isEmpty, OutputManifest.read(in: folder) == nil {
            FileSystem.removeEmptyFolder("\(folder)/\(OutputManifest.folderName)")
        }
    }

    /// Makes sure that every staged file can take its place, before the first one does.
    private func checkPlaces(of staged: Set<String>, stale: Set<String>) throws {
        for path in staged {
            for parent in SourcePath.folders(of: path).dropFirst() {
                let kind = FileSystem.status(of: "\(folder)/\(parent)", followingLinks: false)?.kind
                guard kind == nil || kind == .folder || stale.contains(parent) else {
                    throw OutputError.foreignFile("\(folder)/\(parent)")
                }
                if kind != .folder { break }
            }
            switch FileSystem.status(of: "\(folder)/\(path)", followingLinks: false)?.kind {
            case nil: break
            case .folder:
                if let foreign = firstForeignFile(in: path, stale: stale) {
                    throw OutputError.foreignFile("\(folder)/\(foreign)")
                }
            default:
                guard previous.paths.contains(path) else { throw OutputError.foreignFile("\(folder)/\(path)") }
            }
        }
    }

    private func firstForeignFile(in path: String, stale: Set<String>) -> String? {
        guard let names = try? FileSystem.names(in: "\(folder)/\(path)") else { return path }
        for name in names {
            guard let name else { return path }
            let inner = "\(path)/\(name)"
            if FileSystem.status(of: "\(folder)/\(inner)", followingLinks: false)?.kind == .folder {
                if let foreign = firstForeignFile(in: inner, stale: stale) { return foreign }
            } else if !stale.contains(inner) {
                return inner
            }
        }
        return nil
    }

    /// Removes old files where a folder must be, and old folders where a file must be.
    private func removeObstacles(to staged: Set<String>, stale: Set<String>) throws {
        guard !stale.isEmpty else { return }
        var parents: Set<String> = []
        for path in staged { parents.formUnion(SourcePath.folders(of: path).dropFirst()) }
        for path in stale where parents.contains(path) || SourcePath.folders(of: path).contains(where: staged.contains) {
            try removeStale(path)
        }
    }

    private func removeStale(_ path: String) throws {
        // A folder on the way may have become a symbolic link, which must not be followed out of the output.
        for parent in SourcePath.folders(of: path).dropFirst() {
            guard FileSystem.status(of: "\(folder)/\(parent)", followingLinks: false)?.kind == .folder else { return }
        }
        guard FileSystem.status(of: "\(folder)/\(path)", followingLinks: false)?.kind != .folder else { return }
        try FileSystem.removeFile("\(folder)/\(path)")
        for parent in SourcePath.folders(of: path).dropFirst().reversed() {
            guard FileSystem.removeEmptyFolder("\(folder)/\(parent)") else { return }
        }
    }

    private func writeManifest(_ manifest: OutputManifest, ifUnlike current: OutputManifest?) throws {
        guard manifest != current || OutputManifest.read(in: folder) == nil else { return }
        try FileSystem.write(manifest.bytes, to: staging + ".manifest")
        try FileSystem.rename(staging + ".manifest", to: "\(folder)/\(OutputManifest.path)")
    }

    /// Removes staging folders of builds that were killed: those that nobody holds a lock on any more.
    private static func removeAbandoned(in folder: String, prefix: String) {
        for case let name? in (try? FileSystem.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(folder)/\(name)"
            guard FileSystem.status(of: path, followingLinks: false)?.kind == .folder else { continue }
            if FolderLock(path) != nil { FileSystem.removeTree(path) }
        }
    }
}
