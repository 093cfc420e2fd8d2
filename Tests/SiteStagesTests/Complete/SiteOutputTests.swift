import Foundation
import TableBuild
import SiteModel
import Synchronization
import TableBasics
import TableModel
import TableTestSupport
import TableThemes
import Testing
@testable import SiteStages

@Suite struct SiteOutputTests {
    private static let hostile = "<b> & ]]> \"x\" \u{1}"

    private func settings(_ change: (inout SiteSettings) -> Void = { _ in }) -> SiteSettings {
        var settings = SiteSettings()
        settings.baseURL = "https://example.org/docs"
        settings.title = "Docs"
        settings.language = "en"
        change(&settings)
        return settings
    }

    @Test func areAllInTheGuide() throws {
        let guide = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Site/publishing.md")
        let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = rows.compactMap { $0.split(separator: "|").first }.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(Set(SiteOutput.all.map(\.name)).subtracting(names) == [])
        #expect(Set(SiteOutput.all.map(\.name)).count == SiteOutput.all.count)
    }

    @Test func needsABaseURLForMostFiles() async throws {
        let site = try await SiteFixture([
            "index.md": "# A", "changelog.md": "# C\n## 1.0 2024-01-01\n- a\n", "b.md": "---\ndate: 2024-01-01\n---\n# B",
        ])
        #expect(
            site.files.keys.withoutSearch.sorted() == [
                "404.html", "b.html", "changelog.html", "index.html", "robots.txt", "tablesite.css",
            ])
        #expect(site.files["robots.txt"] == "User-agent: *\nAllow: /\n")
        #expect(site.files["b.html"]?.contains("rel=canonical") == false)
    }

    @Test func listsPagesInOrderInTheSitemap() async throws {
        let site = try await SiteFixture(
            [
                "index.md": "# A", "404.md": "# No", "guide/b.md": "---\norder: 2\ndate: 2024-01-01 10:00\n---\n# B",
                "guide/c d.md": "---\norder: 1\ndate: 2024-02-03\n---\n# C", "hidden.md": "---\nhidden: true\n---\n# H",
            ], settings: settings())
        #expect(
            site.files["sitemap.xml"] == """
                <?xml version="1.0" encoding="utf-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url>
                <loc>https://example.org/docs/</loc>
                </url>
                <url>
                <loc>https://example.org/docs/guide/</loc>
                </url>
                <url>
                <loc>https://example.org/docs/guide/c%20d.html</loc>
                <lastmod>2024-02-03</lastmod>
                </url>
                <url>
                <loc>https://example.org/docs/guide/b.html</loc>
                <lastmod>2024-01-01T10:00:00Z</lastmod>
                </url>
                </urlset>

                """)
        #expect(site.files["robots.txt"] == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n")
    }

    @Test func leavesFilesOfTheAuthorAlone() async throws {
        let own = [
            "robots.txt", "sitemap.xml", "feed.xml", "changelog.xml", "_redirects", "llms.txt", "manifest.json", "404.html",
            "a.rows.json",
        ]
        var sources = Dictionary(uniqueKeysWithValues: own.map { ($0, "mine") })
        sources["a.md"] = "---\ndate: 2024-01-01\naliases: old.html\n---\n# A"
        sources["changelog.md"] = "# C\n## 1.0 2024-01-01\n- a\n"
        let site = try await SiteFixture(
            sources,
            settings: settings {
                $0.hasRows = true
                $0.hasMarkdown = true
                $0.hasManifest = true
            })
        for path in own { #expect(site.files[path] == "mine", "\(path)") }
        #expect(site.result.diagnostics == [])
        // A feed of the author's own may be anything.
        #expect(site.files["a.html"]?.contains("atom+xml") == false)
        #expect(site.files["old.html"] != nil)
    }

    @Test func writesAFeedOfDatedPagesNewestFirst() async throws {
        var sources = ["index.md": "# A", "h.md": "---\ndate: 2030-01-01\nhidden: true\n---\n# H"]
        for day in 10...31 { sources["\(day).md"] = "---\ndate: 2024-01-\(day)\n---\n# Day \(day)" }
        sources["10.md"] = "---\ndate: 2025-01-10\ntitle: '\(Self.hostile.dropLast(2))'\ndescription: Why & <how>\n---\n"
        let site = try await SiteFixture(sources, settings: settings { $0.description = "All <of> it" })
        let feed = try #require(site.files["feed.xml"])
        #expect(
            feed.hasPrefix(
                """
                <?xml version="1.0" encoding="utf-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
                <title>Docs</title>
                <subtitle>All &lt;of&gt; it</subtitle>
                <link rel="self" type="application/atom+xml" href="https://example.org/docs/feed.xml"/>
                <link href="https://example.org/docs/"/>
                <id>https://example.org/docs/feed.xml</id>
                <updated>2025-01-10T00:00:00Z</updated>
                <author>
                <name>Docs</name>
                </author>
                <entry>
                <title>&lt;b&gt; &amp; ]]&gt; &quot;x&quot;</title>
                <link href="https://example.org/docs/10.html"/>
                <id>https://example.org/docs/10.html</id>
                <updated>2025-01-10T00:00:00Z</updated>
                <summary>Why &amp; &lt;how&gt;</summary>
                </entry>
                <entry>
                <title>Day 31</title>

                """))
        #expect(feed.matches(of: /<entry>/).count == 20)
        #expect(!feed.contains("Day 12<") && feed.contains("Day 13<") && !feed.contains("<title>H<"))
    }

    @Test func writesAFeedBesideAChangelog() async throws {
        let site = try await SiteFixture(
            ["a/changelog.md": "# What's new\n## 1.0 2024-01-01\nText.\n### Added\n- [B](b.md) - & so\n  - C\n", "a/b.md": "# B"],
            settings: settings())
        #expect(
            site.files["a/changelog.xml"] == """
                <?xml version="1.0" encoding="utf-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
                <title>Docs – What's new</title>
                <link rel="self" type="application/atom+xml" href="https://example.org/docs/a/changelog.xml"/>
                <link href="https://example.org/docs/a/changelog.html"/>
                <id>https://example.org/docs/a/changelog.xml</id>
                <updated>2024-01-01T00:00:00Z</updated>
                <author>
                <name>Docs</name>
                </author>
                <entry>
                <title>1.0 2024-01-01</title>
                <link href="https://example.org/docs/a/changelog.html#10-2024-01-01"/>
                <id>https://example.org/docs/a/changelog.html#10-2024-01-01</id>
                <updated>2024-01-01T00:00:00Z</updated>
                <content type="html" xml:base="https://example.org/docs/a/changelog.html">&lt;p&gt;Text.&lt;/p&gt;
                &lt;h3&gt;Added&lt;/h3&gt;

                &lt;ul&gt;
                &lt;li&gt;&lt;a href=b.html&gt;B&lt;/a&gt; – &amp;amp; so
                &lt;ul&gt;
                &lt;li&gt;C&lt;/li&gt;
                &lt;/ul&gt;
                &lt;/li&gt;
                &lt;/ul&gt;
                </content>
                </entry>
                </feed>

                """)
        let link = "<link rel=alternate type=application/atom+xml title=\"What&#39;s new\" href=changelog.xml>"
        #expect(site.files["a/changelog.html"]?.contains(link.replacing("&#39;", with: "'")) == true)
        #expect(site.files["a/b.html"]?.contains("atom+xml") == false)
    }

    /// The feed of a changelog that is split was lost.
    @Test(arguments: [1, 2, 3])
    func theFeedOfAChangelogInSeveralPagesIsWhereItWas(level: Int) async throws {
        let text = "# Log\n\n# 2.0 2024-02-01\n\nSee [it](#fixed), [B](../b.md).\n\n## Fixed\n\n- A\n\n# 1.0 2024-01-01\n\n- C\n"
        let head = "---\ntitle: Log\n"
        let whole = try await SiteFixture(
            ["a/changelog.md": head + "---\n" + text, "b.md": "# B"], settings: settings())
        let split = try await SiteFixture(
            ["a/changelog.md": head + "split: \(level)\n---\n" + text, "b.md": "# B"], settings: settings())
        let old = try #require(whole.files["a/changelog.xml"])
        let new = try #require(split.files["a/changelog.xml"])
        let fixed = level == 1 ? "20-2024-02-01.html#fixed" : "fixed.html#fixed"
        #expect(
            new
                == old.replacing("changelog.html#20-2024-02-01", with: "changelog/20-2024-02-01.html")
                .replacing("changelog.html#10-2024-01-01", with: "changelog/10-2024-01-01.html")
                .replacing("changelog.html", with: "changelog/").replacing("href=#fixed", with: "href=\(fixed)")
                .replacing("href=../b.html", with: "href=../../b.html"))
        #expect(split.files.keys.filter { $0.hasSuffix(".xml") }.sorted() == ["a/changelog.xml", "sitemap.xml"])
        let link = "<link rel=alternate type=application/atom+xml title=Log href=../changelog.xml>"
        #expect(split.files["a/changelog/index.html"]?.contains(link) == true)
        #expect(split.result.diagnostics == [])
    }

    /// Releases may be sections of the pages, and the document that of its folder.
    @Test func theFeedLeadsToReleasesWithinPages() async throws {
        let text = "---\nsplit: 2\n---\n# Log\n\n## 2\n\n### 2.1 2024-02-01\n\n- A\n\n### 2.0 2024-01-01\n\n- B\n"
        let site = try await SiteFixture(["history/README.md": text], settings: settings())
        let feed = try #require(site.files["history/index.xml"])
        #expect(feed.matches(of: /<entry>/).count == 2)
        #expect(feed.contains("<id>https://example.org/docs/history/2.html#21-2024-02-01</id>"))
    }

    @Test func hasNoFeedsWhenToldSo() async throws {
        let site = try await SiteFixture(
            ["index.md": "---\ndate: 2024-01-01\n---\n# A", "changelog.md": "# C\n## 1.0 2024-01-01\n- a\n"],
            settings: settings { $0.hasFeeds = false })
        #expect(
            site.files.keys.withoutSearch.sorted() == [
                "404.html", "changelog.html", "index.html", "robots.txt", "sitemap.xml", "tablesite.css",
            ])
        #expect(site.files["index.html"]?.contains("atom+xml") == false)
    }

    @Test func putsMetadataIntoTheHead() async throws {
        let site = try await SiteFixture(
            ["index.md": "# Docs", "a.md": "---\ntitle: '<A> & \"B\"'\ndescription: Why\n---\n"], settings: settings())
        let head = site.files["a.html"]?.components(between: "viewport-fit=cover\">\n", "<link rel=stylesheet")
        #expect(
            head == """
                <meta name=description content=Why>
                <link rel=canonical href=https://example.org/docs/a.html>
                <meta property=og:title content="&lt;A&gt; &amp; &quot;B&quot;">
                <meta property=og:type content=article>
                <meta property=og:url content=https://example.org/docs/a.html>
                <meta property=og:site_name content=Docs>
                <meta property=og:description content=Why>

                """)
        let root = site.files["index.html"]?.components(between: "viewport-fit=cover\">\n", "<link rel=stylesheet")
        #expect(
            root == """
                <link rel=canonical href="https://example.org/docs/">
                <meta property=og:title content=Docs>
                <meta property=og:type content=website>
                <meta property=og:url content="https://example.org/docs/">
                <meta property=og:site_name content=Docs>

                """)
    }

    @Test func addressesOfTheMissingPageBeginAtTheHost() async throws {
        let sources = ["a/b.md": "# B", "404.md": "# No\n[B](a/b.md#b) ![p](a/p.png) [here](#no)\n", "a/p.png": ""]
        let site = try await SiteFixture(sources, settings: settings())
        let page = try #require(site.files["404.html"])
        for address in [
            "href=/docs/tablesite.css", "href=/docs/a/b.html#b", "src=/docs/a/p.png", "href=/docs/index.html", "href=#no",
        ] {
            #expect(page.contains(address), "\(address)")
        }
        #expect(!page.contains("canonical"))
        #expect(site.files["index.html"]?.contains("404") == false)
        let relative = try await SiteFixture(sources)
        #expect(relative.files["404.html"]?.contains("href=a/b.html#b") == true)
    }

    @Test func makesAPageForMissingOnesThatLeadsToTheRoot() async throws {
        let site = try await SiteFixture(["a.md": "# A"], settings: settings { $0.baseURL = "https://example.org" })
        let page = try #require(site.files["404.html"])
        #expect(page.contains("<title>Page not found – Docs</title>"))
        #expect(page.contains("<a href=/index.html><b>Docs</b></a>"))
        #expect(site.result.pageCount == 2)
    }

    @Test func writesAllRowsAsData() async throws {
        let site = try await SiteFixture(
            ["a.md": "# \"A\"\n- [x] [B](b.md) - why {progress=40 value=v}\n  - C\n## S & \\\n- text [b](b.md)\n", "b.md": "# B"],
            settings: settings {
                $0.hasRows = true
                $0.baseURL = nil
            })
        #expect(
            site.files["a.rows.json"] == #"""
                {"title":"\"A\"","url":"a.html","rows":[
                {"id":"b","title":"B","detail":"why","value":"v","level":0,"destination":"b.html","checked":true,"progress":40},
                {"id":"c","title":"C","level":1},
                {"id":"text-b","title":"text b","level":0,"section":"S & \\","destination":"b.html"}
                ]}

                """#)
        #expect(site.files["b.rows.json"] == #"{"title":"B","url":"b.html","rows":["# + "\n]}\n")
        #expect(site.files["404.rows.json"] == nil)
    }

    @Test func writesNothingUnderANameThatDisksRefuse() async throws {
        let stem = String(repeating: "n", count: 248)
        let site = try await SiteFixture(["\(stem).md": "# N"], settings: settings { $0.hasRows = true })
        #expect(site.files.keys.filter { $0.hasPrefix("n") } == ["\(stem).html"])
    }

    @Test func listsDocumentsForLanguageModelsAndCopiesThem() async throws {
        let site = try await SiteFixture(
            [
                "README.md": "# Docs",
                "guide/z.md":
                    "---\ntitle: \"A [b] <c>\"\ndescription: Why? It is a_b & more.\norder: 1\n---\n\n# Z\n[r](../README.md)\n",
                "guide/y (1).markdown": "# Y", "h.md": "---\nhidden: true\n---\n# H",
            ],
            settings: settings {
                $0.hasMarkdown = true
                $0.description = "All\nof it"
            })
        #expect(
            site.files["llms.txt"] == """
                # Docs

                > All of it

                ## Docs

                - [Docs](https://example.org/docs/README.md)
                - [A \\[b\\] \\<c>](https://example.org/docs/guide/z.md): Why? It is a\\_b & more.
                - [Y](https://example.org/docs/guide/y%20%281%29.markdown)

                """)
        #expect(site.files["guide/z.md"] == "# Z\n[r](../README.md)\n")
        #expect(site.files["README.md"] == "# Docs")
    }

    /// Copies stood beside pages, and links between them led nowhere.
    @Test func copiesDocumentsToWhereLinksBetweenThemLead() async throws {
        let site = try await SiteFixture(
            [
                "index.md": "# H\n\n- [d](sub/d.md#two)\n", "sub/d.md": "---\nsplit: 2\n---\n# D\n\n![p](p.svg)\n\n## Two\n",
                "sub/moved.md": "---\npermalink: /elsewhere/\n---\n# Moved\n\n[d](d.md)\n",
                "other/moved.md": "---\npermalink: /elsewhere/too.html\n---\n# Other\n", "sub/p.svg": "<svg/>",
                "a.html/b.md": "---\npermalink: /b/\n---\n# B\n\n[c](c.md)\n", "a.html/c.md": "# C\n", "a.html/d.md": "# D\n",
                "a.md": "# A\n",
            ],
            settings: settings { $0.hasMarkdown = true })
        #expect(site.files["sub/d/index.html"] != nil && site.files["elsewhere/index.html"] != nil)
        let copies = site.files.keys.filter { $0.hasSuffix(".md") }.sorted()
        #expect(copies.filter { $0.hasPrefix("sub/") || $0.hasPrefix("other/") } == ["other/moved.md", "sub/d.md", "sub/moved.md"])
        // A folder that gives way to a page takes its copies along.
        let folders = Set(copies.filter { ["b.md", "c.md"].contains(SourcePath.name(of: $0)) }.map(SourcePath.folder))
        #expect(folders.count == 1 && copies.count == 8, "\(copies)")
        let listed = try #require(site.files["llms.txt"]).matches(of: /\]\(https:\/\/example.org\/docs\/(.*?)\)/).map {
            String($0.1)
        }
        #expect(listed.sorted() == copies)
    }

    @Test func listsDocumentsInTheOrderOfTheNavigationAndThenTheOthers() async throws {
        let sources = [
            "README.md": "# R", "a.md": "# A", "b.md": "# B", "c.md": "# C", "d.md": "---\nhidden: true\n---\n# D",
            "SUMMARY.md": "# Summary\n\n- [B](b.md)\n- [R](README.md)\n- [D](d.md)\n",
        ]
        let site = try await SiteFixture(sources, settings: settings { $0.hasMarkdown = true })
        let lines = try #require(site.files["llms.txt"]).split(separator: "\n").filter { $0.hasPrefix("- ") }
        #expect(
            lines == [
                "- [B](https://example.org/docs/b.md)", "- [R](https://example.org/docs/README.md)",
                "- [A](https://example.org/docs/a.md)", "- [C](https://example.org/docs/c.md)",
            ])
    }

    @Test func listsEveryFileWithItsHash() async throws {
        let site = try await SiteFixture(["index.md": "# A", "a.csv": "abc"], settings: settings { $0.hasManifest = true })
        let manifest = try #require(site.files["manifest.json"])
        let lines = manifest.split(separator: "\n").dropFirst().dropLast()
        #expect(lines.count == site.files.count - 1)
        for (path, text) in site.files where path != "manifest.json" {
            let hash = ContentDigest(of: Array(text.utf8)).sha256
            #expect(manifest.contains(#"{"path":"\#(path)","sha256":"\#(hash)","size":\#(text.utf8.count)}"#), "\(path)")
        }
        #expect(
            manifest.contains(
                #"{"path":"a.csv","sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad","size":3}"#))
    }

    /// A file that could not be read a second time was left out of the list without a word.
    @Test func listsFilesFromTheBytesThatWereCopied() async throws {
        let reads = Mutex<[String: Int]>([:])
        let tree = SourceTree(files: ["a.csv", "b.csv", "index.md"].map { SourceFile($0) }, prefix: "Site/") { path in
            let count = reads.withLock { reads in
                reads[path, default: 0] += 1
                return reads[path, default: 0]
            }
            guard path != "b.csv", count == 1 else { throw MissingSource(path: path) }
            return Array((path == "a.csv" ? "abc" : "# A").utf8)
        }
        var configuration = SiteConfiguration.read(
            file: nil, themes: ThemeFiles(bundled: ["system/theme.yml": []]), options: BuildOptions())
        configuration.value.settings.hasManifest = true
        let site = CollectedSite(of: tree)
        let result = try await buildSite(tree, configuration, to: site.sink)
        let manifest = String(decoding: try #require(site.files[OutputPath("manifest.json")]), as: UTF8.self)
        #expect(
            manifest.contains(
                #"{"path":"a.csv","sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad","size":3}"#))
        #expect(!manifest.contains("b.csv"))
        #expect(result.diagnostics.map(\.path).contains("Site/b.csv"))
        #expect(reads.withLock { $0["a.csv"] } == 1)
    }

    @Test(arguments: [1, 4])
    func isTheSameForAnyNumberOfWorkers(workers: Int) async throws {
        var sources: [String: String] = [:]
        for number in 0..<60 {
            sources["\(number % 5)/\(number).md"] = "---\ndate: 2024-01-01\naliases: o\(number).html\n---\n# \(number)\n\n- a\n"
        }
        let all = settings {
            $0.hasRows = true
            $0.hasMarkdown = true
            $0.hasManifest = true
        }
        let one = try await SiteFixture(sources, settings: all)
        #expect(try await SiteFixture(sources, settings: all, options: BuildOptions(workers: workers)).files == one.files)
    }
}

extension String {
    /// What stands between two texts.
    fileprivate func components(between start: String, _ end: String) -> String? {
        guard let start = firstRange(of: start), let end = self[start.upperBound...].firstRange(of: end) else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
