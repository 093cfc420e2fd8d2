import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// What the words say that an item begins with.
@Suite struct ItemPrefixTests {
    /// A commit's type, with its scope and the mark of what breaks, is a kind of change.
    @Test func readsTypesOfCommitsAsLabels() {
        let page = page("- feat: one\n- fix(a): two\n- refactor(b)!: three\n- ci: four\n- revert!: five\n").value
        #expect(page.rows.map { page.plainText($0.label) } == ["feat", "fix(a)", "refactor(b)!", "ci", "revert!"])
        #expect(page.rows.map { page.plainText($0.title) } == ["one", "two", "three", "four", "five"])
    }

    /// Functions, and words that are kinds of change only among such.
    @Test(arguments: [
        "- add(a, b): adds\n- remove(a): removes\n- new(): makes\n",
        "- build: runs make\n- test: runs tests\n- ci: runs all\n- style: checks\n",
        "- **bug**: a fault\n- **enhancement**: a wish\n- **deps**: of others\n- **ci**: of machines\n",
    ])
    func leavesNamesTitles(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.label.isEmpty && !$0.title.isEmpty })
    }

    @Test func leavesOtherTermsTitles() {
        #expect(page("- size(a): one\n- height: two\n- depth!: three\n").value.rows.allSatisfy { $0.label.isEmpty })
    }
}
