import TableBasics

/// The way to the files whose text documents may include: those of the source folder, and what is beside it in its repository.
///
/// Paths are relative to the source folder, and may begin with `..`.
package struct IncludableFiles: Sendable {
    /// What is at a path.
    package enum Status: Sendable, Equatable {
        /// A stamp of nil is that of a file on no disk, which is taken for changed.
        case file(FileStamp?)
        case missing
        /// Not in the repository, or behind a link that leads out of it.
        case outside
        /// It, or a folder that it is in, has a name that begins with a dot.
        case hidden
        /// A folder, a device.
        case noFile
    }

    /// May be called on several threads.
    package let status: @Sendable (String) -> Status
    /// The bytes of a file, which throws why it cannot be read. May be called on several threads.
    package let read: @Sendable (String) throws -> [UInt8]

    package init(status: @escaping @Sendable (String) -> Status, read: @escaping @Sendable (String) throws -> [UInt8]) {
        self.status = status
        self.read = read
    }

    /// The listed files of a tree.
    init(of files: [SourceFile], read: @escaping @Sendable (String) throws -> [UInt8]) {
        self.init(
            status: { path in
                if path.hasPrefix("../") { return .outside }
                return files.first(sortedBy: \.path, at: path).map { .file($0.stamp) } ?? .missing
            }, read: read)
    }

    /// The same, with the number of changes that somebody saw in the stamps.
    func counting(_ changes: [String: Int]) -> IncludableFiles {
        IncludableFiles(
            status: { path in
                guard case .file(var stamp) = status(path) else { return status(path) }
                if let count = changes[path] { stamp?.revision = count }
                return .file(stamp)
            }, read: read)
    }
}
