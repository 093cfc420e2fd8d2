import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolJekyllTests {
    private static let sources = [
        "_config.yml": """
        title: My Site
        url: "https://example.org"
        baseurl: /blog
        locale: pt_BR
        theme: minima
        plugins:
          - jekyll-feed
          - jekyll-archives
        collections:
          tutorials:
            output: true
        exclude: [vendor/, secret.md]
        defaults:
          - scope: {path: ""}
            values: {layout: x, sitemap: false}
        """,
        "index.md": "---\nlayout: home\n---\n# Home\n\n{% include_relative parts/a.md %}\n", "parts/a.md": "Part.\n",
        "secret.md": "# Secret\n",
        "_posts/2024-02-03-first-post.md": "---\nlayout: post\ntitle: First\n---\nText\n", "_posts/2024-02-04-other.md": "Text\n",
        "_posts/2024-02-05-own.md": "---\npermalink: /own/\n---\nText\n", "_tutorials/one.md": "---\ntitle: One\n---\nText\n",
        "_layouts/post.html": "{{ content }}", "_drafts/x.md": "# X\n", "Gemfile": "", "about.html": "---\nlayout: x\n---\n<p>",
        "a.css": "p {}",
        "_redirects": "# old\n/x /parts/a.html 301\n/y https://example.com/\n/z/* /a 301\n/gone /nowhere\n",
    ]

    @Test func takesDocumentsFromTheirFolder() async throws {
        let fixture = try await ImportFixture([
            "_config.yml": "source: ./docs\ncollections: {parts: {output: true}}\nexclude: [old/]\n", "README.md": "# R\n",
            "docs/index.md": "# Home\n", "docs/_posts/2024-02-03-a.md": "---\ntitle: A\n---\n", "docs/_parts/b.md": "# B\n",
            "docs/old/c.md": "# C\n", "docs/_data/d.yml": "a: b\n", "docs/_redirects": "/x /parts/b.html\n",
        ])
        #expect(
            fixture.files.keys.sorted() == [
                "Site/index.md", "Site/old/c.md", "Site/parts/b.md", "Site/posts/2024-02-03-a.md", "Site/tablesite.yml",
            ])
        #expect(
            fixture.settings == """
                exclude:
                  - old/
                redirects:
                  "/2024/02/03/a.html": posts/2024-02-03-a.md
                  "/x": parts/b.md

                """)
        #expect(fixture.report == ["docs/_data:0 import-files data in `docs/_data` are left behind"])
        #expect(!fixture.help.contains { $0.hasPrefix("`tablesite theme new`") })
    }

    @Test func takesSettingsCollectionsAndRedirects() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "Jekyll")
        #expect(
            fixture.settings == """
                title: My Site
                language: pt-BR
                base_url: "https://example.org/blog"
                exclude:
                  - secret.md
                redirects:
                  "/2024/02/03/first-post.html": posts/2024-02-03-first-post.md
                  "/2024/02/04/other.html": posts/2024-02-04-other.md
                  "/x": parts/a.md
                  "/y": "https://example.com/"

                """)
        #expect(
            fixture.files.keys.sorted() == [
                "Site/a.css", "Site/index.md", "Site/parts/a.md", "Site/posts/2024-02-03-first-post.md",
                "Site/posts/2024-02-04-other.md",
                "Site/posts/2024-02-05-own.md", "Site/secret.md", "Site/tablesite.yml", "Site/tutorials/one.md",
            ])
        #expect(
            fixture.files["Site/posts/2024-02-03-first-post.md"] == "---\ndate: 2024-02-03\nlayout: post\ntitle: First\n---\nText\n"
        )
        #expect(fixture.files["Site/posts/2024-02-04-other.md"] == "---\ndate: 2024-02-04\n---\nText\n")
    }

    @Test func saysWhatNeedsAHand() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(
            fixture.report == [
                "about.html:0 import-files `about.html`, a template, is left behind",
                "_config.yml:8 import-setting `plugins: jekyll-archives` has no equivalent",
                "_config.yml:15 import-setting `defaults: sitemap` is not taken over",
                "_redirects:4 import-setting `/z/*` is not taken over",
                "_redirects:5 import-setting `/gone` is not taken over",
                "_layouts:0 import-files templates in `_layouts` are left behind",
                "_drafts:0 import-files drafts in `_drafts` are left behind",
            ])
    }

    @Test func buildsWithIncludes() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.problems.filter { !$0.contains("unverified") } == [])
        #expect(fixture.site["index.html"]?.contains("Part.") == true)
        #expect(fixture.site["own/index.html"] != nil)
    }

    @Test func redirectsFromTheAddressesOfPagesPostsAndCollections() async throws {
        let fixture = try await ImportFixture([
            "_config.yml": """
            permalink: pretty
            collections:
              guides: {output: true, permalink: '/g/:name/'}
              notes: {}
            """,
            "index.md": "# Home\n", "about.md": "---\npermalink: /about-us/\n---\n# About\n", "docs/config.md": "# Config\n",
            "docs/index.md": "# Docs\n", "week.md": "---\npermalink: /:week/x/\n---\n# W\n",
            "news/_posts/2024-01-02-a.md": "---\npublished: false\n---\n# A\n",
            "_posts/2024-01-03-b.md": "---\ncategories: x y\n---\n# B\n",
            "_guides/One.md": "# One\n", "_notes/n.md": "# N\n",
        ])
        #expect(
            fixture.settings == """
                redirects:
                  "/docs/config/": docs/config.md
                  "/g/one/": guides/One.md
                  "/notes/n/": notes/n.md
                  "/x/y/2024/01/03/b/": posts/2024-01-03-b.md

                """)
        #expect(
            fixture.report == [
                "_config.yml:4 import-setting `collections: notes` means something else here",
                "week.md:2 import-setting `permalink: /:week/x/` is not taken over",
            ])
        #expect(fixture.site["docs/config/index.html"] != nil && fixture.site["about-us/index.html"] != nil)
        #expect(fixture.problems == ["Site/week.md front-matter-ignored"])
    }

    @Test func readsLiquidThatLinks() async throws {
        let fixture = try await ImportFixture([
            "_config.yml":
                "title: Heron\nurl: https://h.org\nbaseurl: /heron\nauthor: {name: Ann}\ncollections: {guides: {output: true}}\n",
            "index.md": """
            # Home

            - [a]({% link docs/a.md %})
            - [b]({{ site.baseurl }}{% link _guides/g.md %}#two)
            - [c]({% post_url 2024-01-02-p %})
            - [d]({{ site.baseurl }}/docs/a.html)
            - [e]({{ '/docs/a' | relative_url }})
            - [f]({{ "/docs/a.html" | prepend: site.baseurl }})
            - [g]({{ site.baseurl }}/2024/01/02/p.html)
            - [h]({{ site.url }}/x)

            {{ site.title }} by {{ site.author.name }}
            """,
            "docs/a.md": "# A\n", "_guides/g.md": "# G\n\n## Two\n", "_posts/2024-01-02-p.md": "# P\n",
        ])
        #expect(
            fixture.settings.contains(
                "variables:\n  site.title: Heron\n  site.url: \"https://h.org\"\n  site.baseurl: \"/heron\"\n  site.author.name: Ann\n"
            ))
        #expect(fixture.problems == [])
        let page = try #require(fixture.site["index.html"])
        // Four, and one in the menu.
        #expect(page.split(separator: "docs/a.html").count == 6 && page.contains("guides/g.html#two"))
        #expect(page.split(separator: "posts/2024-01-02-p.html").count > 2 && page.contains("Heron by Ann"))
    }

    @Test func namesWhatJustTheDocsHas() async throws {
        let fixture = try await ImportFixture([
            "_config.yml": """
            theme: just-the-docs
            search_enabled: true
            search: {heading_level: 2, previews: 3}
            aux_links: {GitHub: ["https://x.org"]}
            nav_external_links:
              - {title: Forum, url: "https://f.org"}
            gh_edit_link: true
            gh_edit_repository: "https://github.com/acme/heron/"
            gh_edit_branch: dev
            gh_edit_source: docs
            gh_edit_view_mode: edit
            logo: /assets/logo.svg
            footer_content: Words
            """, "assets/logo.svg": "<svg/>",
            "index.md": "---\ntitle: Home\n---\n# Good words\n", "a.md": "---\ntitle: A\n---\n# B\n",
            "b.md": "---\ntitle: B\n---\n# b\n",
        ])
        #expect(
            fixture.settings == """
                edit_url: "https://github.com/acme/heron/edit/dev/Site/"
                logo: "/assets/logo.svg"
                footer: Words
                links:
                  GitHub: "https://x.org"

                """)
        #expect(
            fixture.report == [
                "_config.yml:3 import-setting `search` is not taken over",
                "_config.yml:6 import-setting `nav_external_links: Forum` is not taken over",
                "_config.yml:10 import-setting `gh_edit_source` means something else here",
                "a.md:4 import-title the page has two titles, `A` and `B`, and so with 1 other document",
            ])
    }

    @Test func datesPostsWithLinesOfWindows() async throws {
        let fixture = try await ImportFixture([
            "_config.yml": "title: A\n", "_posts/2024-02-03-a.md": "---\r\ntitle: A\r\n---\r\nHi\r\n",
        ])
        #expect(fixture.files["Site/posts/2024-02-03-a.md"] == "---\ndate: 2024-02-03\r\ntitle: A\r\n---\r\nHi\r\n")
    }
}
