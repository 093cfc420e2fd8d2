import SiteModel
import TableModel
import Testing
@testable import TableBuild

@Suite struct LinkResolverTests {
    /// A site with pages, assets and a draft; every page has the ids `options` and `größe`.
    private static let documents = [
        "index.md", "install.md", "guide/README.md", "guide/deep/page.md", "guide/my page.md", "guide/100%.md", "wide/only.markdown",
    ]

    /// What becomes of a destination that stands in `path`, and what is said about it.
    private func resolve(
        _ destination: String, in path: String = "index.md", isImage: Bool = false
    ) -> (url: String, messages: [String]) {
        var documents = Self.documents.sorted().map { path in
            var document = ParsedDocument(SourceFile(path))
            document.page.ids = ["options", "größe"].map { document.page.append($0) }
            document.page.titleText = path
            document.isBuilt = true
            return document
        }
        guard let index = documents.firstIndex(where: { $0.file.path == path }) else { return ("", ["no such document"]) }
        let span = documents[index].page.append(destination)
        documents[index].page.events = [
            isImage ? .image(destination: span, title: .empty, alternative: .empty) : .openLink(destination: span, title: .empty)
        ]
        documents[index].page.linkPlaces = [LinkPlace(destination: span.start, location: SourceLocation(line: 3, column: 1))]
        var draft = ParsedDocument(SourceFile("draft.md"))
        draft.isDraft = true
        var site = assembleSite(
            documents, assets: [SourceFile("images/a b.png"), SourceFile("files/x.zip")], settings: SiteSettings(), prefix: "")
        let map = LinkMap(site, leftOut: [draft], anchors: site.pages.map { AnchorIndex($0.page) }, sourcePrefix: "Site/")
        guard let place = site.pages.firstIndex(where: { $0.page.path == path }) else { return ("", ["no such page"]) }
        LinkResolver.resolveLinks(of: &site.pages[place], at: place, in: map, sourcePrefix: "Site/")
        let page = site.pages[place].page
        let messages = site.pages[place].diagnostics.map(\.diagnostic).map { diagnostic in
            "\(diagnostic.code.name): \(diagnostic.message)" + (diagnostic.label.isEmpty ? "" : " | \(diagnostic.label)")
                + (diagnostic.help.isEmpty ? "" : " | \(diagnostic.help)")
        }
        switch page.events[0] {
        case .openLink(let destination, _), .image(let destination, _, _): return (page.string(destination), messages)
        default: return ("", messages)
        }
    }

    @Test(arguments: [
        ("install.md", "index.md", "install.html"),
        ("./install.md", "index.md", "install.html"),
        ("../install.md", "guide/README.md", "../install.html"),
        ("/install.md", "guide/deep/page.md", "../../install.html"),
        ("/", "guide/deep/page.md", "../../index.html"),
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
        ("#options", "#options"), ("#Options", "#options"), ("#user-content-options", "#options"), ("#top", "#top"), ("#", "#top"),
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

    @Test func keepsADeadLinkAsWritten() { #expect(resolve("instal.md").url == "instal.md") }

    @Test func resolvesImagesAndReportsMissingOnes() {
        #expect(resolve("images/a%20b.png?raw=true", isImage: true).url == "images/a%20b.png?raw=true")
        #expect(
            resolve("image/a b.png", isImage: true).messages
                == ["image-missing: no image `image/a b.png` | not found in Site/ | did you mean `images/a b.png`?"])
        #expect(resolve("install.md", isImage: true).messages == ["image-missing: no image `install.md` | a page"])
    }

    @Test func rewritesRowsAndTheirDetailButtons() {
        var document = ParsedDocument(SourceFile("index.md"))
        var row = Row()
        row.id = document.page.append("row")
        row.destination = .link(document.page.append("install.md"))
        row.image = .picture(destination: document.page.append("/x.png"), title: .empty, alternative: .empty)
        var attributes = RowAttributes()
        attributes.detailTarget = document.page.append("install.md#")
        row.attributes = attributes
        document.page.rows = [row]
        document.isBuilt = true
        var other = ParsedDocument(SourceFile("install.md"))
        other.isBuilt = true
        var site = assembleSite([document, other], assets: [SourceFile("x.png")], settings: SiteSettings(), prefix: "")
        let map = LinkMap(site, leftOut: [], anchors: site.pages.map { AnchorIndex($0.page) }, sourcePrefix: "")
        LinkResolver.resolveLinks(of: &site.pages[0], at: 0, in: map, sourcePrefix: "")
        let page = site.pages[0].page
        guard case .link(let destination) = page.rows[0].destination, case .picture(let image, _, _) = page.rows[0].image else {
            Issue.record("the row has lost its link or image")
            return
        }
        #expect(page.string(destination) == "install.html")
        #expect(page.string(image) == "x.png")
        #expect(page.rows[0].attributes?.detailTarget.map(page.string) == "install.html")
        #expect(site.pages[0].rowLeading == [1: "row"])
    }

    @Test func knowsImageAttributesOfMarkup() {
        var document = ParsedDocument(SourceFile("index.md"))
        let markup = document.page.append("<img alt=\"\" src=\"")
        document.page.events = [.markup(markup), .address(document.page.append("no.png"), .image)]
        document.isBuilt = true
        var site = assembleSite([document], assets: [], settings: SiteSettings(), prefix: "")
        let map = LinkMap(site, leftOut: [], anchors: site.pages.map { AnchorIndex($0.page) }, sourcePrefix: "")
        LinkResolver.resolveLinks(of: &site.pages[0], at: 0, in: map, sourcePrefix: "")
        #expect(site.pages[0].diagnostics.map(\.diagnostic.code) == [.imageMissing])
    }

    /// A slash and a mark that combines with it are one `Character`.
    @Test func takesReferencesApartByBytes() {
        #expect(LinkReference("a#\u{301}b").fragment == "\u{301}b")
    }
}
