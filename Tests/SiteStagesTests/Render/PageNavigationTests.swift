import TableHTML
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct PageNavigationTests {
    /// The entries beside a page, indented by level; the current one in brackets.
    private func side(of output: String, in site: NavigatedSite) -> [String] {
        site.pageNavigation(of: output).side.flatMap { group in
            (group.title.isEmpty ? [] : ["# \(group.title)"])
                + group.entries.flatMap { lines(of: $0, level: 0) }
        }
    }

    private func lines(of entry: PageNavigation.Entry, level: Int) -> [String] {
        let kind = entry.kind == .page ? "" : "\(entry.kind): "
        let text = kind + entry.title + (entry.url.map { " \($0)" } ?? "") + (entry.isOpen || entry.children.isEmpty ? "" : " ...")
        return [String(repeating: "  ", count: level) + (entry.isCurrent ? "[\(text)]" : text)]
            + entry.children.flatMap { lines(of: $0, level: level + 1) }
    }

    private let guide = [
        "index.md": "# Home", "a.md": "# A", "guide/index.md": "# Guide", "guide/b.md": "# B", "guide/c/index.md": "# C",
        "guide/c/d.md": "# D", "guide/c/e.md": "# E", "guide/c/f/g.md": "# G", "z/y.md": "# Y",
        "guide/c/h.md": "---\nhidden: true\n---\n# H",
    ]

    /// The same with so many more pages that none shows all.
    private var largeGuide: [String: String] {
        var sources = guide
        for number in 1...120 { sources["z/\(number).md"] = "# Z \(number)" }
        return sources
    }

    @Test func showsAllOfASmallSiteFoldedWhereItIsNotSmallAtAll() async {
        var sources = guide
        let small = await assembledSite(sources)
        let all = [
            "Home index.html", "[A a.html]", "Guide guide/index.html", "  B guide/b.html", "  C guide/c/index.html",
            "    D guide/c/d.html", "    E guide/c/e.html", "    F guide/c/f/index.html", "      G guide/c/f/g.html",
            "Z z/index.html", "  Y z/y.html",
        ]
        #expect(side(of: "a.html", in: small) == all)
        for number in 1...40 { sources["z/\(number).md"] = "# Z \(number)" }
        let larger = side(of: "guide/c/index.html", in: await assembledSite(sources))
        #expect(
            larger.prefix(11) == [
                "Home ../../index.html", "A ../../a.html", "Guide ../index.html", "  B ../b.html", "  [C index.html]",
                "    D d.html", "    E e.html", "    F f/index.html ...", "      G f/g.html", "Z ../../z/index.html ...",
                "  Z 1 ../../z/1.html",
            ])
        #expect(larger.count == 51)
    }

    @Test func opensTheWayToThePageItsSiblingsAndChildren() async {
        let site = await assembledSite(largeGuide)
        #expect(side(of: "index.html", in: site) == ["[Home index.html]", "A a.html", "Guide guide/index.html", "Z z/index.html"])
        #expect(
            side(of: "guide/index.html", in: site) == [
                "Home ../index.html", "A ../a.html", "[Guide index.html]", "  B b.html", "  C c/index.html", "Z ../z/index.html",
            ])
        #expect(
            side(of: "guide/c/d.html", in: site) == [
                "Home ../../index.html", "A ../../a.html", "Guide ../index.html", "  C index.html", "    [D d.html]",
                "    E e.html",
                "    F f/index.html", "Z ../../z/index.html",
            ])
        #expect(
            side(of: "guide/c/f/index.html", in: site) == [
                "Home ../../../index.html", "A ../../../a.html", "Guide ../../index.html", "  C ../index.html", "    D ../d.html",
                "    E ../e.html", "    [F index.html]", "      G g.html", "Z ../../../z/index.html",
            ])
    }

    @Test func showsAPageOutsideTheNavigationWhereItsParentIs() async {
        let site = await assembledSite(largeGuide)
        #expect(
            side(of: "guide/c/h.html", in: site) == [
                "Home ../../index.html", "A ../../a.html", "Guide ../index.html", "  B ../b.html", "  C index.html", "    D d.html",
                "    E e.html", "    F f/index.html", "Z ../../z/index.html",
            ])
        let navigation = site.pageNavigation(of: "guide/c/h.html")
        #expect(navigation.previous == nil && navigation.next == nil)
        #expect(navigation.path.map(\.title) == ["Home", "Guide", "C"])
    }

    @Test func cutsLongListsAroundThePage() async {
        var sources = ["index.md": "# Home"]
        for number in 1...150 { sources["p/\(number).md"] = "# Page \(number)" }
        let site = await assembledSite(sources)
        let middle = side(of: "p/50.html", in: site)
        #expect(middle.count == 24)
        #expect(middle.prefix(4) == ["Home ../index.html", "P index.html", "  earlier: P index.html", "  Page 40 40.html"])
        #expect(middle.contains("  [Page 50 50.html]"))
        #expect(middle.suffix(2) == ["  Page 59 59.html", "  more: P index.html"])
        #expect(side(of: "p/1.html", in: site).prefix(3) == ["Home ../index.html", "P index.html", "  [Page 1 1.html]"])
        #expect(side(of: "p/150.html", in: site).last == "  [Page 150 150.html]")
    }

    @Test func cutsALongTopAcrossParts() async {
        var sources = ["index.md": "# Home"]
        var summary = "# S\n- [Home](index.md)\n"
        for part in 1...7 {
            summary += "# Part \(part)\n"
            for number in 1...20 {
                sources["\(part)-\(number).md"] = ""
                summary += "- [P \(part).\(number)](\(part)-\(number).md)\n"
            }
        }
        sources["SUMMARY.md"] = summary
        let site = await assembledSite(sources)
        let lines = side(of: "2-20.html", in: site)
        #expect(lines.prefix(4) == ["Home index.html", "Part 1 1-1.html", "# Part 2", "P 2.1 2-1.html"])
        #expect(lines.suffix(6) == ["[P 2.20 2-20.html]"] + (3...7).map { "Part \($0) \($0)-1.html" })
        #expect(lines.count == 28)
    }

    @Test func hasPathAndNeighboursDepthFirst() async {
        let site = await assembledSite(guide)
        let navigation = site.pageNavigation(of: "guide/c/e.html")
        #expect(
            navigation.path == [
                PageNavigation.Entry("Home", url: "../../index.html"), PageNavigation.Entry("Guide", url: "../index.html"),
                PageNavigation.Entry("C", url: "index.html"),
            ])
        #expect(navigation.previous == PageNavigation.Entry("D", url: "d.html"))
        #expect(navigation.next == PageNavigation.Entry("F", url: "f/index.html"))
        #expect(site.pageNavigation(of: "guide/index.html").path == [])
    }

    @Test func hasNothingForASiteOfOnePage() async {
        let site = await assembledSite(["index.md": "# Home"])
        #expect(PageNavigation(of: PageNumber(0), in: site.site, settings: SiteSettings()) == PageNavigation())
        #expect(site.parts(settings: SiteSettings()) == [])
    }

    /// A folder in another language with nothing but its index is no site of its own.
    @Test func hasThePagesOfTheRootBesideTheOnlyOneInItsLanguage() async {
        let site = await assembledSite([
            "index.md": "---\nlanguage: en\n---\n# Home", "a.md": "# A", "de/index.md": "---\nlanguage: de\n---\n# Heim",
            "fr/index.md": "---\nlanguage: fr\n---\n# Accueil", "fr/b.md": "# B",
        ])
        #expect(side(of: "de/index.html", in: site) == ["Home ../index.html", "A ../a.html"])
        #expect(side(of: "fr/index.html", in: site) == ["[Accueil index.html]", "B b.html"])
        let navigation = site.pageNavigation(of: "de/index.html")
        #expect(navigation.sideLanguage == "en" && site.pageNavigation(of: "fr/index.html").sideLanguage == nil)
        #expect(navigation.sideLanguage == "en" && site.pageNavigation(of: "fr/index.html").sideLanguage == nil)
        #expect(navigation.previous == nil && navigation.next == nil && navigation.path == [] && navigation.below == [])
    }

    @Test func canDoWithoutTheList() async {
        let site = await assembledSite(guide)
        var settings = SiteSettings()
        settings.hasSideList = false
        #expect(PageNavigation(of: PageNumber(0), in: site.site, settings: settings).side == [])
        #expect(site.parts(settings: settings) == [.path, .pagination])
        #expect(site.parts(settings: SiteSettings()) == [.sideList, .path, .pagination])
    }

    @Test(
        arguments: [
            ("```diff\n-a\n```", [.diff, .codeColors]), ("- a\n\n  ```patch,x\n+a\n  ```", [.diff, .codeColors]),
            ("```swift\n-a\n```", [.codeColors]), ("```swift\nf(\"\u{5D0}\")\n```", [.codeColors, .rightToLeftCode]),
            ("```text {1}\na\n```", [.codeLines]), ("```js title=a.js linenums=1\na\n```", [.codeLines, .codeTitles, .codeColors]),
            ("- a\n\n  ```js [a.js]\na\n  ```", [.codeTitles, .codeColors]), ("=== \"A\"\n    a", [.tabs]), ("```x x {a}\n```", []),
        ] as [(String, Set<PagePart>)])
    func hasTheRulesOfCodeWhereAPageHasOne(block: String, parts: Set<PagePart>) async {
        let site = await assembledSite(["index.md": "# Home\n\n\(block)\n"])
        let found = site.parts(settings: SiteSettings())
        #expect(found.subtracting([.copyButton]) == parts)
        #expect(found.contains(.copyButton) == block.contains("```"))
    }

    @Test(arguments: [
        (0, nil, 0..<0), (30, 29, 0..<30), (31, nil, 0..<20), (31, 15, 5..<25), (31, 30, 11..<31), (100, 50, 40..<60),
    ])
    func picksTheEntriesAroundOne(count: Int, around: Int?, shown: Range<Int>) {
        #expect(SiblingWindow(of: count, around: around).shown == shown)
    }
}
