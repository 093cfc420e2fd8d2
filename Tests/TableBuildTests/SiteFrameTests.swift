import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import TableBuild

@Suite struct SiteFrameTests {
    private func settings(_ change: (inout SiteSettings) -> Void = { _ in }) -> SiteSettings {
        var settings = SiteSettings()
        settings.title = "Heron & Co"
        settings.frame.logo = PlacedText("images/a b.svg")
        settings.frame.links = [
            LinkSetting("Guide <1>", to: PlacedText("guide/a.md#part")), LinkSetting("Chat", to: PlacedText("https://e.org/?a&b")),
        ]
        settings.frame.repository = PlacedText("https://git.example.org/x")
        settings.frame.footer = PlacedText("© *Us*, [more](guide/a.md)\n\n- [Chat](https://e.org/)\n")
        change(&settings)
        return settings
    }

    private let sources = [
        "index.md": "# Home\n", "guide/a.md": "# A\n\n## Part\n\n- Row\n", "images/a b.svg": "<svg width='20' height='10'/>",
    ]

    /// What stands before the bar of a page, or behind its main.
    private func part(_ tag: String, of path: String, in site: SiteFixture) -> String {
        let page = site.files[path] ?? ""
        guard let start = page.firstRange(of: " class=tv-site-\(tag)"),
            let line = page[start.upperBound...].firstRange(of: ">\n"),
            let end = page[line.upperBound...].firstRange(of: tag == "header" ? "</nav>" : "</footer>")
        else { return "" }
        return String(page[line.upperBound..<end.lowerBound])
    }

    /// The title of the page that it leads to stands above it.
    @Test func knowsTheWayHome() async throws {
        let pages = [
            "index.md": "# Home\n", "a.md": "# A\n", "guide/index.md": "# Guide\n", "guide/a.md": "# A\n", "images/a b.svg": "",
        ]
        let site = try await SiteFixture(pages, settings: settings())
        #expect(site.files["a.html"]?.contains("<a class=\"tv-back tv-home\" href=") == true)
        #expect(site.files["guide/a.html"]?.contains("<a class=tv-back href=") == true)
        #expect(try await SiteFixture(pages).files["a.html"]?.contains("<a class=tv-back href=") == true)
        // A header of the author's may say another name, or none.
        let own = try await SiteFixture(pages.merging(["_header.md": "- [A](a.md)\n"]) { $1 }, settings: settings())
        #expect(own.files["a.html"]?.contains("<a class=tv-back href=") == true)
    }

