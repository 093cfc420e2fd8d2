import TableModel
import Testing

@testable import SiteImport

@Suite struct ImportToolHugoTests {
    private static let sources = [
        "hugo.toml": """
        baseURL = 'https://example.org/'
        languageCode = 'en-us'
        title = 'My New Hugo Site'
        theme = 'ananke'
        enableRobotsTXT = true
        disableKinds = ['taxonomy']

        [params]
          description = 'All of it'
          logo = 'a.png'

        [[menus.main]]
          name = 'Posts'
          pageRef = '/posts'
          weight = 10
        [[menus.main]]
          name = 'Code'
          url = 'https://example.com/'

        [markup.goldmark.renderer]
          unsafe = true
        """,
        "content/_index.md": "+++\ntitle = 'Home'\n+++\n\nWelcome.\n", "content/posts/_index.md": "---\ntitle: Posts\n---\n",
        "content/posts/first.md":
            "+++\ndate = '2024-01-14T07:07:07+01:00'\ndraft = false\ntitle = 'First'\nweight = 2\naliases = ['/old/first/']\ntags = ['a']\n+++\n\n# Words\n\n- **a** - b\n",
        "content/posts/bundle/index.md": "+++\ntitle = 'Bundle'\n+++\n\n![A](a.svg)\n",
        "content/posts/bundle/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "static/images/logo.svg": "<svg/>", "layouts/shortcodes/x.html": "{{ . }}", "themes/ananke/README.md": "# Theme\n",
    ]

