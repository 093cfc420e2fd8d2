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
        """,
        "index.md": "---\nlayout: home\n---\n# Home\n\n{% include_relative parts/a.md %}\n", "parts/a.md": "Part.\n",
        "secret.md": "# Secret\n",
        "_posts/2024-02-03-first-post.md": "---\nlayout: post\ntitle: First\n---\nText\n", "_posts/2024-02-04-other.md": "Text\n",
        "_posts/2024-02-05-own.md": "---\npermalink: /own/\n---\nText\n", "_tutorials/one.md": "---\ntitle: One\n---\nText\n",
        "_layouts/post.html": "{{ content }}", "_drafts/x.md": "# X\n", "Gemfile": "", "about.html": "---\nlayout: x\n---\n<p>",
        "a.css": "p {}",
        "_redirects": "# old\n/x /parts/a.html 301\n/y https://example.com/\n/z/* /a 301\n/gone /nowhere\n",
    ]

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
                  "2024/02/03/first-post.html": posts/2024-02-03-first-post.md
                  "2024/02/04/other.html": posts/2024-02-04-other.md
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
                "about.html:0 import-files a template in `about.html` stay behind",
                "_config.yml:8 import-setting `plugins: jekyll-archives` has no equivalent",
                "_config.yml:13 import-setting `defaults` has no equivalent",
                "_redirects:4 import-setting `/z/*` has no equivalent",
                "_redirects:5 import-setting `/gone` has no equivalent",
                "_layouts:0 import-files templates in `_layouts` stay behind",
                "_drafts:0 import-files drafts in `_drafts` stay behind",
            ])
    }

    @Test func buildsWithIncludes() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.problems.filter { !$0.contains("unverified") } == [])
        #expect(fixture.site["index.html"]?.contains("Part.") == true)
        #expect(fixture.site["own/index.html"] != nil)
    }
}
