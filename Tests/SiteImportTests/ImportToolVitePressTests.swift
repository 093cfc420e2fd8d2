import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolVitePressTests {
    private static let sources = [
        "package.json": "{}", "docs/index.md": "---\nlayout: home\nhero:\n  name: VitePress\nfeatures:\n  - title: One\n---\n",
        "docs/guide/a.md": """
        ---
        outline: deep
        ---
        # A

        <!--@include: ./parts/_intro.md{1,2}-->

        <<< @/snippets/a.js#one{1}

        > [!TIP]
        > A tip.

        [Home](/index)
        """,
        "docs/guide/parts/_intro.md": "One.\nTwo.\nThree.\n",
        "docs/snippets/a.js": "// #region one\nlet a = 1\n// #endregion one\nlet b\n",
        "docs/public/logo.svg": "<svg/>", "docs/components/x.vue": "<template/>", "docs/tsconfig.json": "{}",
    ]
    private static let hidden = ["docs/.vitepress/config.mts", "docs/.vitepress/theme"]

    @Test func takesDocumentsAndNamesThePrograms() async throws {
        let fixture = try await ImportFixture(Self.sources, hidden: Self.hidden)
        #expect(fixture.project.generator == "VitePress")
        #expect(
            fixture.files.keys.sorted() == [
                "Site/guide/a.md", "Site/guide/parts/_intro.md", "Site/index.md", "Site/logo.svg", "Site/snippets/a.js",
                "Site/tablesite.yml",
            ])
        #expect(fixture.settings == "exclude:\n  # Parts of other documents, which include them.\n  - \"/guide/parts/_intro.md\"\n")
        #expect(
            fixture.report == [
                "docs/.vitepress/config.mts:0 import-program the settings in `docs/.vitepress/config.mts` are a program, which is not run",
                "docs/.vitepress/theme:0 import-files components and styles in `docs/.vitepress/theme` are left behind",
            ])
    }

    @Test func showsTheHomePage() async throws {
        let fixture = try await ImportFixture(Self.sources, hidden: Self.hidden)
        #expect(fixture.site["index.html"]?.contains(">VitePress</h1>") == true)
        #expect(fixture.site["index.html"]?.contains("One") == true)
    }

    @Test func buildsWithIncludes() async throws {
        let fixture = try await ImportFixture(Self.sources, hidden: Self.hidden)
        #expect(!fixture.problems.contains { $0.contains("include") })
        let page = try #require(fixture.site["guide/a.html"])
        #expect(page.contains("One.") && page.contains("Two.") && !page.contains("Three."))
        #expect(page.contains("let</span> a = <span class=n>1") && !page.contains("let</span> b") && !page.contains("region"))
        #expect(fixture.site["guide/parts/_intro.html"] == nil)
        #expect(!page.contains("@include") && !page.contains("&lt;&lt;&lt;"))
    }

    @Test func foldersThatTranslateTheSiteAreInTheirLanguage() async throws {
        let fixture = try await ImportFixture(
            [
                "index.md": "# Home\n", "guide/a.md": "# Guide\n", "fr/index.md": "# Accueil\n", "fr/guide/a.md": "# Guide\n",
                // It may stand for anything.
                "ml/index.md": "# Machine learning\n", "ml/models.md": "# Models\n",
            ], hidden: [".vitepress/config.js"])
        #expect(fixture.files["Site/fr/index.md"] == "---\nlanguage: fr\n---\n# Accueil\n")
        #expect(fixture.files["Site/ml/index.md"] == "# Machine learning\n")
        #expect(fixture.site["fr/guide/a.html"]?.contains("<html lang=fr") == true)
    }

    @Test func knowsProjectsAtTheRoot() async throws {
        let fixture = try await ImportFixture(
            ["index.md": "# A\n", "package.json": "{}", "package-lock.json": "{}", "public/a.svg": "<svg/>"],
            hidden: [".vitepress/config.js"])
        #expect(fixture.files.keys.sorted() == ["Site/a.svg", "Site/index.md"])
    }

    /// There, `title` is what the tab of the browser says, and the name of the hero is the heading.
    @Test func reportsAHomeThatIsCalledInTwoWays() async throws {
        let home = "---\nlayout: home\ntitle: Heron\nhero:\n  name: The Heron\n---\n"
        let fixture = try await ImportFixture(["index.md": home], hidden: [".vitepress/config.js"])
        #expect(fixture.report.contains("index.md:5 import-title the page has two titles, `Heron` and `The Heron`"))
    }

    /// `title` names the window; readers saw the heading alone.
    @Test func callsDocumentsByTheirHeadings() async throws {
        let fixture = try await ImportFixture(
            ["a.md": "---\ntitle: Config\n---\n# Configuration of Kit\n", "index.md": "# T\n"], hidden: [".vitepress/config.js"])
        #expect(fixture.files["Site/a.md"] == "---\nsidebar_label: Config\n---\n# Configuration of Kit\n")
        #expect(fixture.report.filter { $0.contains("import-title") } == [])
    }

    /// Documents in a folder of nothing but parts are none, whatever they are called.
    @Test func leavesOutFoldersOfParts() async throws {
        let fixture = try await ImportFixture(
            [
                "index.md": "# T\n\n<!--@include: ./parts/x.md-->\n\n<!--@include: ./guide/b.md-->\n", "parts/x.md": "# Shared\n",
                "guide/a.md": "# A\n", "guide/b.md": "# B\n",
            ], hidden: [".vitepress/config.js"])
        #expect(fixture.settings == "exclude:\n  # Parts of other documents, which include them.\n  - \"/parts/x.md\"\n")
    }
}
