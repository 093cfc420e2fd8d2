import TableServe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Opens a file or address with the program that the desktop has for it, and does not wait for it. Throws a ``BrowserError``.
func openInBrowser(_ target: String) throws {
    #if os(macOS)
        let program = "open"
    #else
        let program = "xdg-open"
    #endif
    do {
        let process = try startProgram([program, target], outputs: .toStandardError)
        // The system keeps a process that ended until somebody asks for its exit code.
        _ = ServerThread.start { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    } catch {
        throw BrowserError(target: target, program: program, reason: error.reason)
    }
}

/// The desktop's program for opening files does not start.
struct BrowserError: Error, CustomStringConvertible {
    let target: String
    let program: String
    let reason: String

    var description: String { "cannot open \(target) with `\(program)`: \(reason)" }
}
