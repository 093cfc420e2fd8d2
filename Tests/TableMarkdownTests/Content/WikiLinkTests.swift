import TableMarkdown
import TableModel
import TableTestSupport
import Testing

@Suite struct WikiLinkTests {
    @Test(arguments: [
        ("[[Install]]", "[(wiki:Install)Install]"), ("See [[Set up|how to]].", "See [(wiki:Set up)how to]."),
        ("[[a/b#C d]]", "[(wiki:a/b#C d)a/b#C d]"), ("[[#Part]]", "[(wiki:#Part)Part]"), ("[[a|]]", "[(wiki:a)a]"),
        ("[[页面]]", "[(wiki:页面)页面]"), ("![[plan.png]]", "![plan.png](wiki:plan.png)"),
        ("[[images/a.svg]]", "![images/a.svg](wiki:images/a.svg)"), ("[[a.svg]]", "[(wiki:a.svg)a.svg]"),
        ("[[a.svg|alt=The plan|width=3px]]", "![The plan](wiki:a.svg)"), ("[[b/a.svg|The plan]]", "[(wiki:b/a.svg)The plan]"),
        ("A ![[plan.png|300]] b", "A ![plan.png](wiki:plan.png) b"),
    ])
    func readsNames(markdown: String, content: String) {
        #expect(sketch(markdown) == "Page\n  < \(content)")
        #expect(problems(markdown).isEmpty)
    }

    @Test(arguments: [
        "[[1]] and [[22]]", "[[ -f file ]]", "[[:space:]]", "[[a]", "[a]]", "[[]]", "[[a\nb]]", "[[[a]]]", "`[[a]]`", "[[a ]]",
        "[[a]](b.md)", "[[a](b.md)]", "[a [[b]] c](d.md)", "[[*a*]]", "[[\(String(repeating: "a", count: 400))]]",
    ])
    func leavesOtherBrackets(markdown: String) { #expect(!sketch(markdown).contains("wiki:")) }

    /// As DocC writes them.
    @Test(arguments: [
        ("See <doc:Set-up>.", "See [(wiki-title:Set-up)Set-up]."), ("[a *b*](doc:Set-up#Part)", "[(wiki-doc:Set-up#Part)a *b*]"),
        ("<doc:/documentation/Lib/Page>", "[(wiki-title:Lib/Page)/documentation/Lib/Page]"), ("[a](doc:)", "[(doc:)a]"),
        ("[a](doc:Folder/#H)", "[(doc:Folder/#H)a]"), ("<doc:My%20Page>", "[(wiki-title:My Page)My%20Page]"),
    ])
    func readsLinksOfDocC(markdown: String, content: String) { #expect(sketch(markdown) == "Page\n  < \(content)") }

    @Test func stopsAtTheBarOfATable() {
        #expect(sketch("| A | B | C |\n|---|---|---|\n| [[a\\|b]] | c | d |").contains("[(wiki:a)b]"))
    }

    @Test func isTheTitleOfItsRow() {
        let page = page("- [[Install]] - how to\n").value
        #expect(page.rows.count == 1 && page.rows[0].accessory == .disclosure)
        #expect(page.plainText(page.rows[0].title) == "Install" && page.plainText(page.rows[0].detail) == "how to")
    }

    /// Found by fuzzing: the row at the end of a document had a title without a letter.
    @Test(arguments: ["[[#]]", "[[# |]]", "[[#|]]"])
    func namesSomething(markdown: String) { #expect(sketch("- \(markdown)").hasSuffix("\n  - paragraph: \(markdown) #row")) }

    @Test func isTextInStrictReading() { #expect(!page("[[a]]", options: .strict).value.sketch.contains("wiki:")) }
}
