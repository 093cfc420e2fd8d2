import TableBasics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An operation on the disk that failed.
package struct FileError: Error, CustomStringConvertible {
    /// What was tried: `write`, `create`.
    package let operation: String
    package let path: String
    /// The system's `errno`, or ``noRegularFile``.
    package let code: Int32

    /// Takes the code from `errno`, so it is made directly behind the failed call.
    package init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The system's words: `No space left on device`.
    package var reason: String { code == Self.noRegularFile ? "it is no regular file" : String(cString: strerror(code)) }

    /// Calls `body`; what it throws of a temporary file is said of the one at `path`, which people know.
    static func naming<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as FileError {
            throw FileError(error.operation, path, code: error.code)
        }
    }

    /// A file cannot take its place, since its folder may not be written to.
    static func noRights(_ path: String) -> FileError { FileError("write", path, code: EACCES) }

    /// A new file cannot take the place of another one.
    static func isThere(_ path: String) -> FileError { FileError("create", path, code: EEXIST) }

    /// Stands for no `errno`: a device or pipe, which may have no end.
    static let noRegularFile: Int32 = -1

    package var description: String { "cannot \(operation) \(path): \(reason)\(place)" }

    /// The folder that is to blame, where another one was to be made in it.
    private var place: String {
        guard operation == "create", code == EACCES || code == EROFS else { return "" }
        let folder = SourcePath.folder(of: path)
        return " in the folder \(folder.isEmpty ? path.hasPrefix("/") ? "/" : "." : folder)"
    }
}
