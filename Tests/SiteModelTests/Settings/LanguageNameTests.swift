import TableModel
import Testing

@testable import SiteModel

@Suite struct LanguageNameTests {
    @Test func areInTheirOwnWords() {
        #expect(
            LanguageName.names(of: ["en", "ar-EG", "zh-TW", "zh", "pt-BR", "tlh"]) == [
                "English", "العربية", "繁體中文", "中文", "Português (Brasil)", "tlh",
            ])
    }

    @Test func sayTheTagWhereTwoAreTheSame() {
        #expect(
            LanguageName.names(of: ["de-AT", "de-CH", "fr", "FR"]) == [
                "Deutsch (de-AT)", "Deutsch (de-CH)", "Français", "Français",
            ])
    }

    @Test func leadBackToTheTag() {
        #expect(LanguageName.tag(ofLanguage: "deutsch") == "de")
        #expect(LanguageName.tag(ofLanguage: "Japanese") == "ja")
        #expect(LanguageName.tag(ofLanguage: "日本語") == "ja")
        #expect(LanguageName.tag(ofLanguage: "klingon") == nil)
    }

    @Test func areEachThereOnceAndSorted() {
        let tags = LanguageName.all.map { LanguageTag($0.tag).string }
        #expect(tags == Set(tags).sorted() && tags.count > 80)
    }
}
