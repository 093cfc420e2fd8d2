/// Makes one element of changes that come close together, without keeping a single save waiting.
///
/// One whole file is passed on after ``pauseAfterOne``. More than one path, or a file that went and may come back (as many editors
/// save), waits for a ``pause``; a file that is still being written waits for its end. Nothing waits longer than ``longest``.
struct ChangeBurst {
    typealias Instant = ContinuousClock.Instant

    static let pauseAfterOne = Duration.milliseconds(4)
    static let pause = Duration.milliseconds(15)
    static let longest = Duration.milliseconds(150)

    private var changes = FileChanges()
    private var states: [String: FoundChanges.State] = [:]
    private var time: (first: Instant, last: Instant)?

    mutating func add(_ found: FoundChanges, at now: Instant) {
        guard !found.isEmpty else { return }
        states.merge(found.states) { $1 }
        changes.merge(FileChanges(Set(found.states.keys), isComplete: found.isComplete, failure: found.failure))
        time = (time?.first ?? now, now)
    }

    /// When the changes are to be passed on unless more come; nil when there are none.
    var deadline: Instant? {
        guard let time else { return nil }
        let end = time.first + Self.longest
        if states.values.contains(.begun) { return end }
        let isOne = changes.isComplete && states.count == 1 && states.values.first == .written
        return min(end, time.last + (isOne ? Self.pauseAfterOne : Self.pause))
    }

    /// The changes if their time has come, which leaves none.
    mutating func take(at now: Instant) -> FileChanges? {
        guard let deadline, deadline <= now else { return nil }
        defer { self = ChangeBurst() }
        return changes
    }
}
