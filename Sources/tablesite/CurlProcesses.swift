import SiteChecks
import Subprocess
import TableBuild

/// Requests that run as processes of the system's `curl`, so that no network library is in this program.
///
/// Each process has a group of its own: Ctrl-C on the terminal reaches this program only, which then ends them by ``stop()``.
final class CurlProcesses {
    private enum Event: Sendable {
        case answer(WebRequest, WebAnswer)
        case failure(any Error)
        /// Nobody needs to wait any longer.
        case timeout
    }

    /// No server has more to say in its headers.
    private static let longestOutput = 1_000_000
    /// Someone who wants everything to end does not wait longer.
    private static let longestWait = 100

    private let userAgent: String
    private let seconds: Int
    private var running: [Task<Void, Never>] = []
    private let events: AsyncStream<Event>.Continuation
    private var iterator: AsyncStream<Event>.Iterator

    /// - Parameter seconds: how long one request may take.
    init(userAgent: String, seconds: Int) {
        self.userAgent = userAgent
        self.seconds = seconds
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        events = continuation
        iterator = stream.makeAsyncIterator()
    }

    func start(_ request: WebRequest) {
        let arguments = CurlCommand.arguments(for: request, userAgent: userAgent, seconds: seconds)
        running.append(Self.run(arguments, for: request, tell: events))
    }

    /// The answers that are there; waits for the first, but not longer than so many milliseconds. Throws when `curl` does not start.
    func wait(milliseconds: Int) async throws -> [(request: WebRequest, answer: WebAnswer)] {
        let clock = Self.startClock(min(milliseconds, Self.longestWait), tell: events)
        defer { clock.cancel() }
        switch await iterator.next() {
        case .answer(let request, let answer): return [(request, answer)]
        case .failure(let error): throw error
        case .timeout, nil: return []
        }
    }

    /// Ends all processes.
    func stop() async {
        for task in running { task.cancel() }
        for task in running { await task.value }
        running = []
    }

    private static func run(
        _ arguments: [String], for request: WebRequest, tell events: AsyncStream<Event>.Continuation
    ) -> Task<Void, Never> {
        Task.detached {
            do {
                events.yield(.answer(request, try await answer(arguments)))
            } catch {
                events.yield(.failure(error))
            }
        }
    }

    private static func startClock(_ milliseconds: Int, tell events: AsyncStream<Event>.Continuation) -> Task<Void, any Error> {
        Task.detached {
            try await Task.sleep(for: .milliseconds(milliseconds))
            events.yield(.timeout)
        }
    }

    private static func answer(_ arguments: [String]) async throws -> WebAnswer {
        let result = try await Subprocess.run(
            .name("curl"), arguments: Arguments(arguments), platformOptions: .ownGroup, output: .bytes(limit: longestOutput))
        let exitCode: Int32? = if case .exited(let code) = result.terminationStatus { code } else { nil }
        return CurlCommand.answer(result.standardOutput, exitCode: exitCode)
    }
}
