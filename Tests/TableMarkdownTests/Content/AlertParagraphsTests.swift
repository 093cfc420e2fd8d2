import TableModel
import TableTestSupport
import Testing

/// Alerts and sizes as Docsify has them.
@Suite struct AlertParagraphsTests {
    @Test(arguments: [("?> A *tip*.", AlertKind.tip, "A tip."), ("!> Two\nlines", .important, "Two lines")])
    func areParagraphs(markdown: String, kind: AlertKind, words: String) {
        let page = page("# T\n\n\(markdown)\n\nText.").value
        #expect(page.events.contains(.open(.alert(Alert(kind, title: .word)))))
        #expect(page.plainText(page.header).contains(words) && !page.plainText(page.header).contains(">"))
    }

    @Test(arguments: ["a ?> b", "?>", "\\?> a", "?>a"])
    func areTextOtherwise(markdown: String) {
        #expect(!page("# T\n\n\(markdown)").value.sketch.contains("tip"))
    }

    @Test func standBeforeLists() {
        let page = page("# T\n\n?> A tip\n\n- a\n- b").value
        #expect(page.rows.count == 2 && page.events.contains(.open(.alert(Alert(.tip, title: .word)))))
    }

    @Test(arguments: [
        ("![a](b.png ':size=50x100')", " width=\"50\" height=\"100\""), ("![a](b.png ':size=50')", " width=\"50\""),
        ("![a](b.png 'A b :size=x9')", " height=\"9\""),
    ])
    func readsSizesOfImages(markdown: String, size: String) {
        let text = String(decoding: page("# T\n\n\(markdown)").value.text, as: UTF8.self)
        #expect(text.contains(size) && !text.contains(":size"), "\(text)")
    }

    @Test(arguments: [
        ("    :::yaml\n    a: b", "yaml", "a: b\n"), ("    #!python\n    x", "python", "x\n"),
        ("    :::python hl_lines=\"1\"\n    x", "python hl_lines=\"1\"", "x\n"),
        ("    #!/usr/bin/python\n    x", "", "#!/usr/bin/python\nx\n"),
        ("    :::note\n    x", "", ":::note\nx\n"), ("```\n#!python\nx\n```", "", "#!python\nx\n"),
        ("    :::yaml", "", ":::yaml\n"),
    ])
    func readsTheLanguageOfIndentedCode(markdown: String, language: String, code: String) {
        let page = page("# T\n\n\(markdown)").value
        let found = page.events.compactMap { event in
            if case .codeBlock(let info, let text) = event { "\(page.string(info))|\(page.string(text))" } else { nil }
        }
        #expect(found == ["\(language)|\(code)"])
    }

    @Test func readsGroupsOfCodeOfVuePress() {
        let found = flow(":::: code-group\n::: code-group-item FOO\n```js\na\n```\n:::\n::: code-group-item BAR\nb\n:::\n::::")
        #expect(found.contains("FOO") && found.contains("BAR") && !found.contains("code-group"), "\(found)")
        #expect(page("# T\n\n:::: code-group\n::: code-group-item FOO\na\n:::\n::::").value.events.contains(.open(.tab)))
    }
}
