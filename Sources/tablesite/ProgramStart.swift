#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts a program of `PATH`, without a shell and with nothing to read, and returns its process.
///
/// It has a group of its own, so that Ctrl-C on the terminal reaches this program only.
func startProgram(_ arguments: [String], outputs: ProgramOutputs) throws(ProgramError) -> pid_t {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    switch outputs {
    case .onlyTo(let file):
        posix_spawn_file_actions_adddup2(&actions, file, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    case .toStandardError:
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
    }
    // Threads of the concurrency library have signals blocked, which a new process would inherit.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))

    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environmentPointers: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for string in argumentPointers + environmentPointers { free(string) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, arguments[0], &actions, &attributes, &argumentPointers, &environmentPointers)
    guard code == 0 else { throw ProgramError(reason: String(cString: strerror(code))) }
    return process
}

/// Where a program that is started writes.
enum ProgramOutputs {
    /// Its output to an open file, its errors nowhere.
    case onlyTo(Int32)
    /// Both to where this program reports its errors.
    case toStandardError
}

/// A program does not start.
struct ProgramError: Error {
    /// The system's words.
    let reason: String
}
