private import Synchronization

/// Holds the changes that nobody has asked for yet as one element. For one consumer.
final class ChangeMailbox: Sendable {
    private struct State {
        var changes: FileChanges?
        var consumer: CheckedContinuation<FileChanges?, Never>?
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Passes changes on, or adds them to those that wait while the consumer is busy.
    func put(_ changes: FileChanges) {
        let consumer = state.withLock { state in
            guard !state.isClosed else { return nil as CheckedContinuation<FileChanges?, Never>? }
            if let consumer = state.consumer {
                state.consumer = nil
                return consumer
            }
            if state.changes == nil { state.changes = changes } else { state.changes?.merge(changes) }
            return nil
        }
        consumer?.resume(returning: changes)
    }

    /// Waits for changes; nil once the box is closed. What still waited then is dropped.
    func next() async -> FileChanges? {
        await withCheckedContinuation { continuation in
            let (changes, idle) = state.withLock { state -> (FileChanges?, CheckedContinuation<FileChanges?, Never>?) in
                if state.isClosed { return (nil, continuation) }
                if let changes = state.changes {
                    state.changes = nil
                    return (changes, continuation)
                }
                // A second consumer takes the place of the first.
                defer { state.consumer = continuation }
                return (nil, state.consumer)
            }
            idle?.resume(returning: changes)
        }
    }

    func close() {
        let consumer = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.consumer
        }
        consumer?.resume(returning: nil)
    }
}
