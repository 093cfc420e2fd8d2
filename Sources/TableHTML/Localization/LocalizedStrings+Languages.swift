package import TableModel

extension LocalizedStrings {
    /// The words in all languages that there are; one more is one more file and its entry here.
    package static let all: [LocalizedStrings] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .polish, .russian, .ukrainian, .turkish,
        .arabic, .hebrew, .persian, .japanese, .simplifiedChinese, .traditionalChinese, .korean, .hindi,
    ]

    /// The words in a language, or in the nearest wider one: German for `de-AT`, traditional Chinese for `zh-TW`. English for
    /// languages that are not among them.
    package static func words(in language: LanguageTag) -> LocalizedStrings {
        if language.string == "en" { return english }
        return language.lookup.lazy.compactMap { byTag[$0] }.first ?? english
    }

    private static let byTag = Dictionary(uniqueKeysWithValues: all.map { ($0.tag, $0) })

    private var tag: LanguageTag { LanguageTag(language) }
}
