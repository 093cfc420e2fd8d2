import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import SiteModel

@Suite struct SiteSettingsKeysTests {
    @Test func readsEveryKey() {
        let yaml = """
            title: 2024
            description: All about tables.
            language: pt-BR
            base_url: https://example.org/docs/
            theme: midnight
            style: grouped
            output: dist
            navigation: [index.md, guide/install.md]
            side_list: false
            search: false
            feeds: no
            redirects:
              old.html: guide/new.md
            rows: true
            llms: true
            manifest: true
            edit_url: https://example.org/edit/
            html: trusted
            external_links: new-tab
            external_check: {skip: [a.org, "https://b.org/*"], accept: 403}
            diagnostics:
              link-target: error
              image-alt: {old/: off}
            tokens:
              tint: "#06c"
              label: {light: "#222", dark: "#eee"}
            include: [scripts/install.sh, LICENSE]
            exclude: /notes/
            variables: {version: 1.5, "site.title": Docs}
            code_colors: false
            page_list: false
            logo: a.svg
            links: {Guide: guide.md}
            repository: https://example.org/x
            footer: Words
            print: true
            """
        var expected = SiteSettings()
        expected.title = "2024"
        expected.description = "All about tables."
        expected.language = "pt-BR"
        expected.baseURL = "https://example.org/docs"
        expected.theme = "midnight"
        expected.style = .grouped
        expected.output = "dist"
        expected.navigation = [
            NavigationLine("index.md", at: SourceRange(line: 8, column: 14, length: 8)),
            NavigationLine("guide/install.md", at: SourceRange(line: 8, column: 24, length: 16)),
        ]
        expected.navigationRange = SourceRange(line: 8, column: 1, length: 10)
        expected.hasSideList = false
        expected.hasPageLists = false
        expected.isSearched = false
        expected.hasFeeds = false
        expected.hasCodeColors = false
        expected.redirects = [
            RedirectSetting(
                PlacedText("old.html", at: SourceRange(line: 13, column: 3, length: 8)),
                to: PlacedText("guide/new.md", at: SourceRange(line: 13, column: 13, length: 12)))
        ]
        expected.variables = ["version": "1.5", "site.title": "Docs"]
        expected.hasRows = true
        expected.hasMarkdown = true
        expected.hasManifest = true
        expected.editURL = "https://example.org/edit/"
        expected.html = .trusted
        expected.include = [
            PlacedText("scripts/install.sh", at: SourceRange(line: 27, column: 11, length: 18)),
            PlacedText("LICENSE", at: SourceRange(line: 27, column: 31, length: 7)),
        ]
        expected.exclude = [PlacedText("/notes/", at: SourceRange(line: 28, column: 10, length: 7))]
        expected.isPrinted = true
        expected.externalLinks = .newTab
        expected.frame.logo = PlacedText("a.svg", at: SourceRange(line: 32, column: 7, length: 5))
        expected.frame.links = [LinkSetting("Guide", to: PlacedText("guide.md", at: SourceRange(line: 33, column: 16, length: 8)))]
        expected.frame.repository = PlacedText("https://example.org/x", at: SourceRange(line: 34, column: 13, length: 21))
        expected.frame.footer = PlacedText("Words", at: SourceRange(line: 35, column: 9, length: 5))
        expected.externalCheck.skip = ["a.org", "https://b.org/*"]
        expected.externalCheck.accept = ["403"]
        expected.diagnosticRules = [
            DiagnosticRule(PlacedText("link-target", at: SourceRange(line: 22, column: 3, length: 11)), severity: .error),
            DiagnosticRule(
                PlacedText("image-alt", at: SourceRange(line: 23, column: 3, length: 9)),
                in: PlacedText("old/", at: SourceRange(line: 23, column: 15, length: 4)), severity: nil),
        ]
        let path = "Site/tablesite.yml"
        expected.tokens = [
            ThemeToken(name: "tint", light: "#06c", path: path, range: SourceRange(line: 25, column: 9, length: 6)),
            ThemeToken(
                name: "label", light: "#222", dark: "#eee", path: path, range: SourceRange(line: 26, column: 18, length: 6),
                darkRange: SourceRange(line: 26, column: 32, length: 6)),
        ]
        let settings = readSiteSettings(Array(yaml.utf8), path: path)
        #expect(settings.value == expected)
        #expect(settings.diagnostics == [])
        for key in SiteSettings.keys { #expect(yaml.contains("\(key.name):"), "\(key.name)") }
    }

    @Test(arguments: ["", "# nothing\n", "title:\nstyle: ~\n", "---\n"])
    func nothingWrittenIsTheDefault(yaml: String) {
        let settings = readSiteSettings(Array(yaml.utf8), path: "Site/tablesite.yml")
        #expect(settings.value == SiteSettings())
        #expect(settings.diagnostics == [])
    }

    @Test(arguments: [
        ("langauge: de", "1:1+8 error[settings-key] unknown key `langauge` = did you mean `language`?"),
        (
            "colour: red",
            """
            1:1+6 error[settings-key] unknown key `colour` = the keys are title, description, language, base_url, theme, style, \
            output, include, exclude, navigation, logo, repository, links, footer, side_list, page_list, search, code_colors, feeds, redirects, variables, print, rows, llms, manifest, edit_url, html, \
            external_links, external_check, diagnostics, tokens
            """
        ),
        ("split: 2", "1:1+5 error[settings-key] unknown key `split` = `split` stands in the front matter of a document"),
        ("draft: true", "1:1+5 error[settings-key] unknown key `draft` = `draft` stands in the front matter of a document"),
        (
            "title: a\nhtml: trustd",
            """
            2:7+6 error[settings-value] `html` takes one of sanitized, trusted, escaped, not `trustd` = did you mean `trusted`?
            """
        ),
        ("title: [a]", "1:8+1 error[settings-value] `title` takes text, not a list"),
        ("search: maybe", "1:9+5 error[settings-value] `search` takes `true` or `false`, not `maybe` = write `true` or `false`"),
        (
            "navigation: [a.md, {b: {c: d}}]",
            "1:24+1 error[settings-value] `navigation` takes a list of documents, folders, and titles with a list below them, not a mapping = write `- guide.md`, `- Guide: guide.md`, or `- Guides:` with a list below it"
        ),
        (
            "navigation: [{b: [[a.md]]}]",
            "1:19+1 error[settings-value] `navigation` takes a list of documents, folders, and titles with a list below them, not a list = write `- guide.md`, `- Guide: guide.md`, or `- Guides:` with a list below it"
        ),
        (
            "navigation: {a: b}",
            "1:13+1 error[settings-value] `navigation` takes a list of documents, folders, and titles with a list below them, not a mapping = write `- guide.md`, `- Guide: guide.md`, or `- Guides:` with a list below it"
        ),
        (
            "navigation: [\"javascript:b()\"]",
            "1:14+16 error[settings-value] `navigation` takes a list of documents, folders, and titles with a list below them, not the unsafe address `javascript:b()` = write a file of the site, or an address with `https:` or `mailto:`"
        ),
        ("redirects: {a: [b]}", "1:16+1 error[settings-value] `redirects` takes a mapping of text to text, not a list"),
        (
            "links: {a: \"javascript:b()\"}",
            "1:12+16 error[settings-value] `links` takes a mapping of text to text, not the unsafe address `javascript:b()` = write a file of the site, or an address with `https:` or `mailto:`"
        ),
        (
            "logo: \" DATA:a\"",
            "1:7+9 error[settings-value] `logo` takes text, not the unsafe address ` DATA:a` = write a file of the site, or an address with `https:` or `mailto:`"
        ),
        (
            "base_url: example.org",
            "1:11+11 error[settings-value] `base_url` takes a web address, not `example.org` = write it as `https://example.org/docs`"
        ),
        (
            "edit_url: github.com/a/b",
            "1:11+14 error[settings-value] `edit_url` takes a web address, not `github.com/a/b` = write it as `https://example.org/edit/main/Site/`"
        ),
        (
            "external_links: newtab",
            "1:17+6 error[settings-value] `external_links` takes one of same-tab, new-tab, not `newtab` = did you mean `new-tab`?"
        ),
        (
            "language: en_US",
            "1:11+5 error[settings-value] `language` takes a language tag, not `en_US` = did you mean `en-US`?"
        ),
        (
            "language: pt_BR.UTF-8",
            "1:11+11 error[settings-value] `language` takes a language tag, not `pt_BR.UTF-8` = did you mean `pt-BR`?"
        ),
        (
            "logo: \"javascript:b()\"",
            "1:7+16 error[settings-value] `logo` takes text, not the unsafe address `javascript:b()` = write a file of the site, or an address with `https:` or `mailto:`"
        ),
        (
            "external_check: {accept: [403, 999]}",
            "1:32+3 error[settings-value] `accept` takes statuses, hosts and patterns of addresses, not `999` = statuses are `100` to `599`"
        ),
        (
            "external_check: {accept: 4xx}",
            "1:26+3 error[settings-value] `accept` takes statuses, hosts and patterns of addresses, not `4xx` = statuses are `100` to `599`"
        ),
        (
            "external_check: {skip: [a.org, 404]}",
            "1:32+3 error[settings-value] `skip` takes hosts and patterns of addresses, not `404` = statuses stand below `accept`"
        ),
        ("language: deutsch", "1:11+7 error[settings-value] `language` takes a language tag, not `deutsch` = did you mean `de`?"),
        (
            "language: klingon",
            "1:11+7 error[settings-value] `language` takes a language tag, not `klingon` = write it as `en` or `pt-BR`"
        ),
        (
            "language: zh-yue-HK",
            "1:11+9 error[settings-value] `language` takes a language tag, not `zh-yue-HK` = did you mean `yue-HK`?"
        ),
        ("tokens: {tnt: red}", "1:10+3 error[theme-token] no token `tnt` = did you mean `tint`?"),
        ("- title", "1:1+1 error[settings-value] settings are lines of `key: value`, not a list"),
        (
            "{{ a }}: b",
            "1:1+1 error[settings-value] a key is text, not a mapping = put text that begins with `{` or `[` in quotes"
        ),
        ("title: \"a", "1:8+1 error[yaml-syntax] the quote that begins here is not closed = end the text with the same quote"),
    ])
    func reportsWhatIsWrongAtItsPlace(yaml: String, report: String) {
        let settings = readSiteSettings(Array(yaml.utf8), path: "Site/tablesite.yml")
        #expect(settings.diagnostics.map(\.line) == [report])
        #expect(settings.diagnostics.map(\.path) == ["Site/tablesite.yml"])
    }

    @Test func oneMistakeLeavesTheRest() {
        let settings = readSiteSettings(Array("title: a\nstyle: b\ntheme: c".utf8), path: "Site/tablesite.yml")
        #expect(settings.value.title == "a")
        #expect(settings.value.style == nil)
        #expect(settings.value.theme == "c")
    }
}
