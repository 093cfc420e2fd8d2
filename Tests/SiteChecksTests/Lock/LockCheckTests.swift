import SiteChecks
import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing

/// What is said of published addresses that are gone.
@Suite struct LockCheckTests {
    private func problems(
        _ sources: [String: String], lock: String, redirects: [RedirectSetting] = [], options: BuildOptions = BuildOptions()
    ) async throws -> [String] {
        var settings = SiteSettings()
        settings.redirects = redirects
        let site = try await SiteFixture(sources, settings: settings, lock: lock, options: options, prefix: "Site/")
        for diagnostic in site.result.diagnostics where diagnostic.code.name.hasSuffix("-vanished") {
            #expect(diagnostic.path == "Site/tablesite.lock")
        }
        return site.result.diagnostics.map(\.line)
    }

    private static let forget = "`tablesite lock --forget`"

    @Test func saysNothingOfWhatIsThere() async throws {
        let sources = [
            "index.md":
                "# Home {aliases=start}\n## Rows {aliases=\"lines list\"}\n- One {#first aliases=eins}\n- <a id=mine></a>Two\n",
            "guide/x.md": "# X", "old.html": "by hand",
        ]
        let lock = """
            index.html
            index.html#start
            index.html#home
            index.html#rows
            index.html#lines
            index.html#list
            index.html#first
            index.html#eins
            index.html#mine
            index.html#two
            guide/index.html
            old.html
            old.html#anything
            """
        #expect(try await problems(sources, lock: lock).isEmpty)
    }

