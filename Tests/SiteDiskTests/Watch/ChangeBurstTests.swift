import Testing
@testable import SiteDisk

@Suite struct ChangeBurstTests {
    private let start = ContinuousClock.now

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    private func found(_ states: [String: FoundChanges.State], isComplete: Bool = true) -> FoundChanges {
        var found = FoundChanges()
        for (path, state) in states { found.add(path, state) }
        found.isComplete = isComplete
        return found
    }

    /// The deadline, in milliseconds, after changes at given milliseconds.
    private func deadline(_ changes: [(Int, FoundChanges)]) -> Int? {
        var burst = ChangeBurst()
        for (time, found) in changes { burst.add(found, at: after(time)) }
        return burst.deadline.map { Int(($0 - start) / .milliseconds(1)) }
    }

    @Test func waitsAccordingToWhatChanged() {
        let (one, other) = (found(["a": .written]), found(["b": .written]))
        #expect(deadline([]) == nil)
        #expect(deadline([(0, FoundChanges())]) == nil)
        #expect(deadline([(0, one)]) == 4)
        #expect(deadline([(0, one), (3, one)]) == 7)
        #expect(deadline([(0, one), (3, other)]) == 18)
        #expect(deadline([(0, found(["a": .unsettled]))]) == 15)
        #expect(deadline([(0, found(["a": .unsettled])), (10, one)]) == 14)
        #expect(deadline([(0, found(["a": .begun]))]) == 150)
        #expect(deadline([(0, found(["a": .begun])), (140, one)]) == 144)
        #expect(deadline([(0, found(["a": .begun])), (149, one)]) == 150)
        #expect(deadline([(0, found([:], isComplete: false))]) == 15)
        #expect(deadline([(0, found(["a": .written], isComplete: false))]) == 15)
        #expect(deadline((0...30).map { ($0 * 10, found(["\($0)": .written])) }) == 150)
    }

    @Test func givesItsChangesOnce() {
        var burst = ChangeBurst()
        burst.add(found(["a": .unsettled]), at: after(0))
        burst.add(found(["b": .written], isComplete: false), at: after(10))
        #expect(burst.take(at: after(24)) == nil)
        #expect(burst.take(at: after(25)) == FileChanges(["a", "b"], isComplete: false))
        #expect(burst.take(at: after(1000)) == nil)
        burst.add(found(["c": .written]), at: after(1000))
        #expect(burst.take(at: after(1004)) == FileChanges(["c"]))
    }
}
