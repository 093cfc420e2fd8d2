import Testing

@testable import TableBuild

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("plain words", "plain words"), ("a * b", #"a \* b"#), ("<b> & [c](d)", #"\<b\> \& \[c\]\(d\)"#), ("two\nlines", "two lines"),
        ("ä – ☕", "ä – ☕"), (#"\"#, #"\\"#),
    ])
    func meansNothingButItsWords(text: String, markdown: String) {
        #expect(markdownText(text) == markdown)
    }
}
