import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct TextSampleTests {
    /// Rows that are alike have their text at the same place of each, which a sample at even steps may miss.
    @Test(arguments: [1, 2, 3, 7, 30, 200, 1_000], ["", "Words before.\n\n", "## Part\n\nWords *before*.\n\n"])
    func tellsTheLanguageOfAnyNumberOfRows(count: Int, start: String) async {
        let row = "- [The row](a.md) - It has a text, and this is all of it.\n"
        #expect(await LanguageGuess(of: page(start + String(repeating: row, count: count))).tag == "en")
    }

    @Test func readsWhatIsAskedFor() async {
        var sample = await TextSample(of: page(String(repeating: "- A row of words\n", count: 500)))
        let isMore = sample.read(upTo: 100)
        #expect(isMore && (100..<200).contains(sample.text.count))
        let isMoreAgain = sample.read(upTo: 1_000)
        #expect(isMoreAgain && (1_000..<1_100).contains(sample.text.count))
    }

    @Test(arguments: ["", "- A\n- B\n", "```\ncode\n```\n"])
    func endsWithThePage(markdown: String) async {
        var sample = await TextSample(of: page(markdown))
        sample.read(upTo: 1_000)
        #expect(sample.text.count < 10)
        let isMore = sample.read(upTo: 2_000)
        #expect(!isMore)
    }

    /// What rows name in another language is not the page's own.
    @Test(arguments: [
        ("Open Tuesday to Sunday.", nil), ("We are open from Tuesday to Sunday, and you can book a table for all of you.", "en"),
        ("Aperto da martedì a domenica.", "it"), ("", "it"),
    ])
    func goesByTheSentencesAroundRows(sentence: String, tag: String?) async {
        let rows = """
            - Spaghetti aglio e olio: 9
            - Tagliatelle al ragù: 12
            - Ravioli di ricotta: 13
            - Prosciutto e funghi: 12
            - Pizza della casa con tutto: 14
            """
        let guess = await LanguageGuess(of: page("# Trattoria da Nino\n\n\(sentence)\n\n## Pasta\n\n\(rows)\n\(rows)\n\(rows)\n"))
        #expect(guess.tag == tag)
        #expect(tag != nil || guess.possible == .inLatinLetters)
    }

    /// Few documents consist of nothing else.
    @Test func readsTheWordsOfHTML() async {
        let html = "<p>The words of the page are <b>in</b> HTML, and this is <a href=\"of-the-and\">all</a> of them.</p>\n"
        #expect(await LanguageGuess(of: page(html)).tag == "en")
    }

    /// A page of long English paragraphs and many short Arabic examples is in English.
    @Test func weighsParagraphsByTheirLength() async {
        let english = "This is a paragraph of the page, and it has all of the words that a reader is looking for in it. "
        let mixed =
            "# Arabic for you\n\n\(String(repeating: english, count: 12))\n\n"
            + String(repeating: "- \u{627}\u{644}\u{643}\u{62A}\u{627}\u{628} \u{647}\u{646}\u{627}\n", count: 25)
        let guess = await LanguageGuess(of: page(mixed))
        #expect(guess.tag == "en" && !guess.isRightToLeft)
        let persian =
            "- Rust\n- Swift - \u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\u{6CC} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647}\u{200C}\u{646}\u{648}\u{6CC}\u{633}\u{6CC} \u{6A9}\u{647} \u{628}\u{631}\u{627}\u{6CC} \u{647}\u{645}\u{647} \u{6AF}\u{641}\u{62A}\n"
        #expect(await LanguageGuess(of: page(String(repeating: persian, count: 30))).tag == "fa")
    }

    /// Words of a language with what they mean, under headings in another.
    @Test(arguments: [
        ("Hebrew for beginners", "\u{5D7}\u{5EA}\u{5D5}\u{5DC}: cat", "\u{5D1}\u{5D9}\u{5EA}: house"),
        ("Japanese words", "猫 (ねこ): cat", "食べる (たべる): to eat"), ("Korean words", "고양이: a cat", "도서관: a library"),
    ])
    func vocabularyIsInTheLanguageOfItsHeadings(title: String, first: String, second: String) async {
        let rows = [first, second].map { String(repeating: "- \($0)\n", count: 3) }
        let guess = await LanguageGuess(of: page("# \(title)\n\n## Animals\n\n\(rows[0])\n## Houses\n\n\(rows[1])"))
        #expect(guess.tag == nil && !guess.isRightToLeft)
    }

    @Test(arguments: [
        // A title alone may be a name.
        ("# Laravel\n\n", "fa"), ("# Laravel\n\n## \u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\n\n", "fa"),
        ("# \u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\n\n## Rust\n\n", "fa"),
    ])
    func namesInHeadingsTellNoLanguage(start: String, tag: String) async {
        let row = "- Swift, Haskell - \u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\u{6CC} \u{6AF}\u{641}\u{62A}\n"
        let guess = await LanguageGuess(of: page(start + String(repeating: row, count: 10)))
        #expect(guess.tag == tag && guess.isRightToLeft)
    }

    private func page(_ markdown: String) async -> Page {
        let tree = SourceTree(["page.md": Array(markdown.utf8)])
        let pages = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions()).compactMap(\.page)
        return pages.first?.page ?? Page(path: "")
    }
}
