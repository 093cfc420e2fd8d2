import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolBookTests {
    private static let book = """
        [book]
        title = "The \\"Guide\\""
        authors = ["Ann"]
        language = "en"
        src = "src"

        [output.html]
        git-repository-url = "https://github.com/x/y"
        edit-url-template = "https://github.com/x/y/edit/main/{path}"
        mathjax-support = true
        site-url = "/guide/"

        [output.html.redirect]
        "/old.html" = "chapter.html"
        "/deep/older.html" = "../chapter.html"
        "/out.html" = "https://example.org/"
        "/gone.html" = "nowhere.html"

        [preprocessor.mermaid]
        command = "mdbook-mermaid"
        """

    private static let sources = [
        "book.toml": book, "theme/index.hbs": "{{{ content }}}",
        "listings/a/main.rs": "// ANCHOR: here\nfn main() {}\n// ANCHOR_END: here\n",
        "src/SUMMARY.md":
            "# Summary\n\n[Start](index.md)\n\n- [Chapter](chapter.md)\n    - [Nested](deep/nested.md)\n- [Draft]()\n",
        "src/index.md": "# Start\n\nHello.\n", "src/images/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "src/chapter.md": """
        # Chapter

        ```rust,editable
        {{#rustdoc_include ../listings/a/main.rs:here}}
        ```

        {{#include intro.txt}}

        Show \\{{#include file.rs}}. ~~Gone~~ and a note[^1].

        | a | b | c |
        |---|---|---|
        | 1 | 2 | 3 |

        - [x] done

        > [!NOTE]
        > An alert.

        ![Image](images/a.svg)

        [^1]: The note.
        """,
        "src/intro.txt": "Included words.\n", "src/deep/nested.md": "# Nested\n\n{{#playground ../../listings/a/main.rs}}\n",
    ]

    @Test func takesSettingsNavigationAndWhatIsIncluded() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "mdBook")
        #expect(
            fixture.settings == """
                title: "The \\"Guide\\""
                language: en
                edit_url: "https://github.com/x/y/edit/main/{path}"
                repository: "https://github.com/x/y"
                redirects:
                  "/old.html": chapter.md
                  "/deep/older.html": chapter.md
                  "/out.html": "https://example.org/"

                """)
        #expect(
            fixture.files.keys.sorted() == [
                "Site/SUMMARY.md", "Site/chapter.md", "Site/deep/nested.md", "Site/images/a.svg", "Site/index.md", "Site/intro.txt",
                "Site/tablesite.yml", "listings/a/main.rs",
            ])
    }

    @Test func saysWhatNeedsAHand() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(
            fixture.report == [
                "book.toml:3 import-setting `book.authors` has no equivalent",
                "book.toml:10 import-setting `output.html.mathjax-support` has no equivalent",
                "book.toml:11 import-setting `output.html.site-url` is not taken over",
                "book.toml:13 import-setting `output.html.redirect` is not taken over",
                "book.toml:19 import-setting `preprocessor.mermaid` has no equivalent",
                "theme:0 import-files templates in `theme` are left behind",
            ])
    }

    @Test func buildsWithoutAnythingRaw() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.problems == [])
        let chapter = try #require(fixture.site["chapter.html"])
        #expect(
            chapter.contains("fn</span> <span class=f>main</span>() {}") && !chapter.contains("ANCHOR")
                && chapter.contains("Included words."))
        #expect(chapter.contains("Show {{#include file.rs}}."))
        #expect(fixture.site["deep/nested.html"]?.contains("class=language-rust") == true)
        #expect(fixture.site["old.html"] != nil)
    }

    @Test func knowsOtherFolders() async throws {
        let other = try await ImportFixture([
            "book.toml": "[book]\nsrc = \"docs/en\"\n", "docs/en/SUMMARY.md": "- [A](a.md)\n", "docs/en/a.md": "# A\n",
        ])
        #expect(other.files.keys.sorted() == ["Site/SUMMARY.md", "Site/a.md"])
        let plain = try await ImportFixture(["book.toml": "", "src/a.md": "# A\n"])
        #expect(plain.files.keys.sorted() == ["Site/a.md"])
        let broken = try await ImportFixture(["book.toml": "[book\n", "src/a.md": "# A\n"])
        #expect(broken.report == ["book.toml:1 toml-syntax the name of a table is not closed"])
    }
}
