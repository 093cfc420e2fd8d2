import Testing

@testable import TableCode

/// The form of definitions, and what is said of those that are wrong.
@Suite struct DefinitionReaderTests {
    private func problems(_ text: String, _ others: [String: String] = [:]) -> [String] {
        let reader = DefinitionReader("t") { $0 == "t" ? text : others[$0] }
        return GrammarBuilder(reader.definition).problems
    }

    @Test(arguments: [
        ("names = t\nwords\n", "t:2: a rule stands in a mode"),
        ("names = t\ncolour = red\n", "t:2: 'colour' is no setting of a language"),
        ("names = t\nextends = u\n", "t:2: there is no definition 'u'"),
        ("[main]\nwrong = a\n", "t:2: 'wrong' is no setting of a mode"),
        ("[main] blue\n", "t:1: 'blue' says nothing of a mode"),
        ("[main]\ncoment:a\n", "t:2: 'coment' is no class"),
        ("[main]\nabc\n", "t:2: 'abc' has no class"),
        ("[main]\nstring:\" -> strng\n", "t:2: there is no mode 'strng'"),
        ("[main]\nstring:[a\n", "t:2: a class is not closed"),
        ("[main]\nstring:*\n", "t:2: nothing to repeat"),
        ("[main]\nstring:a\\\n", "t:2: nothing stands behind \\"),
        ("[main]\nstring:a(?=b)c\n", "t:2: what is only looked at stands at the end"),
        ("[main]\nstring:a(?=b) :c\n", "t:2: what is only looked at stands at the end"),
        ("[main]\nstring:a => css\n", "t:2: an embedded language has an end"),
        ("[main]\nstring:a => css until b or [c\n", "t:2: a class is not closed"),
    ])
    func saysWhatIsWrong(text: String, expected: String) { #expect(problems(text).contains(expected), "\(problems(text))") }

    @Test func aDefinitionExtendsAnother() {
        let base = "names = u\n[main]\nkeyword = if\ncomment://.*\n[text] string\nstring:' <-\n"
        let reader = DefinitionReader("t") {
            $0 == "t" ? "names = t\nextends = u\n[main]\nkeyword = unless\nstring:' -> text\n" : base
        }
        #expect(reader.definition.names == ["t"])
        #expect(reader.definition.modes.map(\.name) == ["main", "text"])
        #expect(reader.definition.modes[0].words.map(\.word) == ["if", "unless"])
        // Its own rules are asked first.
        #expect(reader.definition.modes[0].rules.map { $0.parts[0].pattern } == ["'", "//.*"])
        #expect(GrammarBuilder(reader.definition).problems == [])
    }

    @Test func anEmbeddedLanguageCanHaveSeveralEnds() {
        let reader = DefinitionReader("t") { _ in "[main]\nstring:a => css until b or c(?=d) or e\n" }
        #expect(reader.definition.modes[0].rules.map(\.action) == [.embed("css", until: ["b", "c(?=d)", "e"])])
        let builder = GrammarBuilder(reader.definition)
        #expect(builder.problems == [])
        #expect(builder.grammar.ends.count == 3)
    }

    @Test func definitionsThatExtendOneAnotherAreRefused() {
        #expect(!problems("extends = u\n", ["u": "extends = t\n"]).isEmpty)
    }
}
