import TableModel
import Testing

@testable import SiteModel

@Suite struct ForeignKeyTests {
    private func read(_ yaml: String, path: String = "guide/install.md") -> Checked<PageSettings> {
        readPageSettings(Array(yaml.utf8)[...], path: path, firstLine: 2)
    }

    @Test(arguments: [
        "published: false", "publish: false", "render: false", "headless: true", "status: draft", "build: {render: never}",
        "_build:\n  render: false", "permalink: false", "draft: false\npublished: false", "published: \"no\"",
    ])
    func leavesOutWhatIsNotPublished(yaml: String) {
        let settings = read(yaml)
        #expect(settings.value.isDraft)
        #expect(settings.diagnostics == [])
    }

    @Test(arguments: [
        "coverY", "metaLinks", "vars", "if", "katex", "tocdepth", "html_meta", "seo", "excludeSearch", "openapi", "mode",
    ])
    func knowsKeysOfOthers(key: String) { #expect(read("\(key): x").diagnostics == []) }

    @Test(arguments: [
        "unlisted: true", "nav_exclude: true", "toc_hide: true", "bookHidden: true", "geekdocHidden: yes", "status: hidden",
        "sidebar: {hidden: true}", "build: {list: never}", "eleventyExcludeFromCollections: true", "hidden: false\nunlisted: true",
    ])
    func hidesWhatIsNotListed(yaml: String) {
        let settings = read(yaml)
        #expect(settings.value.isHidden && !settings.value.isDraft)
        #expect(settings.diagnostics == [])
    }

    @Test(arguments: [
        "published: true", "publish: true", "unlisted: false", "status: new", "headless: false", "nav_exclude: false",
        "sidebar: auto",
        "build: {render: always, list: always}", "hide: [toc]", "search: {boost: 2}",
    ])
    func leavesOtherPagesAsTheyAre(yaml: String) {
        #expect(read(yaml).value == PageSettings())
        #expect(read(yaml).diagnostics == [])
    }

    @Test(arguments: [
        "search: exclude", "search:\n  exclude: true", "search: false", "search_exclude: true", "bookSearchExclude: true",
        "nosearch: true",
        "in_search_index: false", "pagefind: false",
    ])
    func keepsPagesOutOfTheSearch(yaml: String) {
        let settings = read(yaml)
        #expect(!settings.value.isSearched)
        #expect(settings.diagnostics == [])
    }

    @Test(arguments: ["sidebar: false", "nav_enabled: false", "hide: [navigation, toc]", "hide: navigation"])
    func leavesOutTheSideList(yaml: String) {
        #expect(!read(yaml).value.hasSideList)
        #expect(!read(yaml).value.isHidden)
    }

    @Test func leavesOutTheListOfPages() {
        #expect(!read("has_toc: false").value.hasPageList)
        #expect(read("has_toc: true").value == PageSettings())
    }

    @Test(arguments: ["sitemap: false", "sitemap: {exclude: true}", "sitemap:\n  disable: true"])
    func leavesPagesOutOfTheSitemap(yaml: String) {
        #expect(!read(yaml).value.isInSitemap)
    }

    @Test(arguments: [
        ("weight: 20", 20), ("weight: 0", .infinity), ("sidebar_position: 2.5", 2.5), ("nav_order: -1", -1),
        ("sidebar: {order: 3}", 3),
        ("eleventyNavigation:\n  order: 4", 4), ("order: 1\nweight: 9", 1), ("weight: 9\norder: 1", 1),
    ])
    func ordersPages(yaml: String, position: Double) {
        #expect(read(yaml).value.position == position)
    }

    @Test(arguments: [
        ("slug: setup", "guide/setup.html"), ("slug: /", "index.html"), ("slug: /start/here", "start/here.html"),
        ("slug: part/one", "guide/part/one.html"), ("permalink: /about/", "about/index.html"),
        ("permalink: /about.html", "about.html"),
        ("permalink: /about", "about.html"), ("permalink: /", "index.html"), ("url: /about/", "about/index.html"),
        ("url: about", "about/index.html"), ("url: /about.html", "about.html"), ("url: /about/\nslug: x", "about/index.html"),
        ("slug: x\nurl: /about/", "about/index.html"), ("url: https://example.org/", nil), ("slug: 2024", "guide/2024.html"),
    ])
    func movesPages(yaml: String, address: String?) {
        let settings = read(yaml)
        #expect(settings.value.address == address)
        #expect(settings.diagnostics == [])
    }

    @Test(arguments: [
        "sidebar_label: Short", "linkTitle: Short", "linktitle: Short", "nav_title: Short", "sidebarTitle: Short",
        "sidebar: {label: Short, order: 2}",
    ])
    func namesPagesInTheNavigation(yaml: String) {
        let settings = read("title: A long title\n\(yaml)")
        #expect(settings.value.navigationTitle == "Short" && settings.value.title == "A long title")
        #expect(settings.diagnostics == [])
    }

    @Test func readsFormerAddresses() {
        let settings = read("redirect_from:\n  - /old/\n  - older.html\naliases: [here.html]").value
        #expect(settings.aliases.map(\.text) == ["here.html", "/old/", "/older.html"])
        #expect(read("redirect_from: /old/").value.aliases.map(\.text) == ["/old/"])
    }

    @Test func readsParents() {
        let settings = read("title: A\nparent: Some guides\ngrand_parent: Home").value
        #expect(settings.parent?.text == "Some guides" && settings.grandParent == "Home")
        #expect(settings.parent?.range?.start == SourceLocation(line: 3, column: 9))
    }

    @Test(arguments: [
        ("lang: de", "de"), ("lang: pt-BR", "pt-BR"), ("language: fr\nlang: de", "fr"), ("lang: de\nlanguage: fr", "fr"),
    ])
    func readsTheLanguage(yaml: String, language: String) {
        #expect(read(yaml).value.language == language)
    }

    @Test func saysHowALanguageIsWritten() {
        #expect(
            read("lang: en_US").diagnostics.map(\.message) == [
                "`lang` has no effect here: it takes a language tag; did you mean `en-US`?"
            ])
    }

