import Testing

import SiteModel

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("plain words", "plain words"), ("a * b", #"a \* b"#), ("<b> & [c](d)", #"\<b\> \& \[c\]\(d\)"#),
        ("two\nlines", "two lines"),
        ("ä – ☕", "ä – ☕"), (#"\"#, #"\\"#),
    ])
    func meansNothingButItsWords(text: String, markdown: String) {
        #expect(MarkdownText.escaped(text) == markdown)
    }
}
