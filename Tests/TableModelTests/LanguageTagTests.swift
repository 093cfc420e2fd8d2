import TableModel
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", ["en"]),
        ("de-AT", ["de-at", "de"]),
        ("sr-Latn-RS", ["sr-latn-rs", "sr-latn", "sr"]),
        ("de-DE-u-co-phonebk", ["de-de-u-co-phonebk", "de-de-u-co", "de-de", "de"]),
        ("zh", ["zh", "zh-hans"]),
        ("zh-TW", ["zh-tw", "zh-hant", "zh"]),
        ("zh-hk", ["zh-hk", "zh-hant", "zh"]),
        ("zh-SG", ["zh-sg", "zh-hans", "zh"]),
        ("zh-Hans-HK", ["zh-hans-hk", "zh-hans", "zh-hans", "zh"]),
    ])
    func isLookedUpFromTheNearestToTheWidest(tag: String, expected: [String]) {
        #expect(LanguageTag(tag).lookup.map(\.string) == expected)
    }

    @Test func isTheSameInUpperAndLowerCase() {
        #expect(LanguageTag("pt-BR") == LanguageTag("PT-br"))
        #expect(LanguageTag("pt-BR") != LanguageTag("pt"))
    }

    @Test(arguments: ["ar", "ar-EG", "he", "iw", "fa", "ur-PK", "YI", "az-Arab", "ckb", "dv", "pa-Arab-PK", "ff-Adlm"])
    func runsFromRightToLeft(tag: String) { #expect(LanguageTag(tag).isRightToLeft) }

    // `arn` and `fas-…` only begin like others; 1994 is a variant, not a script.
    @Test(arguments: ["en", "ja", "az", "pa", "ar-Latn", "ur-Latn-PK", "arn", "sl-rozaj-1994", "", "ku"])
    func runsFromLeftToRight(tag: String) { #expect(!LanguageTag(tag).isRightToLeft) }
}
