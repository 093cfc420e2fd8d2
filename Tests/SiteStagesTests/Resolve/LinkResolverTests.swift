import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

@Suite struct LinkResolverTests {
    /// A site with pages, assets and a draft; every page has the ids `options` and `größe`.
    private static let documents = [
        "index.md", "install.md", "guide/README.md", "guide/deep/page.md", "guide/my page.md", "guide/100%.md",
        "wide/only.markdown",
    ]

    /// What becomes of a destination that stands in `path`, and what is said about it.
    private func resolve(
        _ destination: String, in path: String = "index.md", isImage: Bool = false
    ) -> (url: String, messages: [String]) {
        var pages = Self.documents.sorted().map { path in
            var page = Page(path: path)
            page.ids = ["options", "größe"].map { page.append($0) }
            page.titleText = path
            return page
        }
        guard let index = pages.firstIndex(where: { $0.path == path }) else { return ("", ["no such document"]) }
        let span = pages[index].append(destination)
        pages[index].events = [
            isImage ? .image(destination: span, title: .empty, alternative: .empty) : .openLink(destination: span, title: .empty)
        ]
        pages[index].linkPlaces = [LinkPlace(destination: span.start, location: SourceLocation(line: 3, column: 1))]
        let draft = ParsedDocument(file: SourceFile("draft.md"), outcome: .draft(isWaiting: false), diagnostics: [])
        let resolved = resolvedPage(
            PageNumber(index), of: pages.map { ParsedDocument($0) } + [draft],
            assets: [SourceFile("images/a b.png"), SourceFile("files/x.zip")], prefix: "Site/"
        ).page
        let page = resolved.content
        let messages = resolved.diagnostics.map(\.diagnostic).map { diagnostic in
            "\(diagnostic.code.name): \(diagnostic.message)" + (diagnostic.label.isEmpty ? "" : " | \(diagnostic.label)")
                + (diagnostic.help.isEmpty ? "" : " | \(diagnostic.help)")
        }
        switch page.events[0] {
        case .openLink(let destination, _), .image(let destination, _, _): return (page.string(destination), messages)
        default: return ("", messages)
        }
    }

    private func resolvedPage(
        _ number: PageNumber, of documents: [ParsedDocument], assets: [SourceFile] = [], prefix: String = ""
    ) -> (page: ResolvedPage, rows: RowLinks) {
        let site = navigatedSite(documents, assets: assets).site
        let map = LinkMap(site, sourcePrefix: prefix)
        var page = ResolvedPage()
        page.resolve(number, of: site, in: map, ImageSizes(of: SourceTree([:])), prefix: prefix)
        return (page, RowLinks(of: site, in: map, settings: SiteSettings()))
    }

    @Test(arguments: [
        ("install.md", "index.md", "install.html"),
        ("./install.md", "index.md", "install.html"),
        ("../install.md", "guide/README.md", "../install.html"),
        ("/install.md", "guide/deep/page.md", "../../install.html"),
        ("/", "guide/deep/page.md", "../../index.html"),
        ("@/install.md#options", "guide/deep/page.md", "../../install.html#options"),
        ("guide/", "index.md", "guide/index.html"),
        ("guide", "index.md", "guide/index.html"),
        ("guide/README.md", "index.md", "guide/index.html"),
        ("guide/deep/", "index.md", "guide/deep/index.html"),
        ("..", "guide/README.md", "../index.html"),
        (".", "guide/README.md", "index.html"),
        ("guide/my%20page.md", "index.md", "guide/my%20page.html"),
        ("guide/my page.md", "index.md", "guide/my%20page.html"),
        ("guide/100%25.md", "index.md", "guide/100%25.html"),
        ("guide/100%.md", "index.md", "guide/100%25.html"),
        ("wide/only.markdown", "index.md", "wide/only.html"),
        ("install", "index.md", "install.html"),
        ("install.html", "index.md", "install.html"),
        ("install.md?raw=1#options", "index.md", "install.html?raw=1#options"),
        ("files/x.zip", "index.md", "files/x.zip"),
        ("/files/x.zip", "guide/README.md", "../files/x.zip"),
        ("images/a b.png", "index.md", "images/a%20b.png"),
    ])
    func leadsToPagesAndFiles(destination: String, path: String, expected: String) {
        let resolved = resolve(destination, in: path)
        #expect(resolved.url == expected)
        #expect(resolved.messages.isEmpty)
    }

