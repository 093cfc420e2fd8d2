import Testing

@testable import SiteStages

@Suite struct IncludedTextTests {
    private func text(_ source: String, path: String = "a.rs") -> IncludedText {
        var text = IncludedText(path: path, bytes: Array(source.utf8))
        text.readMarks()
        return text
    }

    @Test(arguments: [
        "// ANCHOR: a\nx\n// ANCHOR_END: a\n", "# --8<-- [start:a]\nx\n# --8<-- [end:a]\n",
        "<!-- #region a -->\nx\n<!-- #endregion a -->\n",
        "/* ANCHOR:a */\nx\n/* ANCHOR_END:a */\n", "-8<- [ start : a ]\nx\n-8<- [ end : a ]\n", "//#region a\nx\n//#endregion\n",
        "#pragma region a\nx\n#pragma endregion\n", "// region a\nx\n// endregion a\n", "(*#region a*)\nx\n(*#endregion a*)\n",
    ])
    func findsPartsOfEveryKind(source: String) {
        let text = text(source)
        #expect(text.parts == ["a": 1..<2])
        #expect(text.marks == [0, 2])
    }

    @Test(arguments: [
        "the region a\nx\n", "region: a\n", "subregion a\nendregion\n", "ANCHOR\n", "// regional a\n", "#region\nx\n",
    ])
    func takesWordsForNoMarks(source: String) {
        #expect(text(source).parts == [:])
        #expect(text(source).marks == [])
    }

    @Test func nestsAndCrosses() {
        let nested = text("#region a\n1\n#region b\n2\n#endregion\n3\n#endregion\n")
        #expect(nested.parts == ["a": 1..<6, "b": 3..<4])
        let crossing = text("ANCHOR: a\n1\nANCHOR: b\n2\nANCHOR_END: a\n3\nANCHOR_END: b\n")
        #expect(crossing.parts == ["a": 1..<4, "b": 3..<6])
    }

    @Test func partsWithoutAnEndGoOnToTheEndAndRegionsAreNone() {
        #expect(text("ANCHOR: a\n1\n2").parts == ["a": 1..<3])
        #expect(text("#region a\n1\n2").parts == [:])
        #expect(text("#endregion a\nANCHOR_END: a\n").parts == [:])
        #expect(text("ANCHOR: a\n1\nANCHOR_END: a\nANCHOR: a\n2\nANCHOR_END: a\n").parts == ["a": 1..<2])
    }

    @Test func findsHeadingsOfMarkdown() {
        let text = text("# Top\nx\n## One and two\ny\n### Deep\nz\n## Three\n", path: "a.md")
        #expect(text.headings == ["top": 0..<7, "one-and-two": 2..<6, "deep": 4..<6, "three": 6..<7])
        #expect(self.text("# Top\n").headings == [:])
    }

    @Test func endsLinesAsMarkdownDoes() {
        #expect(IncludedText(path: "a", bytes: Array("a\r\nb\rc\nd".utf8)).lines == [0..<3, 3..<5, 5..<7, 7..<8])
        #expect(IncludedText(path: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61]).lines == [3..<4])
        #expect(IncludedText(path: "a", bytes: []).lines == [])
    }
}
