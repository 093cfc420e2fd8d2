import Testing

@testable import SiteModel

@Suite struct LanguageFormTests {
    @Test(arguments: [
        "en", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419", "gsw", "de-DE-1996", "sl-rozaj-biske", "ca-valencia", "EN-us",
        "ja-x-kansai", "de-u-co-phonebk", "ar-u-nu-latn-x-a",
    ])
    func isTag(_ tag: String) throws {
        #expect(LanguageForm.isTag(tag))
        #expect(LanguageForm.shorter(tag) == nil)
        #expect(tag.wholeMatch(of: try pattern) != nil)
    }

    /// Some pass where texts are folded and refuse to order them, so that a page would lose its script.
    @Test(arguments: [
        "", "a", "deutsch", "en-", "-en", "en--US", "en_US", "de-de-de", "en-a", "en-a-bb", "en-US-Latn", "en-u", "en-u-12", "en-x",
        "x-foo", "i-klingon", "zh-yue", "en-US-abcdefghi", "en-12", "é",
    ])
    func isNoTag(_ tag: String) throws {
        #expect(!LanguageForm.isTag(tag))
        #expect(tag.wholeMatch(of: try pattern) == nil)
    }

    @Test func variantsStandOnce() { #expect(!LanguageForm.isTag("de-1996-1996")) }

    @Test func namesTheLanguageItself() {
        #expect(LanguageForm.shorter("zh-yue-HK") == "yue-HK")
        #expect(LanguageForm.shorter("zh-12x") == nil)
    }

    private var pattern: Regex<AnyRegexOutput> {
        get throws { try Regex(LanguageForm.pattern) }
    }
}
