import TableBasics
import Testing

@Suite struct URLPathTests {
    @Test(arguments: [
        ("guide/a.html", "guide/a.html"), ("my page.html", "my%20page.html"), ("50%.html", "50%25.html"),
        ("a?b#c.html", "a%3Fb%23c.html"), ("\"<>.html", "%22%3C%3E.html"), ("é.html", "%C3%A9.html"),
        ("a:b/c.html", "./a:b/c.html"),
        ("x/a:b.html", "x/a:b.html"),
    ])
    func encodesWhatAPathCannotHold(path: String, expected: String) {
        #expect(URLPath.encoded(path) == expected)
        #expect(PercentEncoding.decoded(expected) == (expected.hasPrefix("./") ? "./" + path : path))
    }

    @Test func keepsAPercentSignThatEncodesNothing() { #expect(PercentEncoding.decoded("100%.md%zz%4") == "100%.md%zz%4") }

    @Test func keepsEncodedFragments() { #expect(URLPath.encodedFragment("a%20b c") == "a%20b%20c") }
}
