import SiteChecks
import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@Suite struct ExternalLinkTests {
    /// What a check finds in these sources when every address has this verdict.
    private func report(
        _ sources: [String: String], settings: String = "", _ verdict: LinkVerdict = .dead("404 Not Found")
    ) async throws -> [String] {
        let tree = SourceTree(sources.mapValues { Array($0.utf8) }, prefix: "Site/")
        var options = BuildOptions()
        options.collectsExternalLinks = true
        let configuration = SiteConfiguration.read(
            file: ("Site/tablesite.yml", Array(settings.utf8)), themes: ThemeFiles(), options: options)
        let result = try await buildSite(tree, configuration, options: options, to: .nowhere)
        let verdicts = Dictionary(result.externalLinks.map { ($0.address, verdict) }) { first, _ in first }
        return reportExternalLinks(result.externalLinks, verdicts, in: tree, configuration.value).map { "\($0.path):\($0.line)" }
    }

    private func dead(_ place: String, _ url: String) -> String {
        "Site/\(place) warning[link-dead] `\(url)` is not there: 404 Not Found"
    }

    /// Whatever stands before them, and wherever else the same address is written.
    @Test(arguments: [
        (
            "A \\* `https://a.org/` [a](https://a.org/)\n   b [b](https://a.org/) ![c](https://a.org/d.png)\n",
            ["1:27", "2:10", "2:31"]
        ),
        ("| A | B |\n|---|---|\n| [a](https://a.org/) | https://b.org/ |\n| b | [c](https://a.org/) |\n", ["3:7", "3:25", "4:11"]),
        ("<div>\n<a href=\"https://a.org/\">a</a>\n<a href=\"https://a.org/\">a</a>\n</div>\n", ["2:10", "3:10"]),
        ("- A &amp; https://a.org/ b\n  www.a.org and <https://a.org/>\n", ["1:11", "2:3", "2:18"]),
        ("[a] x\n\n[a]: https://a.org/\n", ["3:6"]),
    ])
    func knowsThePlacesOfAddresses(source: String, places: [String]) async throws {
        let found = try await report(["index.md": source])
        #expect(found.map { String($0.dropFirst("Site/index.md:".count).prefix { $0 != "+" }) } == places, "\(found)")
    }

    /// What stands around the pages is asked for once, wherever it is said.
    @Test func knowsLinksAroundThePages() async throws {
        let found = try await report(
            ["index.md": "# A\n", "b.md": "# B\n", "_footer.md": "Text.\n\n- [f](https://f.org/)\n"],
            settings: "links:\n  Forum: https://l.org/\nrepository: https://github.com/a/b\n")
        #expect(
            found.map { String($0.prefix { $0 != "+" }) } == [
                "Site/_footer.md:3:7", "Site/tablesite.yml:2:10", "Site/tablesite.yml:3:13",
            ], "\(found)")
    }

    @Test func reportsEveryPlaceOfAnAddress() async throws {
        let found = try await report([
            "index.md": """
            # Links

            Read [this](https://a.org/x#one "title") or <https://a.org/x>
            and https://a.org/y, or [that].

            - [Row](https://a.org/x#two) - with detail {detail=https://a.org/d}
            - ![Picture](//a.org/p.png) Text
            - <a href="https://a.org/h">HTML</a> <img src="https://a.org/i.png" alt="i">

            [that]: https://a.org/z
            """,
            "other.md": "# Other\n\n[Again](https://a.org/x) [inside](index.md) [mail](mailto:a@a.org)",
        ])
        #expect(
            found == [
                dead("index.md:3:13+19", "https://a.org/x#one"),
                dead("index.md:3:46+15", "https://a.org/x"),
                dead("index.md:4:5+15", "https://a.org/y"),
                dead("index.md:6:9+19", "https://a.org/x#two"),
                dead("index.md:6:52+15", "https://a.org/d"),
                dead("index.md:7:14+13", "//a.org/p.png"),
                dead("index.md:8:12+15", "https://a.org/h"),
                dead("index.md:8:48+19", "https://a.org/i.png"),
                dead("index.md:10:9+15", "https://a.org/z"),
                dead("other.md:3:9+15", "https://a.org/x"),
            ])
    }

    @Test func reportsSettings() async throws {
        let found = try await report(
            ["index.md": "# A"],
            settings: "redirects:\n  /old.html: https://a.org/new\nnavigation:\n  - index.md\n  - Forum: https://b.org/\n")
        #expect(
            found == [dead("tablesite.yml:2:14+17", "https://a.org/new"), dead("tablesite.yml:5:12+14", "https://b.org/")])
    }

    @Test func passesOverTheSitesOwnAddress() async throws {
        let found = try await report(
            ["index.md": "# A\n\n[a](https://me.org/docs/x.html) [b](https://me.org/docs) [c](https://me.org/docsx)"],
            settings: "base_url: https://me.org/docs\n")
        #expect(found == [dead("index.md:3:62+20", "https://me.org/docsx")])
    }

    @Test func saysWhereAnAddressMovedWithItsFragment() async throws {
        let found = try await report(["index.md": "# A\n\n[a](http://a.org/x#y)"], .moved(to: "https://a.org/x"))
        #expect(
            found == [
                "Site/index.md:3:5+16 note[link-moved] `http://a.org/x#y` has moved for good = write `https://a.org/x#y`"
            ])
    }

    /// One message of them is made where it is printed.
    @Test func saysAtEveryPlaceWhatCouldNotBeVerified() async throws {
        let found = try await report(["index.md": "# A\n\n[a](http://a.org/x)\n[a](http://a.org/x)"], .unverified("403 Forbidden"))
        let words =
            "note[link-unverified] `http://a.org/x` could not be verified: 403 Forbidden"
            + " = look at it in a browser; `--skip a.org` leaves the host out"
        #expect(found == ["Site/index.md:3:5+14 \(words)", "Site/index.md:4:5+14 \(words)"])
    }

    @Test func isSilentOfTheLivingAndOfWhatWasNotAsked() async throws {
        #expect(try await report(["index.md": "# A\n\n[a](http://a.org/x)"], .alive) == [])
        let plain = try await SiteFixture(["index.md": "# A\n\n[a](http://a.org/x)"])
        #expect(plain.result.externalLinks == [])
    }
}
