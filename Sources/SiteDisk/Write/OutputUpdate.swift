import SiteModel
import TableBasics

/// What makes the site in an output folder another one: files that take their places, and files that go.
struct OutputUpdate {
    let output: String
    /// The folder in which new files wait at their paths.
    let staging: String
    /// In the order in which they take their places, see ``inSafeOrder(_:new:)``.
    let staged: [String]
    /// Files that stay as they are.
    let unchanged: Set<String>
    /// Files of the last build that the new site does not have, sorted.
    let stale: [String]
    let previous: OutputManifest

    private let staleSet: Set<String>

    init(
        of output: String, staging: String, staged: Set<String>, unchanged: Set<String>, stale: Set<String>,
        previous: OutputManifest
    ) {
        self.output = output
        self.staging = staging
        self.staged = Self.inSafeOrder(staged) { !previous.paths.contains($0) }
        self.unchanged = unchanged
        self.stale = stale.sorted()
        self.previous = previous
        staleSet = stale
    }

    /// That of the new site.
    var manifest: OutputManifest { manifest(of: unchanged.union(staged)) }

    /// That of a folder in which both sites may have files, so that none is forgotten.
    var manifestOfBoth: OutputManifest { manifest(of: previous.paths.union(unchanged).union(staged)) }

    private func manifest(of paths: Set<String>) -> OutputManifest {
        OutputManifest(paths: paths, isFolderForeign: previous.isFolderForeign)
    }

    /// What pages need comes before pages, and pages that are new before those that lead to them: a folder in which some files have
    /// taken their places and others not has no page without its style sheet and no link to nothing.
    static func inSafeOrder(_ paths: Set<String>, new isNew: (String) -> Bool) -> [String] {
        func rank(_ path: String) -> Int { (path.hasSuffix(".html") ? 2 : 0) + (isNew(path) ? 0 : 1) }
        let ranked = paths.map { (rank: rank($0), path: $0) }
        return ranked.sorted { $0.rank == $1.rank ? $0.path < $1.path : $0.rank < $1.rank }.map(\.path)
    }

    /// Makes sure that every file can take its place, before the first one does.
    func checkPlaces() throws {
        var writable: [String: Bool] = [:]
        for path in staged {
            try checkPlace(of: path)
            try checkRights(around: path, &writable)
        }
        for path in stale where FileSystem.status(of: "\(output)/\(path)", followingLinks: false) != nil {
            try checkRights(around: path, &writable)
        }
    }

    private func checkPlace(of path: String) throws {
        for parent in SourcePath.folders(of: path).dropFirst() {
            let kind = FileSystem.status(of: "\(output)/\(parent)", followingLinks: false)?.kind
            guard kind == nil || kind == .folder || staleSet.contains(parent) else {
                throw OutputError.foreignFile("\(output)/\(parent)")
            }
            if kind != .folder { break }
        }
        switch FileSystem.status(of: "\(output)/\(path)", followingLinks: false)?.kind {
        case nil: break
        case .folder:
            if let foreign = firstForeignFile(in: path) { throw OutputError.foreignFile("\(output)/\(foreign)") }
        default:
            guard previous.paths.contains(path) else { throw OutputError.foreignFile("\(output)/\(path)") }
        }
    }

    private func firstForeignFile(in path: String) -> String? {
        guard let names = try? FileSystem.names(in: "\(output)/\(path)") else { return path }
        for name in names {
            guard let name else { return path }
            let inner = "\(path)/\(name)"
            if FileSystem.status(of: "\(output)/\(inner)", followingLinks: false)?.kind == .folder {
                if let foreign = firstForeignFile(in: inner) { return foreign }
            } else if !staleSet.contains(inner) {
                return inner
            }
        }
        return nil
    }

    /// The innermost folder around a path that is there must be writable.
    private func checkRights(around path: String, _ writable: inout [String: Bool]) throws {
        let parents = SourcePath.folders(of: path).reversed()
        for parent in parents {
            let folder = parent.isEmpty ? output : "\(output)/\(parent)"
            if let known = writable[folder] {
                if known { return }
            } else if FileSystem.status(of: folder, followingLinks: false)?.kind == .folder {
                guard FileSystem.isWritable(folder) else { throw FileError.noRights("\(output)/\(path)") }
                writable[folder] = true
                return
            }
            writable[folder] = false
        }
    }

    /// Whether everything in the output was made by tablesite.
    var isAllOurs: Bool { isAllOurs(in: "") }

    private func isAllOurs(in folder: String) -> Bool {
        FileSystem.entries(in: SourcePath.join(output, folder)).allSatisfy { name, kind in
            let path = SourcePath.join(folder, name)
            if path == OutputManifest.folderName { return kind == .folder }
            return kind == .folder ? isAllOurs(in: path) : kind == .file && previous.paths.contains(path)
        }
    }
}
