import TableThemes
import Testing

@testable import TableHTML

@Suite struct CSSMinifierTests {
    private func minified(_ css: String) -> String { String(decoding: minifyCSS(css), as: UTF8.self) }

    @Test(arguments: [
        ("a { color : red ; }", "a{color :red}"),
        ("a,\n b > c ~ d + e { margin: 0 auto; padding: 1px }", "a,b>c~d + e{margin:0 auto;padding:1px}"),
        ("@media ( min-width : 3px ) and (a) { a { b: c } }", "@media(min-width :3px) and (a){a{b:c}}"),
        ("a{b:c;;d:e;}", "a{b:c;d:e}"),
        ("a{;b:c}", "a{b:c}"),
        ("", ""),
        (" \n ", ""),
    ])
    func dropsWhiteSpaceThatMeansNothing(css: String, expected: String) {
        #expect(minified(css) == expected)
    }

    @Test(arguments: [
        "a :hover{b:c}", "a:hover{b:c}", "a .b{c:d}", "a{b:calc(1px + 2px - var(--c))}", "a{b:calc(-1*(2px))}",
        "a{b:c d/e \"f\"}", "@container t (width<3px){a{b:c}}", "a:is(b,c) d{e:f}", "a{--empty: ;b:c}", "a{--empty: }",
        "a{--map:{b:c};d:e}", "@layer a,b;@layer a{b{c:d}}",
    ])
    func keepsWhiteSpaceThatMeansSomething(css: String) {
        #expect(minified(css) == css)
    }

    @Test(arguments: [
        ("/* a */b/* c */{d:e}/**/", "b{d:e}"),
        ("a/* descendant? no: two tokens */b{c:d}", "a/**/b{c:d}"),
        ("a /* one space */ b{c:d}", "a b{c:d}"),
        ("a{b:c/* d */;e:f}", "a{b:c;e:f}"),
        ("a{b:c}/* never closed", "a{b:c}"),
    ])
    func dropsCommentsButKeepsTokensApart(css: String, expected: String) {
        #expect(minified(css) == expected)
    }

    @Test(arguments: [
        #"a{content:"  /* b */ ; } "}"#, #"a{content:'it\'s  "b"'}"#, #"a{content:"\\"}"#,
        "a{b:url(data:image/png;base64,iVBOR/*w0KGgo=)}", "a{b:url( \"c  d\" )}", #"a{b:url(c\)d)}"#, "a{b:curl(c,d)}",
        #".\31 0,.a\:b .c,.d\  .e{f:g}"#, "a{content:\"é  👋\"}",
    ])
    func leavesStringsURLsAndEscapesAlone(css: String) {
        #expect(minified(css) == css.replacing("url( \"c  d\" )", with: "url(\"c  d\")"))
    }

    @Test func keepsSpaceAfterSpaceThatEndsEscape() {
        #expect(minified(#".\31   .b{c:d}"#) == #".\31  .b{c:d}"#)
    }

    @Test(arguments: [
        ("@media print{a{b:c}} @media print { d{e:f} }", "@media print{a{b:c}d{e:f}}"),
        ("@media print{a{b:c}}/* x */@media print{d{e:f}}@media print{g{h:i}}j{}", "@media print{a{b:c}d{e:f}g{h:i}}j{}"),
        (
            "@layer l{@media print{a{b:c}}@media print{d{e:f}}}@media print{g{h:i}}",
            "@layer l{@media print{a{b:c}d{e:f}}}@media print{g{h:i}}"
        ),
        (
            "@media print{a{b:c}}@media print{@media print{d{e:f}}@media print{g{h:i}",
            "@media print{a{b:c}@media print{d{e:f}g{h:i}}}"
        ),
    ])
    func opensOneMediaBlockForTwoInARow(css: String, expected: String) {
        #expect(minified(css) == expected)
    }

    @Test(arguments: [
        "@media print{a{b:c}}@media screen{a{b:c}}@media print{a{b:c}}", "@media print{a{b:c}}d{}@media print{a{b:c}}",
        "a{@media print{b:c}@media print{d:e}}", "@media print{}@media print{}", "a{b{c:d}}a{b{c:d}}",
        "@media print{@media print{a{b:c}}}", "@media screen{@media print{a{b:c}}}@media print{d{e:f}}",
    ])
    func leavesOtherBlocksApart(css: String) {
        #expect(minified(css) == css)
    }

    @Test(arguments: [
        ("a{b:c", "a{b:c}"),
        ("@media x{a{b:c;", "@media x{a{b:c}}"),
        ("a{b:calc(1px", "a{b:calc(1px)}"),
        ("a{b:c}}} d{e:f}", "a{b:c}d{e:f}"),
        ("a{b:(c} d", "a{b:(c)}d"),
        ("a{b:\"c", "a{b:\"c\"}"),
        ("a{b:url(c", "a{b:url(c)}"),
        ("a\\", "a\\\n"),
        ("a{b:(c{d)e}f)}}g{}", "a{b:(c{d/**/e}f)}g{}"),
    ])
    func balancesBracketsSoThatResultCanStandInBlock(css: String, expected: String) {
        #expect(minified(css) == expected)
    }

    /// Each of these once ended the block that a theme stands in, for browsers did not see the string or address that was seen here.
    @Test(arguments: [
        ("a{b:\"c\r}}}d{e:f}", "a{b:\"c\n}d{e:f}"),
        ("a{b:\"c\u{0C}}}}d{e:f}", "a{b:\"c\n}d{e:f}"),
        ("a{b:\"c\\\r\n d{\"; }}}\ne{f:g}", "a{b:\"c\\\r\n d{\"}e{f:g}"),
        ("a{b:url(\"#c\" \"d)\")}}}e{f:g}", "a{b:url(\"#c\" \"d)\")}e{f:g}"),
        ("a{b:ur\\l(c\"d)}}}e{f:\"", "a{b:url(()}e{f:\"\"}"),
        ("a{b:+url(c\"d)}}}e{f:\"", "a{b:+url(()}e{f:\"\"}"),
        ("a{b:url(c\\ )}}}d{e:f}", "a{b:url(c\\ )}d{e:f}"),
        ("a{b:url(c\\", "a{b:url(()}"),
        ("a{b:url/**/(c\"d)}\"", "a{b:url/**/(c\"d)}\")}"),
        ("a{b:url(\"c", "a{b:url(\"c\")}"),
        ("a{b:\"c\\", "a{b:\"c\"}"),
        ("a{b:/)* }d{e:f}", "a{b://**/*}d{e:f}"),
        ("a{b:c\\\n}d{e:f}", "a{b:c\\\n}d{e:f}"),
    ])
    func readsWhatBrowsersRead(css: String, expected: String) {
        #expect(minified(css) == expected)
    }

    @Test func takesTimeInProportionWhateverIsOpen() {
        let css = String(repeating: "(", count: 200_000) + String(repeating: "}", count: 200_000)
        #expect(minified(css) == String(repeating: "(", count: 200_000) + String(repeating: ")", count: 200_000))
    }

    @Test func isIdempotentOnTheWholeSheet() {
        for rules in StyleRules.all(for: Theme(name: "any")) {
            let once = minified(rules.css)
            #expect(minified(once) == once)
        }
    }
}
