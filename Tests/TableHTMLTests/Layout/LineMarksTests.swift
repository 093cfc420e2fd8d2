import TableModel
import Testing

@testable import TableHTML

@Suite struct LineMarksTests {
    private func marks(_ words: String) -> LineMarks { LineMarks(Span(0, words.utf8.count), in: Array(words.utf8)) }

    @Test(arguments: [
        ("{1,3-5}", [1, 3, 4, 5]),
        ("title=\"a\" {2}", [2]),
        ("{1} x {4}", [1, 4]),
        ("hl_lines=\"2 3\"", [2, 3]),
        ("hl_lines=\"1-2 5\"", [1, 2, 5]),
        ("{hl_lines=[1,\"3-4\"]}", [1, 3, 4]),
        ("{linenos=false,hl_lines=[2]}", [2]),
        (":line-numbers {3}", [3]),
        ("ignore", []),
        ("{}", []),
        ("{a}", []),
        ("{1,}", [1]),
        ("{3-1}", []),
        ("{1-2-3}", []),
        ("{1", []),
        ("xhl_lines=\"2\"", []),
        ("hl_lines=", []),
        ("{99999999}", []),
    ])
    func marksLines(words: String, expected: [Int]) {
        let marks = marks(words)
        #expect((0...9).filter(marks.marks) == expected)
    }

    @Test(arguments: [
        "linenums=\"1\"", "x linenums=1", "showLineNumbers", "{1} showLineNumbers", ":line-numbers", "{linenos=true}",
        "linenos=table",
    ])
    func givesNumbers(words: String) { #expect(marks(words).numbers?.first == 1) }

    @Test(arguments: [
        "", "linenos=false", ":no-line-numbers", "showLineNumbersNot", "line-numbers",
    ])
    func givesNoNumbers(words: String) { #expect(marks(words).numbers == nil) }

    @Test(arguments: ["linenums=\"5\"", ":line-numbers=5", "showLineNumbers=5", "{linenos=true,linenostart=5}"])
    func givesNumbersFromTheOneAskedFor(words: String) { #expect(marks(words).numbers?.first == 5) }

    @Test func tellsChangesApart() {
        let marks = marks("{4} added=\"1 3\" removed=\"2\"")
        #expect(
            (1...4).map { marks.change(of: $0).map { "\($0)" } } == [
                "tv-added tv-sign", "tv-removed tv-sign", "tv-added tv-sign", nil,
            ])
        #expect(marks.hasChanges && marks.marks(4) && !marks.marks(1))
        #expect(!self.marks("{1}").hasChanges)
    }

    @Test func readsTheChangesOfExpressiveCode() {
        let marks = marks("{5} del={1} ins={2,3-4} title={6} xins={7}")
        #expect(
            (1...5).map { marks.change(of: $0).map { "\($0)" } } == [
                "tv-removed tv-sign", "tv-added tv-sign", "tv-added tv-sign", "tv-added tv-sign", nil,
            ])
        #expect((0...9).filter(marks.marks) == [5, 6, 7])
        #expect(!self.marks("ins=\"inserted\" del=\"1\"").hasChanges)
    }

    @Test func takesLittleTimeForWhatNobodyWrites() {
        let words = String(repeating: "{1", count: 100_000) + String(repeating: "{1}", count: 100_000)
        #expect(!marks(words).marks(2))
    }
}
