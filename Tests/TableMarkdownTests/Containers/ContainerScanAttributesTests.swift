import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Attributes of kramdown that make alerts.
@Suite struct ContainerScanAttributesTests {
    @Test(arguments: [
        ("{: .note }\na", "<note! a ¶ >"), ("a\nb\n{: .warning }\n\nc", "<warning! a b ¶ >c"),
        ("{:.tip}\n> a\n>\n> b", "<tip! a ¶ b ¶ >"),
        ("> a\n{: .important }", "<important! a ¶ >"), ("{: .caution .wide }\na\n\nb", "<caution! a ¶ >b"),
        ("{: .note-title }\n> My *title*\n>\n> a", "<note! «My *title*» a ¶ >"),
        ("{: .tip-title }\nTitle\na", "<tip! «Title» a ¶ >"),
        ("{: .highlight }\na", "<note!- a ¶ >"), ("{: .new }\n> a", "<note! «New» a ¶ >"),
        ("> {: .warning }\n> a", "<<warning! a ¶ >>"), ("> a\n>\n> b\n> {: .tip }", "<a ¶ <tip! b ¶ >>"),
        ("{: .important }\n> {: .warning }\n> a", "<important! <warning! a ¶ >>"),
    ])
    func makesAlerts(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test func makesAlertsInItems() {
        #expect(sketch("- a\n\n  {: .note }\n  b\n").contains("<note! b ¶ >"))
        #expect(sketch("- a\n\n  b\n  {: .note }\n\n  c\n").contains("<note! b ¶ >c"))
    }

    @Test(arguments: [
        "a\n{: .wide }", "{: .note }\n\na", "`{: .note }`\na", "- a\n{: .note }", "# A\n{: .note }", "```\na\n{: .note }\n```",
        "{.note}\na",
    ])
    func leavesOtherText(markdown: String) { #expect(!page("# T\n\n" + markdown).value.sketch.contains("note!")) }

    @Test func isTextInStrictReading() { #expect(flow("{: .note }\na", options: .strict).contains("{: .note }")) }

    @Test func placesWhatStandsInThem() {
        let found = page("# T\n\n{: .note }\n[a](b.md)\n\n> x\n> [c](d.md)\n{: .tip }\n\n[e](f.md)\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["4:5", "7:7", "10:5"])
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["{: .note }\n", "a\n{: .note }\n", "> a\n{: .note }\n", "> {: .note }\n", "{: .note }\na\n\n"] {
            _ = page(String(repeating: piece, count: 30_000 / piece.utf8.count))
        }
    }
}
