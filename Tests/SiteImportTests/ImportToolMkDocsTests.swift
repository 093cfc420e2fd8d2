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
          logo: images/logo.svg
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
        copyright: © <b>X</b>
        """

    private static let sources = [
        "mkdocs.yml": settings, "overrides/main.html": "{% extends %}", "includes/abbr.md": "Words from above.\n",
        "README.md": "# Repository\n",
        "docs/images/logo.svg": "<svg/>",
        "docs/index.md": "# Home\n\n--8<-- \"includes/abbr.md\"\n\n--8<-- \"docs/parts/one.md\"\n",
        "docs/guide/index.md": "# Guide\n",
        "docs/guide/install.md": "# Install\n\n> --8<-- \"two.md:1\"\n\n```\n--8<-- \"one.md\"\n```\n\nTerm\n\n- **a**{.x} - b\n",
        "docs/guide/use it.md": "# Use\n\n--8<--\none.md\ntwo.md\n--8<--\n", "docs/parts/one.md": "Part one.\n",
        "docs/parts/two.md": "Part two.\n",
    ]

    @Test func namesEverySettingThatStaysBehind() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            site_name: A
            repo_name: x/y
            theme:
              name: material
              palette: [{scheme: default, primary: indigo}]
              features: [navigation.tabs]
              icon: {repo: x}
              font: {text: Roboto}
            extra:
              social: [{icon: x, link: y}]
              shown: {name: Ann}
            plugins: [search, macros, git-revision-date-localized, exclude]
            """, "docs/index.md": "# A\n\n{{ shown.name }}\n",
        ])
        #expect(
            fixture.report == [
                "mkdocs.yml:2 import-setting `repo_name` is not taken over",
                "mkdocs.yml:4 import-setting `theme.name` is not taken over",
                "mkdocs.yml:5 import-setting `theme.palette` is not taken over",
                "mkdocs.yml:6 import-setting `theme.features` is not taken over",
                "mkdocs.yml:7 import-setting `theme.icon` is not taken over",
                "mkdocs.yml:8 import-setting `theme.font` is not taken over",
                "mkdocs.yml:12 import-setting `plugins: macros` means something else here",
                "mkdocs.yml:12 import-setting `plugins: git-revision-date-localized` has no equivalent",
                "mkdocs.yml:12 import-setting `plugins: exclude` has no equivalent",
                "mkdocs.yml:10 import-setting `extra.social` is not taken over",
            ])
    }

    @Test func namesWhatThePluginsOfHeadingsAndFilesAreTold() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            markdown_extensions:
              - toc:
                  permalink: true
                  toc_depth: 3
                  slugify: !!python/object/apply:pymdownx.slugs.slugify {}
                  baselevel: 2
            plugins: [minify]
            """, "docs/index.md": "# A\n",
        ])
        #expect(
            fixture.report == [
                "mkdocs.yml:4 import-setting `markdown_extensions: toc: toc_depth` is not taken over",
                "mkdocs.yml:5 import-setting `markdown_extensions: toc: slugify` is not taken over",
                "mkdocs.yml:6 import-setting `markdown_extensions: toc: baselevel` has no equivalent",
                "mkdocs.yml:7 import-setting `plugins: minify` is not taken over",
            ])
    }

    @Test func leavesFilesBehindThatOnlyTheOtherThemeLoads() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "extra_css: [css/a.css, css/b.css, https://x.org/c.css]\nextra_javascript: [{path: js/m.js}, js/n.js]\n",
            "docs/index.md": "# A\n\n[the sheet](css/b.css)\n", "docs/css/a.css": "a{}", "docs/css/b.css": "b{}",
            "docs/css/own.css": "c{}", "docs/js/m.js": "1", "docs/js/n.js": "2",
        ])
        #expect(
            fixture.files.keys.filter { $0.contains("css/") || $0.contains("js/") }.sorted() == [
                "Site/css/b.css", "Site/css/own.css",
            ])
        #expect(
            fixture.report == [
                "mkdocs.yml:1 import-setting `extra_css` is not taken over",
                "mkdocs.yml:2 import-setting `extra_javascript` is not taken over",
            ])
    }

    /// Documents that others include are pages when the navigation or a link leads to them.
    @Test(arguments: [true, false])
    func leavesPartsOutOfThePages(hasNavigation: Bool) async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "site_name: A\n" + (hasNavigation ? "nav: [index.md, listed.md]\n" : "")
                + "markdown_extensions: [pymdownx.snippets]\n",
            "docs/index.md":
                "# A\n\n--8<-- \"docs/parts/a.md\"\n--8<-- \"docs/parts/b.md\"\n--8<-- \"docs/c.md\"\n--8<-- \"docs/titled.md\"\n",
            "docs/listed.md": "# L\n\n--8<-- \"docs/linked.md\"\n\n[x](linked.md#a)\n", "docs/linked.md": "Linked.\n",
            "docs/parts/a.md": "Part A.\n", "docs/parts/b.md": "Part B.\n", "docs/c.md": "Part C.\n",
            "docs/titled.md": "# Titled\n",
            "docs/alone.md": "Alone.\n",
        ])
        let titled = hasNavigation ? "  - \"/titled.md\"\n" : ""
        #expect(
            fixture.settings.contains(
                "exclude:\n  # Parts of other documents, which include them.\n  - \"/c.md\"\n\(titled)  - \"/parts/*.md\"\n"))
        #expect(fixture.site["index.html"]?.contains("Part A.") == true && fixture.site["index.html"]?.contains("Part C.") == true)
        #expect(fixture.site["linked.html"] != nil && fixture.site["alone.html"] != nil)
        #expect(!fixture.settings.contains("parts/a"))
    }

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
                logo: images/logo.svg
                repository: "https://github.com/x/y"
                footer: "© <b>X</b>"
                exclude:
                  # Parts of other documents, which include them.
                  - "/parts/*.md"
                redirects:
                  old/: guide/install.md
                  guide/install/: guide/install.md
                  guide/use it/: guide/use it.md

                """)
        #expect(
            fixture.files["Site/SUMMARY.md"] == """
                # Summary

                - [Home](index.md)
                - [User \\[Guide\\]](guide/index.md)
                    - [Install](guide/install.md)
                    - [Use](<guide/use it.md>)
                - [Elsewhere](https://example.com/)

                """)
    }

    @Test func saysWhatNeedsAHand() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(
            fixture.report == [
                "mkdocs.yml:5 import-setting `edit_uri` means something else here",
                "mkdocs.yml:7 import-setting `theme.name` is not taken over",
                "mkdocs.yml:10 import-setting `theme.features` is not taken over",
                "mkdocs.yml:12 import-setting `theme.custom_dir` has no equivalent",
                "mkdocs.yml:26 import-setting `markdown_extensions: pymdownx.arithmatex` has no equivalent",
                "mkdocs.yml:33 import-setting `redirect_maps: gone.md` is not taken over",
                "mkdocs.yml:34 import-setting `plugins: macros` means something else here",
                "mkdocs.yml:35 import-setting `extra_css` is not taken over",
                "overrides:0 import-files templates in `overrides` are left behind",
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

    @Test(arguments: ["docs", "docs/src/markdown", "."])
    func takesSnippetsFromOutsideOfAnyFolder(folder: String) async throws {
        let documents = folder == "." ? "" : folder + "/"
        let fixture = try await ImportFixture([
            "mkdocs.yml": "docs_dir: \(folder)\nmarkdown_extensions: [pymdownx.snippets]\n",
            documents + "index.md": "# Home\n",
            documents + "a/law.md": "# Law\n\n--8<-- \"LICENSE.txt\"\n\n--8<-- \"more/one.md\"\n",
            "LICENSE.txt": "Do what you want.\n", "more/one.md": "One.\n\n--8<-- \"more/two.md\"\n", "more/two.md": "Two.\n",
        ])
        #expect(fixture.report == [] && fixture.problems == [])
        let page = try #require(fixture.site["a/law.html"])
        #expect(page.contains("Do what you want.") && page.contains("One.") && page.contains("Two."))
    }

    @Test func takesSnippetsOfHiddenFolders() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            markdown_extensions:
              - pymdownx.snippets:
                  base_path: [docs/.snippets, LICENSE.md]
                  auto_append: [refs.md]
            """,
            "docs/index.md": "# Home\n\n--8<-- \"LICENSE.md\"\n\nSee [it][far].\n",
            "docs/.snippets/refs.md": "[far]: https://far.example/\n",
            "LICENSE.md": "Do what you want.\n",
        ])
        #expect(
            fixture.files["Site/index.md"]
                == "# Home\n\n--8<-- \"../LICENSE.md\"\n\nSee [it][far].\n\n--8<-- \"../docs/snippets/refs.md\"\n")
        #expect(fixture.files["docs/snippets/refs.md"] == "[far]: https://far.example/\n")
        #expect(fixture.report == [] && fixture.problems == [])
        #expect(fixture.site["index.html"]?.contains("href=\"https://far.example/\"") == true)
    }

    @Test(arguments: ["properdocs.yml", "properdocs.yaml", "zensical.yml", "mkdocs.yaml"])
    func readsSettingsOfItsKin(file: String) async throws {
        let fixture = try await ImportFixture([
            file: "site_name: A\nuse_directory_urls: false\nplugins: [x]\nnav: [b.md, index.md]\n", "docs/index.md": "# A\n",
            "docs/b.md": "# B\n",
        ])
        #expect(fixture.settings == "title: A\n")
        #expect(fixture.files["Site/SUMMARY.md"] != nil)
        #expect(fixture.report == ["\(file):3 import-setting `plugins: x` has no equivalent"])
    }

    @Test func readsSettingsOfZensical() async throws {
        let fixture = try await ImportFixture([
            "zensical.toml": """
            [project]
            site_name = "A"
            docs_dir = "text"
            use_directory_urls = false
            nav = [{"Home" = "index.md"}, {"More" = ["b.md"]}]

            [project.theme]
            language = "fr"

            [project.plugins.search]
            [project.plugins.include-markdown]

            [project.markdown_extensions.admonition]
            [project.markdown_extensions.pymdownx.keys]
            [project.markdown_extensions.pymdownx.arithmatex]
            [project.markdown_extensions.pymdownx.snippets]
            base_path = ["parts"]

            [later]
            a = 1
            """,
            "text/index.md": "# A\n\n--8<-- \"one.txt\"\n", "text/b.md": "# B\n", "parts/one.txt": "One.\n",
        ])
        #expect(fixture.settings == "title: A\nlanguage: fr\n")
        #expect(fixture.files["Site/SUMMARY.md"]?.contains("b.md") == true)
        #expect(fixture.files["Site/index.md"] == "# A\n\n--8<-- \"../parts/one.txt\"\n")
        #expect(
            fixture.report == [
                "zensical.toml:19 import-setting `later` is not taken over",
                "zensical.toml:11 import-setting `plugins: include-markdown` is not taken over",
                "zensical.toml:15 import-setting `markdown_extensions: pymdownx.arithmatex` has no equivalent",
            ])
    }

    @Test(arguments: [
        (
            "repo_url: https://github.com/x/y",
            "edit_url: \"https://github.com/x/y/edit/master/Site/\"\nrepository: \"https://github.com/x/y\"\n"
        ),
        (
            "repo_url: https://gitlab.com/x/y/\nedit_uri: '?q=/docs/'",
            "edit_url: \"https://gitlab.com/x/y?q=/Site/\"\nrepository: \"https://gitlab.com/x/y/\"\n"
        ),
        (
            "repo_url: https://x.org/y\nedit_uri_template: 'blob/main/docs/{path}'",
            "edit_url: \"https://x.org/y/blob/main/Site/{path}\"\nrepository: \"https://x.org/y\"\n"
        ),
        (
            "repo_url: https://x.org/y\nedit_uri_template: 'https://e.org/?f=/docs/{path!q}'",
            "edit_url: \"https://e.org/?f=/Site/{path}\"\nrepository: \"https://x.org/y\"\n"
        ),
        ("repo_url: https://github.com/x/y\nedit_uri: ''", "repository: \"https://github.com/x/y\"\n"),
        ("repo_url: https://github.com/x/y\nedit_uri_template: 'a/{path_noext}'", "repository: \"https://github.com/x/y\"\n"),
        ("repo_url: https://x.org/y", "repository: \"https://x.org/y\"\n"),
    ])
    func knowsWhereDocumentsAreEdited(settings: String, expected: String) async throws {
        let fixture = try await ImportFixture(["mkdocs.yml": "use_directory_urls: false\n" + settings, "docs/index.md": "# A\n"])
        #expect(fixture.settings == expected)
    }

    @Test func namesATemplateThatHasNoWholePath() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "repo_url: https://github.com/x/y\nedit_uri_template: 'a/{path_noext}'\n", "docs/index.md": "# A\n",
        ])
        #expect(fixture.report == ["mkdocs.yml:2 import-setting `edit_uri_template` is not taken over"])
    }

    /// Pages that are no folders there had the names of files.
    @Test func redirectsFromFilesAndMarksDrafts() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            use_directory_urls: false
            draft_docs: |
              /wip/
              d.md
            plugins:
              - redirects:
                  redirect_maps: {old.md: new.md, x/index.md: new.md}
            """,
            "docs/index.md": "# A\n", "docs/new.md": "# N\n", "docs/wip/a.md": "# W\n", "docs/d.md": "---\ntitle: D\n---\n",
        ])
        #expect(fixture.settings == "redirects:\n  old.html: new.md\n  x/: new.md\n")
        #expect(fixture.files["Site/wip/a.md"] == "---\ndraft: true\n---\n# W\n")
        #expect(fixture.files["Site/d.md"] == "---\ndraft: true\ntitle: D\n---\n")
        #expect(fixture.report == [] && fixture.site["old.html"] != nil && fixture.site["d.html"] == nil)
    }

    /// What `nav` was called before.
    @Test func takesPages() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            pages:
              - Home: index.md
              - ["a.md", "About"]
              - ["b.md"]
            """,
            "docs/index.md": "# I\n", "docs/a.md": "# A\n", "docs/b.md": "# B\n",
        ])
        #expect(fixture.files["Site/SUMMARY.md"] == "# Summary\n\n- [Home](index.md)\n- [About](a.md)\n- [B](b.md)\n")
        #expect(fixture.report.isEmpty)
    }

    @Test func takesNavigationWithoutTitlesAndPatterns() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            use_directory_urls: false
            nav:
              - index.md
              - guide/a.md
              - Part: guide/b.md#two
              - 'guide/*.md'
              - More: 'deep/**'
              - deep/
              - Folder: guide/
              - /guide/b/
              - 'none/*'
              - Odd: {a: b}
              - Empty:
              - https://example.org/
            not_in_nav: |
              /hidden.md
              drafts/
            """,
            "docs/index.md": "Home words\n====\n", "docs/guide/a.md": "---\ntitle: First [a]\n---\n# Other\n",
            "docs/guide/b.md": "# B words {#b}\n\n## Two\n", "docs/guide/c.md": "```sh\n# no heading\n```\n",
            "docs/guide/index.md": "# Guide\n",
            "docs/deep/x/d.md": "# D\n", "docs/hidden.md": "+++\ntitle = 'H'\n+++\n", "docs/drafts/e.md": "---\ntitle: E\n---\n",
        ])
        #expect(
            fixture.files["Site/SUMMARY.md"] == """
                # Summary

                - [Home words](index.md)
                - [First \\[a\\]](guide/a.md)
                - [Part](guide/b.md#two)
                - [B words](guide/b.md)
                - [C](guide/c.md)
                - [Guide](guide/index.md)
                - [More]()
                    - [D](deep/x/d.md)
                - [Deep]()
                    - [D](deep/x/d.md)
                - [Folder](guide/index.md)
                    - [B words](guide/b.md)
                    - [C](guide/c.md)
                - [B words](guide/b.md)
                - [https://example.org/](https://example.org/)

                """)
        #expect(fixture.files["Site/drafts/e.md"] == "---\nhidden: true\ntitle: E\n---\n")
        #expect(
            fixture.report.filter { $0.hasPrefix("mkdocs") } == [
                "mkdocs.yml:11 import-setting `nav: none/*` is not taken over",
                "mkdocs.yml:12 import-setting `nav: Odd` is not taken over",
            ])
        #expect(!fixture.problems.contains { $0.contains("navigation-missing") && $0.contains("drafts") })
    }

    @Test func leadsRedirectsToPlacesAndNotToWhatIsNotPublished() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            exclude_docs: |
              drafts/
              nothing/
            plugins:
              - redirects:
                  redirect_maps:
                    'anch.md': 'guide.md#docker'
                    'd.md': drafts/d.md
                    'e.md': e.md
                    'guide.md': e2.md
            """,
            "docs/index.md": "# A\n", "docs/guide.md": "# G\n\n## Docker\n", "docs/drafts/d.md": "# D\n",
            "docs/e.md": "---\ndraft: true\n---\n", "docs/e2.md": "---\nslug: other\n---\n# E\n",
        ])
        #expect(
            fixture.settings == """
                exclude:
                  - drafts/
                redirects:
                  anch/: "guide.md#docker"
                  guide/: e2.md
                  e2/: e2.md

                """)
        #expect(
            fixture.report == [
                "mkdocs.yml:8 import-setting `redirect_maps: d.md` is not taken over",
                "mkdocs.yml:9 import-setting `redirect_maps: e.md` is not taken over",
            ])
        #expect(fixture.problems.filter { !$0.contains("link-target") } == [])
    }

    @Test func putsWhatIsAppendedBehindEveryDocument() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": """
            markdown_extensions:
              pymdownx.snippets:
                base_path: [includes]
                auto_append: [links.md, none.md]
            """,
            "docs/index.md": "Ask in the [forum].", "docs/a/b.md": "# B\n\n[forum]\n",
            "includes/links.md": "[forum]: https://f.example.org\n",
        ])
        #expect(fixture.files["Site/index.md"] == "Ask in the [forum].\n\n--8<-- \"../includes/links.md\"\n")
        #expect(fixture.files["includes/links.md"] == "[forum]: https://f.example.org\n")
        #expect(fixture.site["index.html"]?.contains("https://f.example.org") == true)
        #expect(fixture.site["a/b.html"]?.contains("https://f.example.org") == true)
        #expect(fixture.report == ["mkdocs.yml:4 import-setting `pymdownx.snippets: auto_append` is not taken over"])
    }

    @Test(arguments: [
        (
            "Title: My page\nAuthors: A\n    B\nDate: 2024-01-02\n\n# H\n",
            "---\ntitle: My page\nauthors: A B\ndate: \"2024-01-02\"\n---\n\n# H\n"
        ),
        ("Summary: a: b #c\nText", "---\nsummary: \"a: b #c\"\n---\nText"), ("# H\nTitle: x\n", "# H\nTitle: x\n"),
        ("https://example.org\n", "https://example.org\n"), ("\nTitle: x\n", "\nTitle: x\n"),
        ("Title:\r\n\r\nx", "---\ntitle: \"\"\n---\n\r\nx"),
        ("---\ntitle: A\n---\nKey: x\n", "---\ntitle: A\n---\nKey: x\n"), ("", ""),
    ])
    func writesLinesOfMetadataAsFrontMatter(source: String, expected: String) async throws {
        let fixture = try await ImportFixture(["mkdocs.yml": "site_name: A", "docs/page.md": source])
        #expect(fixture.files["Site/page.md"] == expected)
    }

    @Test func namesNavigationOfPlugIns() async throws {
        let fixture = try await ImportFixture(
            [
                "mkdocs.yml": "plugins: [awesome-nav, literate-nav]", "docs/SUMMARY.md": "- [A](a.md)\n- *.md\n",
                "docs/a.md": "# A\n",
            ],
            hidden: ["docs/.pages", "other/.pages"])
        #expect(
            fixture.report == [
                "docs/.pages:0 import-files `docs/.pages`, the navigation of a folder, is left behind",
                "docs/SUMMARY.md:2 import-setting `*.md` is not taken over",
            ])
    }

    @Test func makesNoPageOfTheNavigationOfAFolder() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "plugins: [literate-nav]", "docs/SUMMARY.md": "- [A](a.md)\n- [B](b/)\n", "docs/a.md": "# A\n",
            "docs/b/SUMMARY.md": "- [C](c.md)\n", "docs/b/c.md": "# C\n",
        ])
        #expect(
            fixture.report == ["docs/b/SUMMARY.md:0 import-files `docs/b/SUMMARY.md`, the navigation of a folder, is left behind"])
        #expect(fixture.site["b/c.html"] != nil && fixture.site["b/SUMMARY.html"] == nil)
        let other = try await ImportFixture(["mkdocs.yml": "site_name: A", "docs/a.md": "# A\n", "docs/b/SUMMARY.md": "# Words\n"])
        #expect(other.site["b/SUMMARY.html"] != nil)
    }

    @Test func takesValuesThatMacrosShow() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "plugins: [macros]\nextra: {version: 1.5, unused: x, links: {forum: 'https://f.org'}}",
            "docs/index.md": "# A\n\nVersion {{ version }} at {{ links.forum }}.\n",
        ])
        #expect(fixture.settings == "variables:\n  version: \"1.5\"\n  links.forum: \"https://f.org\"\n")
        #expect(fixture.site["index.html"]?.contains("Version 1.5 at") == true)
        #expect(fixture.problems == [])
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

    @Test(arguments: [("img/icon.png", "Site/favicon.png"), ("leaf.svg", "Site/favicon.svg"), ("favicon.ico", "Site/favicon.ico")])
    func takesTheIcon(path: String, icon: String) async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "theme:\n  favicon: \(path)\n", "docs/index.md": "# A\n", "docs/\(path)": "an image",
        ])
        #expect(fixture.files[icon] == "an image")
        #expect(fixture.report == [])
    }

    @Test(arguments: ["none.png", "icon.gif", "https://example.org/a.png"])
    func saysWhereTheIconBelongs(path: String) async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "theme:\n  favicon: \(path)\n", "docs/index.md": "# A\n", "docs/icon.gif": "an image",
        ])
        #expect(fixture.report == ["mkdocs.yml:2 import-setting `theme.favicon` is not taken over"])
    }

    @Test func reportsARedirectFromTheTableOfAFolder() async throws {
        let fixture = try await ImportFixture([
            "mkdocs.yml": "plugins:\n  - redirects:\n      redirect_maps:\n        guide.md: new.md\n", "docs/new.md": "# New\n",
            "docs/guide/a.md": "# A\n",
        ])
        #expect(fixture.report == ["mkdocs.yml:4 import-setting `redirect_maps: guide.md` is not taken over"])
        #expect(fixture.problems == [])
    }
}
