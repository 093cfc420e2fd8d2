import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@testable import SiteStages

@Suite struct CopiedFilesTests {
    /// The files of a site that are no pages and not tablesite's own, and what is left out of it.
    private func copied(_ sources: [String: String], settings: SiteSettings = SiteSettings()) async throws -> (
        files: [String], leftOut: [String]
    ) {
        let site = try await SiteFixture(sources, settings: settings)
        let own: Set<String> = ["404.html", "robots.txt", "tablesite.css"]
        let pages = Set(sources.keys.filter { $0.hasSuffix(".md") }.map { $0.replacing(".md", with: ".html") })
        let files = site.files.keys.filter { !own.contains($0) && !pages.contains($0) }
        return (files.sorted(), site.result.leftOut.map { "\($0.path): \($0.reason)" })
    }

    private static let trusted: SiteSettings = {
        var settings = SiteSettings()
        settings.html = .trusted
        return settings
    }()

    @Test func copiesWhatSitesServeAndNothingElse() async throws {
        let result = try await copied([
            "index.md": "# A", "a.png": "", "a.css": "", "a.pdf": "", "robots.txt": "", "CNAME": "", "google1.html": "",
            "build.sh": "",
            "a.psd": "", "LICENSE": "", "sub/notes.docx": "",
        ])
        #expect(result.files == ["CNAME", "a.css", "a.pdf", "a.png", "google1.html"])
        #expect(
            result.leftOut == [
                "LICENSE: unreferenced", "a.psd: unreferenced", "build.sh: unreferenced", "sub/notes.docx: unreferenced",
            ])
    }

    @Test(arguments: [
        "[x](files/a%20b.bin)", "[x](<./files/a b.bin#part>)", "- [Row](files/a%20b.bin) - text", "![x](/files/a%20b.bin)",
        "<a href=\"files/a b.bin\">x</a>", "<img src=\"files/a%20b.bin\" alt=\"\">", "[x]\n\n[x]: files/a%20b.bin?v=1",
        "- Row {detail=files/a%20b.bin accessory=detail-button}\n- [X](files/a%20b.bin)",
    ])
    func copiesWhatAPageRefersTo(markdown: String) async throws {
        let result = try await copied(["index.md": "# A\n\n" + markdown, "files/a b.bin": "", "files/other.bin": ""])
        #expect(result.files == ["files/a b.bin"], "\(markdown)")
        #expect(result.leftOut == ["files/other.bin: unreferenced"])
    }

    @Test func copiesNothingForThePageThatIsNoneOfTheSite() async throws {
        let result = try await copied(["index.md": "# A", "a.md": "---\ndraft: true\n---\n[x](x.bin)", "x.bin": ""])
        #expect(result.files == [])
    }

    @Test(arguments: [
        "<div style=\"background: url(x.bin)\">x</div>", "<script src=\"x.bin\"></script>", "<script>fetch(`/x.bin?${a}`)</script>",
        "<object data='./x.bin'></object>",
    ])
    func copiesWhatTrustedMarkupRefersTo(markdown: String) async throws {
        let result = try await copied(["index.md": "# A\n\n" + markdown, "x.bin": "", "y.bin": ""], settings: Self.trusted)
        #expect(result.files == ["x.bin"], "\(markdown)")
    }

    @Test func followsStyleSheetsScriptsAndPagesOfTheAuthor() async throws {
        let result = try await copied([
            "index.md": "# A\n\n[demo](demo/index.html)",
            "demo/index.html": "<link rel=stylesheet href=css/a.css><script src='js/a.js'>",
            "demo/css/a.css": "@import \"b.css\"; a { background: url( ../img/raw.bin ) }",
            "demo/css/b.css": "b{cursor:url('c.bin')}",
            "demo/js/a.js": "import './b.mjs'; fetch('data/x.bin'); fetch(\"/root.bin\")", "demo/js/b.mjs": "fetch('other.bin')",
            "demo/img/raw.bin": "", "demo/css/c.bin": "", "demo/data/x.bin": "", "root.bin": "", "demo/other.bin": "",
            "demo/no.bin": "",
            "other.bin": "",
        ])
        #expect(
            result.files == [
                "demo/css/a.css", "demo/css/b.css", "demo/css/c.bin", "demo/data/x.bin", "demo/img/raw.bin", "demo/index.html",
                "demo/js/a.js",
                "demo/js/b.mjs", "demo/other.bin", "other.bin", "root.bin",
            ])
        #expect(result.leftOut == ["demo/no.bin: unreferenced"])
    }

    @Test func copiesWhatARedirectLeadsTo() async throws {
        var settings = SiteSettings()
        settings.redirects = [RedirectSetting(PlacedText("/old.html"), to: PlacedText("x.bin"))]
        #expect(
            try await copied(["index.md": "# A", "x.bin": "", "y.bin": ""], settings: settings).files == [
                "_redirects", "old.html", "x.bin",
            ])
    }

    /// A file that is not copied takes nobody's name, and nobody is told of it.
    @Test func leavesNamesToOthers() async throws {
        let tree = SourceTree(
            files: [
                SourceFile("guide.md"), SourceFile("index.html", needsReference: true),
                SourceFile("guide.html", needsReference: true),
            ]
        ) { path in Array((path == "guide.md" ? "# Guide" : "mine").utf8) }
        var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        configuration.diagnostics = []
        let site = CollectedSite(of: tree)
        let result = try await buildSite(tree, configuration, to: site.sink)
        #expect(result.diagnostics == [])
        #expect(site.files.keys.map(\.string).sorted() == ["404.html", "guide.html", "index.html", "robots.txt", "tablesite.css"])
        #expect(site.files[OutputPath("index.html")] != Array("mine".utf8))
    }

    @Test func findsFilesOfOtherGeneratorsWhereTheyAreServed() async throws {
        let tree = SourceTree(
            files: [
                SourceFile("docs/a.md"), SourceFile("index.md"), SourceFile("static/img/x.svg", kind: .asset, at: "img/x.svg"),
                SourceFile("static/y.bin", at: "y.bin", needsReference: false),
            ]
        ) { path in
            if path.hasSuffix(".svg") { return Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"9\"/>".utf8) }
            return Array(
                (path == "docs/a.md" ? "![A](/img/x.svg)\n\n[y](../static/y.bin)" : "# Root\n\n![A](img/x.svg) ![B](/img/y.svg)")
                    .utf8)
        }
        var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        configuration.diagnostics = []
        let site = CollectedSite(of: tree)
        let result = try await buildSite(tree, configuration, to: site.sink)
        #expect(
            result.diagnostics.map(\.line) == [
                "3:22+10 warning[image-missing] no image `/img/y.svg` (not found in this site) = did you mean `/img/x.svg`?"
            ])
        let page = String(decoding: try #require(site.files[OutputPath("docs/a.html")]), as: UTF8.self)
        #expect(page.contains("src=../img/x.svg") && page.contains("height=9") && page.contains("href=../y.bin"))
        #expect(site.files[OutputPath("img/x.svg")] != nil && site.files[OutputPath("y.bin")] != nil)
    }

    @Test func saysThatAFileIsLeftOut() async throws {
        let tree = SourceTree(
            files: [SourceFile("index.md")],
            leftOut: [LeftOut("notes/", .excluded), LeftOut("node_modules/", .dependencies), LeftOut("made.md", .ignored)]
        ) { _ in Array("[a](notes/a.md)\n\n[b](node_modules/x/y.md)\n\n[c](made.md)\n\n[d](maid.md)\n\n[e](.github/e.md)".utf8) }
        var configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        configuration.diagnostics = []
        let result = try await buildSite(tree, configuration, to: CollectedSite(of: tree).sink)
        #expect(
            result.diagnostics.map { "\($0.label) = \($0.help)" } == [
                "left out of the site = `exclude` in the settings names it",
                "left out of the site = `include` in the settings publishes it",
                "left out of the site = `include` in the settings publishes it", "not found in this site = ",
                "left out of the site = its name begins with a dot; `include` in the settings publishes it",
            ])
    }
}
