import TableModel
import Testing

/// Addresses without markup.
@Suite struct ExtendedAutolinkTests {
    @Test func linksAddressesThatStandInText() {
        let markdown = #"""
            See https://a.b/c. And (https://a.b/(d)) or http://x.y/z?q=1&amp;r, then www.site.org!
            Mail me@home.org, not a@b. https://x.y/中文。 ftp://f.g/h; https://a.b/c_d_ <https://e.f> x:http://q

            参见https://a.b/c，好。 http://localhost:80/ awww.no http://! foohttps://nope [https://in.link](u)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < See [(https://a.b/c)https://a.b/c]. And ([(https://a.b/(d))https://a.b/(d)]) or [(http://x.y/z?q=1&r)http://x.y/z?q=1&r], then [(http://www.site.org)www.site.org]! Mail [(mailto:me@home.org)me@home.org], not a@b. [(https://x.y/中文)https://x.y/中文]。 [(ftp://f.g/h)ftp://f.g/h]; [(https://a.b/c_d)https://a.b/c_d]_ [(https://e.f)https://e.f] x:[(http://q)http://q] ¶ 参见[(https://a.b/c)https://a.b/c]，好。 [(http://localhost:80/)http://localhost:80/] awww.no http://! foohttps://nope [(u)https://in.link]
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func linksNothingInsideLinks() {
        let markdown = #"""
            - [https://a.b me@c.de www.f.g](u)
            - <https://a.b>
            - `https://a.b`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - default: https://a.b me@c.de www.f.g -> u (disclosure) #httpsab-mecde-wwwfg
                  - default: https://a.b -> https://a.b #httpsab
                  - default: `https://a.b` #httpsab-1
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func linksNothingInsideLinksOfTheAuthorsHTML() {
        #expect(sketch(#"- <a href="u">https://a.b *me@c.de*</a> https://d.e"#).contains("[(https://a.b)") == false)
        #expect(sketch(#"- <a href="u">https://a.b *me@c.de*</a> https://d.e"#).contains("[(mailto:") == false)
        #expect(sketch(#"- <a href="u">https://a.b *me@c.de*</a> https://d.e"#).contains("[(https://d.e)https://d.e]"))
    }

    /// HTML Living Standard §4.5.1: no `a` in an `a`; the parser of §13.2.6.4.7 ends the first one, too.
    @Test func endsALinkOfTheAuthorsHTMLBeforeOneOfMarkdown() {
        let events = page(#"Text <a href="u">one [two](v) three</a> four <a href="w">*[five](x)*</a>"#).value.events
        #expect(events.count { if case .openLink = $0 { true } else { false } } == 1)
    }
}