    @Test func showsWhatTheSettingsSay() async throws {
        let site = try await SiteFixture(sources, settings: settings())
        #expect(site.result.diagnostics == [])
        #expect(
            part("header", of: "guide/a.html", in: site) == """
                <p><a href=../index.html><img width=20 height=10 src=../images/a%20b.svg alt=""> Heron &amp; Co</a></p>
                <ul>
                <li><a href=a.html#part>Guide &lt;1&gt;</a></li>
                <li><a href=https://e.org/?a&amp;b>Chat</a></li>
                <li><a class=tv-repository href=https://git.example.org/x>git.example.org</a></li>
                </ul>

                """)
        #expect(
            part("footer", of: "guide/a.html", in: site) == """
                <p>© <em>Us</em>, <a href=a.html aria-current=page>more</a></p>
                <ul>
                <li><a href="https://e.org/">Chat</a>
                </li>
                </ul>

                """)
        #expect(part("header", of: "index.html", in: site).contains("<a href=index.html aria-current=page><img"))
        let page = try #require(site.files["index.html"])
        #expect(page.contains("\n<nav class=tv-site-header aria-label=\"Heron &amp; Co\">\n"))
        #expect(page.firstRange(of: "</nav>\n<header class=tv-bar>") != nil)
        #expect(page.firstRange(of: "</main>\n<footer class=tv-site-footer>") != nil)
        for topic in [".tv-site-header", ".tv-site-footer", ".tv-repository"] {
            #expect(site.files["tablesite.css"]?.contains(topic) == true)
        }
    }

    /// What is cut of a name is its end.
    @Test func namesRunAsTheirWordsDo() async throws {
        let site = try await SiteFixture(
            ["index.md": "# Home\n", "a.md": "---\nlanguage: he\n---\n# \u{5E9}\n"],
            settings: settings {
                $0.title = "Handbook of the coast"
                $0.frame.logo = nil
            })
        let name = "Handbook of the coast</a>"
        #expect(site.files["a.html"]?.contains("<a href=index.html dir=ltr>\(name)") == true)
        #expect(site.files["index.html"]?.contains("<a href=index.html aria-current=page>\(name)") == true)
    }

    /// Not a rule of a site that has none of it.
    @Test func nothingIsThereWithoutSettingsAndFiles() async throws {
        let site = try await SiteFixture(sources)
        for file in site.files.values {
            #expect(!file.contains("tv-site-") && !file.contains("tv-repository{") && !file.contains("=tv-repository"))
        }
        let footer = try await SiteFixture(
            sources,
            settings: settings {
                $0.frame = SiteFrameSettings(); $0.frame.footer = PlacedText("x")
            })
        #expect(footer.files["tablesite.css"]?.contains("tv-site-header") == false)
        #expect(footer.files["tablesite.css"]?.contains("tv-site-footer") == true)
        #expect(footer.files["tablesite.css"]?.contains("tv-repository{") == false)
    }

    @Test func documentsStandInTheirPlaceAndAreNoPages() async throws {
        var sources = sources
        sources["_header.md"] = "[Name](index.md)\n\n- [H](https://github.com/a/b)\n- [T](https://github.com/a/b/issues)\n"
        sources["_Footer.md"] = "## Words {#part}\n\n<p id=\"x\">End</p>\n\n[A](guide/a.md#part)\n"
        sources["guide/_footer.md"] = "Below [A](a.md).\n"
        let site = try await SiteFixture(sources, settings: settings())
        #expect(site.result.diagnostics == [])
        #expect(site.result.pageCount == 3)
        #expect(site.files.keys.filter { $0.contains("_") } == [])
        #expect(
            part("header", of: "guide/a.html", in: site) == """
                <p><a href=../index.html>Name</a></p>
                <ul>
                <li><a class=tv-repository href=https://github.com/a/b>H</a>
                </li>
                <li><a href=https://github.com/a/b/issues>T</a>
                </li>
                </ul>

                """)
        #expect(part("footer", of: "guide/a.html", in: site) == "<p>Below <a href=a.html aria-current=page>A</a>.</p>\n")
        #expect(part("footer", of: "guide/index.html", in: site).hasPrefix("<p>Below <a href=a.html>"))
        let footer = part("footer", of: "index.html", in: site)
        #expect(footer.contains("Words") && footer.contains("href=guide/a.html#part"))
        #expect(!footer.contains("id="))
        #expect(site.files["search-index/texts-0.js"]?.contains("Below") != true)
    }

    @Test func eachLanguageHasItsOwnHome() async throws {
        var sources = sources
        sources["de/index.md"] = "---\nlanguage: de\ntitle: Reiher\n---\nWort\n"
        sources["de/b.md"] = "# B\n"
        let site = try await SiteFixture(sources, settings: settings { $0.language = "en" })
        #expect(
            part("header", of: "de/b.html", in: site).contains(
                "<a href=index.html><img width=20 height=10 src=../images/a%20b.svg alt=\"\"> Reiher</a>"))
    }

    @Test func leadsFromTheRootWhereThePageMayBeAnywhere() async throws {
        let site = try await SiteFixture(sources, settings: settings { $0.baseURL = "https://e.org/docs" })
        #expect(
            part("header", of: "404.html", in: site).contains(
                "href=/docs/index.html><img width=20 height=10 src=/docs/images/a%20b.svg"))
        #expect(site.files["404.html"]?.contains("href=/docs/guide/a.html#part>Guide") == true)
    }

    @Test func deadLinksAreToldOnceAtTheirPlace() async throws {
        let yaml = SourceRange(line: 3, column: 10, length: 7)
        let wrong = settings {
            $0.frame.links = [LinkSetting("No", to: PlacedText("none.md", at: yaml))]
            $0.frame.footer = PlacedText("[x](gone.md)", at: SourceRange(line: 5, column: 9))
        }
        var sources = sources
        sources["guide/_header.md"] = "Line\n\n[y](lost.md) <script>x</script>\n"
        let site = try await SiteFixture(sources, settings: wrong, prefix: "Site/")
        #expect(
            site.result.diagnostics.map { "\($0.path):\($0.range?.start.line ?? 0) \($0.code.name)" } == [
                ":3 link-target", ":5 link-target", "Site/guide/_header.md:3 link-target", "Site/guide/_header.md:3 html-removed",
            ])
    }

    @Test func copiesWhatOnlyItRefersTo() async throws {
        var sources = sources
        sources["_footer.md"] = "[data](data.bin)\n"
        sources["data.bin"] = "1"
        let site = try await SiteFixture(sources)
        #expect(site.files["data.bin"] == "1")
    }
}
