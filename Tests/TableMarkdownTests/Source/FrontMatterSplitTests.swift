import TableMarkdown
import Testing

/// Where front matter ends and Markdown begins.
@Suite struct FrontMatterSplitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var source: String
        /// The YAML or TOML, nil for none.
        var yaml: String?
        var body: String
        var line = 0

        var testDescription: String { source.debugDescription }
    }

    @Test(arguments: [
        Case(source: "---\ntitle: x\n---\nbody", yaml: "title: x\n", body: "body", line: 3),
        Case(source: "---\r\ntitle: x\r\n---\r\nbody", yaml: "title: x\r\n", body: "body", line: 3),
        Case(source: "---  \n# comment\n\n\"a b\": x\n... \n", yaml: "# comment\n\n\"a b\": x\n", body: "", line: 5),
        Case(source: "\u{FEFF}---\na:\n---\nbody", yaml: "a:\n", body: "body", line: 3),
        Case(source: "\u{FEFF}body", yaml: nil, body: "body"),
        Case(source: "---\n---\nbody", yaml: "", body: "body", line: 2),
        Case(source: "---\n\nA paragraph, and more: words\n---\n", yaml: nil, body: "---\n\nA paragraph, and more: words\n---\n"),
        Case(source: "---\nhttps://a.b\n---\n", yaml: nil, body: "---\nhttps://a.b\n---\n"),
        Case(source: "---\n- a: list\n---\n", yaml: nil, body: "---\n- a: list\n---\n"),
        Case(source: "---\ntitle: x\nnever closed", yaml: nil, body: "---\ntitle: x\nnever closed"),
        Case(source: "----\ntitle: x\n---\n", yaml: nil, body: "----\ntitle: x\n---\n"),
        Case(source: "\n---\ntitle: x\n---\n", yaml: nil, body: "\n---\ntitle: x\n---\n"),
        Case(source: "+++\ntitle = 'x'\n+++\nbody", yaml: "title = 'x'\n", body: "body", line: 3),
        Case(source: "+++ \n# comment\n[extra]\na = 1\n+++\n\nbody", yaml: "# comment\n[extra]\na = 1\n", body: "\nbody", line: 5),
        Case(source: "\u{FEFF}+++\r\na.b = 1\r\n+++\r\nbody", yaml: "a.b = 1\r\n", body: "body", line: 3),
        Case(source: "+++\n+++\nbody", yaml: "", body: "body", line: 2),
        Case(source: "+++\ntitle: x\n+++\n", yaml: nil, body: "+++\ntitle: x\n+++\n"),
        Case(source: "+++\na = 1\n---\n", yaml: nil, body: "+++\na = 1\n---\n"),
        Case(source: "+++\nA + B = C, we say\n+++\n", yaml: nil, body: "+++\nA + B = C, we say\n+++\n"),
        Case(source: "", yaml: nil, body: ""),
        Case(source: "---", yaml: nil, body: "---"),
    ])
    func splitsAtTheFences(_ example: Case) {
        let source = Array(example.source.utf8)
        let split = splitFrontMatter(source)
        #expect(split.settings.map { String(decoding: source[$0], as: UTF8.self) } == example.yaml)
        #expect(String(decoding: source[split.bodyStart...], as: UTF8.self) == example.body)
        #expect(split.bodyLine == example.line)
        #expect(split.isTOML == ((example.yaml != nil || split.hasNoEnd) && example.source.contains("+++")))
    }

    @Test(arguments: [
        "---\ntitle: x", "---\ntitle: x\n\ntext\n", "---\r\ntitle: x\r\n\r\ntext", "\u{FEFF}--- \ntitle: x\ndraft: true\n\n# A\n",
        "---\ntags:\n  - a\ntitle: x\n# A\n", "---\nTitle: x\ndraft: true\n\ntext",
        "---\n# settings\ntitle: x\ndraft: true\n\n# Secret\n", "---\ntitle: x\n----\n\ntext",
        "---\ntitle: x\n  ---\ntext", "+++\ntitle = 'x'\n\ntext", "+++\n[extra]\na = 1\n---\n",
    ])
    func tellsThatItHasNoEnd(source: String) {
        let split = splitFrontMatter(Array(source.utf8))
        #expect(split.hasNoEnd)
        #expect(split.settings == nil)
    }

    /// A thematic break, and text.
    @Test(arguments: [
        "---\ntitle: x\n---\ntext", "---", "---\n", "---\n\ntitle: x\n", "---\nNote: this is text.\n",
        "---\nWe say: this is text.\n",
        "---\nsee this: text\n", "---\nexample:\n\n    let a: Int\n", "---\nhttps://a.b\n", "---\n- a: b\n",
        "---\ntext\nand: more\n",
        "---\n# Title\nauthor: me\n", "---\nFrom: me\nTo: you\n\nletter", "----\ntitle: x\n", "text\n---\ntitle: x\n",
        "+++\ntitle: x\n", "+++\ntext = a\n+++\n",
        "---\ntitle: x\n--- name:content\n\ntext\n",
    ])
    func takesNoTextForFrontMatterWithoutEnd(source: String) { #expect(!splitFrontMatter(Array(source.utf8)).hasNoEnd) }
}
