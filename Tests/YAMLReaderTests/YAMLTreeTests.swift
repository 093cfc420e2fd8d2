import TableModel
import TableTestSupport
import Testing
import YAMLReader

@Suite struct YAMLTreeTests {
    private func read(_ yaml: String, firstLine: Int = 1) -> (outline: String?, report: [String]) {
        let checked = readYAML(Array(yaml.utf8)[...], path: "site.yml", firstLine: firstLine)
        return (checked.value?.outline, checked.diagnostics.map(\.line))
    }

    @Test func readsNestedValuesWithTheirPlaces() {
        let yaml = """
            title: Handbook
            # A comment.
            tokens:
              tint: {light: "#fff", dark: '#000'}
            aliases:
              - old.md
              - 12
            note: |
              two
              lines
            """
        let (outline, report) = read(yaml)
        #expect(
            outline == """
                1:1{1:1 title: 1:8 Handbook, 3:1 tokens: 4:3{4:3 tint: 4:9{4:10 light: 4:17"#fff", 4:25 dark: 4:31"#000"}}, \
                5:1 aliases: 6:3[6:5 old.md, 7:5 12], 8:1 note: 8:7"two\nlines"}
                """)
        #expect(report == [])
    }

    @Test func countsColumnsInBytesAndLinesFromTheFirst() {
        let yaml = "é\u{1F600}: {ü: ö}\r\nnext: \"\u{2028}x\"\rlast: 1"
        let (outline, report) = read(yaml, firstLine: 2)
        #expect(outline == "2:1{2:1 é\u{1F600}: 2:9{2:10 ü: 2:14 ö}, 3:1 next: 3:7\"\u{2028}x\", 4:1 last: 4:7 1}")
        #expect(report == [])
    }

    @Test func placesStayRightBehindManyWideCharacters() {
        let wide = String(repeating: "ä€", count: 500)
        #expect(read("\(wide): {b: c}").outline == "1:1{1:1 \(wide): 1:2503{1:2504 b: 1:2507 c}}")
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "\u{FEFF}"])
    func emptyDocumentHasNoValueOrNull(yaml: String) {
        let checked = readYAML(Array(yaml.utf8)[...], path: "site.yml")
        #expect(checked.value?.isNull ?? true)
        #expect(checked.diagnostics.isEmpty)
    }

    @Test func byteOrderMarkIsNoColumn() {
        #expect(read("\u{FEFF}a: b").outline == "1:1{1:1 a: 1:4 b}")
    }

    @Test func readsASliceFromItsOwnStart() {
        let document = Array("---\na: b\n---\n".utf8)
        #expect(readYAML(document[4..<9], path: "a.md", firstLine: 2).value?.outline == "2:1{2:1 a: 2:4 b}")
    }

    @Test func expandsAliasesAtThePlaceOfTheAlias() {
        let (outline, report) = read("a: &x [1, 2]\nb: *x\nc: &x d\ne: *x")
        #expect(
            outline == "1:1{1:1 a: 1:4[1:8 1, 1:11 2], 2:1 b: 2:4[1:8 1, 1:11 2], 3:1 c: 3:4 d, 4:1 e: 4:4 d}")
        #expect(report == [])
    }

    @Test func theTagForTextCountsAsQuotes() {
        #expect(read("a: !!str 2024\nb: !!int 2").outline == "1:1{1:1 a: 1:4\"2024\", 2:1 b: 2:4 2}")
    }

    @Test func knowsNull() {
        let checked = readYAML(Array("[~, null, '', 'null', none]".utf8)[...], path: "site.yml")
        guard case .sequence(let items) = checked.value?.content else {
            Issue.record("no list")
            return
        }
        #expect(items.map(\.isNull) == [true, true, false, false, false])
    }

    @Test func reportsARepeatedKeyAndKeepsTheFirst() {
        let (outline, report) = read("a: 1\nb: {c: 2, c: 3}\na: 4")
        #expect(outline == "1:1{1:1 a: 1:4 1, 2:1 b: 2:4{2:5 c: 2:8 2}}")
        #expect(
            report == [
                "2:11+1 error[yaml-duplicate-key] `c` is set twice (first set in line 2) = remove one of the two",
                "3:1+1 error[yaml-duplicate-key] `a` is set twice (first set in line 1) = remove one of the two",
            ])
    }

    @Test func reportsASecondDocument() {
        let (outline, report) = read("a: 1\n---\nb: 2")
        #expect(outline == nil)
        #expect(
            report == [
                """
                2:1+3 error[yaml-syntax] a second YAML document begins here = keep everything in one document, without a line \
                `---` between
                """
            ])
    }
}
