import Synchronization
import TableBuild

/// A line on the terminal that tells how far a build is; shown once it takes longer than half a second.
final class ProgressLine: Sendable {
    private struct State {
        var read = 0
        var written = 0
        var lastShown: ContinuousClock.Instant?
    }

    private let start = ContinuousClock.now
    private let isShown: Bool
    private let state = Mutex(State())

    init(isShown: Bool) { self.isShown = isShown && Terminal.error.isInteractive }

    var elapsed: Duration { ContinuousClock.now - start }

    func observe(_ progress: BuildProgress) {
        guard isShown else { return }
        let line = state.withLock { state -> String? in
            let verb: String
            let count: Int
            switch progress.step {
            case .reading:
                state.read += 1
                (verb, count) = ("reading", state.read)
            case .writing:
                state.written += 1
                (verb, count) = ("writing", state.written)
            }
            let now = ContinuousClock.now
            guard now - start > .milliseconds(500), now - (state.lastShown ?? start) > .milliseconds(50) else { return nil }
            state.lastShown = now
            return "\r\u{1B}[K\(verb) \(count) of \(progress.total)"
        }
        if let line { Terminal.error.write(line) }
    }

    /// Takes the line away.
    func finish() {
        if state.withLock({ $0.lastShown != nil }) { Terminal.error.write("\r\u{1B}[K") }
    }
}

extension Duration {
    /// `0.42 s`.
    var seconds: String {
        let hundredths = Int((self / .milliseconds(10)).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
    }
}
