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

    @Test func leavesOtherTermsTitles() {
        #expect(page("- size(a): one\n- height: two\n- depth!: three\n").value.rows.allSatisfy { $0.label.isEmpty })
    }

    /// A short mark before a link took the title from it.
    @Test(arguments: [
        "- **NEW** [A](u) - b", "- `2024` [A](u) - b", "- `CVPR24` **[A](u)** - b", "- **Free** [A](u)",
        "- **Core** [A](u) - b\n- **Core** [C](v)", "- [C](v)\n- [D](w)\n- **Core** [A](u)", "- [ ] **NEW** [A](u) - b",
    ])
    func readsMarksBeforeLinksAsLabels(markdown: String) throws {
        let page = page(markdown).value
        let row = try #require(page.rows.first { !$0.label.isEmpty })
        #expect(page.plainText(row.title) == "A", "\(page.sketch)")
    }

    /// It is the title, and the link says where more is told; or a sentence goes on.
    @Test(arguments: [
        "- **Docs** [here](u)\n- **Name** [source](v)", "- `point` [Point](p.md) (optional) - Where.", "- **Fixed** [#12](u) - b",
        "- **NEW** [A](u) is a sentence.", "- <a id=a></a>**NEW** [A](u)",
    ])
    func leavesTitlesBeforeLinks(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.label.isEmpty })
    }
}
