import SiteModel
import TableModel
import Testing
@testable import SiteStages

/// What paths mean where a document, a file and a folder have one name.
@Suite struct LinkMapTests {
    private func url(of destination: String, in path: String, documents: [String], assets: [String] = [], isImage: Bool = false)
        -> (url: String, problems: [String])
    {
        var pages = documents.sorted().map { Page(path: $0) }
        guard let index = pages.firstIndex(where: { $0.path == path }) else { return ("", ["no such document"]) }
        let span = pages[index].append(destination)
        pages[index].events = [
            isImage ? .image(destination: span, title: .empty, alternative: .empty) : .openLink(destination: span, title: .empty)
        ]
        let site = navigatedSite(pages.map { ParsedDocument($0) }, assets: assets.map { SourceFile($0) }).site
        var page = ResolvedPage()
        page.resolve(
            PageNumber(index), of: site, in: LinkMap(site, sourcePrefix: ""), ImageSizes(of: SourceTree([:])), prefix: "")
        let problems = page.diagnostics.map {
            "\($0.diagnostic.code.name)\($0.diagnostic.help.isEmpty ? "" : ": ")\($0.diagnostic.help)"
        }
        switch page.content.events[0] {
        case .openLink(let destination, _), .image(let destination, _, _): return (page.content.string(destination), problems)
        default: return ("", problems)
        }
    }

    private static let team = ["about/team.md", "about/team/list.md", "about/us.md", "index.md"]

    @Test(arguments: [
        ("./team", "about/us.md", "team.html"), ("team", "about/us.md", "team.html"),
        ("/about/team", "index.md", "about/team.html"),
        ("team.md", "about/us.md", "team.html"), ("team/", "about/us.md", "team/index.html"),
        ("../team", "about/team/list.md", "../team.html"), ("team#x", "about/us.md", "team.html#x"),
        ("about", "index.md", "about/index.html"), (".", "about/us.md", "index.html"),
        ("team/list", "about/us.md", "team/list.html"),
    ])
    func takesTheDocumentBeforeAFolderOfItsName(destination: String, path: String, expected: String) {
        #expect(url(of: destination, in: path, documents: Self.team).url == expected)
    }

    @Test func takesTheFolderThatHasAnIndexOnlyWithASlash() {
        let documents = ["team.md", "team/README.md", "index.md"]
        #expect(url(of: "team", in: "index.md", documents: documents).url == "team.html")
        #expect(url(of: "team/", in: "index.md", documents: documents).url == "team/index.html")
        #expect(url(of: "team", in: "index.md", documents: ["index.md", "team/README.md"]).url == "team/index.html")
    }

    @Test func takesAFileThatIsCalledSoExactly() {
        let found = url(of: "LICENSE", in: "index.md", documents: ["LICENSE.md", "index.md"], assets: ["LICENSE"])
        #expect(found.url == "LICENSE" && found.problems == [])
        #expect(url(of: "files", in: "index.md", documents: ["files.md", "index.md"], assets: ["files/a.zip"]).url == "files.html")
    }

    @Test(arguments: [
        ("window.png", ["window.md", "windows.md"], ["image-missing"]),
        ("window.png", ["windows.png", "window.md"], ["image-missing: did you mean `windows.png`?"]),
        ("logo.png", ["logo.md", "logo.svg"], ["image-missing: did you mean `logo.svg`?"]),
        ("logo.md", ["a/logo.md", "logos.md"], ["image-missing"]),
        ("image/a.png", ["images/a.png", "image/a.md"], ["image-missing: did you mean `images/a.png`?"]),
        ("imges/b.png", ["images/b.jpg", "images/b.md", "imges/b.md"], ["image-missing: did you mean `images/b.jpg`?"]),
    ])
    func suggestsImagesForImages(destination: String, others: [String], expected: [String]) {
        let found = url(
            of: destination, in: "index.md", documents: ["index.md"] + others.filter { $0.hasSuffix(".md") },
            assets: others.filter { !$0.hasSuffix(".md") }, isImage: true)
        #expect(found.problems == expected)
    }
}
