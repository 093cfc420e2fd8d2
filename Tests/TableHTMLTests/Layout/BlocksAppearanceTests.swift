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
}
