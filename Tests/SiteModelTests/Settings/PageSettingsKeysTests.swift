import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import SiteModel

@Suite struct PageSettingsKeysTests {
    private func read(_ yaml: String) -> Checked<PageSettings> {
        readPageSettings(Array(yaml.utf8)[...], path: "guide/a.md", firstLine: 2)
    }

    /// Hugo's front matter, with tables that are passed over.
    @Test func readsTOML() {
        let toml = """
            title = "A day"
            date = 2026-11-21T10:00:00+01:00
            draft = true
            weight = 20
            aliases = ["/old/", 'older.html']
            tags = ["a"]
            [menu.main]
            weight = 3
            """
        let settings = readPageSettings(Array(toml.utf8)[...], isTOML: true, path: "guide/a.md", firstLine: 2)
        #expect(settings.diagnostics == [])
        #expect(settings.value.title == "A day")
        #expect(settings.value.date == "2026-11-21T10:00:00+01:00")
        #expect(settings.value.isDraft)
        #expect(settings.value.weight == 20)
        #expect(settings.value.aliases.map(\.text) == ["/old/", "older.html"])
        #expect(settings.value.aliases.first?.range == SourceRange(line: 6, column: 12, length: 7))
    }

    /// As Hugo does.
    @Test func passesOverLetterCaseOfKeys() {
        let settings = read("Title: A\nLinkTitle: B\nWeight: 3\nexpirydate: 2030-01-01\nTags: [a]\nDESCRIPTION: C")
        #expect(settings.diagnostics == [])
        #expect(settings.value.title == "A" && settings.value.navigationTitle == "B" && settings.value.weight == 3)
        #expect(settings.value.expiryDate?.text == "2030-01-01" && settings.value.description == "C")
        #expect(read("title: A\nTitle: B").value.title == "A")
        #expect(read("Title: A\nTITLE: B").diagnostics.map(\.message) == ["unknown key `TITLE` in front matter"])
    }

    @Test(arguments: [
        ("titel = 'a'", "2:1+5 warning[front-matter-key] unknown key `titel` in front matter = did you mean `title`?"),
        ("title = a", "2:9+1 error[toml-syntax] `a` is no value = put text in quotes: `\"a\"`"),
        ("order = 'first'", "2:9+7 warning[settings-value] `order` takes a whole number, not `first`"),
    ])
    func placesWhatIsWrongWithTOML(toml: String, message: String) {
        let settings = readPageSettings(Array(toml.utf8)[...], isTOML: true, path: "a.md", firstLine: 2)
        #expect(settings.diagnostics.map(\.line) == [message])
    }

