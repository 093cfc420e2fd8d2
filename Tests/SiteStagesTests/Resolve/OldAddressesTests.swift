import TableBuild
import TableModel
import TableTestSupport
import Testing

/// Links by addresses at which a page stands for readers, and no document.
@Suite struct OldAddressesTests {
    private static let sources = [
        "index.md": "# Home\n", "guide/install.md": "---\naliases: [/setup/, old.html]\n---\n# Install\n\n## With care\n",
        "guide/index.md": "# Guide\n", "a.svg": "<svg/>",
    ]

    /// Where links of `guide/index.md` lead, and what is said of them.
    private func links(_ destinations: [String], base: String? = "https://example.org/docs") async throws -> (
        hrefs: [String], problems: [String]
    ) {
        var settings = SiteSettings()
        settings.language = "en"
        settings.baseURL = base
        settings.redirects = [
            ("/2026/01/02/hello.html", "guide/install.md#with-care"), ("/away/", "https://example.com/"), ("/gone/", "nowhere.md"),
        ].map { RedirectSetting(PlacedText($0.0), to: PlacedText($0.1)) }
        var sources = Self.sources
        sources["guide/index.md"] = "# Guide\n\nText: " + destinations.map { "[x](\($0))" }.joined(separator: " ") + "\n"
        let site = try await SiteFixture(sources, settings: settings)
        let main = (site.files["guide/index.html"] ?? "").split(separator: "Text: ").last ?? ""
        let hrefs = main.prefix { $0 != "\n" }.split(separator: "href=").dropFirst().map {
            String($0.prefix { !"> ".contains($0) })
        }
        // A redirect leads nowhere.
        let problems = site.result.diagnostics.map(\.message).filter { $0 != "no page `nowhere.md`" }
        return (hrefs.map { $0.replacing("\"", with: "") }, problems)
    }

    @Test(arguments: [
        ("/docs/guide/install/", "install.html"), ("/docs/guide/install.md", "install.html"),
        ("/docs/guide/install.html", "install.html"),
        ("/docs/", "../index.html"), ("/docs", "../index.html"), ("/docs/a.svg", "../a.svg"),
        ("/docs/guide/install#with-care", "install.html#with-care"), ("/docs/setup/", "install.html"),
        ("/setup", "install.html"), ("/setup/#with-care", "install.html#with-care"), ("old.html", "install.html"),
        ("../guide/old.html", "install.html"), ("/2026/01/02/hello.html", "install.html#with-care"),
        ("/docs/2026/01/02/hello.html", "install.html#with-care"),
    ])
    func leadToThePagesThatStandThere(destination: String, expected: String) async throws {
        let found = try await links([destination])
        #expect(found.hrefs.first == expected)
        #expect(found.problems == [])
    }

    @Test(arguments: ["/docs/nothing/", "/document/guide/", "docs/guide/", "/gone/", "/dox/guide/install.md"])
    func areReportedWhereNothingStands(destination: String) async throws {
        #expect(try await links([destination]).problems.count == 1)
    }

    @Test func needTheAddressOfTheSite() async throws {
        #expect(try await links(["/docs/guide/install.md"], base: nil).problems == ["no page `/docs/guide/install.md`"])
        #expect(try await links(["/docs/guide/install.md"], base: "https://docs.org").problems.count == 1)
    }

    /// As Hugo and Jekyll have them, where a page is a folder.
    @Test func relativeLinksLeadAsTheyDidFromWhereThePageStood() async throws {
        var settings = SiteSettings()
        settings.redirects = [RedirectSetting(PlacedText("top/"), to: PlacedText("top.md"))]
        let site = try await SiteFixture(
            [
                "index.md": "# I\n", "top.md": "# Top\n\n[x](../docs/a/)\n",
                "docs/a.md":
                    "---\naliases: [a/]\n---\n# A\n\n[x](../b/#there) [y](../../top) [z](c.md) [w](../nowhere/)\n\n![p](../p.svg)\n",
                "docs/b.md": "# B\n\n## There\n\n[x](../a/)\n", "docs/c.md": "# C\n", "docs/p.svg": "<svg/>",
            ], settings: settings)
        let page = site.files["docs/a.html"] ?? ""
        for link in ["href=b.html#there", "href=../top.html", "href=c.html", "src=p.svg"] {
            #expect(page.replacing("\"", with: "").contains(link), "\(link) is not in \(page)")
        }
        #expect(site.files["top.html"]?.replacing("\"", with: "").contains("href=docs/a.html") == true)
        // A page that never stood elsewhere has no such addresses.
        #expect(site.result.diagnostics.map(\.message) == ["no page `../nowhere/`", "no page `../a/`"])
    }

    @Test func relativeLinksOutOfTheSiteAreToldAsSuch() async throws {
        let site = try await SiteFixture([
            "index.md": "# I\n", "x.md": "---\naliases: [/docs/guide/x/]\n---\n# X\n\n[m](../src/main.c)\n",
        ])
        #expect(site.result.diagnostics.map(\.code.name) == ["link-outside"])
    }

    @Test func comeBehindWhatIsCalledSo() async throws {
        var settings = SiteSettings()
        settings.baseURL = "https://example.org/docs"
        settings.redirects = [RedirectSetting(PlacedText("/a.html"), to: PlacedText("b.md"))]
        let site = try await SiteFixture(
            ["index.md": "# I\n\n[x](/docs/a.md) [y](/docs/b.md)\n", "docs/a.md": "# A\n", "a.md": "# B\n", "b.md": "# C\n"],
            settings: settings)
        #expect(site.files["index.html"]?.contains("docs/a.html") == true)
        #expect(site.files["index.html"]?.contains("\"b.html\"") == true || site.files["index.html"]?.contains("=b.html") == true)
        #expect(site.result.diagnostics.map(\.code.name) == ["output-clash"])
    }
}
