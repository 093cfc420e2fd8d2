import TableMarkdown
import TableModel
import Testing

/// Items that begin with what is nearly the mark of a task.
@Suite struct ContentReaderTaskMarkersTests {
    @Test(arguments: [
        ("- [] Milk", "1:3+2"), ("- [] milk and *more*", "1:3+2"), ("- a\n  - [] Ärger", "2:5+2"), ("1. [] Milk\n", "1:4+2"),
        ("> - [] Milk", "1:5+2"), ("- [ ] a\n- [] B", "2:3+2"),
    ])
    func reportsEmptyBrackets(markdown: String, place: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[task-mark] `[]` is no mark of a task here = write `[ ] `, with a space between the brackets and one behind"
            ])
    }

    @Test(arguments: [("- [ ]Milk", "1:3+3"), ("- [ ]milk *more*", "1:3+3"), ("- a\n\n  text\n\n  - [ ]1", "5:5+3")])
    func reportsBracketsThatTouchTheText(markdown: String, place: String) {
        #expect(problems(markdown) == ["\(place) warning[task-mark] `[ ]` is no mark of a task here = write a space behind it"])
    }

    @Test(arguments: [
        ("- [ ]", "1:3+3", "`[ ]`", "write what is to be done behind it"),
        ("- a\n- [ ]\n- b", "2:3+3", "`[ ]`", "write what is to be done behind it"),
        ("- [ x ] Milk", "1:3+5", "`[ x ]`", "write `[x] `, without spaces around the letter"),
        ("1. [ X ] Milk", "1:4+5", "`[ X ]`", "write `[x] `, without spaces around the letter"),
    ])
    func reportsEmptyTasksAndSpacesAroundTheLetter(markdown: String, place: String, mark: String, help: String) {
        #expect(problems(markdown) == ["\(place) warning[task-mark] \(mark) is no mark of a task here = \(help)"])
    }

    @Test(arguments: [
        "- [ ] Milk", "- [x] Milk", "- [](a.md)", "- [ ](a.md)", "- []byte is a slice", "- []Row is another", "- [] – nothing",
        "- [] → x", "- []", "- [x]", "- [] ", "- [ y ] a", "- \\[ ]",
        "- [][a]\n\n[a]: b.md", "- `[]Milk`",
        "- []*Milk*", "- [-] x", "- \\[]Milk", "- \\[ ]Milk", "- [\\]Milk", "[]Milk", "- a []Milk", "- []: a", "- [] = b",
        "- [ ], a",
        "- [x]Milk", "- {% raw %}[]Milk{% endraw %}",
    ])
    func leavesOtherItemsAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("task-mark") } == [])
    }

    @Test func tellsAHundredOfManyThousand() {
        #expect(problems(String(repeating: "- [] Milk\n", count: 10_000)).count == 100)
    }
}
