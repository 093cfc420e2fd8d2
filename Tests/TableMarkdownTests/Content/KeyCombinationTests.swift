import TableMarkdown
import TableModel
import TableTestSupport
import Testing

@Suite struct KeyCombinationTests {
    @Test(arguments: [
        ("++ctrl+alt+del++", ["Ctrl", "Alt", "Del"]), ("Press ++page-up++.", ["Page Up"]), ("++\"My key\"+f1++", ["My key", "F1"]),
        ("(++a++)", ["A"]),
        (
            "++backtab++ ++print++ ++power++ ++browser-back++ ++volume-up++ ++copy++",
            ["Backtab", "Print", "Power", "Browser Back", "Volume Up", "Copy"]
        ),
        ("++lctrl+lbrace++ ++num7++ ++pgdn++ ++lt++", ["Left Ctrl", "{", "Num 7", "Page Down", "<"]),
        ("++cmd+shift+3++ now", ["Cmd", "Shift", "3"]),
    ])
    func readsKeys(markdown: String, keys: [String]) { #expect(self.keys(of: markdown) == keys) }

    @Test(arguments: [
        "C++ and C++", "i++ + ++i", "++i", "a++b++", "+++a+++", "++ a ++", "++a+++b++", "++a + b++", "++\"a++", "++++", "++a",
        "++a+b+c+d+e+f+g+h+i++", "++a++b", "`++a++`",
    ])
    func leavesOtherText(markdown: String) { #expect(keys(of: markdown) == []) }

    private func keys(of markdown: String) -> [String] {
        let page = page(markdown).value
        return page.events.indices.dropFirst().compactMap { index in
            guard page.events[index - 1] == .open(.keyboard), case .text(let span) = page.events[index] else { return nil }
            return page.string(span)
        }
    }
}
