import Testing

@testable import TableCSS

@Suite struct CSSValueTests {
    @Test(arguments: [
        "#fff", "none", "rgb(0 0 255/.05)", "var(--tv-margin)", "1rem/1.3 \"Segoe UI\", serif", "url('a;b{c}.png')", "url( a.png )",
        "url()", "url( \"a b\" ), url(c)",
        "path(\"M1 1Z\")", "\"\\\"\"", "'url(a b)'", "linear-gradient(#fff 0 0)", "calc((1px + 2px) * 2)", "ä",
    ])
    func acceptsOneCSSValue(text: String) {
        #expect(CSSValue(text).fault == nil)
        #expect(CSSValue(text).text == text)
    }

    @Test func removesWhiteSpaceAround() { #expect(CSSValue("  #fff \n").text == "#fff") }

    @Test(arguments: [
        ("red; color: blue", "cannot hold `;` outside of quotes"),
        ("red} body {x", "cannot hold `}` outside of quotes"),
        ("{", "cannot hold `{` outside of quotes"),
        ("\"</style>\"", "cannot hold `<`"),
        ("\"open", "has a quote that is not closed"),
        ("\"open\\\"", "has a quote that is not closed"),
        ("'a\"", "has a quote that is not closed"),
        ("rgb(0 0 0", "lacks a `)`"),
        ("rgb(0 0 0))", "has a `)` too many"),
        ("a[0)", "has a `)` too many"),
        ("red /* x", "cannot hold a comment"),
        ("red\\", "cannot hold `\\` outside of quotes"),
        ("red !important", "cannot hold `!` outside of quotes"),
        ("a\nb", "cannot hold line breaks or other control characters"),
        ("a\u{0}", "cannot hold line breaks or other control characters"),
        ("url(a\"b)}c\")", "has spaces, quotes or parentheses in an address without quotes"),
        ("red, URL( a'b)}c')", "has spaces, quotes or parentheses in an address without quotes"),
        ("url(a b)", "has spaces, quotes or parentheses in an address without quotes"),
        ("url(a", "lacks a `)`"),
        ("rgb(0 url(a", "lacks a `)`"),
        ("url(a(b))", "has spaces, quotes or parentheses in an address without quotes"),
        ("", "cannot be empty"),
        ("  ", "cannot be empty"),
    ])
    func refusesWhatReachesFurther(text: String, fault: String) {
        #expect(CSSValue(text).fault == fault)
    }

    @Test(arguments: [
        ("url(a.png)", true), ("URL(a.png)", true), ("image-set('a.png' 1x)", true), ("-webkit-image-set('a' 1x)", true),
        ("linear-gradient(src('a'), #fff)", true), ("url(a", true), ("#fff", false), ("'url(a.png)'", false), ("url", false),
    ])
    func knowsWhatMayNameAFile(text: String, namesFile: Bool) { #expect(CSSValue(text).namesFile == namesFile) }

    @Test(arguments: [
        ("#fff, #000", true), ("rgb(0, 0, 0)", false), ("'a, b'", false), ("[a, b]", false), ("url(a,b)", false), ("red", false),
    ])
    func findsLooseCommas(text: String, hasComma: Bool) { #expect(CSSValue(text).hasLooseComma == hasComma) }
}
