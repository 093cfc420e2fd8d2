import TableBuild

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

/// Requests that run as processes of the system's `curl`, so that no network library is in this program.
///
/// Each process has a group of its own: Ctrl-C on the terminal reaches this program only, which then ends them by ``stop()``.
final class CurlProcesses {
    private struct Running {
        let request: WebRequest
        let process: pid_t
        /// The end of the pipe that its output comes from.
        let output: Int32
        var bytes: [UInt8] = []
    }

    /// No server has more to say in its headers.
    private static let longestOutput = 1_000_000

    private let userAgent: String
    private let seconds: Int
    private let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    private var running: [Running] = []

    /// - Parameter seconds: how long one request may take.
    init(userAgent: String, seconds: Int) {
        self.userAgent = userAgent
        self.seconds = seconds
    }

    deinit { stop() }

    func start(_ request: WebRequest) throws {
        let pipe = try Pipe()
        let arguments = ["curl"] + CurlCommand.arguments(for: request, userAgent: userAgent, seconds: seconds)
        do {
            let process = try spawn(arguments, output: pipe.writer)
            close(pipe.writer)
            running.append(Running(request: request, process: process, output: pipe.reader))
        } catch {
            close(pipe.reader)
            close(pipe.writer)
            throw error
        }
    }

    /// The answers of the processes that ended; waits for the first, but not longer than so many milliseconds.
    func wait(milliseconds: Int) -> [(request: WebRequest, answer: WebAnswer)] {
        var polled = running.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds)) > 0 else { return [] }
        var answers: [(request: WebRequest, answer: WebAnswer)] = []
        for index in running.indices.reversed() where polled[index].revents != 0 && readOutput(of: &running[index]) {
            let ended = running.remove(at: index)
            close(ended.output)
            answers.append((ended.request, CurlCommand.answer(ended.bytes, exitCode: exitCode(of: ended.process))))
        }
        return answers.reversed()
    }

    /// Ends all processes.
    func stop() {
        for process in running {
            kill(process.process, SIGKILL)
            close(process.output)
            _ = exitCode(of: process.process)
        }
        running = []
    }

    /// Takes what is there to read, and says whether that was the end.
    private func readOutput(of process: inout Running) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            let count = read(process.output, buffer.baseAddress, buffer.count)
            if count > 0, process.bytes.count < Self.longestOutput { process.bytes += buffer[..<count] }
            return count == 0 || count < 0 && errno != EINTR && errno != EAGAIN
        }
    }

    /// Waits for the end of a process; nil when a signal ended it.
    private func exitCode(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    /// Starts a program of `PATH`, without a shell, with nothing to read and its errors thrown away.
    private func spawn(_ arguments: [String], output: Int32) throws -> pid_t {
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
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // Threads of the concurrency library have signals blocked, which a new process would inherit.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))

        var argumentPointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var environmentPointers: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { for string in argumentPointers + environmentPointers { free(string) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, arguments[0], &actions, &attributes, &argumentPointers, &environmentPointers)
        guard code == 0 else { throw ProgramError(reason: String(cString: strerror(code))) }
        return process
    }
}

/// A program does not start.
struct ProgramError: Error {
    /// The system's words.
    let reason: String
}

/// Two ends of a pipe that no other process inherits.
private struct Pipe {
    let reader: Int32
    let writer: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ProgramError(reason: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reader, writer) = (ends[0], ends[1])
    }
}
