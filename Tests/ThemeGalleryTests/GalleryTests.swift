import SiteDisk
import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@testable import ThemeGallery

@Suite struct GalleryTests {
    private let bundled = readThemeFiles(in: "/no/such/folder").value

    /// The files of a gallery as text, by path, and what was found wrong.
    private func build(_ names: [String] = [], in themes: ThemeFiles) async throws -> (files: [String: String], problems: [String])
    {
        let gallery = Gallery(of: names, in: themes)
        let site = CollectedSite(of: gallery.sources)
        let result = try await buildSite(gallery.sources, gallery.configuration, to: site.sink)
        let files = site.files.map { ($0.string, String(decoding: $1, as: UTF8.self)) }
        return (Dictionary(uniqueKeysWithValues: files), result.diagnostics.map(\.line))
    }

    @Test func buildsOfAllBundledThemesWithoutProblems() async throws {
        let gallery = try await build(in: bundled)
        #expect(gallery.problems == [])
        #expect(
            gallery.files.keys.filter { $0.hasSuffix(".html") }.sorted()
                == (["index"] + bundled.names).map { $0 + ".html" }.sorted())
    }

    @Test func showsWhatThemesHaveColoursFor() async throws {
        let page = try #require(try await build(["system"], in: bundled).files["system.html"])
        let parts = [
            "class=tv-on", "<kbd>", "<mark>", "role=doc-noteref", "class=tv-draft", "class=tv-index", "class=tv-added",
            "class=tv-removed",
            "tv-wide", "<span class=a>", "<span class=s>", "<span class=e>",
        ]
        for part in parts { #expect(page.contains(part), "\(part)") }
    }

    @Test func buildsOnlyTheThemesAskedFor() async throws {
        let gallery = try await build(["system", "system"], in: bundled)
        #expect(
            gallery.files.keys.filter { !$0.hasPrefix("images/") }.sorted() == [
                "index.html", "system.html", "tablesite.css", "tablesite.js",
            ])
    }

    /// A theme with dark drawings on light tiles is right; the gallery's own tiles are made for white ones.
    @Test func tilesOfTheGallerySuitEveryTheme() async throws {
        let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"
        let themes = ThemeFiles(project: [
            "material/theme.yml": Array("tokens: {icon-color: '#d0bcff', icon-label: '#381e72'}\n".utf8),
            "material/icons/bell.svg": Array(drawing.utf8),
        ])
        #expect(try await build(["material"], in: themes).problems.filter { $0.contains("icon") } == [])
    }

    @Test func reportsAThemeThatDoesNotExist() {
        let gallery = Gallery(of: ["sytem"], in: bundled)
        #expect(gallery.configuration.diagnostics.map(\.line) == ["error[theme-missing] no theme `sytem` = did you mean `system`?"])
    }

    @Test func listsThemesWithTheirDescriptions() async throws {
        let themes = ThemeFiles(
            project: ["*night*/theme.yml": Array("description: '*Dark* - <b>very</b>'".utf8), "index/theme.yml": []],
            bundled: ["system/theme.yml": Array("description: Calm".utf8)])
        let gallery = try await build(in: themes)
        // These themes have no tokens and no cells. A folder of that name is reported; here it shows that names are text.
        let problems = gallery.problems.filter {
            !$0.hasPrefix("error[theme-token-missing]") && !$0.contains("warning[cell-missing]")
        }
        #expect(problems.map { $0.prefix(20) } == ["warning[theme-name] "])
        let rows = try #require(gallery.files["index.html"]).split(separator: "\n").filter { $0.hasPrefix("<li id") }
        #expect(
            rows.map { $0.replacing(/<a class=tv-link.*?<\/a>/, with: "") } == [
                "<li id=system class=disc><a href=system.html><b>system</b> <small>Calm</small></a></li>",
                "<li id=night class=disc><a href=*night*.html><b>*night*</b> <small>*Dark* - &lt;b&gt;very&lt;/b&gt;</small></a></li>",
                "<li id=index class=disc><a href=theme-index.html><b>index</b></a></li>",
            ])
        #expect(gallery.files["theme-index.html"]?.contains("<h1>Index</h1>") == true)
    }

    @Test func namesThePageOfATheme() {
        #expect(["two-tone", "Index", "README"].map(Gallery.page) == ["two-tone.html", "theme-Index.html", "theme-README.html"])
    }
}
