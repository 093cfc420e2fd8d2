/// What the events of one moment mean.
struct FoundChanges: Equatable {
    enum State {
        /// The file stands there whole.
        case written
        /// A new file that its program is still writing.
        case begun
        /// Gone, perhaps to be replaced at once; or a new folder, perhaps to be filled at once.
        case unsettled
    }

    /// The last state of each path.
    private(set) var states: [String: State] = [:]
    var isComplete = true
    var failure: WatchError?

    var isEmpty: Bool { states.isEmpty && isComplete && failure == nil }

    mutating func add(_ path: String, _ state: State) { states[path] = state }
}
