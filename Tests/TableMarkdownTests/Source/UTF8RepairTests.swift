import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Documents that are not quite text.
@Suite struct UTF8RepairTests {
    @Test func reportsTheFirstInvalidByteAndShowsAllAsReplacements() {
        let source = Array("# T\n- a".utf8) + [0xFF] + Array("b\n- c".utf8) + [0xC3] + Array("\n".utf8)
        let result = page(source)
        #expect(
            result.value.sketch == """
                T #t
                -- alone
                  - paragraph: a\u{FFFD}b #ab
                  - paragraph: c\u{FFFD} #c
                """)
        #expect(
            result.diagnostics.map(\.line) == [
                "2:4+1 warning[utf8-invalid] the text is not valid UTF-8 (shown as \u{FFFD}) = save the file as UTF-8"
            ])
    }

    @Test func reportsTheFirstNULByte() {
        let result = page(Array("- a\n- b\0c\0\n".utf8))
        #expect(result.value.rows.map { result.value.plainText($0.title) } == ["a", "b\u{FFFD}c\u{FFFD}"])
        #expect(
            result.diagnostics.map(\.line) == [
                "2:4+1 warning[nul-byte] a NUL byte stands in the text (shown as \u{FFFD}) = save the file as UTF-8 text"
            ])
    }

    // Bytes replaced in the front matter moved the start of the Markdown.
    @Test func keepsThePlaceOfTheBodyBehindInvalidFrontMatter() {
        let result = page(Array("---\ntitle: ".utf8) + [0xFF, 0xFE, 0xFF] + Array("\n---\n# T\n- a\n".utf8))
        #expect(result.value.sketch == "T #t\n-- alone\n  - paragraph: a #a")
        #expect(result.diagnostics.map(\.range?.start) == [SourceLocation(line: 2, column: 8)])
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0x80],
            [0xE2, 0x82],
        ] as [[UInt8]])
    func reportsEveryKindOfInvalidSequence(_ bytes: [UInt8]) {
        #expect(page(Array("words ".utf8) + bytes).diagnostics.map(\.code.name) == ["utf8-invalid"])
    }

    @Test(arguments: ["ascii only, longer than eight bytes", "é", "€", "𐍈", "\u{10FFFF}", "\u{D7FF}\u{E000}", ""])
    func acceptsValidText(_ text: String) { #expect(problems(text).isEmpty) }

    @Test(arguments: ["\r\n", "\r"])
    func readsOtherLineEndsAsLF(_ end: String) {
        let markdown = """
            ---
            title: x
            ---
            # T
            Lead
            | A | B |
            |---|---|
            | a | b |

            - [x](u) - one
              two {accessory=chek}

              ```
              code
              ```
            - note[^1]

            [^1]: word
            """
        let other = page(markdown.replacing("\n", with: end))
        let page = page(markdown)
        #expect(other.value.sketch.replacing("\r\n", with: "⏎").replacing("\r", with: "⏎") == page.value.sketch)
        #expect(other.diagnostics == page.diagnostics)
        #expect(other.value.rows.map(\.location) == page.value.rows.map(\.location))
    }
}
