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
    /// The system's `errno`.
    package let code: Int32

    /// Takes the code from `errno`, so it is made directly behind the failed call.
    package init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The system's words: `No space left on device`.
    package var reason: String { String(cString: strerror(code)) }

    package var description: String { "cannot \(operation) \(path): \(reason)" }
}
