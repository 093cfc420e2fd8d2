import TableBasics
import Testing

@Suite struct SearchTests {
    @Test func findsTheBorderInListsOfAllLengths() {
        for count in 0..<20 {
            for border in 0...count {
                #expect((0..<count).partitioningIndex { $0 >= border } == border)
            }
        }
    }

    @Test func asksNoMoreThanTheLogarithm() {
        var questions = 0
        let index = (0..<1_000_000).partitioningIndex {
            questions += 1
            return $0 >= 77_777
        }
        #expect(index == 77_777)
        #expect(questions <= 20)
    }

    @Test func searchesSlicesByTheirOwnIndices() {
        let slice = [9, 9, 1, 3, 5, 9][2..<5]
        #expect(slice.partitioningIndex { $0 >= 3 } == 3)
        #expect(slice.partitioningIndex { $0 >= 7 } == 5)
    }

    @Test func findsTheFirstElementWithAKey() {
        let words = ["a", "bb", "cc", "dddd"]
        #expect(words.first(sortedBy: \.count, at: 2) == "bb")
        #expect(words.first(sortedBy: \.count, at: 3) == nil)
        #expect(words.first(sortedBy: \.count, at: 5) == nil)
        #expect([String]().first(sortedBy: \.count, at: 0) == nil)
    }

    @Test func knowsTheLineOfAnOffset() {
        let starts = [0, 4, 4, 9]
        #expect([0, 3, 4, 8, 9, 100].map { starts.line(of: $0) } == [0, 0, 2, 2, 3, 3])
        #expect([0].line(of: 7) == 0)
        #expect([Int]().line(of: 7) == 0)
    }
}
