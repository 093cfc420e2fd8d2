import SiteModel
import TableModel
import TableThemes
import Testing
@testable import TableBuild

@Suite struct SingleDocumentTests {
    /// What becomes of `README.md` in a folder that has these files as well.
    private func build(_ markdown: String, beside neighbours: Set<String>) async throws -> (
        page: String, result: BuildResult, files: [String]
    ) {
        let surroundings = SourceSurroundings(
            hasAsset: { neighbours.contains($0) && $0.hasSuffix(".png") }, exists: { neighbours.contains($0) })
        let tree = SourceTree(files: [SourceFile("README.md")], surroundings: surroundings) { _ in Array(markdown.utf8) }
        var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        configuration.value.isWhole = false
        configuration.diagnostics = []
        let site = CollectedSite(of: tree)
        let result = try await buildSite(tree, configuration, to: site.sink)
        let page = String(decoding: site.files[OutputPath("index.html")] ?? [], as: UTF8.self)
        return (page, result, site.files.keys.map(\.string).sorted())
    }

    @Test(arguments: [
        ("docs/guide.md", "docs/guide.md"), ("docs/guide.md#part", "docs/guide.md"), ("docs/", "docs"),
        ("../LICENSE", "../LICENSE"),
        ("/CODE.md?plain=1", "/CODE.md"), ("docs/guide", "docs/guide.md"), ("docs/guide.html", "docs/guide.md"),
        ("a%20b.zip", "a b.zip"), ("100%.md", "100%.md"),
    ])
    func leavesLinksToNeighboursAsTheyWereWritten(destination: String, neighbour: String) async throws {
        let built = try await build("# R\n\n- [There](\(destination)) - text\n\nAnd [here](\(destination)).", beside: [neighbour])
        #expect(built.result.diagnostics == [])
        #expect(
            built.page.components(of: "href=\(destination)") + built.page.components(of: "href=\"\(destination)\"") == 2,
            "\(built.page)")
    }

    @Test(arguments: ["docs/guide.md", "docs/", "../LICENSE", "/CODE.md", "x.zip"])
    func reportsLinksToWhatIsNotThere(destination: String) async throws {
        let built = try await build("# R\n\n- [There](\(destination)) - text", beside: ["other.md"])
        #expect(built.result.diagnostics.count == 1)
        #expect(built.result.diagnostics.allSatisfy { [.linkTargetName, .linkOutsideName].contains($0.code.name) })
    }

    @Test func copiesTheImagesThatItShows() async throws {
        let built = try await build("# R\n\n![A](img/a.png) ![B](../b.png) ![C](c.png)", beside: ["img/a.png", "../b.png"])
        #expect(built.files == ["img/a.png", "index.html", "tablesite.css"])
        #expect(built.page.contains("src=img/a.png") && built.page.contains("src=../b.png"))
        #expect(built.result.diagnostics.map { "\($0.code.name) \($0.range?.start.column ?? 0)" } == ["image-missing 37"])
    }

    @Test func hasNothingAroundIt() async throws {
        for name in ["guide.md", "README.md"] {
            let tree = SourceTree(
                files: [SourceFile(name)], surroundings: SourceSurroundings(hasAsset: { _ in false }, exists: { _ in true })
            ) { _ in Array("# Guide\n\n- [Other](other.md)".utf8) }
            var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
            configuration.value.isWhole = false
            let site = CollectedSite(of: tree)
            let result = try await buildSite(tree, configuration, to: site.sink)
            let page = name == "guide.md" ? "guide.html" : "index.html"
            #expect(site.files.keys.map(\.string).sorted() == [page, "tablesite.css"])
            #expect(result.pageCount == 1)
            let html = String(decoding: site.files[OutputPath(page)] ?? [], as: UTF8.self)
            #expect(!html.contains("<nav") && !html.contains("index.html") && !html.contains("Contents"))
        }
    }

    /// A neighbour that comes or goes changes no file of the sources.
    @Test func asksAgainInThePreview() async throws {
        var cache = BuildCache()
        var last: CollectedSite?
        for (neighbours, codes) in [([], ["link-target"]), (["a.md"], []), ([], ["link-target"])] as [(Set<String>, [String])] {
            let tree = SourceTree(
                files: [SourceFile("README.md", stamp: FileStamp(size: 0, changed: 0, number: 0))],
                surroundings: SourceSurroundings(hasAsset: { _ in false }, exists: { neighbours.contains($0) })
            ) { _ in Array("[a](a.md)".utf8) }
            var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
            configuration.value.isWhole = false
            configuration.diagnostics = []
            var options = BuildOptions()
            options.remembers = true
            let site = CollectedSite(of: tree, after: last)
            let result = try await buildSite(tree, configuration, options: options, cache: cache, to: site.sink)
            (cache, last) = (result.cache ?? BuildCache(), site)
            #expect(result.diagnostics.map(\.code.name) == codes)
        }
    }
}

extension String {
    fileprivate static let linkTargetName = "link-target"
    fileprivate static let linkOutsideName = "link-outside"

    /// How often a text is in this one.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
