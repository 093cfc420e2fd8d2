import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Comments in code that mark lines.
@Suite struct CodeCommentsTests {
    @Test(arguments: [
        ("let a // [!code highlight]", "js {1}", "let a\n"),
        ("a # [!code ++]\nb # [!code --]", "js added=\"1\" removed=\"2\"", "a\nb\n"),
        ("a <!-- [!code focus:2] -->\nb", "js {1-2}", "a\nb\n"), ("a /* [!code error] */", "js {1}", "a\n"),
        ("a; // [!code hl]\nb;// [!code hl]\n(c) ;; [!code hl]", "js {1,2,3}", "a;\nb;\n(c)\n"),
        ("// highlight-next-line\na\nb", "js {1}", "a\nb\n"),
        ("a\n# highlight-start\nb\nc\n# highlight-end\nd", "js {2-3}", "a\nb\nc\nd\n"),
        ("  /* [!code ++] */ b()", "js added=\"1\"", "  b()\n"), ("a // [!code warning] mind b", "js {1}", "a // mind b\n"),
        ("a <!-- [!code hl] why -->", "js {1}", "a <!-- why -->\n"), ("<p> <!-- [!code hl] --> b", "js {1}", "<p> b\n"),
        ("a // see b [!code hl]", "js {1}", "a // see b\n"), ("a {/* [!code hl] */}", "js {1}", "a\n"),
        ("{/* highlight-next-line */}\na", "js {1}", "a\n"), ("<!-- highlight-start -->\na", "js {1}", "a\n"),
    ])
    func takesThemOutAndMarksTheirLines(code: String, info: String, shown: String) {
        let found = block("```js\n\(code)\n```")
        #expect(found.info == info && found.code == shown)
    }

    @Test(arguments: [
        "a // [!code unknown]", "let highlight-start = 1", "a [!note]", "print(\"highlight-next-line\")", "a // highlight-next",
        "let a = \"[!code focus]\"; b()", "Write `[!code ++]` here", "a [!code hl]",
    ])
    func leavesOtherCode(code: String) {
        let found = block("```js\n\(code)\n```")
        #expect(found.info == "js" && found.code == code + "\n")
    }

    @Test func keepsWhatIsMarkedBehindTheFence() {
        #expect(block("```js {3} title=\"a\"\na // [!code hl]\n```").info == "js {3} title=\"a\" {1}")
    }

    /// Twoslash compiles code with lines that readers do not need.
    @Test(arguments: [
        ("import a from 'x'\n// ---cut---\n// @noErrors\nuse(a)", "use(a)\n"), ("a\n// ---cut-before---\nb", "b\n"),
        ("a\n  // ---cut-after---\nb", "a\n"), ("a\n// ---cut-start---\nb\n// ---cut-end---\nc", "a\nc\n"),
        ("// @errors: 2322\na // [!code hl]", "a\n"), ("// @filename: a.ts\na", "// @filename: a.ts\na\n"),
        ("// @see that\na", "// @see that\na\n"), ("a\n// ---cut---", "a\n// ---cut---\n"),
    ])
    func leavesOutWhatOnlyTheCompilerReads(code: String, shown: String) {
        for info in ["ts twoslash", "ts {1} twoslash"] { #expect(block("```\(info)\n\(code)\n```").code == shown) }
        let marks = code.hasPrefix("// @errors") ? "// @errors: 2322\na\n" : code + "\n"
        #expect(block("```ts\n\(code)\n```").code == marks)
        #expect(block("```twoslash\n\(code)\n```").code == marks)
    }

    /// Code without a language is no program.
    @Test func leavesCodeWithoutALanguage() {
        #expect(block("```\na // [!code hl]\n```").code == "a // [!code hl]\n")
        #expect(block("    a // [!code hl]\n").code == "a // [!code hl]\n")
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["[!code ", "// [!code hl]\n", "// highlight-start\n", "t-", "[!"] {
            _ = block("```js\n" + String(repeating: piece, count: 50_000 / piece.utf8.count) + "\n```")
        }
    }

    private func block(_ markdown: String) -> (info: String, code: String) {
        let page = page(markdown).value
        for case .codeBlock(let info, let text) in page.events { return (page.string(info), page.string(text)) }
        return ("", "")
    }
}
