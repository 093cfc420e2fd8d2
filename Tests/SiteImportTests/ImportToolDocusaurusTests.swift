import TableBuild
import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolDocusaurusTests {
    private static let sources = [
        "docusaurus.config.js": "module.exports = {}", "package.json": "{}",
        "docs/intro.md": "---\nsidebar_position: 1\n---\n# Intro\n\nSee [B](./basics/02-b.mdx).\n",
        "docs/basics/_category_.json":
            "{\"label\": \"The [basics]\", \"position\": 2, \"link\": {\"type\": \"generated-index\", \"description\": \"5 minutes.\"}}",
        "docs/basics/01-a.md": "---\nsidebar_position: 2\ntitle: Second\n---\nText\n",
        "docs/basics/02-b.mdx": "---\nsidebar_position: 1\n---\n# First\n\nText\n",
        "docs/basics/deep/c.md": "# C\n",
        "blog/2021-08-26-welcome/index.md": "---\nslug: welcome\ntitle: Welcome\ntags: [a]\n---\nHi\n",
        "src/pages/about.md": "# About\n", "src/pages/index.js": "export default 1", "src/components/A.js": "",
        "static/img/a.svg": "<svg/>",
        "versioned_docs/version-1.0/intro.md": "# Old\n", "sidebars.js": "module.exports = {}",
    ]

    @Test func takesDocumentsAndCategories() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "Docusaurus")
        #expect(
            fixture.files.keys.sorted() == [
                "Site/about.md", "Site/blog/2021-08-26-welcome/index.md", "Site/docs/basics/01-a.md", "Site/docs/basics/02-b.md",
                "Site/docs/basics/deep/c.md", "Site/docs/basics/index.md", "Site/docs/intro.md", "Site/img/a.svg",
                "Site/tablesite.yml",
            ])
        #expect(
            fixture.files["Site/docs/basics/index.md"] == """
                ---
                title: "The [basics]"
                sidebar_position: 2
                description: "5 minutes."
                ---

                - [First](02-b.md)
                - [Second](01-a.md)
                - [Deep](deep/)

                """)
        #expect(fixture.files["Site/docs/intro.md"]?.hasSuffix("See [B](./basics/02-b.md).\n") == true)
        #expect(
            fixture.report == [
                "docusaurus.config.js:0 import-program the settings in `docusaurus.config.js` are a program, which is not run",
                "sidebars.js:0 import-program the settings in `sidebars.js` are a program, which is not run",
                "versioned_docs:0 import-files other versions of the documents in `versioned_docs` are left behind",
                "src/components:0 import-files components in `src/components` are left behind",
            ])
        // Its index has the address of the folder; a redirect leads from the slug.
        #expect(fixture.problems == [])
        #expect(fixture.files["Site/blog/2021-08-26-welcome/index.md"]?.contains("slug") == false)
        #expect(fixture.settings.contains("blog/welcome/: blog/2021-08-26-welcome/index.md"))
        #expect(fixture.settings.contains("docs/category/the-basics/: docs/basics/index.md"))
    }

    @Test func makesANavigationOfSidebars() async throws {
        var sources = Self.sources
        sources["sidebars.js"] = nil
        sources["sidebars.json"] = """
            {"docs": [
              "intro",
              {"type": "category", "label": "Basics", "link": {"type": "doc", "id": "basics/a"}, "items": ["basics/b", {"type": "doc", "id": "basics/deep/c", "label": "See"}]},
              {"type": "link", "label": "Code", "href": "https://example.com"},
              {"Old form": ["basics/a"]},
              {"type": "html", "value": "x"},
              "nowhere"
            ]}
            """
        let fixture = try await ImportFixture(sources)
        #expect(
            fixture.files["Site/SUMMARY.md"] == """
                # Summary

                - [Intro](docs/intro.md)
                - [Basics](docs/basics/01-a.md)
                    - [First](docs/basics/02-b.md)
                    - [See](docs/basics/deep/c.md)
                - [Code](https://example.com)
                - [Old form]()
                    - [Second](docs/basics/01-a.md)

                """)
        #expect(
            fixture.report.filter { $0.hasPrefix("sidebars.json") } == [
                "sidebars.json:6 import-setting `sidebars: html` is not taken over",
                "sidebars.json:7 import-setting `sidebars: nowhere` is not taken over",
            ])
    }

    @Test func redirectsFromWhereDocumentsWere() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/intro.md": "---\nslug: /\n---\n# Intro\n", "docs/01-a.md": "# A\n",
            "docs/b.md": "---\nid: be\n---\n# B\n", "docs/guide/c.md": "---\ntitle: C\nslug: '/see' # words\n---\n",
            "docs/guide/guide.md": "# Guide\n", "blog/2024-02-03-first.md": "# First\n",
            "blog/2024-02-04-second.md": "---\nslug: custom\ndate: 2024-05-05\n---\n# Second\n",
            "blog/2024/02/05-third/index.mdx": "---\nslug: /third\n---\n# Third\n", "src/pages/about.md": "# About\n",
        ])
        #expect(
            fixture.settings == """
                redirects:
                  about/: about.md
                  blog/2024/02/03/first/: blog/2024-02-03-first.md
                  blog/custom/: blog/2024-02-04-second.md
                  blog/third/: blog/2024/02/05-third/index.md
                  docs/a/: docs/01-a.md
                  docs/be/: docs/b.md
                  docs/see/: docs/guide/c.md

                """)
        #expect(fixture.files["Site/docs/intro.md"] == "---\nslug: \"/docs/\"\n---\n# Intro\n")
        #expect(fixture.files["Site/docs/guide/c.md"] == "---\ntitle: C\nslug: \"/docs/see\" # words\n---\n")
        #expect(fixture.problems == [])
        #expect(fixture.site["docs/index.html"]?.contains("</a>Intro</h1>") == true)
        #expect(fixture.site["docs/see.html"] != nil && fixture.site["blog/2024/02/03/first/index.html"] != nil)
    }

    /// A document that is called as its folder, or that a category names, is the page of the folder there.
    @Test func placesPagesOfFolders() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/a/a.md": "# A\n", "docs/a/x.md": "# X\n", "docs/b/c.md": "# C\n",
            "docs/b/_category_.json": "{\"label\": \"B\", \"link\": {\"type\": \"doc\", \"id\": \"b/c\"}}",
            "docs/d/index.md": "# D\n", "docs/d/d.md": "# E\n",
        ])
        #expect(fixture.files["Site/docs/a/a.md"] == "---\nslug: \"/docs/a/\"\n---\n# A\n")
        #expect(fixture.files["Site/docs/b/c.md"] == "---\nslug: \"/docs/b/\"\n---\n# C\n")
        #expect(fixture.files["Site/docs/b/index.md"] == nil && fixture.files["Site/docs/d/d.md"] == "# E\n")
        #expect(fixture.problems == [])
        #expect(fixture.site["docs/a/index.html"]?.contains("</a>A</h1>") == true)
        #expect(fixture.site["docs/b/index.html"]?.contains("</a>C</h1>") == true)
        #expect(fixture.settings.contains("docs/b/c/: docs/b/c.md"))
    }

    @Test func keepsAddressesAndTitlesOfGeneratedIndexes() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/a/x.md": "# X\n", "docs/b/y.md": "# Y\n",
            "docs/a/_category_.json":
                "{\"label\": \"Basics\", \"link\": {\"type\": \"generated-index\", \"title\": \"All basics\", \"slug\": \"/basics-home\"}}",
            "docs/b/_category_.json": "{\"label\": \"Tutorial - Basics\", \"link\": {\"type\": \"generated-index\"}}",
        ])
        #expect(fixture.files["Site/docs/a/index.md"]?.hasPrefix("---\ntitle: All basics\nsidebar_label: Basics\n") == true)
        #expect(fixture.settings.contains("docs/basics-home/: docs/a/index.md"))
        #expect(fixture.settings.contains("docs/category/tutorial---basics/: docs/b/index.md"))
        #expect(fixture.problems == [])
    }

    /// A number before a name is a place as much as `sidebar_position` is.
    @Test func ordersByNumbersOfNames() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/t/01-one.md": "# One\n", "docs/t/03-three.md": "# Three\n",
            "docs/t/two.md": "---\nsidebar_position: 2\n---\n# Two\n", "docs/t/_category_.json": "{\"label\": \"T\"}",
            "docs/u/02-b.md": "# B\n", "docs/u/1.2-new.md": "# New\n",
        ])
        #expect(fixture.files["Site/docs/t/03-three.md"] == "---\nsidebar_position: 3\n---\n# Three\n")
        #expect(
            fixture.files["Site/docs/t/index.md"]?.hasSuffix("- [One](01-one.md)\n- [Two](two.md)\n- [Three](03-three.md)\n")
                == true)
        #expect(fixture.files["Site/docs/u/02-b.md"] == "# B\n")
    }

    /// Where a document has a heading, `title` stands in the window and the navigation alone.
    @Test func callsDocumentsByTheirHeadings() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/a.md": "---\ntitle: Config\n---\n# Configuration of Kit\n",
            "docs/b.md": "---\ntitle: >\n  Bee\nsidebar_label: B\n---\n# The B\n", "docs/c.md": "---\ntitle: C\n---\nText\n",
            "docs/d.md": "---\ntitle: D\n---\n# D\n",
        ])
        #expect(fixture.files["Site/docs/a.md"] == "---\nsidebar_label: Config\n---\n# Configuration of Kit\n")
        #expect(fixture.files["Site/docs/b.md"] == "---\nsidebar_label: B\n---\n# The B\n")
        #expect(fixture.files["Site/docs/c.md"] == "---\ntitle: C\n---\nText\n")
        #expect(fixture.files["Site/docs/d.md"] == "---\ntitle: D\n---\n# D\n")
        #expect(!fixture.report.contains { $0.contains("import-title") })
    }

    /// What is there for the program alone: imports of what is read, expressions that are a text, `@site`.
    @Test func leavesOutWhatIsForTheProgram() async throws {
        let document = """
            ---
            title: A
            ---
            import Tabs from '@theme/Tabs';
            import TabItem from "@theme/TabItem"
            import Own from '@site/src/components/Own';

            Text{' '}
            `{' '}` with {"more"}{' '}words, ![a](@site/static/img/a.png), [b](@site/docs/b.mdx).

            ```js
            import Tabs from '@theme/Tabs';
            {' '}
            ```
            """
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/a.mdx": document, "docs/b.mdx": "# B\n", "static/img/a.png": "",
        ])
        #expect(
            fixture.files["Site/docs/a.md"]
                == """
                ---
                title: A
                ---
                import Own from '@site/src/components/Own';

                Text\("")
                `{' '}` with more words, ![a](/img/a.png), [b](/docs/b.md).

                ```js
                import Tabs from '@theme/Tabs';
                {' '}
                ```
                """.replacing("Text\n", with: "Text \n"))
        #expect(!fixture.problems.contains { $0.contains("link-target") })
    }

    /// A category may name a document that is outside its folder, which stays where it is.
    @Test func leavesDocumentsOutsideOfFolders() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/guides.md": "# Guides\n", "docs/guides/one.md": "# One\n",
            "docs/guides/_category_.json": "{\"label\": \"Guides\", \"link\": {\"type\": \"doc\", \"id\": \"guides\"}}",
            "docs/intro.md": "# Intro\n", "docs/tut/two.md": "# Two\n",
            "docs/tut/_category_.json": "{\"label\": \"Tut\", \"link\": {\"type\": \"doc\", \"id\": \"intro\"}}",
        ])
        #expect(fixture.files["Site/docs/guides.md"] == "# Guides\n" && fixture.files["Site/docs/intro.md"] == "# Intro\n")
        #expect(fixture.problems == [])
        #expect(fixture.site["docs/guides/index.html"] != nil && fixture.site["docs/intro.html"] != nil)
    }

    @Test func includesDocumentsThatAreImportedAsComponents() async throws {
        let document = """
            import Warning from './_warning.md';
            import Two from "../two.mdx";
            import Other from '@site/docs/two.mdx';
            import Gone from './gone.md';

            # A

            <Warning/>

              <Two />

            <Other />

            <Other a="b" />

            <Gone />

            ```jsx
            import Warning from './_warning.md';
            <Warning/>
            ```
            """
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/b/a.mdx": document, "docs/b/_warning.md": "Mind it.\n",
            "docs/two.mdx": "Two *words*.\n",
        ])
        #expect(
            fixture.files["Site/docs/b/a.md"] == """


                import Other from '@site/docs/two.mdx';
                import Gone from './gone.md';

                # A

                {{#include _warning.md}}

                  {{#include ../two.md}}

                {{#include ../../docs/two.md}}

                <Other a="b" />

                <Gone />

                ```jsx
                import Warning from './_warning.md';
                <Warning/>
                ```
                """)
        let page = try #require(fixture.site["docs/b/a.html"])
        #expect(page.contains("Mind it.") && page.contains("Two <em>words"))
        #expect(fixture.result.diagnostics.compactMap(\.help).contains("write `{{#include gone.md}}` in its place"))
    }

    @Test func leavesOutPartsOfDocuments() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/a.mdx": "# A\n\n![x](b/_parts/x.svg)\n", "docs/_partial.mdx": "# Part\n",
            "docs/b/_parts/x.svg": "<svg/>", "docs/b/_parts/deep/z.md": "# Z\n",
            "docs/b/_category_.json": "{\"label\": \"B\"}",
            "docs/b/_parts/x.md": "# X\n", "docs/b/c.md": "# C\n", "docs/b/_y.md": "# Y\n",
        ])
        #expect(
            fixture.settings == """
                exclude:
                  # Parts of other documents, which include them.
                  - "/docs/b/_parts/**/*.md"
                  - "_*.md"
                redirects:
                  docs/a/: docs/a.md
                  docs/b/c/: docs/b/c.md

                """)
        #expect(fixture.files["Site/docs/b/index.md"]?.contains("_") == false)
        #expect(fixture.files["Site/docs/_partial.md"] != nil)
        #expect(fixture.files["Site/docs/b/_parts/x.svg"] != nil)
        #expect(
            fixture.report.dropFirst().map { String($0.prefix { $0 != "," }) } == [
                "docs/_partial.mdx:0 import-files `docs/_partial.mdx` and 3 other documents are parts of others and no pages"
            ])
    }

    @Test func givesPostsTheirDays() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/2024-01-01-no.md": "# No\n", "blog/2024-02-03-a.md": "---\ntitle: A\n---\nHi\n",
            "blog/2024/2/4/b/index.mdx": "# B\n\n[A](../../../2024-02-03-a.mdx)\n",
            "blog/2024-02-05-c.md": "---\ndate: 2023-01-01\n---\n# C\n", "blog/d.md": "# D\n",
        ])
        #expect(fixture.files["Site/blog/2024-02-03-a.md"] == "---\ndate: 2024-02-03\ntitle: A\n---\nHi\n")
        #expect(fixture.files["Site/blog/2024/2/4/b/index.md"]?.hasPrefix("---\ndate: 2024-02-04\n---\n# B\n") == true)
        #expect(fixture.files["Site/blog/2024-02-05-c.md"] == "---\ndate: 2023-01-01\n---\n# C\n")
        #expect(fixture.files["Site/blog/d.md"] == "# D\n" && fixture.files["Site/docs/2024-01-01-no.md"] == "# No\n")
    }

    @Test func findsDocumentsByTheirIdsAndCallsThemByTheirLabels() async throws {
        let fixture = try await ImportFixture([
            "docusaurus.config.js": "", "docs/intro.md": "---\nsidebar_label: Intro\n---\n# Introduction\n",
            "docs/reference.md": "---\nid: ref-id\n---\n# Reference\n", "docs/a/02-deep.md": "---\nid: below\n---\n# Deep\n",
            "sidebars.json": """
            {"docs": ["intro", {"type": "doc", "id": "ref-id"}, "a/below", {"type": "doc", "id": "intro", "label": "Again"}]}
            """,
        ])
        #expect(
            fixture.files["Site/SUMMARY.md"] == """
                # Summary

                - [Intro](docs/intro.md)
                - [Reference](docs/reference.md)
                - [Deep](docs/a/02-deep.md)
                - [Again](docs/intro.md)

                """)
        #expect(
            fixture.report == [
                "docusaurus.config.js:0 import-program the settings in `docusaurus.config.js` are a program, which is not run"
            ])
    }
}
