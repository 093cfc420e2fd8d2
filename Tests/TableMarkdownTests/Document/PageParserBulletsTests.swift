import TableMarkdown
import TableModel
import Testing

/// Lists that are two because their bullets differ.
@Suite struct PageParserBulletsTests {
    @Test func reportsAnotherBulletRightBehindAList() {
        #expect(
            problems("# T\n- a\n- b\n* c\n\n+ d") == [
                "4:1+1 note[list-bullet] the bullet `*` begins another list, after one with `-` (a table of its own) "
                    + "= write `-` where it is one list; a heading or a line of text keeps two apart",
                "6:1+1 note[list-bullet] the bullet `+` begins another list, after one with `*` (a table of its own) "
                    + "= write `*` where it is one list; a heading or a line of text keeps two apart",
            ])
    }

    @Test func reportsAnItemOfAnotherBulletOnce() { #expect(problems("# T\n- a\n* b\n- c").map { $0.prefix(3) } == ["3:1"]) }

    @Test(arguments: [
        "- a\n- b", "- a\n\n\n- b", "- a\n\nText.\n\n* b", "- a\n\n## H\n\n* b", "- a\n\n<!-- -->\n\n* b", "1. a\n\n* b",
        "- a\n  * b\n- c",
        "- a\n\n<!-- tablesite-ignore image-alt -->\n\n- b",
    ])
    func leavesOtherListsAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("list-bullet") } == [])
    }
}
