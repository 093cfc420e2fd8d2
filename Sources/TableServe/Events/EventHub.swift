private import Synchronization

/// Tells what happens to all open event streams. It keeps events, and the streams take them from it when it wakes them.
package final class EventHub: Sendable {
    private struct State {
        var history: EventHistory
        var streams: [ObjectIdentifier: WakePipe] = [:]
    }

    private let state: Mutex<State>

    /// Numbers begin with the time in milliseconds, which is greater than any number of an earlier run.
    package convenience init() { self.init(start: SystemTime.now.milliseconds) }

    init(start: Int) { state = Mutex(State(history: EventHistory(start: start))) }

    package var history: EventHistory { state.withLock { $0.history } }

    /// How many streams are open.
    package var streamCount: Int { state.withLock { $0.streams.count } }

    /// Tells an event and returns its number. The site must have been changed before. `data` is short: pages fetch what is long.
    @discardableResult
    package func publish(_ name: String, _ data: String) -> Int {
        state.withLock { state in
            state.history.append(name, data)
            for stream in state.streams.values { stream.wake() }
            return state.history.latest
        }
    }

    /// Wakes `pipe` for each event until ``remove(_:)``.
    func add(_ pipe: WakePipe) { state.withLock { $0.streams[ObjectIdentifier(pipe)] = pipe } }

    func remove(_ pipe: WakePipe) { state.withLock { $0.streams[ObjectIdentifier(pipe)] = nil } }
}
