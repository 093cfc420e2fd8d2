import SiteModel
import TableBasics
import TableModel
import Testing
@testable import SiteStages

@Suite struct SitePlacementTests {
    /// Each page as `source -> output depth parent`, generated ones with a star.
    private func assemble(_ paths: [String], assets: [String] = []) -> (pages: [String], messages: [String]) {
        let documents = paths.sorted().map { document($0) }
        let site = navigatedSite(documents, assets: assets.map { SourceFile($0) })
        let pages = site.pages.map { page in
            let parent = page.parent.map { site.pages[$0].output.string } ?? "-"
            return "\(page.isGenerated ? "*" : page.path) -> \(page.output) \(page.depth) \(parent)"
        }
        return (pages, site.diagnostics.map(\.message))
    }

    private func document(_ path: String, title: String? = nil, change: (inout PageSettings) -> Void = { _ in }) -> ParsedDocument {
        var page = Page(path: path)
        page.titleText = title ?? DocumentName.title(ofDocument: path)
        change(&page.settings)
        return ParsedDocument(page)
    }

    @Test func givesEveryFolderAnIndexAndEveryPageAParent() {
        let site = assemble(["index.md", "a.md", "guide/x.md", "guide/deep/README.md", "guide/deep/y.markdown"])
        #expect(
            site.pages == [
                "a.md -> a.html 1 index.html",
                "guide/deep/README.md -> guide/deep/index.html 2 guide/index.html",
                "guide/deep/y.markdown -> guide/deep/y.html 3 guide/deep/index.html",
                "guide/x.md -> guide/x.html 2 guide/index.html",
                "index.md -> index.html 0 -",
                "* -> guide/index.html 1 index.html",
            ])
        #expect(site.messages.isEmpty)
    }

    @Test func prefersIndexOverReadmeOverUnderscoreIndex() {
        let site = assemble(["README.md", "_index.md", "index.md"])
        #expect(
            site.pages.prefix(3) == [
                "README.md -> readme.html 1 index.html", "_index.md -> _index.html 1 index.html", "index.md -> index.html 0 -",
            ])
        #expect(
            site.messages == [
                "`README.md` and `index.md` both want to be `index.html`; this one becomes `readme.html`",
                "`_index.md` and `index.md` both want to be `index.html`; this one becomes `_index.html`",
            ])
    }

    @Test(arguments: [
        (["Kit.md"], "Kit.md"), (["Kit.md", "Thing.md"], nil), (["Kit.docc/Kit.md"], nil), (["Kit.md", "index.md"], "index.md"),
    ])
    func beginsACatalogWithItsRoot(paths: [String], home: String?) {
        let documents = paths.map { path in
            var page = Page(path: path)
            page.titleText = DocumentName.title(ofDocument: path)
            page.isCatalogRoot = true
            return ParsedDocument(page)
        }
        let pages = placeSite(documents, assets: [], settings: SiteSettings(), prefix: "").value.pages
        #expect(pages.first { $0.output.string == "index.html" && !$0.isGenerated }?.path == home)
    }

    @Test(arguments: [(false, "about/index.html"), (true, "a.html")])
    func givesADocumentAloneItsOwnName(isAlone: Bool, output: String) {
        let page = document("a.md") { $0.address = "about/index.html" }
        let site = placeSite([page], assets: [], settings: SiteSettings(), prefix: "", isAlone: isAlone)
        #expect(site.value.pages.first?.output.string == output)
        #expect(site.diagnostics == [])
    }

    @Test func losesNothingWhenNamesClash() {
        let site = assemble(["a.markdown", "a.md", "index.md"], assets: ["a.html", "tablesite.css"])
        #expect(site.pages.prefix(2) == ["a.markdown -> a.html 1 index.html", "a.md -> a-2.html 1 index.html"])
        #expect(
            site.messages == [
                "`a.md` and `a.markdown` both want to be `a.html`; this one becomes `a-2.html`",
                "`a.html` and `a.markdown` both want to be `a.html`; this one becomes `a-3.html`",
                "`tablesite.css` and `the style sheet` both want to be `tablesite.css`; this one becomes `tablesite-2.css`",
            ])
    }

    @Test func takesAnIndexFileOfTheAuthorsAsTheIndex() {
        let site = assemble(["guide/x.md"], assets: ["guide/index.html"])
        #expect(site.pages == ["guide/x.md -> guide/x.html 2 index.html", "* -> index.html 0 -"])
    }

    @Test func listsPagesByOrderThenNameWithoutHiddenOnes() {
        let documents = [
            document("b.md", title: "Beta") { $0.description = "second" }, document("a.md", title: "alpha"),
            document("z.md", title: "Zulu") { $0.order = 1 }, document("h.md") { $0.isHidden = true }, document("02-sub/x.md"),
        ]
        let site = navigatedSite(documents)
        let root = site.pages.first { $0.output.string == "index.html" }?.content
        let rows = root.map { page in
            page.rows.map { row -> String in
                guard case .link(let link) = row.destination else { return "no link" }
                return
                    "\(page.string(row.id)): \(page.plainText(row.title)) | \(page.plainText(row.detail)) -> \(page.string(link))"
            }
        }
        #expect(
            rows == ["z: Zulu |  -> z.md", "02-sub: Sub |  -> 02-sub/", "a: alpha |  -> a.md", "b: Beta | second -> b.md"])
        #expect(root?.titleText == "Contents")
    }

    @Test func takesNamesThatDifferInLetterCaseForOne() {
        let site = assemble(["Guide.md", "guide.md", "index.md"], assets: ["A.png", "a.PNG", "e\u{301}.png", "é.png"])
        #expect(site.pages.prefix(2) == ["Guide.md -> Guide.html 1 index.html", "guide.md -> guide-2.html 1 index.html"])
        #expect(
            site.messages == [
                "`guide.md` and `Guide.md` both want to be `guide.html`; this one becomes `guide-2.html`",
                "`a.PNG` and `A.png` both want to be `a.PNG`; this one becomes `a-2.PNG`",
                "`é.png` and `e\u{301}.png` both want to be `é.png`; this one becomes `é-2.png`",
            ])
    }

    @Test func givesAFileAndAFolderOfOneNameTwoNames() {
        let site = assemble(
            ["a.html/x.md", "a.md", "b.md", "index.md", "tablesite.css/y.md"], assets: ["b.html/z/p.png", "b.html/z/q.png"])
        #expect(
            site.pages.prefix(5) == [
                "a.html/x.md -> a.html/x.html 2 a.html/index.html", "a.md -> a-2.html 1 index.html", "b.md -> b.html 1 index.html",
                "index.md -> index.html 0 -", "tablesite.css/y.md -> tablesite-2.css/y.html 2 tablesite-2.css/index.html",
            ])
        #expect(
            site.messages == [
                "`a.md` and the folder `a.html` both want to be `a.html`; this one becomes `a-2.html`",
                "`tablesite.css` and `the style sheet` both want to be `tablesite.css`; this one becomes `tablesite-2.css`",
                "`b.html` and `b.md` both want to be `b.html`; this one becomes `b-2.html`",
            ])
    }

    @Test func shortensNamesThatDisksCannotTake() {
        let name = String(repeating: "é", count: 126)
        let site = assemble(["\(name).md", "index.md"])
        let short = String(repeating: "é", count: 125) + ".html"
        #expect(site.pages.last { !$0.hasPrefix("*") } == "\(name).md -> \(short) 1 index.html")
        #expect(site.messages == ["the name of the page would be longer than 255 bytes; it becomes `\(short)`"])
    }
}
