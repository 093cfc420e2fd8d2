import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing

/// What front matter decides of the place of a page and of whether there is one.
@Suite struct PublishedPagesTests {
    private func pages(
        _ sources: [String: String], now: String? = "2027-01-01", drafts: Bool = false, settings: SiteSettings = SiteSettings()
    ) async throws -> (paths: [String], site: SiteFixture) {
        var options = BuildOptions(includesDrafts: drafts)
        options.now = now.flatMap(Timestamp.init)
        let site = try await SiteFixture(sources, settings: settings, options: options)
        return (site.files.keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }.withoutSearch.sorted(), site)
    }

    private func document(_ settings: String, _ text: String = "# A page\n") -> String { "---\n\(settings)\n---\n\(text)" }

    // MARK: Dates and drafts

    @Test(arguments: ["publishDate: 2027-01-02", "date: 2027-06-01T10:00:00Z", "expiryDate: 2026-12-31", "published: 2028-01-01"])
    func leavesOutPagesOfAnotherTime(settings: String) async throws {
        let sources = ["index.md": "# Home\n", "page.md": document(settings)]
        let (paths, site) = try await pages(sources)
        #expect(paths == ["index.html"])
        #expect(site.result.diagnostics.map(\.code.name) == ["page-left-out"])
        #expect(site.result.diagnostics.first?.range?.start.line == 2)
        #expect(try await pages(sources, drafts: true).paths == ["index.html", "page.html"])
        #expect(try await pages(sources, now: nil).paths == ["index.html", "page.html"])
    }

    /// Its note says why: a redirect leads there when it is time, and a link says more than that it is a draft.
    @Test func redirectsToPagesOfAnotherTimeWait() async throws {
        let place = SourceRange(line: 1, column: 1)
        var settings = SiteSettings()
        settings.redirects = [RedirectSetting(PlacedText("old/", at: place), to: PlacedText("page.md", at: place))]
        let sources = ["index.md": "# Home\n\n[P](page.md)\n", "page.md": document("publishDate: 2027-01-02")]
        let site = try await pages(sources, settings: settings).site
        #expect(site.result.diagnostics.map(\.code.name) == ["link-target", "page-left-out"])
        #expect(site.result.diagnostics.first?.path == "index.md" && site.result.diagnostics.first?.label == "not published now")
        #expect(try await pages(sources, now: "2027-01-03", settings: settings).paths.contains("old/index.html"))
    }

    @Test(arguments: [
        "publishDate: 2027-01-01", "date: 2026-01-01", "expiryDate: 2027-01-02", "date: 2028-01-01\npublishDate: 2026-01-01",
    ])
    func publishesPagesOfNow(settings: String) async throws {
        let (paths, site) = try await pages(["index.md": "# Home\n", "page.md": document(settings)])
        #expect(paths == ["index.html", "page.html"])
        #expect(site.result.diagnostics.isEmpty)
    }

    /// Nobody knows whether such a document is a draft.
    @Test(
        arguments: ["---\ntitle: Secret\ndraft: true\n\n# Secret\n", "\u{FEFF}+++\ntitle = 'Secret'\n\n# Secret\n"], [false, true])
    func leavesOutDocumentsWhoseFrontMatterHasNoEnd(text: String, drafts: Bool) async throws {
        let (paths, site) = try await pages(["index.md": "# Home\n", "page.md": text], drafts: drafts)
        #expect(paths == ["index.html"])
        let (fence, column, way) =
            text.hasPrefix("-") ? ("---", 1, "; if they are text, an empty line before them") : ("+++", 4, "")
        #expect(
            site.result.diagnostics.map(\.line) == [
                "1:\(column)+3 error[front-matter-end] front matter has no end (begins here) = write a line `\(fence)` behind the settings\(way)"
            ])
    }

    @Test func publishesDocumentsThatBeginWithAThematicBreak() async throws {
        let (paths, site) = try await pages(["index.md": "# Home\n", "page.md": "---\n\nnote: this is text\n"])
        #expect(paths == ["index.html", "page.html"])
        #expect(site.files["page.html"]?.contains("note: this is text") == true)
        #expect(site.result.diagnostics.isEmpty)
    }

    @Test(arguments: ["published: false", "publish: false", "build: {render: never}"])
    func leavesOutWhatIsNotPublished(settings: String) async throws {
        let (paths, _) = try await pages(["index.md": "# Home\n", "page.md": document(settings)])
        #expect(paths == ["index.html"])
    }

    @Test(arguments: ["unlisted: true", "nav_exclude: true", "sidebar: {hidden: true}"])
    func listsNoHiddenPage(settings: String) async throws {
        let (paths, site) = try await pages(["index.md": "# Home\n", "page.md": document(settings), "other.md": "# Other\n"])
        #expect(paths == ["index.html", "other.html", "page.html"])
        #expect(site.files["index.html"]?.contains("page.html") == false)
    }

    @Test(arguments: ["sidebar: false", "nav_enabled: false", "hide: [navigation]"])
    func leavesOutTheSideListOfAPage(settings: String) async throws {
        let (_, site) = try await pages(["index.md": "# Home\n", "page.md": document(settings)])
        #expect(site.files["page.html"]?.contains("tv-side") == false)
        #expect(site.files["index.html"]?.contains("tv-side") == true)
    }

    @Test func keepsPagesOutOfTheSitemap() async throws {
        var settings = SiteSettings()
        settings.baseURL = "https://example.org"
        let (_, site) = try await pages(["index.md": "# Home\n", "page.md": document("sitemap: false")], settings: settings)
        #expect(site.files["sitemap.xml"]?.contains("page.html") == false)
        #expect(site.files["sitemap.xml"]?.contains("https://example.org/") == true)
    }

    // MARK: Addresses and order

    @Test(arguments: [
        ("slug: setup", "guide/setup.html"), ("slug: /setup", "setup.html"), ("permalink: /about/", "about/index.html"),
        ("url: /about.html", "about.html"),
    ])
    func movesPagesAndTheLinksToThem(settings: String, output: String) async throws {
        let sources = [
            "index.md": "# Home\n\n- [Page](guide/page.md)\n",
            "guide/page.md": document(settings, "# A page\n\n![Leaf](leaf.png) [Home](../index.md)\n"),
            "guide/leaf.png": "",
        ]
        let (paths, site) = try await pages(sources)
        #expect(paths == [output, "guide/index.html", "index.html"].sorted())
        #expect(site.files["index.html"]?.contains("href=\(output.hasSuffix("/index.html") ? "\(output)" : output)") == true)
        #expect(site.result.diagnostics.filter { $0.severity == .error } == [])
        #expect(site.files["guide/index.html"]?.contains("A page") == true, "it stays in its folder")
    }

    @Test(arguments: ["/about/", "/about", "/about/index.html"])
    func findsPagesByTheAddressTheyAskFor(link: String) async throws {
        let (_, site) = try await pages(["index.md": "# Home\n\n[About](\(link))\n", "us.md": document("permalink: /about/")])
        #expect(site.result.diagnostics.isEmpty)
        #expect(site.files["index.html"]?.contains("about/index.html") == true)
    }

    @Test func makesAPageTheIndexOfItsFolder() async throws {
        let (paths, site) = try await pages(["intro.md": document("slug: /"), "guide/a.md": "# A\n"])
        #expect(paths == ["guide/a.html", "guide/index.html", "index.html"])
        #expect(site.files["index.html"]?.contains("<h1 id=a-page><a class=tv-link href=#a-page ") == true)
        #expect(site.files["guide/a.html"]?.contains("A page") == true)
    }

    @Test func reportsTwoPagesWithOneAddress() async throws {
        let (paths, site) = try await pages([
            "index.md": "# Home\n", "a.md": document("permalink: /x.html"), "b.md": document("permalink: /x.html"),
            "c.md": document("slug: /"),
        ])
        #expect(paths == ["b.html", "c.html", "index.html", "x.html"])
        #expect(site.result.diagnostics.map(\.code.name) == ["output-clash", "output-clash"])
    }

    @Test func ordersPagesAsOthersDo() async throws {
        let (_, site) = try await pages([
            "index.md": "# Home\n", "a.md": document("weight: 3", "# Third\n"), "b.md": document("nav_order: 1.5", "# First\n"),
            "c.md": document("sidebar_position: 2", "# Second\n"), "d.md": document("weight: 0", "# Last\n"),
        ])
        let home = try #require(site.files["index.html"])
        let positions = ["First", "Second", "Third", "Last"].map { home.firstRange(of: ">\($0)<")?.lowerBound }
        #expect(!positions.contains(nil))
        #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
    }

    @Test func redirectsFromFormerAddresses() async throws {
        let (paths, _) = try await pages(["index.md": "# Home\n", "guide/a.md": document("redirect_from: [/old/, former.html]")])
        #expect(paths == ["former.html", "guide/a.html", "guide/index.html", "index.html", "old/index.html"])
    }

    // MARK: Languages

    @Test func saysTheLanguageThatTheWordsTell() async throws {
        let german = "# Garten\n\n- Der Rechen und die Töpfe stehen im Schuppen, und das ist nicht alles für den Garten.\n"
        let (_, site) = try await pages(["index.md": german, "short.md": "# OK\n", "fr.md": document("lang: fr")])
        #expect(site.files["index.html"]?.contains("<html lang=de ") == true)
        #expect(site.files["short.html"]?.contains("<html lang=de ") == true, "the language of the others")
        #expect(site.files["fr.html"]?.contains("<html lang=fr ") == true)
        #expect(site.files["404.html"]?.contains("<html lang=de ") == true, "the language of most pages")
        let alone = try await pages(["index.md": "# OK\n", "other.md": "# Spade\n"]).site
        #expect(alone.files["index.html"]?.contains("<html lang=und data-depth") == true)
        #expect(alone.files["index.html"]?.contains("lang=en>Skip to content") == true)
        var settings = SiteSettings()
        settings.language = "nl"
        #expect(
            try await pages(["index.md": german], settings: settings).site.files["index.html"]?.contains("<html lang=nl ") == true)
    }

    @Test func readsTheLanguageOfAnElementAroundAll() async throws {
        let (_, site) = try await pages(["index.md": "<div lang=\"fa\" dir=\"rtl\">\n\n# A\n\n- b\n\n</div>\n"])
        #expect(site.files["index.html"]?.contains("<html lang=fa dir=rtl ") == true)
    }

    /// Nobody wrote a list of pages: one that runs the other way has its arrow where the others have theirs.
    @Test func keepsTheRowsOfAListOfPagesAlike() async throws {
        let (_, site) = try await pages(["a.md": "# Spade\n", "b/c.md": "# סל\n", "b/d.md": "# Rake\n"])
        let home = try #require(site.files["index.html"])
        let folder = try #require(site.files["b/index.html"])
        #expect(!home.contains("dir=rtl") && !folder.contains("dir=rtl"))
        #expect(folder.contains("<b><bdi>סל</bdi></b>"))
        // A list of the author's turns where most rows of it run the other way.
        let (_, written) = try await pages([
            "index.md": "# Home\n\n- [סל](b.md)\n\n## Two\n\n- [סל](b.md)\n- [Rake](c.md)\n", "b.md": "# סל\n", "c.md": "# Rake\n",
        ])
        let page = try #require(written.files["index.html"])
        #expect(page.contains(" dir=rtl>\n<li id=סל class=disc><a href=b.html"))
        #expect(page.contains("<a href=b.html><b><bdi>סל</bdi></b>"))
    }

    @Test func setsWhatRunsTheOtherWayApart() async throws {
        let (_, site) = try await pages([
            "index.md": document(
                "language: en", "# סל\n\n## המגרפה\n\n**הזרעים**\n\n- המחסן\n\nהמדף.\n\n> ### הגינה\n>\n> - הכד\n> - Pot\n")
        ])
        let page = try #require(site.files["index.html"])
        // What is a block of its own runs and stands from the right; a word among others is set apart.
        #expect(page.contains("<h1 id=סל dir=rtl><a class=tv-link href=#סל tabindex=-1 aria-hidden=true></a>סל</h1>"))
        #expect(page.contains("<h2 id=המגרפה dir=rtl>"))
        #expect(page.contains(" dir=rtl>\n<li id=המחסן>"))
        #expect(page.contains("<p class=tv-title dir=rtl>הזרעים</p>"))
        #expect(page.contains("<p dir=rtl>המדף.</p>"))
        // In a quote it is the other way round.
        #expect(page.contains("<blockquote dir=rtl>") && page.contains(">הגינה</h3>") && page.contains("<li>הכד"))
        #expect(page.contains("<li><bdi dir=ltr>Pot</bdi>"))
    }

    /// Nothing else is in its folder: no list of that, and no place of its own in the navigation.
    @Test func bundlesWithAnAddressLeaveNoFolderBehind() async throws {
        let sources = [
            "index.md": "# Home\n\n[B](g/b/)\n", "g/a.md": "# A\n", "g/b/index.md": document("slug: /custom/b/", "# B\n"),
            "g/c/index.md": document("slug: /custom/c/", "# C\n"), "g/c/d.md": "# D\n",
        ]
        let (paths, site) = try await pages(sources)
        #expect(
            paths == [
                "custom/b/index.html", "custom/c/index.html", "g/a.html", "g/c/d.html", "g/c/index.html", "g/index.html",
                "index.html",
            ])
        #expect(site.files["index.html"]?.contains("href=custom/b/index.html>B</a>") == true)
        #expect(site.result.diagnostics.isEmpty)
    }
}
