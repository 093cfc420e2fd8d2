import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolMkDocsTests {
    private static let settings = """
        site_name: My Docs
        site_url: https://example.org/docs/
        site_description: All of it
        repo_url: https://github.com/x/y
        edit_uri: edit/main/docs/
        theme:
          name: material
          language: de
          features:
            - navigation.tabs
          custom_dir: overrides
        nav:
          - Home: index.md
          - 'User [Guide]':
              - guide/index.md
              - Install: guide/install.md
              - guide/use it.md
          - Elsewhere: https://example.com/
        markdown_extensions:
          - admonition
          - pymdownx.emoji:
              emoji_index: !!python/name:material.extensions.emoji.twemoji
          - pymdownx.snippets:
              base_path: [".", docs/parts]
          - pymdownx.arithmatex:
              generic: true
        plugins:
          - search
          - redirects:
              redirect_maps:
                old.md: guide/install.md
                gone.md: nowhere.md
          - macros
        extra_css: [a.css]
        strict: true
        """

    private static let sources = [
        "mkdocs.yml": settings, "overrides/main.html": "{% extends %}", "includes/abbr.md": "Words from above.\n",
        "README.md": "# Repository\n",
        "docs/index.md": "# Home\n\n--8<-- \"includes/abbr.md\"\n\n--8<-- \"docs/parts/one.md\"\n",
        "docs/guide/index.md": "# Guide\n",
        "docs/guide/install.md": "# Install\n\n> --8<-- \"two.md:1\"\n\n```\n--8<-- \"one.md\"\n```\n\nTerm\n\n- **a**{.x} - b\n",
        "docs/guide/use it.md": "# Use\n\n--8<--\none.md\ntwo.md\n--8<--\n", "docs/parts/one.md": "Part one.\n",
        "docs/parts/two.md": "Part two.\n",
    ]

    @Test func takesSettingsAndNavigation() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "MkDocs")
        #expect(
            fixture.settings == """
                title: My Docs
                description: All of it
                language: de
                base_url: "https://example.org/docs/"
                edit_url: "https://github.com/x/y/edit/main/Site/"
                redirects:
                  old/: guide/install.md
                  guide/install/: guide/install.md
                  guide/use it/: guide/use it.md
                  parts/one/: parts/one.md
                  parts/two/: parts/two.md

                """)
        #expect(
            fixture.files["Site/SUMMARY.md"] == """
                # Summary

                - [Home](index.md)
                - [User \\[Guide\\]](guide/index.md)
                    - [Install](guide/install.md)
                    - [Use it](<guide/use it.md>)
                - [Elsewhere](https://example.com/)

                """)
    }

    @Test func saysWhatNeedsAHand() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(
            fixture.report == [
                "mkdocs.yml:11 import-setting `theme.custom_dir` has no equivalent",
                "mkdocs.yml:25 import-setting `markdown_extensions: pymdownx.arithmatex` has no equivalent",
                "mkdocs.yml:29 import-setting `redirect_maps: gone.md` has no equivalent",
                "mkdocs.yml:33 import-setting `plugins: macros` has no equivalent",
                "mkdocs.yml:34 import-setting `extra_css` has no equivalent",
                "overrides:0 import-files templates in `overrides` stay behind",
            ])
    }

    @Test func movesSnippetsWithTheirPaths() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.files["Site/index.md"] == "# Home\n\n--8<-- \"../includes/abbr.md\"\n\n--8<-- \"parts/one.md\"\n")
        #expect(fixture.files["Site/guide/use it.md"] == "# Use\n\n--8<--\nparts/one.md\nparts/two.md\n--8<--\n")
        #expect(fixture.files["includes/abbr.md"] == "Words from above.\n")
        #expect(fixture.problems == ["Site/SUMMARY.md navigation-missing", "Site/guide/install.md foreign-syntax"])
        #expect(fixture.site["index.html"]?.contains("Words from above.") == true)
        #expect(fixture.site["guide/use it.html"]?.contains("Part two.") == true)
    }

    @Test(arguments: [
        ("repo_url: https://github.com/x/y", "edit_url: \"https://github.com/x/y/edit/master/Site/\"\n"),
        ("repo_url: https://gitlab.com/x/y/\nedit_uri: '?q=/docs/'", "edit_url: \"https://gitlab.com/x/y?q=/Site/\"\n"),
        (
            "repo_url: https://x.org/y\nedit_uri_template: 'blob/main/docs/{path}'",
            "edit_url: \"https://x.org/y/blob/main/docs/{path}\"\n"
        ),
        ("repo_url: https://x.org/y", ""),
    ])
    func knowsWhereDocumentsAreEdited(settings: String, expected: String) async throws {
        let fixture = try await ImportFixture(["mkdocs.yml": "use_directory_urls: false\n" + settings, "docs/index.md": "# A\n"])
        #expect(fixture.settings == expected)
    }

    @Test func holdsAgainstOddSettings() async throws {
        for settings in [
            "nav: text", "nav: [[a], {b: {c: d}}, 1]", "plugins: {redirects: {redirect_maps: [1]}}", "docs_dir: ../..",
            "theme: material", "site_name: [", "- a",
        ] {
            let fixture = try await ImportFixture(["mkdocs.yml": settings, "docs/index.md": "# A\n"])
            #expect(fixture.project.generator == "MkDocs", "\(settings)")
        }
    }
}
