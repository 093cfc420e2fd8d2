import SiteModel
import Synchronization

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

    init(isShown: Bool) { self.isShown = isShown && Terminal.error.hasColor }

    var elapsed: Duration { ContinuousClock.now - start }

    func observe(_ progress: BuildProgress) {
        guard isShown else { return }
        let text = state.withLock { state in
            switch progress.step {
            case .reading:
                state.read += 1
                return "reading \(state.read) of \(progress.total)"
            case .writing:
                state.written += 1
                return "writing \(state.written) of \(progress.total)"
            }
        }
        show(text)
    }

    /// Shows a text instead of the one before, unless that is hardly there yet.
    func show(_ text: String) {
        guard isShown else { return }
        let isDue = state.withLock { state in
            let now = ContinuousClock.now
            guard now - start > .milliseconds(500), now - (state.lastShown ?? start) > .milliseconds(50) else { return false }
            state.lastShown = now
            return true
        }
        if isDue { Terminal.error.write("\r\u{1B}[K\(text)") }
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
