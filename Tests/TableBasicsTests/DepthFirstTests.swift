import TableBasics
import Testing

@Suite struct DepthFirstTests {
    private let children = ["a": ["b", "e"], "b": ["c", "d"], "f": ["g"]]

    @Test func visitsParentsBeforeChildrenInOrder() {
        let visits = DepthFirst(["a", "f"]) { children[$0] ?? [] }.map { "\($0.node)\($0.level)" }
        #expect(visits == ["a0", "b1", "c2", "d2", "e1", "f0", "g1"])
    }

    @Test func leavesOutWhatHasNoChildrenForIt() {
        #expect(DepthFirst(["a"], level: 3) { $0 == "b" ? [] : children[$0] ?? [] }.map(\.level) == [3, 4, 4])
        #expect(Array(DepthFirst([Int]()) { [$0] }.map(\.node)).isEmpty)
    }

    @Test func goesAsDeepAsATreeIs() {
        #expect(DepthFirst([0]) { $0 < 100_000 ? [$0 + 1] : [] }.reduce(0) { max($0, $1.level) } == 100_000)
    }
}
