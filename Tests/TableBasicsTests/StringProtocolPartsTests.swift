import Testing
@testable import TableBasics

@Suite struct StringProtocolPartsTests {
    @Test(arguments: [
        ("https://a", "://", true), ("a:/b//", "://", false), ("", "a", false), ("ab", "b", true), ("aab", "ab", true),
        ("ä", "\u{308}", false), ("日本語", "本", true), ("", "", true), ("a", "", true),
    ])
    func findsParts(text: String, part: String, isThere: Bool) {
        let whole: Bool = text.contains(part)
        #expect(whole == isThere)
        #expect(text.firstRange(of: part).map { String(text[$0]) } == (isThere ? part : nil))
        #expect(text[...].contains(part) == isThere)
    }

    @Test(arguments: [
        ("a/b/c", "/", "-", "a-b-c"), ("aaa", "aa", "b", "ba"), ("", "a", "b", ""), ("{x}{x}", "{x}", "", ""),
        ("ab", "c", "d", "ab"),
        ("x", "", "y", "x"), ("((", "(", "((", "(((("),
    ])
    func replacesParts(text: String, part: String, replacement: String, expected: String) {
        #expect(text.replacing(part, with: replacement) == expected)
        #expect(text[...].replacing(part, with: replacement) == expected)
    }
}
