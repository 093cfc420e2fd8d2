package import SiteModel
import TableBasics
private import Synchronization

/// Writes a site into its output folder, which holds a whole site at every moment: the old one or the new one.
///
/// Each file is compared with what is there; only those that differ are written, into a staging folder beside the output. When all
/// are there ``finish()`` puts them into place: a folder that does not exist yet appears by a rename, one that is all ours is exchanged
/// (`OutputUpdate+Exchange`), and elsewhere files take their places one by one (`OutputUpdate+Placement`). Files that tablesite did not
/// make are left alone. One process at a time writes to a folder.
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
    private let workplace: OutputWorkplace
    /// The staging folder becomes the output folder itself.
    private let isFresh: Bool
    private let previous: OutputManifest
    private let lock: OutputLock
    private let state = Mutex(State())

    private struct State {
        var staged: Set<String> = []
        var unchanged: Set<String> = []
        var folders: Set<String> = []
    }

    /// Prepares an output folder, and finishes or takes back what a killed build began in it. Throws ``OutputError`` when it is none to
    /// write to, ``FileError`` when that is impossible.
    ///
    /// - Parameters:
    ///   - folder: absolute; need not exist.
    ///   - sources: the folder that assets are copied from.
    ///   - isAlone: of one document or a gallery, which takes the place of no whole site.
    ///   - patience: how long to wait for another build of the same folder.
    package init(folder: String, sources: String, isAlone: Bool = false, patience: Duration = .seconds(60)) throws {
        try Self.check(folder: folder, sources: sources, isAlone: isAlone)
        let real = FileSystem.realPath(of: folder) ?? folder
        self.folder = real
        self.sources = sources
        workplace = try OutputWorkplace(of: real)
        lock = try OutputLock(workplace.lock, of: folder, patience: patience)
        try PlacementJournal.recover(in: workplace)
        workplace.removeAbandoned()
        // Another build may have made the folder meanwhile.
        let manifest = try Self.manifest(of: real, named: folder)
        let names = try FileSystem.status(of: real).map { _ in try FileSystem.names(in: real) }
        previous = manifest ?? OutputManifest(isFolderForeign: names.map { !$0.contains(OutputManifest.folderName) } ?? false)
        // What is in a folder without a manifest may stay there.
        isFresh = manifest == nil && workplace.isBeside && names?.isEmpty ?? true
        staging = workplace.staging(named: workplace.stagingName) ?? real
        try FileError.naming(folder) { try FileSystem.makeFolder(staging) }
    }

    /// Throws the ``OutputError`` of a folder that is none to write to, and changes nothing. The parameters are those of
    /// ``init(folder:sources:isAlone:patience:)``.
    package static func check(folder: String, sources: String, isAlone: Bool = false) throws {
        let real = FileSystem.realPath(of: folder) ?? folder
        let realSources = FileSystem.realPath(of: sources) ?? sources
        guard realSources != real, !SourcePath.isInside(realSources, real) else {
            throw OutputError.containsSources(folder)
        }
        let manifest = try manifest(of: real, named: folder)
        if isAlone, manifest?.isOfWholeSite == true { throw OutputError.holdsSite(folder) }
    }

    /// That of a folder that may be written to; nil for one that is missing, empty, or has what sites are published from: hidden
    /// files, such as those of version control, and the name of the domain. A first build that was killed leaves such a folder too.
    private static func manifest(of real: String, named folder: String) throws -> OutputManifest? {
        guard let status = FileSystem.status(of: real) else {
            guard FileSystem.status(of: real, followingLinks: false) == nil else { throw OutputError.leadsNowhere(folder) }
            return nil
        }
        guard status.kind == .folder else { throw OutputError.notAFolder(folder) }
        let manifest = OutputManifest.read(in: real)
        guard manifest == nil else { return manifest }
        let foreign = try FileSystem.names(in: real).first { $0 != "CNAME" && $0?.utf8.first != UInt8(ascii: ".") }
        if let foreign { throw OutputError.notOurs(folder, file: foreign ?? "?") }
        return nil
    }

    package var sink: OutputSink {
        OutputSink(write: { try self.write($1, to: $0.string) }, copy: { try self.copy($0.path, to: $1.string, hashed: $2) })
    }

    /// Whether a file is staged, by path; for the list of what a build wrote.
    package var stagedPaths: [String] { state.withLock { $0.staged.sorted() } }

    private func write(_ bytes: [UInt8], to path: String) throws {
        if !isFresh, FileSystem.contents(of: "\(folder)/\(path)", equal: bytes) { return keep(path) }
        try FileError.naming("\(folder)/\(path)") {
            try makeStagingFolder(for: path)
            try FileSystem.write(bytes, to: "\(staging)/\(path)")
        }
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
        var hash = SHA256()
        try FileError.naming("\(folder)/\(path)") {
            try makeStagingFolder(for: path)
            try FileSystem.copy(source, to: "\(staging)/\(path)") { if hashed { hash.add($0) } }
        }
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
        let stale = previous.paths.subtracting(staged).subtracting(unchanged)
        // What somebody else put there stays theirs, even if it is the same.
        let update = OutputUpdate(
            of: folder, staging: staging, staged: staged, unchanged: unchanged.intersection(previous.paths), stale: stale,
            previous: previous)
        try HeldSignals.holdBack {
            do {
                if try !isFresh || !appear(update) { try apply(update) }
            } catch let error as FileError where error.path.hasPrefix(staging) {
                throw FileError(error.operation, folder, code: error.code)
            }
            FileSystem.removeTree(staging)
            lock.release()
        }
        return Summary(written: staged.count, unchanged: unchanged.count, removed: stale.count)
    }

    /// Makes the staging folder the output; says whether it could: an empty folder may be one that nothing can take the place of.
    private func appear(_ update: OutputUpdate) throws -> Bool {
        try OutputUpdate.write(update.manifest, in: staging, isDurable: false)
        return (try? FileSystem.rename(staging, to: folder)) != nil
    }

    private func apply(_ update: OutputUpdate) throws {
        try FileSystem.makeFolder(folder)
        try update.checkPlaces()
        switch update.staged.count + update.stale.count {
        case 0: try OutputUpdate.write(update.manifest, in: folder)
        case 1: try update.makeOnlyChange()
        default:
            if workplace.isBeside, try update.exchange() { return }
            try update.place()
        }
    }

    /// Removes what was staged; the output folder is as it was before.
    package func abandon() {
        FileSystem.removeTree(staging)
        lock.release()
        if !isFresh, previous.paths.isEmpty, OutputManifest.read(in: folder) == nil { workplace.removeIfUnused() }
    }
}
