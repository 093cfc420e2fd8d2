import SiteModel
import TableHTML
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

/// A document in several pages: nothing is lost, and everything is found where it went.
@Suite struct PageSplitTests {
    private static let document = """
        <p align="center"><img src="logo.png" width=100></p>

        # The *Title* {aliases=old-title}

        Words before, with [a link](a.md#x "titled").

        # Above

        Text. [^1]

        ## One {aliases="uno eins"}

        Header of one.

        1. [Lead](#two) - detail {progress=40 .class}
        2. - [x] done
           - [ ] open

           ```swift
           let a = 1
           ```

        Footer of one.[^2]

        ### Two

        | Name | Value | More |
        |---|---:|---|
        | a | 1 | b |

        ## Three

        <details><summary>S</summary>

        Hidden[^2]

        </details>

        ---

        Closing.

        [^1]: First, see [^3].
        [^2]: Second.
        [^3]: Third.
        [^4]: Fourth, of nobody.
        """

    private func page(_ markdown: String) async -> Page {
        let tree = SourceTree(["a.md": Array(markdown.utf8)])
        let documents = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions())
        return documents.first?.page?.page ?? Page(path: "")
    }

    private func words(of page: Page) -> [Substring] {
        var ranges = [page.preface, page.title, page.header]
        for section in page.sections {
            ranges += [section.heading?.title ?? .empty, section.header, section.subtitle]
            ranges += section.columnHeads
            for row in page.rows[section.rows] {
                ranges += [row.label, row.title, row.meta, row.detail, row.tags, row.badges, row.body]
            }
            ranges.append(section.footer)
        }
        ranges.append(page.footer)
        return ranges.flatMap { range in
            page.events[range.range].flatMap { event -> [Substring] in
                switch event {
                case .text(let span), .code(let span), .codeBlock(_, let span), .markup(let span):
                    page.string(span).split(separator: " ")
                default: []
                }
            }
        }
    }

    @Test(arguments: 1...6)
    func losesNothing(level: Int) async {
        let page = await page(Self.document)
        let parts = page.split(at: level).map(\.page)
        let titles = [["The Title", "Above"], ["The Title", "Above", "One", "Three"]]
        #expect(parts.map(\.titleText) == (level <= 2 ? titles[level - 1] : ["The Title", "Above", "One", "Two", "Three"]))
        // Footnotes go to those that refer to them; everything else stays in its order.
        let notes: Set<Substring> = ["First,", "see", "Second.", "Third.", "Fourth,", "of", "nobody.", "."]
        let moved = parts.flatMap { words(of: $0) }
        #expect(moved.filter { !notes.contains($0) } == words(of: page).filter { !notes.contains($0) })
        #expect(notes.isSubset(of: moved))
        #expect(parts.flatMap { part in part.ids.map(part.string) }.sorted() == page.ids.map(page.string).sorted())
        #expect(parts.map(\.linkPlaces.count).reduce(0, +) == page.linkPlaces.count)
        for part in parts {
            for place in part.linkPlaces {
                let source = page.linkPlaces.first { $0.location == place.location }
                #expect(source != nil && part.text[Int(place.destination)] == source.map { page.text[Int($0.destination)] })
            }
        }
    }

    @Test func putsFootnotesWhereTheyAreReferredTo() async {
        let parts = await page(Self.document).split(at: 2).map(\.page)
        let notes = parts.map { part in
            part.events.compactMap { if case .open(.footnote(let label)) = $0 { part.string(label) } else { nil } }
        }
        #expect(notes == [[], ["1", "3"], ["2"], ["2", "4"]])
    }

    @Test func makesTheHeadingTheTitle() async {
        let whole = await page(Self.document)
        let one = whole.split(at: 2)[2].page
        #expect(one.string(one.titleID) == "one" && one.titleAliases.map(one.string) == ["uno", "eins"])
        #expect(one.plainText(one.header) == "Header of one. ")
        #expect(one.sections.map { $0.heading?.rank } == [nil, .section])
        #expect(!one.rows.isEmpty && one.rows.count == whole.rows.count && one.settings.order == 2)
    }

    /// A table that is no more than a head stands where a subtitle does.
    @Test func keepsWhatHasNoRows() async {
        let parts = await page("# T\n\n## A\n\n| One | Two |\n|---|---|\n\n## B\n\ntext\n").split(at: 2).map(\.page)
        let heads = parts[1].sections.flatMap { $0.columnHeads + [$0.subtitle] }.map(parts[1].plainText).filter { !$0.isEmpty }
        #expect(heads.contains { $0.contains("One") } && heads.contains { $0.contains("Two") }, "\(heads)")
    }

    /// The links to it need words.
    @Test func isCalledByItsIDWithoutWords() async {
        let parts = await page("# T\n\n## ![](a.svg)\n\ntext\n\n## ![](b.svg)\n\nmore\n").split(at: 2).map(\.page)
        #expect(parts.map(\.titleText) == ["T", "section", "section-1"])
    }

    /// Its title stays, and a fold that has something of its own.
    @Test func keepsNoFoldAroundNothing() async {
        let folds = ["<summary>All</summary>\n\n## A\n\na\n", "\n## B\n\nb\n", "<summary>Mixed</summary>\n\nown\n\n## C\n\nc\n"]
        let text = folds.map { "<details>\n\($0)\n</details>\n\n" }.joined()
        let parts = await page("# T\n\n\(text)<details>\n<summary>None</summary>\n\n- d\n\n</details>\n").split(at: 2).map(\.page)
        let titles = parts.map { part in part.sections.map { part.plainText($0.heading?.title ?? .empty) } }
        #expect(titles == [["All"], [], ["Mixed"], ["None"]])
        #expect(parts.map { $0.sections.map(\.isCollapsed) } == [[nil], [], [true], [true]])
        let nested = await page("# T\n\n<details>\n\n<details>\n\n## A\n\na\n\n</details>\n\n</details>\n").split(at: 2)
        #expect(nested.map(\.page.sections.count) == [0, 0])
    }

    @Test func staysWholeWithoutHeadings() async {
        let page = await page("# T\n\n- a\n")
        #expect(page.split(at: 2).count == 1)
    }

    @Test func standsBelowItsDocumentInEveryNavigation() async {
        let guide = "---\nsplit: 2\norder: 1\n---\n# Guide\n## B\n## A\n"
        let sources = [
            "index.md": "# Home", "guide.md": guide, "x/README.md": "---\nsplit: 2\n---\n# X\n## C\n", "a.md": "# After",
        ]
        let expected = [
            "Home -> index.html", "Guide -> guide/index.html", "  B -> guide/b.html", "  A -> guide/a.html", "After -> a.html",
            "X -> x/index.html", "  C -> x/c.html",
        ]
        let folders = await assembledSite(sources)
        #expect(folders.navigationSketch == expected)
        let settings = await assembledSite(sources, navigation: ["index.md", "guide.md", "a.md", "x/README.md"])
        #expect(settings.navigationSketch == expected && settings.diagnostics.isEmpty)
        var withSummary = sources
        withSummary["SUMMARY.md"] = "- [Home](index.md)\n- [Guide](guide.md)\n- [After](a.md)\n- [X](x/README.md)\n"
        let summary = await assembledSite(withSummary)
        #expect(summary.navigationSketch == expected)
    }

    /// All parts were siblings, and the path and the list of pages left out what is between.
    @Test func standsBelowThePartsAroundIt() async throws {
        let guide = "# Guide\n## Install\n### Linux\n### Mac\n#### Brew\n## Use\n### Linux\n# More\n### Deep\n## End\n"
        let sources = ["index.md": "# Home", "guide.md": "---\nsplit: 3\n---\n" + guide, "z.md": "# Z"]
        let expected = [
            "Home -> index.html", "Guide -> guide/index.html", "  Install -> guide/install.html", "    Linux -> guide/linux.html",
            "    Mac -> guide/mac.html", "  Use -> guide/use.html", "    Linux -> guide/linux-1.html", "  More -> guide/more.html",
            "    Deep -> guide/deep.html", "    End -> guide/end.html", "Z -> z.html",
        ]
        var withSummary = sources
        withSummary["SUMMARY.md"] = "- [Home](index.md)\n- [Guide](guide.md)\n- [Z](z.md)\n"
        let sites = [
            await assembledSite(sources), await assembledSite(withSummary),
            await assembledSite(sources, navigation: ["index.md", "guide.md", "z.md"]),
        ]
        for site in sites {
            #expect(site.navigationSketch == expected)
            let linux = site.pageNavigation(of: "guide/linux-1.html")
            #expect(linux.path.map(\.title) == ["Home", "Guide", "Use"])
            #expect(site.pages[site.number("guide/linux-1.html")].depth == site.pages[site.number("guide/use.html")].depth + 1)
        }
        let fixture = try await SiteFixture(sources)
        let install = try #require(fixture.files["guide/install.html"])
        #expect(install.contains("<section data-generated=pages>") && install.contains("href=mac.html"))
        #expect(fixture.files["guide/mac.html"]?.contains("<section data-generated=pages>") == false)
    }

    /// A document that nothing leads to has its parts, and a folder may have more pages than those of a document.
    @Test func standsBelowThePartsAroundItOutsideOfTheNavigation() async {
        let guide = "---\nsplit: 2\nhidden: true\n---\n# G\n# A\n## B\n"
        let site = await assembledSite(["index.md": "# Home", "guide.md": guide, "guide/c.md": "---\norder: 1.5\n---\n# C"])
        #expect(site.pages[site.number("guide/b.html")].parent == site.number("guide/a.html"))
        let shown = await assembledSite([
            "index.md": "# Home", "guide.md": guide.replacing("hidden: true", with: ""), "guide/c.md": "---\norder: 1.5\n---\n# C",
        ])
        #expect(
            shown.navigationSketch == [
                "Home -> index.html", "G -> guide/index.html", "  A -> guide/a.html", "    B -> guide/b.html",
                "  C -> guide/c.html",
            ])
    }

    /// In the generated tables of pages too, where all rows of a document led to its first page.
    @Test func everyPageIsLedTo() async {
        let guide = "---\nsplit: 2\n---\n# Guide\n## B\n## A\n"
        let written = await assembledSite(["guide.md": guide, "b.md": "# B"], navigation: ["guide.md", "b.md"])
        let moved = await assembledSite([
            "index.md": "# Home", "a/guide.md": guide.replacing("split: 2", with: "split: 2\npermalink: /x/y.html"),
        ])
        for (site, table, document) in [(written, "index.html", "guide.md"), (moved, "x/index.html", "/a/guide.md")] {
            let text = String(decoding: site.pages[site.number(table)].content.text, as: UTF8.self)
            for part in ["a", "b"] { #expect(text.contains("\(document)#\(part)"), "\(text)") }
        }
    }

    @Test func hasNamesThatMeanNothingElse() async {
        let site = await assembledSite([
            "index.md": "# Home", "a.md": "---\nsplit: 2\n---\n# A\n## Index\n## ☃\n## 404\n## Index\n",
        ])
        let pages = site.navigationSketch
        #expect(pages.count == 6 && Set(pages).count == 6, "\(pages)")
        #expect(!pages.contains { $0.hasSuffix("a/.html") || $0.hasSuffix("a/404.html") }, "\(pages)")
        #expect(pages.filter { $0.hasSuffix("a/index.html") }.count == 1, "\(pages)")
    }

    /// Their number was in the address, which a section above moved.
    @Test func keepsTheAddressesOfPagesWhateverStandsAboveThem() async {
        func paths(_ above: String) async -> Set<String> {
            let site = await assembledSite(["a.md": "---\nsplit: 2\n---\n# A\n\(above)## Index\n## 404\n## ☃\n## Use\n"])
            return Set(site.pages.map(\.output.string))
        }
        let before = await paths("")
        let after = await paths("## New\n")
        #expect(after.subtracting(before) == ["a/new.html"] && before.isSubset(of: after), "\(before)")
        #expect(before.isSuperset(of: ["a/index-page.html", "a/404-page.html", "a/use.html"]), "\(before)")
    }

    /// The heading of the title was a page, with all of the text, and the first page was empty.
    @Test(
        arguments: [
            (["SUMMARY.md": "- [Control Flow](ch03-flow.md)\n"], []),
            (["SUMMARY.md": "- [Home](index.md)\n- [Control flow](ch03-flow)\n", "index.md": "# Home"], []),
            ([:], [NavigationLine("ch03-flow.md", title: "CONTROL FLOW")]),
        ] as [([String: String], [NavigationLine])])
    func beginsNoPageWithTheHeadingThatTheNavigationMakesTheTitle(sources: [String: String], lines: [NavigationLine]) async {
        var sources = sources
        sources["ch03-flow.md"] = "---\nsplit: 2\n---\n## Control Flow\n\nText.\n\n### `if`\n\nMore.\n\n## Summary\n\nEnd.\n"
        let site = await assembledSite(sources, lines: lines)
        #expect(
            site.navigationSketch.suffix(2).map { $0.drop { $0 == " " }.lowercased() } == [
                "control flow -> ch03-flow/index.html", "summary -> ch03-flow/summary.html",
            ])
        let first = site.pages[site.number("ch03-flow/index.html")].content
        #expect(first.string(first.titleID) == "control-flow" && first.plainText(first.header) == "Text. ")
        #expect(first.sections.map { $0.heading?.rank } == [.section])
        #expect(site.diagnostics.filter { $0.code != .navigationMissing } == [])
    }

    @Test func beginsNoPageWithTheHeadingThatSaysTheTitle() async {
        for (path, title) in [("a.md", "title: Use it\n"), ("use-it.md", "")] {
            let site = await assembledSite([path: "---\n\(title)split: 2\n---\n## Use It\n\nText.\n\n## Use It\n\n## End\n"])
            let titles = site.pages.filter { $0.parsed.part != nil }.map(\.title)
            #expect(titles == ["Use It", "End"])
        }
    }

    @Test(arguments: [
        ("# T\n\ntext\n", "begin each part with `##`, or leave `split` out"),
        ("## T\n\n### A\n\n### B\n", "`split: 3` makes a page of each `###`"),
        (
            "# T\n\n## Contents\n\n- [A](#a)\n- [B](#b)\n- [C](#c)\n\n#### A\n\na\n\n#### B\n\nb\n\n#### C\n\nc\n",
            "`split: 4` makes a page of each `####`"
        ),
    ])
    func saysThatNothingIsSplit(markdown: String, help: String) async {
        let tree = SourceTree(["a.md": Array("---\nsplit: 2\n---\n\(markdown)".utf8)], prefix: "Site/")
        let documents = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions())
        #expect(
            documents.flatMap(\.diagnostics).map { "\($0.path):\($0.line)" } == [
                "Site/a.md:2:8+1 warning[split-heading] `split: 2` splits nothing: there is no `##` below the title = \(help)"
            ])
    }

    @Test func saysThatNothingIsSplitOnceTheNavigationGivesTheTitle() async {
        let tree = SourceTree(
            ["a.md": Array("---\nsplit: 2\n---\n- a\n\n## B\n\ntext\n".utf8), "SUMMARY.md": Array("- [B](a.md)\n".utf8)],
            prefix: "Site/")
        let documents = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions())
        #expect(documents.flatMap(\.diagnostics) == [])
        let named = splitDocuments(documents, settings: SiteSettings(), prefix: "Site/")
        #expect(named.flatMap(\.diagnostics).map(\.path) == ["Site/a.md"])
        #expect(named.flatMap(\.diagnostics).map(\.code) == [.splitHeading])
    }
}
