import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import TableThemes

@Suite struct ContrastWaiverTests {
    private func read(_ yaml: String) throws -> (words: [String], report: [String]) {
        let node = try #require(readYAML(Array(yaml.utf8)[...], path: "theme.yml").value)
        let waivers = readContrastWaivers(node, path: "theme.yml")
        return (waivers.value.map { "\($0.words): \($0.because)" }, waivers.diagnostics.map(\.line))
    }

    @Test func readsTokensAndPairsOfThem() throws {
        let one = try read("{allow: [tint, header-label on bar-image], because: a reason}")
        #expect(one.words == ["tint: a reason", "header-label on bar-image: a reason"])
        #expect(one.report == [])
        let two = try read("- {allow: tint, because: one}\n- {allow: [label], because: two}")
        #expect(two.words == ["tint: one", "label: two"])
    }

    @Test(arguments: [
        (
            "{allow: [tint]}",
            "1:1+1 error[theme-waiver] a waiver of contrasts says no `because` = write the reason: why may readers not be able to tell these colours?"
        ),
        (
            "{allow: [tint], because: ' '}",
            "1:1+1 error[theme-waiver] a waiver of contrasts says no `because` = write the reason: why may readers not be able to tell these colours?"
        ),
        ("{because: b}", "1:1+1 error[theme-waiver] a waiver of contrasts allows nothing = name tokens: `allow: [header-label]`"),
        ("{allow: [tnt], because: b}", "1:10+3 error[theme-token] no token `tnt` = did you mean `tint`?"),
        (
            "{allow: [label over tint], because: b}",
            "1:10+15 error[theme-waiver] a waiver of contrasts cannot allow `label over tint` = write a token, or one on another: `header-label on bar-image`"
        ),
        ("{alow: [tint], because: b}", "1:2+4 error[theme-waiver] a waiver of contrasts has no key `alow` = did you mean `allow`?"),
        (
            "tint",
            "1:1+4 error[theme-waiver] a waiver of contrasts is `allow` and `because`, not `tint` = write `{allow: [header-label], because: the bar repeats it}`"
        ),
        (
            "{allow: {a: b}, because: b}",
            "1:9+1 error[theme-waiver] a waiver of contrasts has an `allow` that is no list of tokens = write `{allow: [header-label], because: the bar repeats it}`"
        ),
    ])
    func reportsWhatIsWrong(yaml: String, report: String) throws {
        let found = try read(yaml)
        #expect(found.words == [])
        #expect(found.report == [report])
    }
}