    @Test func reportsIDsWithTheRowThatHasMostWordsInCommon() async throws {
        let sources = ["guide.md": "# Guide\n- Set the app up\n- Remove it\n- Brand new\n"]
        let lock = "guide.html\nguide.html#guide\nguide.html#install-the-app\nguide.html#remove-it\n  guide.html#Brand-new"
        #expect(
            try await problems(sources, lock: lock.replacing("  ", with: "")) == [
                """
                3:11+16 error[anchor-vanished] `#install-the-app` of `guide.html` was published and is gone (no such row or heading) = \
                if `Set the app up` (Site/guide.md:2) took its place, write `{aliases=install-the-app}` behind it
                """,
                """
                5:11+10 error[anchor-vanished] `#Brand-new` of `guide.html` was published and is gone (no such row or heading) = \
                if `Brand new` (Site/guide.md:4) took its place, write `{aliases=Brand-new}` behind it
                """,
            ])
    }

    @Test func rowsOfTablesTakeAnchorsInstead() async throws {
        let table = "# Guide\n\n| Key | Use |\n|---|---|\n| Enter | goes on |\n| Escape key | goes back |\n"
        let lock = "guide.html#guide\nguide.html#enter\nguide.html#escape\n"
        #expect(
            try await problems(["guide.md": table], lock: lock) == [
                """
                3:11+7 error[anchor-vanished] `#escape` of `guide.html` was published and is gone (no such row or heading) = \
                if `Escape key` (Site/guide.md:6) took its place, write `<a id="escape"></a>` into it
                """
            ])
        let cured = table.replacing("| Escape key", with: "| <a id=\"escape\"></a>Escape key")
        #expect(try await problems(["guide.md": cured], lock: lock).isEmpty)
    }

    @Test func takesTheOneNewRowForTheOneThatIsGone() async throws {
        let sources = ["guide.md": "# Guide\n- Unpack\n- Remove\n"]
        #expect(
            try await problems(sources, lock: "guide.html#guide\nguide.html#install\nguide.html#remove") == [
                """
                2:11+8 error[anchor-vanished] `#install` of `guide.html` was published and is gone (no such row or heading) = \
                if `Unpack` (Site/guide.md:2) took its place, write `{aliases=install}` behind it
                """
            ])
    }

    @Test func namesTheOnlyPageThatHasTheIDNow() async throws {
        let sources = ["a.md": "# A\n", "b.md": "# B\n- Install\n"]
        let gone = "`#install` of `a.html` was published and is gone (no such row or heading)"
        #expect(
            try await problems(sources, lock: "a.html#a\na.html#install\nb.html#b\n") == [
                """
                2:7+8 error[anchor-vanished] \(gone) = \
                `b.html` has it now; leave a row here that leads there, `{#install}`, or drop it with \(Self.forget)
                """
            ])
        #expect(
            try await problems(sources, lock: "a.html#a\na.html#install\nb.html#b\nb.html#install\n") == [
                """
                2:7+8 error[anchor-vanished] \(gone) = \
                write `{aliases=install}` behind the row or heading that took its place, or drop it with \(Self.forget)
                """
            ])
    }

    @Test func reportsAPageOnceWithAllItsIDs() async throws {
        let sources = ["index.md": "# Home\n", "setup.md": "# Guide\n- Install\n"]
        #expect(
            try await problems(sources, lock: "guide.html\nguide.html#guide\nguide.html#install\nguide.html#gone\nother/x.html\n")
                == [
                    """
                    1:1+10 error[page-vanished] `guide.html` was published and is gone (no such page) = \
                    if `Site/setup.md` took its place, write `aliases: [/guide.html]` in its front matter
                    """,
                    """
                    5:1+12 error[page-vanished] `other/x.html` was published and is gone (no such page) = \
                    lead it elsewhere with `aliases` in front matter or `redirects` in the settings, or drop it with \(Self.forget)
                    """,
                ])
    }

    /// The index of a folder is called as that: any other index is another page.
    @Test func indexesAreOfTheNameOfTheirFolder() async throws {
        let gone = { (page: String, help: String) in
            "1:1+\(page.utf8.count) error[page-vanished] `\(page)` was published and is gone (no such page) = \(help)"
        }
        let elsewhere =
            "lead it elsewhere with `aliases` in front matter or `redirects` in the settings, or drop it with \(Self.forget)"
        #expect(
            try await problems(["index.md": "# Home", "zzz/index.md": "# Z"], lock: "a/index.html\nindex.html")
                == [gone("a/index.html", elsewhere)])
        #expect(
            try await problems(
                ["index.md": "# Home", "h/p1.md": "# One", "h/index.md": "# H"], lock: "g/p1/index.html\nindex.html")
                == [
                    gone(
                        "g/p1/index.html",
                        "if `Site/h/p1.md` took its place, write `aliases: [/g/p1/index.html]` in its front matter"
                    )
                ])
        #expect(
            try await problems(["index.md": "# Home", "b/setup/index.md": "# Set up"], lock: "a/setup.html\nindex.html")
                == [
                    gone(
                        "a/setup.html",
                        "if `Site/b/setup/index.md` took its place, write `aliases: [/a/setup.html]` in its front matter")
                ])
    }

    @Test func redirectsWhoseTargetIsGoneAreToldOnceAtTheSetting() async throws {
        let site = try await SiteFixture(
            ["index.md": "# Home", "h/p1.md": "# One", "h/index.md": "# H"],
            settings: Self.redirects(["g/p1/": "g/p1.md", "new/": "g/none.md"]), lock: "g/p1/index.html\nindex.html",
            prefix: "Site/")
        let problems = site.result.diagnostics.map { "\($0.code.name) \($0.path) \($0.message) = \($0.help)" }
        #expect(
            problems == [
                "link-target  no page `g/none.md` = ",
                """
                page-vanished  `g/p1/index.html` was published, and `g/p1.md`, where that leads, is gone = \
                did you mean `h/p1.md`?
                """,
            ])
        #expect(site.result.addresses.vanished == [PublishedAddress(page: "g/p1/index.html")])
    }

    private static func redirects(_ texts: KeyValuePairs<String, String>) -> SiteSettings {
        var settings = SiteSettings()
        let place = SourceRange(line: 1, column: 1)
        settings.redirects = texts.map { RedirectSetting(PlacedText($0, at: place), to: PlacedText($1, at: place)) }
        return settings
    }

    /// A row that was published at the old address is none that is new.
    @Test func rowsOfAFormerAddressTookNoOtherPlace() async throws {
        let sources = [
            "index.md": "# Home", "j.md": "---\naliases: [/i.html]\n---\n# J\n## Step 1\n\nText.\n\n## Second step\n\nText.\n",
        ]
        #expect(
            try await problems(sources, lock: "i.html\ni.html#j\ni.html#step-1\ni.html#step-2\n") == [
                """
                4:7+7 error[anchor-vanished] `#step-2` of `i.html` was published, and `j.html`, where that leads, has no such place \
                (no such row or heading) = if `Second step` (Site/j.md:9) took its place, write `{aliases=step-2}` behind it
                """
            ])
    }

    @Test func pagesWithTOMLAreToldHowThatHasIt() async throws {
        let sources = ["index.md": "# Home", "setup.md": "+++\ntitle = \"Guide\"\n+++\n- Install\n"]
        #expect(
            try await problems(sources, lock: "guide.html\nguide.html#install\n") == [
                """
                1:1+10 error[page-vanished] `guide.html` was published and is gone (no such page) = \
                if `Site/setup.md` took its place, write `aliases = ["/guide.html"]` in its front matter
                """
            ])
    }

    @Test func pageThatLeadsElsewhereKeepsTheIDsThatAreThere() async throws {
        let sources = ["index.md": "# Home", "setup.md": "---\naliases: [/guide.html]\n---\n# Setup\n- Install\n"]
        #expect(
            try await problems(sources, lock: "guide.html\nguide.html#install\nguide.html#linux\n") == [
                """
                3:11+6 error[anchor-vanished] `#linux` of `guide.html` was published, and `setup.html`, where that leads, has no such \
                place (no such row or heading) = write `{aliases=linux}` behind the row or heading that took its place, or drop it \
                with \(Self.forget)
                """
            ])
    }

    @Test func pageThatLeadsToAnotherSiteIsKept() async throws {
        let redirect = RedirectSetting(
            PlacedText("guide.html", at: SourceRange(line: 1, column: 1)),
            to: PlacedText("https://example.org/", at: SourceRange(line: 1, column: 1)))
        #expect(try await problems(["index.md": "# Home"], lock: "guide.html\nguide.html#install\n", redirects: [redirect]).isEmpty)
    }

    @Test(arguments: ["guide.md", "guide/README.md"])
    func draftIsGoneForReaders(path: String) async throws {
        let sources = [
            "index.md": "# Home", path: "---\ndraft: true\n---\n# Guide\n- Row\n", "guide/b.md": "# B",
            "new.md": "---\ndraft: true\n---\n# N",
        ]
        let page = path == "guide.md" ? "guide.html" : "guide/index.html"
        let lock = "\(page)#row\n\(page)\n"
        #expect(
            try await problems(sources, lock: lock) == [
                """
                2:1+\(page.utf8.count) error[page-vanished] `\(page)` was published, and `Site/\(path)` is a draft now \
                (gone for readers) = remove `draft: true`, or drop it with \(Self.forget)
                """
            ])
        #expect(try await problems(sources, lock: lock, options: BuildOptions(includesDrafts: true)).isEmpty)
    }

    @Test func idsOfAnIndexThatIsMadeNowAreGone() async throws {
        #expect(
            try await problems(["guide/b.md": "# B", "index.md": "# Home"], lock: "guide/index.html\nguide/index.html#steps\n") == [
                """
                2:17+6 error[anchor-vanished] `#steps` of `guide/index.html` was published and is gone (no such row or heading) = \
                the page lists its folder now; \(Self.forget) drops the id
                """
            ])
    }

    @Test func collectsWhatIsPublished() async throws {
        let sources = [
            "index.md": "---\naliases: [/start]\n---\n# Home\n## Rows {aliases=lines}\n- One {aliases=eins}\n",
            "guide/x.md": "No title.\n", "404.md": "# Lost\n", "later.md": "---\ndraft: true\n---\n# Later\n",
        ]
        var options = BuildOptions(includesDrafts: true)
        #expect(try await SiteFixture(sources, options: options).result.addresses == SiteAddresses())
        options.collectsAddresses = true
        let site = try await SiteFixture(sources, options: options)
        #expect(
            String(decoding: SiteLock.bytes(for: site.result.addresses.current), as: UTF8.self).split(separator: "\n").dropFirst()
                == [
                    "guide/index.html", "guide/x.html", "index.html", "index.html#eins", "index.html#home", "index.html#lines",
                    "index.html#one", "index.html#rows", "start/index.html",
                ])
    }
}
