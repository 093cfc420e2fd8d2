import SiteChecks
import TableBuild

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
            let process = try startProgram(arguments, outputs: .onlyTo(pipe.writer))
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
