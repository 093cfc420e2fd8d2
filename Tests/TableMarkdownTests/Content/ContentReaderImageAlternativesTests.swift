import TableMarkdown
import TableModel
import Testing

@Suite struct ContentReaderImageAlternativesTests {
    @Test(arguments: [
        ("![](a.png)", "1:1+1"),
        ("words\n\n> ![](a.png)", "3:3+1"),
        ("- ![](a.png)", "1:3+1"),
        ("- [![](a.png)](b.md) words", "1:4+1"),
        ("words [![](a.png)](b.md) words", "1:8+1"),
    ])
    func reportsAnImageOfMarkdownThatIsAllThereIs(markdown: String, place: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[image-alt] the image `a.png` has no alternative text = say what it shows: `![a few words](…)`"
            ])
    }

    @Test(arguments: [
        ("<img src=a.png>", "1:1+15"),
        ("<p>\n  <img\n src=a.png>", "2:3+16"),
        ("words <img src=' a.png'> words", "1:7+18"),
        ("- <img src=a.png> words", "1:3+15"),
    ])
    func reportsAnImageOfHTMLWithoutAlternative(markdown: String, place: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[image-alt] the image `a.png` has no alternative text = "
                    + #"say what it shows: `alt="…"`; one that only decorates has `alt=""`"#
            ])
    }

    @Test(arguments: [
        "![a](a.png)", "![](a.png \"title\")", "![](a.png) words", "- ![](a.png) words", "- words ![](a.png)",
        "[![](a.png) words](b.md)",
        "[![](a.png \"title\")](b.md)", "- words {image=a.png}", "# ![](a.png) Title", "<img src=a.png alt>",
        "<img src=a.png alt=''>", "<img src=a.png title=t>", "<img src=a.png aria-hidden=true>", "<img>", "`<img src=a.png>`",
        "```\n![](a.png)\n```",
    ])
    func leavesOthersAlone(markdown: String) { #expect(problems(markdown) == []) }

    @Test func saysNothingOfHTMLThatIsShownAsText() {
        #expect(page("<img src=a.png>", options: ParseOptions(html: .escaped)).diagnostics == [])
    }

    @Test func reportsTheFirstFiveOfADocument() {
        let five = page("![](a.png)\n\n<img src=a.png>\n\n![](a.png)\n\n![](a.png)\n\n![](a.png)\n\n").diagnostics
        #expect(five.map(\.label) == ["", "", "", "", ""])
        let many = page(String(repeating: "![](a.png)\n\n<script></script>\n\n", count: 30)).diagnostics
        let missing = many.filter { $0.code == .imageAlt }
        #expect(missing.map(\.range?.start.line) == [1, 5, 9, 13, 17])
        #expect(missing.map(\.label) == ["", "", "", "", "25 more images below have none"])
        #expect(many.count { $0.code == .htmlRemoved } == 30)
    }
}