    @Test(arguments: [
        "sidebar_label: [a]", "parent: [a]", "grand_parent: {}", "redirect_to: /x", "permalink: /:year/:title/",
        "permalink: pretty",
        "permalink: /feed/../../x",
        "url: /.hidden/", "weight: heavy", "nav_order: first", "publishDate: soon", "published: maybe", "lang: deutsch",
        "redirect_from: {a: b}",
        "slug: [a]",
    ])
    func saysWhatHasNoEffect(yaml: String) {
        let settings = read(yaml)
        #expect(settings.value == PageSettings())
        #expect(settings.diagnostics.map(\.code) == [.frontMatterIgnored])
        #expect(settings.diagnostics.first?.range?.start.line == 2)
    }

    @Test(arguments: ["index.md", "guide/README.md", "guide/_index.md"])
    func leavesFoldersTheirAddresses(path: String) {
        #expect(read("slug: setup", path: path).value.address == nil)
        #expect(
            read("slug: setup", path: path).diagnostics.map(\.message) == [
                "`slug` has no effect here: the index of a folder has its address; one that begins with `/` is a whole one"
            ])
        #expect(read("slug: /setup", path: path).value.address == "setup.html")
    }

    // MARK: Dates

    private func reason(_ yaml: String, now: String?) -> String? {
        read(yaml).value.reasonToWait(at: now.flatMap(Timestamp.init), path: "a.md")?.message
    }

    @Test func waitsForDates() {
        #expect(reason("publishDate: 2027-01-02", now: "2027-01-01") == "the page is not published before 2027-01-02")
        #expect(reason("pubdate: 2027-01-02", now: "2027-01-02") == nil)
        #expect(reason("published: 2027-01-02T10:00:00Z", now: "2027-01-02T09:59:59Z") != nil)
        #expect(reason("date: 2027-01-02", now: "2027-01-01") == "the page is not published before 2027-01-02")
        #expect(reason("date: 2027-01-02\npublishDate: 2026-01-01", now: "2027-01-01") == nil)
        #expect(reason("date: 2027-01-02", now: nil) == nil)
    }

    @Test func endsOnDates() {
        #expect(reason("expiryDate: 2026-12-31", now: "2027-01-01") == "the page is not published since 2026-12-31")
        #expect(reason("expirydate: 2027-01-01", now: "2027-01-01") != nil)
        #expect(reason("unpublishdate: 2027-01-02", now: "2027-01-01") == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (1_796_083_200, "2026-12-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
        (4_107_542_400, "2100-03-01T00:00:00Z"),
    ])
    func countsSeconds(seconds: Int, text: String) {
        #expect(Timestamp(secondsSince1970: seconds)?.text == text)
        #expect(Timestamp(secondsSince1970: .max) == nil)
        #expect(Timestamp(secondsSince1970: .min) == nil)
    }
}
