import TableBasics
package import TableModel

/// What a build reads: a list of files and a way to their bytes.
package struct SourceTree: Sendable {
    /// Sorted by path.
    package let files: [SourceFile]
    /// What stands before a path of this tree in messages: `Site/`, or nothing.
    package let prefix: String
    /// The name of the folder that is published, as a title; empty for a tree without one.
    package var folderTitle = ""
    /// The source folder is a catalog of DocC, or in one.
    package var isCatalog = false
    /// What was found wrong while listing; paths include ``prefix``.
    package let diagnostics: [Diagnostic]
    /// The bytes of a file of the tree. May be called on several threads.
    package let read: @Sendable (String) throws -> [UInt8]
    /// The first bytes of a file of the tree, at most so many. May be called on several threads.
    package let readStart: @Sendable (String, Int) throws -> [UInt8]
    /// What lies in the folder and is not among ``files``, but for names that begin with a dot.
    package let leftOut: [LeftOut]
    /// Where the source folder is in its repository; empty for the repository itself.
    package let repositoryFolder: String
    /// What is around the only document of the tree; nil for a tree that lists a whole folder.
    package let surroundings: SourceSurroundings?
    /// What documents may include; the listed files unless somebody says more.
    package var includable: IncludableFiles

    package init(
        files: [SourceFile], prefix: String = "", diagnostics: [Diagnostic] = [],
        leftOut: [LeftOut] = [], repositoryFolder: String = "", surroundings: SourceSurroundings? = nil,
        readStart: (@Sendable (String, Int) throws -> [UInt8])? = nil,
        read: @escaping @Sendable (String) throws -> [UInt8]
    ) {
        let files = files.sorted { $0.path < $1.path }
        self.files = files
        self.prefix = prefix
        self.diagnostics = diagnostics
        self.leftOut = leftOut
        self.repositoryFolder = repositoryFolder
        self.surroundings = surroundings
        self.read = read
        includable = IncludableFiles(of: files, read: read)
        self.readStart = readStart ?? { Array(try read($0).prefix($1)) }
    }

    /// The path in this tree that a path of a message means; nil for a file of another folder.
    package func path(in messagePath: String) -> String? {
        guard messagePath.utf8.starts(with: prefix.utf8) else { return nil }
        return String(Substring(messagePath.utf8.dropFirst(prefix.utf8.count)))
    }

    /// The bytes of the file that a path of a message means, which may be one beside the source folder that documents include.
    package func contents(of messagePath: String) -> [UInt8]? {
        if let path = path(in: messagePath) { return (try? read(path)) ?? (try? includable.read(path)) }
        return try? includable.read(
            SourcePath.relative(messagePath, from: prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix))
    }

    /// The file at a path; nil when there is none or it is not listed.
    package func file(at path: String) -> SourceFile? {
        files.first(sortedBy: \.path, at: path)
    }

    /// The same tree, with the number of changes that somebody saw in the stamps of its files.
    package func counting(_ changes: [String: Int]) -> SourceTree {
        let files = files.map { file in
            var file = file
            if let count = changes[file.path] { file.stamp?.revision = count }
            return file
        }
        var tree = SourceTree(
            files: files, prefix: prefix, diagnostics: diagnostics, leftOut: leftOut, repositoryFolder: repositoryFolder,
            surroundings: surroundings, readStart: readStart, read: read)
        tree.folderTitle = folderTitle
        tree.isCatalog = isCatalog
        tree.includable = includable.counting(changes)
        return tree
    }

    /// A tree in memory: path to contents.
    package init(_ contents: [String: [UInt8]], prefix: String = "") {
        self.init(files: contents.keys.map { SourceFile($0) }, prefix: prefix) { path in
            guard let bytes = contents[path] else { throw MissingSource(path: path) }
            return bytes
        }
    }
}

/// What is around a document that is built alone. Paths are relative to its folder, and may begin with `..`.
package struct SourceSurroundings: Sendable {
    /// Whether a file of the folder can be copied: it exists and is not hidden.
    package let hasAsset: @Sendable (String) -> Bool
    /// Whether there is a file or folder. A path that begins with a slash is one of the folder, or else of the repository.
    package let exists: @Sendable (String) -> Bool

    package init(
        hasAsset: @escaping @Sendable (String) -> Bool, exists: @escaping @Sendable (String) -> Bool
    ) {
        self.hasAsset = hasAsset
        self.exists = exists
    }
}

/// A file that a tree in memory does not have.
package struct MissingSource: Error, CustomStringConvertible {
    package let path: String

    package init(path: String) { self.path = path }

    package var description: String { "no such file" }
}
