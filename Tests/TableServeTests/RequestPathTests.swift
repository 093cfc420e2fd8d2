import Testing

@testable import TableServe

private func read(_ target: String) -> String? { RequestPath(target: Array(target.utf8))?.path }

@Suite struct RequestPathTests {
    @Test(arguments: [
        ("/", ""), ("/a", "a"), ("/a/", "a/"), ("/a/b.html", "a/b.html"), ("/a?b/../c", "a"), ("/a/?", "a/"),
        ("/%41%7e%C3%b6", "A~ö"), ("/ö", "ö"), ("/a%20b+c", "a b+c"), ("/%252e%252e/a", "%2e%2e/a"), ("/...", "..."),
        ("/a..b", "a..b"),
        ("/%5c..", "\\.."), ("/a:b", "a:b"), ("//a", "/a"), ("/a//b", "a//b"), ("//", "/"), ("/%e2%88%95..", "∕.."),
    ])
    func decodesOnce(_ target: String, _ expected: String) {
        #expect(read(target) == expected)
    }

    @Test(arguments: [
        "", "a", "*", "?", "https://a/", "a:80", "/%", "/%4", "/%4g", "/%g4", "/%%41", "/%u002e", "/%00", "/a%00.html", "/%0a",
        "/%0d%0a", "/%7f", "/%c0%ae", "/%ff", "/%ed%a0%80", "/%80", "/.", "/..", "/./a", "/../a", "/a/..", "/a/../b", "/%2e",
        "/%2e%2e/a", "/.%2E/a", "/%2e./a", "/..%2fa", "/a%2fb", "/%2F", "/\\a", "/..\\a", "/a#b", "/a?b#c",
    ])
    func refusesWhatIsNoAddress(_ target: String) {
        #expect(read(target) == nil)
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(RequestPath(target: [0x2F, 0xFF]) == nil)
    }

    @Test(arguments: [
        ("/?since=7", 7), ("/?a=1&since=-7&since=8", -7), ("/?since=", nil), ("/?since=a", nil), ("/?xsince=7", nil), ("/", nil),
        ("/?since=99999999999999999999", nil),
    ])
    func findsNumbersInTheQuery(_ target: String, _ expected: Int?) {
        #expect(RequestPath(target: Array(target.utf8))?.number("since") == expected)
    }
}