    @Test(arguments: [
        ("#options", "#options"), ("#Options", "#options"), ("#user-content-options", "#options"), ("#opt/ions", "#options"),
        ("#opt:ions", "#options"), ("#top", "#top"), ("#", "#top"),
        ("#readme", "#top"), ("#größe", "#gr%C3%B6%C3%9Fe"), ("#gr%C3%B6%C3%9Fe", "#gr%C3%B6%C3%9Fe"),
        ("#GRÖßE", "#gr%C3%B6%C3%9Fe"), ("install.md#OPTIONS", "install.html#options"), ("install.md#readme", "install.html"),
    ])
    func correctsAnchors(destination: String, expected: String) {
        let resolved = resolve(destination)
        #expect(resolved.url == expected)
        #expect(resolved.messages.isEmpty)
    }

    @Test(arguments: [
        "https://example.org/a.md", "mailto:a@b.c", "//example.org/x.md", "tel:1", "data:image/png;base64,AA", "", "?page=2",
        "HTTP://x.md", "javascript:x.md",
    ])
    func leavesOtherDestinationsAlone(destination: String) {
        let resolved = resolve(destination)
        #expect(resolved.url == destination)
        #expect(resolved.messages.isEmpty)
    }

    @Test(arguments: [
        ("instal.md", "link-target: no page `instal.md` | not found in Site/ | did you mean `install.md`?"),
        ("guide/page.md", "link-target: no page `guide/page.md` | not found in Site/ | did you mean `guide/deep/page.md`?"),
        ("/pagee.md", "link-target: no page `/pagee.md` | not found in Site/"),
        ("guide/deep/pag.md", "link-target: no page `guide/deep/pag.md` | not found in Site/ | did you mean `guide/deep/page.md`?"),
        ("wide/only.md", "link-target: no page `wide/only.md` | not found in Site/ | did you mean `wide/only.markdown`?"),
        ("wide/other.md", "link-target: no page `wide/other.md` | not found in Site/"),
        ("inde.md", "link-target: no page `inde.md` | not found in Site/"),
        ("x.zip", "link-target: no file `x.zip` | not found in Site/ | did you mean `files/x.zip`?"),
        ("files/", "link-target: no page `files/` | a folder without documents"),
        ("draft.md", "link-target: no page `draft.md` | a draft | build drafts with `--drafts`"),
        (
            "../x.md",
            "link-outside: `../x.md` leads out of the source folder | not in Site/ | "
                + "link to where it is published, or move it into the source folder"
        ),
        ("#optoins", "link-anchor: no heading or row `#optoins` in this page | no such place | did you mean `#options`?"),
        (
            "install.md#optoins",
            "link-anchor: no heading or row `#optoins` in `install.md` | no such place | did you mean `#options`?"
        ),
    ])
    func reportsDeadLinks(destination: String, message: String) { #expect(resolve(destination).messages == [message]) }

    @Test func givesLinksWithoutWordsTheTitlesOfTheirTargets() async throws {
        let site = try await SiteFixture([
            "index.md": """
            # Home

            See [](a.md), [](a.md#two-words), [](a.md#named), [](#below), [](#point), [](https://example.org/x) and [](missing.md).

            - [](a.md)
            - [![](i.png)](a.md)

            ## Below *here* {#below}

            <a id="point"></a>
            """,
            "a.md": "---\ntitle: First\n---\n\n## Two words\n\n## Other {#named}\n", "i.png": "x",
        ])
        let page = try #require(site.files["index.html"])
        #expect(
            page.contains(
                """
                See <a href=a.html>First</a>, <a href=a.html#two-words>Two words</a>, <a href=a.html#named>Other</a>, \
                <a href=#below>Below here</a>, <a href=#point>#point</a>, \
                <a href=https://example.org/x>https://example.org/x</a> and <a href=missing.md>missing.md</a>.
                """), "\(page)")
        #expect(page.contains("<a href=a.html><b>First</b></a>") && !page.contains(">a.md<"))
    }

    /// Many tools write a heading's link to itself so.
    @Test func leavesAnchorsOfHeadingsWithoutWords() async throws {
        let site = try await SiteFixture([
            "index.md": "# Home\n\n[o](#concepts)\n\n## [](#concepts)Concepts\n\n## [](a.md) Other\n", "a.md": "# A\n",
        ])
        #expect(site.result.diagnostics.isEmpty)
        let page = try #require(site.files["index.html"])
        #expect(page.contains("</a>Concepts</h2>") && page.contains("</a> Other</h2>"), "\(page)")
    }

