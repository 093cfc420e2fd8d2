import Testing

/// When the text around rows is a caption, and when a card.
@Suite struct BlocksAppearanceTests {
    @Test(arguments: [
        ("One short paragraph.", "tv-head"),
        (String(repeating: "a", count: 240), "tv-head"),
        (String(repeating: "a", count: 241), "tv-prose"),
        ("One.\n\nTwo.", "tv-prose"),
        ("> quote", "tv-prose"),
        ("```\ncode\n```", "tv-prose"),
        ("![i](i.png)", "tv-prose"),
        ("`code` *em*", "tv-head"),
    ])
    func looksAtLengthAndKind(_ header: String, _ name: String) {
        #expect(sections("# T\n## S\n\(header)\n\n- a\n").contains("<div class=\(name)>"))
    }

    /// Where most sections are text, a line before or after a list is text too, and so is what closes the page.
    @Test func looksAtThePageAround() {
        let part = "\n## L\nShort.\n\n- a\n\nBehind.\n"
        let text = sections("# T\n## A\nOne.\n\n## B\nTwo.\n" + part)
        #expect(!text.contains("tv-head") && !text.contains("tv-foot") && text.contains("<div class=tv-prose>\n<p>Behind."))
        let even = sections("# T\n## A\nOne.\n" + part)
        #expect(even.contains("<div class=tv-head>") && even.contains("<div class=tv-foot>"))
        let closed = html("# T\n## A\nOne.\n\n---\n\nThe end.\n")
        #expect(closed.contains("<footer class=\"tv-footer tv-prose\">\n<p>The end."))
    }
}
