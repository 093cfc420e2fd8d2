import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct SiteNavigationTests {
    @Test func comesFromTheFoldersByOrderThenName() async {
        let site = await assembledSite([
            "index.md": "# Home", "10.md": "# Ten", "2.md": "# Two", "last.md": "---\norder: 9\n---\n# Last",
            "first.md": "---\norder: -1\n---\n# First", "secret.md": "---\nhidden: true\n---\n# Secret",
            "guide/b.md": "# B", "guide/deep/c.md": "# C", "guide/README.md": "---\norder: 3\n---\n# The guide",
            "shut/index.md": "---\nhidden: true\n---\n# Shut", "shut/inside.md": "# Inside",
        ])
        #expect(
            site.navigationSketch == [
                "Home -> index.html", "First -> first.html", "The guide -> guide/index.html", "  B -> guide/b.html",
                "  Deep -> guide/deep/index.html", "    C -> guide/deep/c.html", "Last -> last.html", "Two -> 2.html",
                "Ten -> 10.html",
            ])
        #expect(site.diagnostics.isEmpty)
    }

    @Test func callsPagesAsOtherGeneratorsDo() async {
        let sources = [
            "index.md": "---\nlinkTitle: Start\n---\n# Welcome to all of it",
            "guide/README.md": "---\nsidebar:\n  label: Guide\n---\n# How to use it",
            "guide/a.md": "---\nsidebar_label: Short\n---\n# A",
        ]
        let site = await assembledSite(sources)
        let expected = ["Start -> index.html", "Guide -> guide/index.html", "  Short -> guide/a.html"]
        #expect(site.navigationSketch == expected)
        #expect(site.pages.map(\.title) == ["How to use it", "A", "Welcome to all of it"])
        let listed = await assembledSite(sources, navigation: ["guide", "index.md"])
        #expect(listed.navigationSketch == ["Guide -> guide/index.html", "  Short -> guide/a.html", "Start -> index.html"])
    }

    /// As just-the-docs has it: wherever the documents are.
    @Test func putsPagesBelowTheirParents() async {
        let site = await assembledSite([
            "index.md": "---\ntitle: Home\n---\n", "guides.md": "---\ntitle: Guides\nnav_order: 2\n---\n",
            "docs/b.md": "---\ntitle: B\nparent: Guides\nnav_order: 2\n---\n",
            "a.md": "---\ntitle: A\nparent: Guides\nnav_order: 1\n---\n",
            "c.md": "---\ntitle: C\nparent: B\ngrand_parent: Guides\n---\n",
            "other/b.md": "---\ntitle: B\nparent: Home\nnav_order: 1\n---\n",
            "other/index.md": "---\ntitle: Other\nnav_order: 3\n---\n", "other/d.md": "---\ntitle: D\nparent: Other\n---\n",
        ])
        #expect(
            site.navigationSketch == [
                "Home -> index.html", "B -> other/b.html", "Guides -> guides.html", "  A -> a.html", "  B -> docs/b.html",
                "    C -> c.html", "Other -> other/index.html", "  D -> other/d.html", "Docs -> docs/index.html",
            ])
        #expect(
            site.diagnostics.map(\.line) == [])
    }

    @Test func saysWhichParentsThereAreNot() async {
        let site = await assembledSite([
            "a.md": "---\ntitle: A\nparent: B\n---\n", "b.md": "---\ntitle: B\nparent: A\n---\n",
            "c.md": "---\ntitle: C\nparent: C\n---\n",
            "d.md": "---\ntitle: D\nparent: None\n---\n",
        ])
        #expect(site.navigationSketch == ["Contents -> index.html", "B -> b.html", "  A -> a.html", "C -> c.html", "D -> d.html"])
        #expect(
            site.diagnostics.map(\.line) == [
                "3:9+1 warning[front-matter-ignored] `parent` has no effect here: a page cannot stand below itself",
                "3:9+1 warning[front-matter-ignored] `parent` has no effect here: no page is called `C`",
                "3:9+4 warning[front-matter-ignored] `parent` has no effect here: no page is called `None`",
            ])
    }

    /// A chain of parents as long as a site.
    @Test func holdsAgainstChainsOfParents() async {
        var sources: [String: String] = [:]
        for number in 0..<500 { sources["p\(number).md"] = "---\ntitle: P\(number)\nparent: P\((number + 1) % 500)\n---\n" }
        let site = await assembledSite(sources)
        #expect(site.navigationSketch.count == 501)
        #expect(!site.diagnostics.isEmpty)
    }

    @Test func hasTheGroupsOfTheSettings() async {
        let site = await assembledSite(
            ["index.md": "# Home", "a.md": "# A", "b.md": "# B", "guide/x.md": "# X", "c.md": "# C", "d:e.md": "# Colon"],
            lines: [
                NavigationLine("a.md"), NavigationLine("nothing.md", group: "Guides"), NavigationLine("b.md", title: "Bee"),
                NavigationLine("", title: "Deep"), NavigationLine("guide", title: "The guide", level: 1),
                NavigationLine("a.md", group: "Again"), NavigationLine("https://a.org/", title: "Forum", group: ""),
                NavigationLine("d:e.md"), NavigationLine("c.md"),
            ])
        #expect(
            site.navigationSketch == [
                "Home -> index.html", "A -> a.html", "-- Guides", "Bee -> b.html", "Deep", "  The guide -> guide/index.html",
                "    X -> guide/x.html", "--", "Forum -> https://a.org/", "Colon -> d:e.html", "C -> c.html",
            ])
        #expect(
            site.diagnostics.map(\.line) == [
                "warning[link-target] no page `nothing.md` (not found in this site)",
                "note[navigation-repeated] `a.md` is in the navigation already (left out) = the first place counts",
            ])
    }

    @Test func comesFromTheSettingsBeforeASummary() async {
        let site = await assembledSite(
            [
                "SUMMARY.md": "- [A](a.md)\n- [B](b.md)", "a.md": "# A", "b.md": "# B", "guide/x.md": "# X", "guide/y.md": "# Y",
                "guide/index.md": "# Guide", "faq/1.md": "# One", "faq/2.md": "# Two",
            ], navigation: ["b.md", "guide", "./guide/y.md", "/faq/", "SUMMARY.md", "a.md"])
        #expect(
            site.navigationSketch == [
                "Contents -> index.html", "B -> b.html", "Guide -> guide/index.html", "  X -> guide/x.html", "Y -> guide/y.html",
                "Faq -> faq/index.html", "  One -> faq/1.html", "  Two -> faq/2.html", "SUMMARY -> SUMMARY.html", "A -> a.html",
            ])
        #expect(site.diagnostics.isEmpty)
    }

    @Test func reportsSettingsThatLeadNowhere() async {
        let site = await assembledSite(
            ["a.md": "# A", "guide/install.md": "# I", "draft.md": "---\ndraft: true\n---\n", "x.md": "", "y.md": ""],
            navigation: ["a.md", "guid/install.md", "draft.md", "a.md", "../out.md", "guide", "guide/"])
        #expect(
            site.diagnostics.map(\.line) == [
                "3:3+15 warning[link-target] no page `guid/install.md` (not found in this site) = did you mean `guide/install.md`?",
                "4:3+8 warning[link-target] no page `draft.md` (a draft) = build drafts with `--drafts`",
                "5:3+4 note[navigation-repeated] `a.md` is in the navigation already (left out) = the first place counts",
                "6:3+9 warning[link-target] no page `../out.md` (not found in this site)",
                "8:3+6 note[navigation-repeated] `guide/` is in the navigation already (left out) = the first place counts",
                "1:1+10 note[navigation-missing] 2 documents are not in the navigation: `x.md`, `y.md` "
                    + "= add them, or write `hidden: true` in front matter",
            ])
    }

    @Test func countsDocumentsThatAreMissing() async {
        let names = ["a.md", "b.md", "c.md", "d.md", "e.md"]
        let site = await assembledSite(Dictionary(uniqueKeysWithValues: names.map { ($0, "# T") }), navigation: ["a.md"])
        #expect(site.diagnostics.map(\.message) == ["4 documents are not in the navigation: `b.md`, `c.md`, `d.md` and 1 more"])
    }

    @Test func leavesHiddenPagesOutAndKeepsWhatIsBelowThem() async {
        let site = await assembledSite([
            "SUMMARY.md": "- [A](a.md)\n- [H](h.md)\n  - [B](b.md)\n    - [C](c.md)\n- [D](d.md)\n",
            "a.md": "", "h.md": "---\nhidden: true\n---\n", "b.md": "", "c.md": "", "d.md": "",
        ])
        #expect(
            site.navigationSketch == [
                "Contents -> index.html", "--", "A -> a.html", "B -> b.html", "  C -> c.html", "D -> d.html",
            ])
    }

    @Test func givesParentsAndDepthsOfTheNavigation() async {
        let site = await assembledSite([
            "SUMMARY.md": "- [A](x/a.md)\n  - [Draft]()\n    - [B](b.md)\n", "x/a.md": "", "x/index.md": "", "b.md": "",
            "x/other.md": "",
        ])
        let pages = site.pages.map { page in
            "\(page.output) \(page.depth) \(page.parent.map { site.pages[$0].output.string } ?? "-")"
        }
        #expect(
            pages == [
                "SUMMARY.html 1 index.html", "b.html 2 x/a.html", "x/a.html 1 index.html", "x/index.html 1 index.html",
                "x/other.html 2 x/index.html",
                "index.html 0 -",
            ])
    }

    @Test func putsWhatIsTooDeepOnOneLevel() {
        let items = (0..<2000).map { NavigationItem("\($0)", page: nil, level: $0) }
        let navigation = SiteNavigation(items, pages: [], home: nil, isWritten: true)
        #expect(navigation.entries.map(\.level).max() == 9)
        #expect(navigation.entries.count == 2000)
    }

    /// Every page at most once; the page before the one behind is the page; parents end at the root.
    @Test(arguments: 0..<30)
    func keepsItsLawsInAnySite(seed: Int) async {
        var random = Numbers(state: UInt64(seed) &* 7919 &+ 1)
        var sources: [String: String] = [:]
        let folders = ["", "a/", "a/b/", "c/", "c/d/e/"]
        var names: [String] = []
        for number in 0..<random.next(40) + 1 {
            let name = folders[random.next(5)] + (random.next(8) == 0 ? "README.md" : "\(number).md")
            let front = ["", "---\nhidden: true\n---\n", "---\norder: \(random.next(5))\n---\n", "---\ndraft: true\n---\n"]
            sources[name] = front[random.next(6) % 4] + "# Page \(number)\n"
            names.append(name)
        }
        let lines = (0..<random.next(60)).map { _ in
            String(repeating: "    ", count: random.next(4)) + "- [T](\(names[random.next(names.count)]))"
        }
        if seed % 3 == 1 { sources["SUMMARY.md"] = lines.joined(separator: "\n") }
        let named = seed % 3 == 2 ? (0..<10).map { _ in names[random.next(names.count)] } + ["a", "c/d"] : []
        let site = await assembledSite(sources, navigation: named)
        let navigation = site.navigation

        let placed = navigation.entries.compactMap(\.page)
        #expect(Set(placed).count == placed.count)
        for page in site.pages.pageNumbers {
            if let next = navigation.page(after: page) { #expect(navigation.page(before: next) == page) }
            if let previous = navigation.page(before: page) { #expect(navigation.page(after: previous) == page) }
            #expect((navigation.entry(ofPage: page) != nil) == placed.contains(page))
            var top = page
            var steps = 0
            while let parent = site.pages[top].parent, steps < 100 {
                top = parent
                steps += 1
            }
            #expect(top == site.home)
            #expect(site.pages[page].depth == steps)
        }
        for (index, entry) in navigation.entries.enumerated() {
            #expect(navigation.siblings(of: index)[entry.position] == index)
            #expect(navigation.path(to: index).count == entry.level + 1)
        }
    }
}

/// A small generator of numbers (Lehmer), the same on every machine.
private struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state * 48_271 % 2_147_483_647
        return Int(state % UInt64(limit))
    }
}