    @Test func readsEveryKey() {
        let yaml = """
            title: yes
            description: What a page is.
            language: ar
            direction: rtl
            theme: easy
            style: plain
            tokens: {margin: 8px}
            date: 2026-11-21
            draft: true
            order: -3
            hidden: true
            aliases: old.html
            cell: subtitle
            search: false
            page_list: false
            print: true
            split: 3
            """
        let settings = read(yaml)
        var expected = PageSettings()
        expected.title = "yes"
        expected.description = "What a page is."
        expected.language = "ar"
        expected.languageRange = SourceRange(line: 4, column: 11, length: 2)
        expected.direction = .rtl
        expected.theme = "easy"
        expected.themeRange = SourceRange(line: 6, column: 8, length: 4)
        expected.style = .plain
        expected.tokens = [
            ThemeToken(
                name: "margin", light: "8px", path: "guide/a.md", range: SourceRange(line: 8, column: 18, length: 3))
        ]
        expected.date = "2026-11-21"
        expected.dateRange = SourceRange(line: 9, column: 7, length: 10)
        expected.isDraft = true
        expected.order = -3
        expected.isHidden = true
        expected.aliases = [PlacedText("old.html", at: SourceRange(line: 13, column: 10, length: 8))]
        expected.cell = CellChoice("subtitle", at: SourceRange(line: 14, column: 7, length: 8))
        expected.isSearched = false
        expected.hasPageList = false
        expected.isPrinted = true
        expected.splitLevel = 3
        expected.splitRange = SourceRange(line: 18, column: 8, length: 1)
        #expect(settings.value == expected)
        #expect(settings.diagnostics == [])
        for key in PageSettings.keys { #expect(yaml.contains("\(key.name):"), "\(key.name)") }
    }

    @Test(arguments: [
        ("a: 1\nb: two\nc: [d]", false), ("a = 1\nb = 'two'\nc = ['d']", true),
    ])
    func hasTextsForTemplates(source: String, isTOML: Bool) {
        #expect(frontMatterTexts(Array(source.utf8)[...], isTOML: isTOML) == ["a": "1", "b": "two"])
    }

    @Test func hasTextsOfMappingsForTemplates() {
        let texts = frontMatterTexts(
            Array("params:\n  color: red\n  deep: {none: 1}\nimage: {path: a.png}\n".utf8)[...], isTOML: false)
        #expect(texts == ["params.color": "red", "image.path": "a.png"])
    }

    @Test(arguments: [
        "layout: post\ncategories: a\ntags: [a, b]",
        "summary: A\nlastmod: 2024-01-01\nmenu: {main: {weight: 1}}",
        "id: a\npagination_label: A\nhide_table_of_contents: true",
        "hide: [toc]\nicon: material/a\ntemplate: home.html",
        "outline: deep\nhero: {name: A}\nprev: false\nsidebar: auto",
        "heroImage: ./a.png\nauthor: A",
    ])
    func passesOverKeysOfOtherGenerators(yaml: String) {
        #expect(read(yaml).diagnostics == [])
        #expect(read(yaml).value == PageSettings())
    }

    @Test(arguments: [
        ("titel: a", "2:1+5 warning[front-matter-key] unknown key `titel` in front matter = did you mean `title`?"),
        (
            "a: 1\n",
            """
            2:1+1 warning[front-matter-key] unknown key `a` in front matter = the keys are title, description, language, \
            direction, theme, style, tokens, date, draft, order, hidden, aliases, cell, page_list, search, print, split
            """
        ),
        (
            "title: a\nstyle: insett",
            "3:8+6 warning[settings-value] `style` takes one of plain, grouped, inset, not `insett` = did you mean `inset`?"
        ),
        (
            "side_list: false",
            """
            2:1+9 warning[front-matter-key] unknown key `side_list` in front matter = `side_list` stands in `tablesite.yml`, \
            for the whole site
            """
        ),
        (
            "llms: true",
            "2:1+4 warning[front-matter-key] unknown key `llms` in front matter = `llms` stands in `tablesite.yml`, for the whole site"
        ),
        ("order: first", "2:8+5 warning[settings-value] `order` takes a whole number, not `first`"),
        (
            "date: tomorrow",
            "2:7+8 warning[settings-value] `date` takes a date, not `tomorrow` = write it as `2026-11-21` or `2026-11-21T09:30:00Z`"
        ),
        ("draft: \"true\"", "2:8+6 warning[settings-value] `draft` takes `true` or `false`, not `true` = write it without quotes"),
        ("tokens: {tnt: red}", "2:10+3 warning[theme-token] no token `tnt` = did you mean `tint`?"),
        (
            "title: Swift: a tour",
            """
            2:13+1 error[yaml-syntax] a `:` cannot stand here = put text that holds `: ` in quotes, and begin the keys of one \
            level in one column
            """
        ),
    ])
    func reportsWhatIsWrongAtItsPlaceInTheDocument(yaml: String, report: String) {
        #expect(read(yaml).diagnostics.map(\.line) == [report])
        #expect(read(yaml).diagnostics.map(\.path) == ["guide/a.md"])
    }

    @Test func brokenFrontMatterIsTheDefault() {
        #expect(read("title: [").value == PageSettings())
    }
}
