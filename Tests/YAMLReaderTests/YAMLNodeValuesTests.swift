import TableModel
import Testing
import YAMLReader

@Suite struct YAMLNodeValuesTests {
    private let place = SourceRange(line: 1, column: 1)

    private func plain(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, isQuoted: false), at: place) }
    private func quoted(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, isQuoted: true), at: place) }

    @Test(arguments: ["2024", "yes", "1.0", "a b"])
    func anyScalarIsText(text: String) throws { #expect(try plain(text).text().get() == text) }

    @Test func nothingIsNoText() throws {
        #expect(throws: ValueProblem(plain(""))) { try plain("").text().get() }
        #expect(try quoted("").text().get() == "")
    }

    @Test func readsTruth() throws {
        for word in ["true", "True", "yes", "on"] { #expect(try plain(word).bool().get()) }
        for word in ["false", "FALSE", "no", "off"] { #expect(try !plain(word).bool().get()) }
        #expect(throws: ValueProblem(quoted("true"), help: "write it without quotes")) { try quoted("true").bool().get() }
        #expect(throws: ValueProblem(plain("1"), help: "write `true` or `false`")) { try plain("1").bool().get() }
    }

    @Test func readsWholeNumbers() throws {
        #expect(try plain("-12").integer().get() == -12)
        #expect(throws: ValueProblem.self) { try plain("1.5").integer().get() }
        #expect(throws: ValueProblem.self) { try plain("99999999999999999999").integer().get() }
        #expect(throws: ValueProblem.self) { try quoted("1").integer().get() }
    }

    @Test func suggestsTheNearestChoice() throws {
        #expect(try plain("inset").choice(of: ["plain", "inset"]).get() == "inset")
        #expect(throws: ValueProblem(plain("insett"), help: "did you mean `inset`?")) {
            try plain("insett").choice(of: ["plain", "inset"]).get()
        }
        #expect(throws: ValueProblem(plain("x"), help: "write one of plain, inset")) {
            try plain("x").choice(of: ["plain", "inset"]).get()
        }
    }

    @Test func oneTextIsAListOfOne() throws {
        #expect(try plain("a").textList().get() == ["a"])
        #expect(try YAMLNode(.sequence([plain("a"), plain("1")]), at: place).textList().get() == ["a", "1"])
    }

    @Test func aListProblemIsAtItsItem() {
        let inner = YAMLNode(.sequence([]), at: SourceRange(line: 2, column: 5))
        #expect(throws: ValueProblem(inner)) {
            try YAMLNode(.sequence([plain("a"), inner]), at: place).textList().get()
        }
    }

    @Test func namesLongTextByItsBeginning() {
        #expect(plain(String(repeating: "x", count: 60)).summary == "`" + String(repeating: "x", count: 39) + "…`")
        #expect(quoted("one\ntwo").summary == "`one…`")
    }
}
