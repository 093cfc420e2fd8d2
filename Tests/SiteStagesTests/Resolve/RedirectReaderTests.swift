import TableBuild
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

@Suite struct RedirectReaderTests {
    private func redirect(_ old: String, _ new: String) -> RedirectSetting {
        RedirectSetting(
            PlacedText(old, at: SourceRange(line: 1, column: 1, length: old.utf8.count)),
            to: PlacedText(new, at: SourceRange(line: 1, column: 20, length: new.utf8.count)))
    }

    private func site(
        _ sources: [String: String], _ redirects: [RedirectSetting] = [], baseURL: String? = "https://example.org/docs"
    ) async throws -> SiteFixture {
        var settings = SiteSettings()
        settings.baseURL = baseURL
        settings.language = "en"
        settings.redirects = redirects
        return try await SiteFixture(sources, settings: settings, prefix: "Site/")
    }

    @Test func leadsFromOldAddressesToPages() async throws {
        let site = try await site(
            ["guide/a b.md": "---\naliases: [old.html, /older]\n---\n# A & \\<b>\n## C\n"],
            [redirect("z.html", "guide/a b.md#c"), redirect("/y/", "https://example.com/?a b&c"), redirect("dir.html", "guide/")])
        #expect(site.result.diagnostics.map(\.line) == [])
        #expect(
            site.files["_redirects"] == """
                /docs/dir.html /docs/guide/index.html 301
                /docs/guide/old.html /docs/guide/a%20b.html 301
                /docs/older /docs/guide/a%20b.html 301
                /docs/older/ /docs/guide/a%20b.html 301
                /docs/y https://example.com/?a%20b&c 301
                /docs/y/ https://example.com/?a%20b&c 301
                /docs/z.html /docs/guide/a%20b.html#c 301

                """)
        #expect(
            site.files["z.html"] == """
                <!doctype html>
                <html lang=en>
                <head>
                <meta charset=utf-8>
                <title>A &amp; &lt;b&gt;</title>
                <meta http-equiv=refresh content="0; url=guide/a%20b.html#c">
                <link rel=canonical href=https://example.org/docs/guide/a%20b.html>
                </head>
                <body>
                <p><a href=guide/a%20b.html#c>A &amp; &lt;b&gt;</a></p>
                </body>
                </html>

                """)
        #expect(site.files["guide/old.html"]?.contains("<a href=a%20b.html>") == true)
        #expect(site.files["older/index.html"]?.contains("<a href=../guide/a%20b.html>") == true)
    }

    @Test func wildcardsOfHostsAreLetters() async throws {
        let site = try await site(["a.md": "---\naliases: ['/*', '/:x.html']\n---\n# A"], baseURL: nil)
        #expect(site.files["_redirects"] == "/%2A /a.html 301\n/%2A/ /a.html 301\n/%3Ax.html /a.html 301\n")
    }

    @Test func worksWithoutABaseURL() async throws {
        let site = try await site(["a.md": "---\naliases: old.html\n---\n# A"], baseURL: nil)
        #expect(site.files["_redirects"] == "/old.html /a.html 301\n")
        #expect(site.files["old.html"]?.contains("canonical") == false)
    }

    /// What was said when a page stood elsewhere stays right when it has come to the old address: `split` moves `a.html` to `a/`.
    @Test func leavesAPageWhereItIsSought() async throws {
        let site = try await site([
            "a.md": "---\nsplit: 2\naliases: [/a/, a.html, a.md]\n---\n# A\n\n## B\n\n- b\n\n## C\n\n- c\n",
            "b.md": "---\naliases: [b.html]\n---\n# B",
        ])
        #expect(site.result.diagnostics.isEmpty && site.files["a/index.html"] != nil)
        #expect(site.files["a.html"]?.contains("a/") == true)
    }

    @Test func reportsAliasesWhereSomethingStands() async throws {
        let site = try await site([
            "a.md": "---\naliases: [a.md, b.html, p.png/, x, A2.html, 'tablesite.css/']\n---\n# A", "b.md": "# B", "p.png": "",
            "x/c.md": "# C", "a2.md": "# A2", "c.md": "---\naliases: [index.html, n.html]\n---\n# C",
            "d.md": "---\naliases: [n.html]\n---\n# D",
        ])
        #expect(
            site.result.diagnostics.map { "\($0.path) \($0.line)" } == [
                "Site/a.md 2:17+6 warning[output-clash] `b.html` cannot lead elsewhere: `b.html` is taken by `Site/b.md`",
                "Site/a.md 2:25+6 warning[output-clash] `p.png/` cannot lead elsewhere: `p.png/index.html` is taken by `Site/p.png`",
                "Site/a.md 2:33+1 warning[output-clash] `x` cannot lead elsewhere: `x/index.html` is taken by `the table of its folder`",
                "Site/a.md 2:36+7 warning[output-clash] `A2.html` cannot lead elsewhere: `A2.html` is taken by `Site/a2.md` = many disks do not tell upper from lower case",
                "Site/a.md 2:45+16 warning[output-clash] `tablesite.css/` cannot lead elsewhere: `tablesite.css/index.html` is taken by `the style sheet`",
                "Site/c.md 2:11+10 warning[output-clash] `index.html` cannot lead elsewhere: `index.html` is taken by `the table of its folder`",
                "Site/d.md 2:11+6 warning[output-clash] `n.html` cannot lead elsewhere: `n.html` is taken by `n.html` of `Site/c.md`",
            ])
        #expect(site.files["_redirects"] == "/docs/n.html /docs/c.html 301\n")
    }

    @Test func reportsAddressesThatAreNone() async throws {
        let site = try await site(
            ["a.md": "---\naliases: ['https://example.org/a', '../a.html', a.html?b]\n---\n# A"], [redirect("a#b", "a.md")])
        #expect(
            site.result.diagnostics.map(\.line) == [
                "1:1+3 error[settings-value] `redirects` takes an old address of this site, not `a#b` = write it as `/old/page.html`",
                "2:11+23 warning[settings-value] `aliases` takes an old address of this site, not `https://example.org/a` = write it as `/old/page.html`",
                "2:36+11 warning[link-outside] `../a.html` leads out of the site = begin it with `/` at the root of the site",
                "2:49+8 warning[settings-value] `aliases` takes an old address of this site, not `a.html?b` = write it as `/old/page.html`",
            ])
        #expect(site.files["_redirects"] == nil)
    }

    @Test func reportsTargetsThatDoNotExistWithTheNearest() async throws {
        let site = try await site(
            ["guide/install.md": "# A\n## Linux\n", "d.md": "---\ndraft: true\n---\n"],
            [
                redirect("1.html", "guide/instal.md"), redirect("2.html", "guide/install.md#linus"), redirect("3.html", "d.md"),
                redirect("4.html", "javascript:alert(1)"), redirect("5.html", "../x.md"), redirect("6.html", "ftp://x/"),
            ])
        #expect(
            site.result.diagnostics.map(\.line) == [
                "1:20+22 warning[link-anchor] no heading or row `#linus` in `guide/install.md` (no such place) = did you mean `#linux`?",
                "1:20+7 warning[link-outside] `../x.md` leads out of the site = begin it with `/` at the root of the site",
                "1:20+4 warning[link-target] no page `d.md` (a draft) = build drafts with `--drafts`",
                "1:20+15 warning[link-target] no page `guide/instal.md` (not found in Site/) = did you mean `guide/install.md`?",
                "1:20+8 error[settings-value] `redirects` takes a document or a web address, not `ftp://x/`",
                "1:20+19 error[settings-value] `redirects` takes a document or a web address, not `javascript:alert(1)`",
            ])
        #expect(site.files["_redirects"] == "/docs/2.html /docs/guide/install.html 301\n")
    }
}
