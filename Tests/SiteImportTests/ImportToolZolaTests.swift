import Testing

@testable import SiteImport

@Suite struct ImportToolZolaTests {
    private static let sources = [
        "config.toml": """
        base_url = "https://example.org"
        title = "Abacus"
        description = "Counting"
        default_language = "en"
        compile_sass = true
        taxonomies = [{name = "tags"}]

        [markdown]
        smart_punctuation = true

        [extra]
        logo = "a.svg"

        [languages.fr]
        title = "Boulier"
        generate_feeds = true
        """,
        "content/_index.md": "+++\ntitle = \"Abacus\"\n+++\n\nSee [the start](@/guide/Set Up.md), [one](@/guide/start.md#more).\n",
        "content/_index.fr.md":
            "+++\ntitle = \"Boulier\"\n+++\n\nVoir [la page](@/guide/start.fr.md) et [l’autre](@/guide/start.md).\n",
        "content/guide/_index.md": "+++\ntitle = \"Guide\"\nsort_by = \"weight\"\ntransparent = true\npaginate_by = 5\n+++\n",
        "content/guide/start.md":
            "+++\ntitle = \"Start\"\nslug = \"begin\"\nweight = 1\naliases = [\"old\", \"/older\"]\n+++\n\n## More\n\n{{ video(id=1) }}\n",
        "content/guide/start.fr.md": "+++\ntitle = \"Début\"\n+++\n\nBonjour.\n",
        "content/guide/Set Up.md": "+++\ntitle = \"Set up\"\n+++\n",
        "content/guide/été.md": "+++\ntitle = \"Summer\"\n+++\n",
        "content/news/2026-01-31-first_one.md": "+++\ntitle = \"First\"\n+++\n",
        "content/news/second.md": "+++\ntitle = \"Second\"\npath = \"hello/second\"\ndate = 2026-02-01\n+++\n",
        "content/news/third/index.md": "+++\ntitle = \"Third\"\n+++\n\n![A](a.svg)\n",
        "content/news/third/index.fr.md": "+++\ntitle = \"Trois\"\n+++\n\n![A](a.svg)\n",
        "content/news/third/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "static/b.svg": "<svg/>", "templates/index.html": "{{ x }}", "sass/a.scss": "a{}",
    ]

    @Test func opensLinksToOtherSitesAsThere() async throws {
        var sources = Self.sources
        sources["config.toml"] = "base_url = \"/\"\n[markdown]\nexternal_links_target_blank = true\n"
        let fixture = try await ImportFixture(sources)
        #expect(fixture.settings.contains("external_links: new-tab\n"))
        #expect(!fixture.report.contains { $0.contains("target_blank") })
    }

    @Test func takesSettingsDocumentsAndFiles() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "Zola")
        #expect(
            fixture.settings == """
                title: Abacus
                description: Counting
                language: en
                base_url: "https://example.org"
                redirects:
                  fr/guide/start/: fr/guide/start.md
                  guide/set-up/: guide/Set Up.md
                  guide/begin/: guide/start.md
                  news/first-one/: news/2026-01-31-first_one.md

                """)
        #expect(
            fixture.files.keys.filter { !$0.hasSuffix(".yml") }.sorted() == [
                "Site/_index.md", "Site/b.svg", "Site/fr/_index.md", "Site/fr/guide/start.md", "Site/fr/news/third/a.svg",
                "Site/fr/news/third/index.md", "Site/guide/Set Up.md", "Site/guide/_index.md", "Site/guide/start.md",
                "Site/guide/été.md", "Site/news/2026-01-31-first_one.md", "Site/news/second.md", "Site/news/third/a.svg",
                "Site/news/third/index.md",
            ])
        #expect(
            fixture.report == [
                "config.toml:6 import-setting `taxonomies` is not taken over",
                "config.toml:9 import-setting `markdown.smart_punctuation` is not taken over",
                "config.toml:11 import-setting `extra` is not taken over",
                "config.toml:15 import-setting `languages.fr.title` is not taken over",
                "templates:0 import-files templates in `templates` are left behind",
                "sass:0 import-files style sheets in `sass` are left behind",
            ])
    }

    @Test func buildsWithLinksFromTheRoot() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.problems == ["Site/_index.md link-space", "Site/guide/start.md foreign-syntax"])
        #expect(fixture.site["index.html"]?.contains("href=guide/begin.html#more") == true)
        let french = try #require(fixture.site["fr/index.html"])
        #expect(french.contains("href=guide/start.html>") && french.contains("href=../guide/begin.html>"))
        #expect(french.contains("lang=fr"))
        for address in ["old/index.html", "older/index.html", "hello/second/index.html", "news/first-one/index.html"] {
            #expect(fixture.site[address] != nil, "\(address)")
        }
        #expect(fixture.files["Site/news/2026-01-31-first_one.md"]?.hasPrefix("+++\ndate = 2026-01-31\n") == true)
        #expect(fixture.site["fr/news/third/index.html"]?.contains("a.svg") == true)
    }

    @Test func languagesWithoutAHomeAreNamed() async throws {
        let fixture = try await ImportFixture([
            "zola.toml": "base_url = \"/\"\ntitle = \"Kit\"\n[languages.fr]\ntitle = \"La kit\"\n", "content/_index.md": "# Home\n",
            "content/a.fr.md": "# A\n",
        ])
        #expect(fixture.files["Site/fr/index.md"] == "---\ntitle: La kit\nlanguage: fr\n---\n")
        #expect(fixture.site["fr/a.html"]?.contains("<html lang=fr") == true)
    }

    @Test func keepsDaysInAddressesIfAsked() async throws {
        let settings = "base_url = \"/\"\n[slugify]\npaths_keep_dates = true\n"
        let fixture = try await ImportFixture(["zola.toml": settings, "content/2026-01-31-a_b.md": "+++\ntitle = \"A\"\n+++\n"])
        #expect(fixture.settings.contains("2026-01-31-a-b/\": \"2026-01-31-a_b.md\"\n"))
    }

    @Test func leavesSettingsOfHugoToHugo() async throws {
        let fixture = try await ImportFixture(["config.toml": "baseURL = \"https://example.org\"\n", "content/a.md": "# A\n"])
        #expect(fixture.project.generator == "Hugo")
    }
}