    /// The id of a row that is a link to a label is that of its words.
    @Test func findsLabelsThatRowsAreCalledBy() async throws {
        let site = try await SiteFixture([
            "index.md": "# Home\n\nSee {ref}`install`.\n\n- {ref}`install`\n", "s.md": "# S\n\n(install)=\n## Installing it\n",
        ])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("See <a href=s.html#install>Installing it</a>."), "\(page)")
    }

    /// Labels of MyST hold for the whole site.
    @Test func findsLabelsOnOtherPages() async throws {
        let site = try await SiteFixture([
            "index.md":
                "# Home\n\n{ref}`far off`, {ref}`there <far off>`, {doc}`a`, [](#far-off), {ref}`near`, {ref}`none`.\n\n(near)=\n## Here\n",
            "a.md": "# A\n\n- {ref}`far off`\n", "b.md": "# B\n\n(far off)=\n## Far\n",
            "c.md":
                "# C\n\n::::{grid}\n:::{grid-item-card} Card\n:link: far off\n:link-type: ref\nWords\n:::\n:::{card} Two\n:link: b.md\nx\n:::\n::::\n",
        ])
        let page = try #require(site.files["index.html"])
        let far = "<a href=b.html#far-off>"
        #expect(
            page.contains(
                "\(far)Far</a>, \(far)there</a>, <a href=a.html>A</a>, \(far)Far</a>, <a href=#near>Here</a>, <a href=#none>none</a>."
            ),
            "\(page)")
        #expect(site.files["a.html"]?.contains("<a href=b.html#far-off><b>Far</b></a>") == true)
        let cards = try #require(site.files["c.html"])
        #expect(cards.contains("\(far)Card</a>") && cards.contains("<a href=b.html>Two</a>"), "\(cards)")
        #expect(site.result.diagnostics.map(\.message) == ["no heading or row `#none` in `none`"])
    }

    @Test func keepsADeadLinkAsWritten() { #expect(resolve("instal.md").url == "instal.md") }

    @Test func resolvesImagesAndReportsMissingOnes() {
        #expect(resolve("images/a%20b.png?raw=true", isImage: true).url == "images/a%20b.png?raw=true")
        #expect(
            resolve("image/a b.png", isImage: true).messages
                == ["image-missing: no image `image/a b.png` | not found in Site/ | did you mean `images/a b.png`?"])
        #expect(resolve("install.md", isImage: true).messages == ["image-missing: no image `install.md` | a page"])
    }

    @Test func rewritesRowsAndTheirDetailButtons() {
        var index = Page(path: "index.md")
        var row = Row()
        row.id = index.append("row")
        row.destination = .link(index.append("install.md"))
        row.image = .picture(destination: index.append("/x.png"), title: .empty, alternative: .empty)
        var attributes = RowAttributes()
        attributes.detailTarget = index.append("install.md#")
        row.attributes = attributes
        index.rows = [row]
        let resolved = resolvedPage(
            PageNumber(0), of: [ParsedDocument(index), ParsedDocument(Page(path: "install.md"))], assets: [SourceFile("x.png")])
        let page = resolved.page.content
        guard case .link(let destination) = page.rows[0].destination, case .picture(let image, _, _) = page.rows[0].image else {
            Issue.record("the row has lost its link or image")
            return
        }
        #expect(page.string(destination) == "install.html")
        #expect(page.string(image) == "x.png")
        #expect(page.rows[0].attributes?.detailTarget.map(page.string) == "install.html")
        #expect(resolved.rows.row(of: PageNumber(0), leadingTo: PageNumber(1)) == "row")
    }

    @Test func knowsImageAttributesOfMarkup() {
        var index = Page(path: "index.md")
        let markup = index.append("<img alt=\"\" src=\"")
        index.events = [.markup(markup), .address(index.append("no.png"), .image)]
        let page = resolvedPage(PageNumber(0), of: [ParsedDocument(index)]).page
        #expect(page.diagnostics.map(\.diagnostic.code) == [.imageMissing])
    }

    /// As Docsify has it.
    @Test(arguments: [
        ("install?id=options", "install.html#options"), ("install.md?id=none", "install.html?id=none"),
        ("install.md?id=options&a=b", "install.html?id=options&a=b"),
        ("install.md?id=options#größe", "install.html?id=options#gr%C3%B6%C3%9Fe"),
    ])
    func findsThePlaceInAQuery(destination: String, expected: String) { #expect(resolve(destination).url == expected) }
}
