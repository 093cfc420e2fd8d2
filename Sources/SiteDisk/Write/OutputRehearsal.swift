package import SiteModel
private import Synchronization

/// Finds out whether the files of a site could take their places in an output folder, and changes nothing there.
package final class OutputRehearsal: Sendable {
    private let folder: String
    private let sources: String
    private let previous: OutputManifest
    private let state = Mutex(State())

    private struct State {
        /// Of files that are not in the folder, or that tablesite did not make and are others.
        var new: Set<String> = []
        var others: Set<String> = []
    }

    /// Throws the ``OutputError`` of a folder that is none to write to. The parameters are those of an ``OutputWriter``.
    package init(folder: String, sources: String) throws {
        try OutputWriter.check(folder: folder, sources: sources)
        self.folder = FileSystem.realPath(of: folder) ?? folder
        self.sources = sources
        previous = OutputManifest.read(in: self.folder) ?? OutputManifest()
    }

    package func write(_ bytes: [UInt8], to path: OutputPath) {
        add(path.string) { FileSystem.contents(of: $0, equal: bytes) }
    }

    package func copy(_ file: SourceFile, to path: OutputPath) {
        add(path.string) { FileSystem.contents(of: "\(sources)/\(file.path)", equalContentsOf: $0) { _ in } }
    }

    private func add(_ path: String, isThere: (String) -> Bool) {
        let isNew = !previous.paths.contains(path) && !isThere("\(folder)/\(path)")
        state.withLock { _ = isNew ? $0.new.insert(path) : $0.others.insert(path) }
    }

    /// Throws what ``OutputWriter/finish()`` would, of places that files cannot take.
    package func finish() throws {
        let (new, others) = state.withLock { ($0.new, $0.others) }
        let update = OutputUpdate(
            of: folder, staging: folder, staged: new, unchanged: others, stale: previous.paths.subtracting(new).subtracting(others),
            previous: previous)
        try update.checkPlaces()
    }
}
