import Testing

@testable import TableCode

/// What values and selectors of style sheets are.
@Suite struct CSSCodeTests {
    @Test(arguments: [
        (
            "css", ##"@import url(https://a.b/c?d=e;f); a { b: url( data:image/png;base64,iV//BO') no-repeat; c: d } /* it's */"##,
            ##"[k @import] [f url]([s https://a.b/c?d=e;f]); [k a] { [v b]: [f url]( [s data:image/png;base64,iV//BO']) no-repeat; [v c]: d } [c /* it's */]"##
        ),
        (
            "css", ##"a{b:url(data:image/png;base64,iV)}c{d:url("e.png") f}"##,
            ##"[k a]{[v b]:[f url]([s data:image/png;base64,iV])}[k c]{[v d]:[f url]([s "e.png"]) f}"##
        ),
        (
            "scss", ##"@import url(//a.b/c); d { e: url(//f.g/h.png); i: url(#{$j}/k.png) url($l + "m"); } // it's"##,
            ##"[k @import] [f url]([s //a.b/c]); [k d] { [v e]: [f url]([s //f.g/h.png]); [v i]: [f url]([e #{][v $j][e }][s /k.png]) [f url]([v $l] + [s "m"]); } [c // it's]"##
        ),
        (
            "less", ##"a { b: url(//c.d/e.png) f, url(@{g}//h); i: j } // it's"##,
            ##"[k a] { [v b]: [f url]([s //c.d/e.png]) f, [f url]([s @{g}//h]); [v i]: j } [c // it's]"##
        ),
    ])
    func addressesWithoutQuotesHaveNoComments(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "css", ##"color: red;\##n  --a: 1px;\##nbackground: url("b") c;\##na:hover, b { d: e }"##,
            ##"[v color]: red;\##n  [v --a]: [n 1px];\##n[v background]: [f url]([s "b"]) c;\##n[k a][a :hover], [k b] { [v d]: e }"##
        ),
        (
            "scss", ##"a: $b;\##n&:hover { c: d; }\##n.e:not(.f) { g: h; } // it's"##,
            ##"[v a]: [v $b];\##n[k &][a :hover] { [v c]: d; }\##n[a .e:not]([a .f]) { [v g]: h; } [c // it's]"##
        ),
    ])
    func declarationsStandAlone(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
