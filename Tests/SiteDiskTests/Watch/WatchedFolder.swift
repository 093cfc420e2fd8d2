import SiteModel
import TableBasics
import TableTestSupport
@testable import SiteDisk

/// A temporary folder with a watcher, whose elements have paths relative to the folder.
struct WatchedFolder {
    let folder: TemporaryFolder
    let watcher: FolderWatcher

    /// Watches `roots`, or the whole folder except `out`.
    init(_ files: [String: String] = [:], roots: ((String) -> [WatchedRoot])? = nil) throws {
        folder = try TemporaryFolder()
        try folder.write(files)
        let path = folder.path
        watcher = try FolderWatcher(roots?(path) ?? [.folder(path, excluding: ["\(path)/out"])])
    }

    func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    func write(_ files: [String: String]) throws { try folder.write(files) }

    func move(_ name: String, to newName: String) throws { try FileSystem.rename(path(name), to: path(newName)) }

    /// The next element; fails after a time that only a lost event takes.
    func next() async throws -> FileChanges {
        let watcher = watcher
        let changes = try await withThrowingTaskGroup(of: FileChanges?.self) { group in
            group.addTask {
                var elements = watcher.changes.makeAsyncIterator()
                return await elements.next()
            }
            group.addTask {
                try await Task.sleep(for: .seconds(20))
                throw LostEvent(description: "no change was reported within 20 seconds")
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        guard let changes else { throw LostEvent(description: "the stream ended") }
        let paths = changes.paths.map { SourcePath.relativeFromRoot($0, to: folder.path) }
        return FileChanges(Set(paths), isComplete: changes.isComplete, failure: changes.failure)
    }

    /// Elements up to the one with a path, as one.
    func changes(until path: String) async throws -> FileChanges {
        var changes = FileChanges()
        repeat { changes.merge(try await next()) } while !changes.paths.contains(path)
        return changes
    }

    /// Writes a file until that is reported by its name, and not as part of a folder that is new or a change of everything: the last
    /// operations may still be on their way.
    func canSeeWrites(of name: String) async throws -> Bool {
        for round in 0..<20 {
            try write([name: "\(round)"])
            if try await next().paths.contains(name) { return true }
        }
        return false
    }

    struct LostEvent: Error, CustomStringConvertible {
        let description: String
    }
}
