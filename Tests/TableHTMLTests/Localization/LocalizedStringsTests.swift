import TableModel
import Testing

@testable import TableHTML

@Suite struct LocalizedStringsTests {
    @Test(arguments: [
        ("en", "en"), ("en-GB", "en"), ("de", "de"), ("de-AT", "de"), ("PT-br", "pt"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
        ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("tlh", "en"), ("", "en"), ("x", "en"),
    ])
    func areThoseOfTheNearestLanguage(tag: String, expected: String) {
        #expect(LocalizedStrings.words(in: LanguageTag(tag)).language == expected)
    }

    @Test func haveEachLanguageOnce() {
        let tags = LocalizedStrings.all.map { LanguageTag($0.language) }
        #expect(Set(tags).count == tags.count && tags.count == 20)
    }

    @Test(arguments: LocalizedStrings.all.map(\.language))
    func areWhole(language: String) throws {
        let words = try #require(LocalizedStrings.all.first { $0.language == language })
        for pattern in [words.moreAboutPattern, words.lettersPattern, words.earlierPattern, words.morePattern] {
            #expect(pattern.split(separator: "%", omittingEmptySubsequences: false).count == 2, "\(pattern)")
        }
        let all = [
            words.skip, words.details, words.table, words.notFound, words.notFoundText, words.contents, words.pages, words.path,
            words.pagination, words.previous, words.next, words.edit, words.languages,
        ]
        for word in all + AlertKind.allCases.map(words.alert) {
            #expect(!word.isEmpty && !word.contains("%") && word.first?.isWhitespace == false && word.last?.isWhitespace == false)
        }
        #expect(words.alerts.count == AlertKind.allCases.count)
        if language != "en" { #expect(words.notFoundText != LocalizedStrings.english.notFoundText) }
    }

    @Test func areInALanguageWhateverItsRegion() {
        #expect(LocalizedStrings.english.isIn("en-GB") && LocalizedStrings.simplifiedChinese.isIn("zh-TW"))
        #expect(!LocalizedStrings.english.isIn("eng") && !LocalizedStrings.english.isIn("ar"))
    }
}