    @Test func takesSettingsDocumentsAndFiles() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.project.generator == "Hugo")
        #expect(
            fixture.settings == """
                title: My New Hugo Site
                description: All of it
                language: en-us
                base_url: "https://example.org/"
                links:
                  Code: "https://example.com/"
                redirects:
                  posts/first/: posts/first.md

                """)
        #expect(
            fixture.files.keys.sorted() == [
                "Site/_index.md", "Site/images/logo.svg", "Site/posts/_index.md", "Site/posts/bundle/a.svg",
                "Site/posts/bundle/index.md",
                "Site/posts/first.md", "Site/tablesite.yml",
            ])
        #expect(
            fixture.report == [
                "hugo.toml:6 import-setting `disableKinds` has no equivalent",
                "hugo.toml:10 import-setting `params.logo` has no equivalent",
                "hugo.toml:20 import-setting `markup.goldmark.renderer` is not taken over",
                "layouts:0 import-files templates in `layouts` are left behind",
                "themes:0 import-files themes in `themes` are left behind",
                "content/posts/first.md:10 import-title the page has two titles, `First` and `Words`",
            ])
    }

    @Test func buildsWithFrontMatterInTOML() async throws {
        let fixture = try await ImportFixture(Self.sources)
        #expect(fixture.problems == [])
        let page = try #require(fixture.site["posts/first.html"])
        #expect(page.contains("First") && !page.contains("+++") && !page.contains("weight"))
        #expect(fixture.site["old/first/index.html"] != nil && fixture.site["posts/first/index.html"] != nil)
        #expect(fixture.site["posts/bundle/index.html"]?.contains("a.svg") == true)
    }

    private static let languages = "title: Kit\nlanguages:\n  en: {title: Kit}\n  de: {title: Das Kit}\n"

    @Test func givesTranslationsBesideTheirOriginalsAFolder() async throws {
        let fixture = try await ImportFixture([
            "hugo.yaml": Self.languages, "content/_index.md": "# Home\n", "content/_index.de.md": "---\ntitle: Zuhause\n---\n",
            "content/docs/p1.en.md": "---\ntitle: One\n---\n[d]({{< relref path=\"/docs/p1\" lang=\"de\" >}})\n",
            "content/docs/p1.de.md": "---\ntitle: Eins\n---\n![A](a.svg)\n", "content/docs/a.svg": "<svg/>",
            "content/docs/v1.2.md": "# Version\n",
        ])
        #expect(
            fixture.files.keys.sorted() == [
                "Site/_index.md", "Site/de/_index.md", "Site/de/docs/a.svg", "Site/de/docs/p1.md", "Site/docs/a.svg",
                "Site/docs/p1.md", "Site/docs/v1.2.md", "Site/tablesite.yml",
            ])
        #expect(fixture.settings.contains("  de/docs/p1/: de/docs/p1.md\n  docs/p1/: docs/p1.md\n"))
        #expect(fixture.files["Site/de/_index.md"] == "---\nlanguage: de\ntitle: Zuhause\n---\n")
        #expect(fixture.problems == [])
        #expect(fixture.site["docs/p1.html"]?.contains("<a href=../de/docs/p1.html>d</a>") == true)
        #expect(fixture.site["de/docs/p1.html"]?.contains("<html lang=de") == true)
    }

    @Test func foldersOfLanguagesWithoutAnIndexAreNamed() async throws {
        let fixture = try await ImportFixture([
            "hugo.yaml": "title: Kit\nlanguages:\n  en: {contentDir: content/en}\n  de: {contentDir: content/de, title: Das Kit}\n",
            "content/en/_index.md": "# Home\n", "content/de/docs/p1.md": "# Eins\n",
        ])
        #expect(fixture.files["Site/de/index.md"] == "---\ntitle: Das Kit\nlanguage: de\n---\n")
        #expect(fixture.site["de/docs/p1.html"]?.contains("<html lang=de") == true)
        #expect(fixture.site["index.html"]?.contains(">Eins<") == false)
    }

    /// Nobody else tells what a page of another time is for: its own note does.
    @Test func pagesOfAnotherTimeKeepTheirRedirects() async throws {
        let fixture = try await ImportFixture(
            ["hugo.yaml": "title: Kit\n", "content/_index.md": "# Home\n", "content/f.md": "---\ndate: 2099-01-01\n---\n# F\n"],
            now: "2027-01-01")
        #expect(fixture.settings.contains("f/: f.md"))
        #expect(fixture.problems == ["Site/f.md page-left-out"])
    }

    @Test(arguments: [
        "hugo.yaml", "hugo.yml", "config.yaml", "config/_default/hugo.yaml", "config/_default/config.yml",
    ])
    func readsYAML(path: String) async throws {
        let fixture = try await ImportFixture([path: "title: A\ndefaultContentLanguage: fr\n", "content/a.md": "# A\n"])
        #expect(fixture.settings.hasPrefix("title: A\nlanguage: fr\n"))
    }

    @Test func readsJSONAndFilesOfParts() async throws {
        let json = try await ImportFixture([
            "config.json": "{\"title\": \"A: b\", \"params\": {\"x\": 1}}", "content/a.md": "# A\n",
            "config/_default/params.toml": "y = 1\n",
        ])
        #expect(json.settings.hasPrefix("title: \"A: b\"\n"))
        #expect(
            json.report == [
                "config.json:1 import-setting `params.x` has no equivalent",
                "config/_default/params.toml:1 import-setting `params.y` has no equivalent",
            ])
    }

    @Test func redirectsFromWhereDocumentsWere() async throws {
        let fixture = try await ImportFixture([
            "hugo.yaml": "permalinks:\n  notes: /:year/:slug/\n  days: /:weekday/\n",
            "content/posts/a.md": "---\ntitle: A\nslug: my-a\n---\n",
            "content/posts/b/index.md": "---\ntitle: B\nslug: my-b\n---\n",
            "content/posts/c.md": "---\ntitle: C\nurl: /see/\n---\n",
            "content/notes/d.md": "+++\ntitle = 'The D'\ndate = 2024-02-03\n+++\n", "content/days/e.md": "# E\n",
        ])
        #expect(
            fixture.settings == """
                redirects:
                  "2024/the-d/": notes/d.md
                  posts/my-a/: posts/a.md
                  posts/my-b/: posts/b/index.md

                """)
        #expect(fixture.report == ["hugo.yaml:2 import-setting `permalinks: /:weekday/` is not taken over"])
        #expect(fixture.site["see/index.html"] != nil && fixture.site["posts/my-b/index.html"] != nil)
        #expect(fixture.problems == ["Site/posts/b/index.md front-matter-ignored"])
    }

    @Test func putsTheFolderOfTheMainLanguageAtTheRoot() async throws {
        let fixture = try await ImportFixture([
            "hugo.toml": """
            title = 'Site'
            defaultContentLanguage = 'en'
            [languages.en]
            languageName = 'English'
            contentDir = 'content/en'
            [languages.de]
            contentdir = 'content/german'
            title = 'Seite'
            """,
            "content/en/_index.md": "---\ntitle: Home\n---\nSee [a](/guide/a/).\n",
            "content/en/guide/a.md": "---\ntitle: A\nslug: first\n---\n",
            "content/german/_index.md": "+++\ntitle = 'Haus'\n+++\nText.\n",
            "content/german/guide/a.md": "---\ntitle: A\nSlug: erstes\n---\n",
        ])
        #expect(
            fixture.files.keys.sorted() == [
                "Site/_index.md", "Site/de/_index.md", "Site/de/guide/a.md", "Site/guide/a.md", "Site/tablesite.yml",
            ])
        #expect(
            fixture.settings == """
                title: Site
                language: en
                redirects:
                  de/guide/erstes/: de/guide/a.md
                  guide/first/: guide/a.md

                """)
        #expect(fixture.files["Site/de/_index.md"] == "+++\nlanguage = \"de\"\ntitle = 'Haus'\n+++\nText.\n")
        #expect(fixture.report == ["hugo.toml:8 import-setting `languages.de.title` is not taken over"])
        #expect(fixture.problems == [])
    }

    @Test(arguments: [
        "contentDir: docs/text\n", "contentdir: docs/text\n",
        "module:\n  mounts:\n    - {source: docs/text, target: content}\n    - {source: static, target: static}\n",
        "defaultContentLanguage: fr\ncontentDir: content\nlanguages: {fr: {contentDir: docs/text}}\n",
    ])
    func takesDocumentsFromWhereTheyAre(settings: String) async throws {
        let fixture = try await ImportFixture(["hugo.yaml": settings, "docs/text/a/b.md": "# B\n"])
        #expect(fixture.files["Site/a/b.md"] == "# B\n" && fixture.report == [])
    }

    @Test func readsWhatTheMainLanguageSays() async throws {
        let fixture = try await ImportFixture([
            "config/_default/hugo.toml": "defaultContentLanguage = 'fr'\n",
            "config/_default/languages.fr.toml": "title = 'A'\ncontentDir = 'text/fr'\n[params]\ndescription = 'All'\n",
            "config/_default/params.fr.toml": "version = '1.5'\ncolor = 'red'\n",
            "config/_default/menus.fr.toml": "[[main]]\nname = 'Code'\nurl = 'https://code.example/'\n",
            "config/_default/menus.de.toml": "[[main]]\nname = 'Other'\nurl = 'https://b.example/'\n",
            "text/fr/a.md": "# A\n\n{{< param version >}}\n",
        ])
        #expect(
            fixture.settings == """
                title: A
                description: All
                language: fr
                variables:
                  version: "1.5"
                links:
                  Code: "https://code.example/"
                redirects:
                  a/: a.md

                """)
        #expect(fixture.files["Site/a.md"] != nil)
        #expect(
            fixture.report == [
                "config/_default/menus.de.toml:1 import-setting `languages.de.menus.main` has no equivalent",
                "config/_default/params.fr.toml:2 import-setting `params.color` has no equivalent",
            ])
    }

    @Test func redirectsFromTheFolderOfTheMainLanguage() async throws {
        let fixture = try await ImportFixture([
            "hugo.yaml": "defaultContentLanguageInSubdir: true\nlanguages: {en: {contentDir: content/en}}\n",
            "content/en/guide/a.md": "# A\n",
        ])
        #expect(fixture.settings == "redirects:\n  en/guide/a/: guide/a.md\n")
    }

    @Test func saysNothingOfSettingsThatAskForWhatIsSo() async throws {
        let fixture = try await ImportFixture([
            "hugo.yaml": """
            enableEmoji: true
            BaseURL: https://example.org/
            markup:
              goldmark:
                parser: {autoHeadingIDType: github, autoHeadingID: true}
                extensions:
                  definitionList: true
                  footnote: {enable: true, backlinkHTML: x}
                  table: true
                  taskList: false
                  typographer: false
                  extras: {insert: {enable: true}}
                  passthrough: {enable: true}
            """,
            "content/a.md": "# A\n", "data/a.yaml": "a: b\n", "i18n/en.yaml": "a: b\n",
        ])
        #expect(fixture.settings.hasPrefix("base_url: \"https://example.org/\"\n"))
        #expect(
            fixture.report == [
                "hugo.yaml:10 import-setting `markup.goldmark.extensions.taskList` is not taken over",
                "hugo.yaml:13 import-setting `markup.goldmark.extensions.passthrough` has no equivalent",
                "data:0 import-files data in `data` are left behind", "i18n:0 import-files words in `i18n` are left behind",
            ])
        #expect(fixture.help.count == 2 && !fixture.help.contains { $0.hasPrefix("`tablesite theme new`") })
    }

    @Test func takesValuesAndLinksToOtherSites() async throws {
        let fixture = try await ImportFixture([
            "hugo.toml": """
            [params]
              version = '1.5'
              color = 'red'
              [params.social]
                chat = 'https://chat.example/'
            """,
            "config/_default/menus.yaml": """
            main:
              - {name: Later, url: 'https://b.example/'}
              - {name: GitHub, url: 'https://github.com/a/b', weight: 1}
              - {name: Posts, pageRef: /posts}
              - {name: Tags, url: /tags/}
            footer:
              - {name: Law, url: 'https://law.example/'}
            """,
            "content/posts/a.md":
                "# A\n\nVersion {{< param version >}}, [chat]({{% param \"social.chat\" %}}), {{< figure color >}}\n",
        ])
        #expect(
            fixture.settings == """
                variables:
                  version: "1.5"
                  social.chat: "https://chat.example/"
                links:
                  GitHub: "https://github.com/a/b"
                  Later: "https://b.example/"
                redirects:
                  posts/a/: posts/a.md

                """)
        #expect(
            fixture.report == [
                "hugo.toml:3 import-setting `params.color` has no equivalent",
                "config/_default/menus.yaml:5 import-setting `menus: Tags` is not taken over",
                "config/_default/menus.yaml:7 import-setting `menus: Law` is not taken over",
            ])
        let page = try #require(fixture.site["posts/a.html"])
        #expect(page.contains("Version 1.5") && page.contains("href=\"https://chat.example/\""))
    }
}
