import Testing

@testable import TableModel

@Suite struct TokenValueTests {
    @Test(arguments: [
        "#fff", "none", "rgb(0 0 255/.05)", "var(--tv-margin)", "1rem/1.3 \"Segoe UI\", serif", "url('a;b{c}.png')", "url( a.png )", "url()", "url( \"a b\" ), url(c)",
        "path(\"M1 1Z\")", "\"\\\"\"", "linear-gradient(#fff 0 0)", "calc((1px + 2px) * 2)", "ä",
    ])
    func acceptsOneCSSValue(text: String) { #expect(TokenValue.valid(text) == text) }

    @Test func removesWhiteSpaceAround() { #expect(TokenValue.valid("  #fff \n") == "#fff") }

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
        ("url(a(b))", "has spaces, quotes or parentheses in an address without quotes"),
        ("", "cannot be empty"),
        ("  ", "cannot be empty"),
    ])
    func refusesWhatReachesFurther(text: String, fault: String) {
        #expect(TokenValue.valid(text) == nil)
        #expect(TokenValue.fault(in: text) == fault)
    }
}
