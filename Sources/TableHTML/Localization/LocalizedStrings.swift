package import TableModel

/// The few words that pages have of their own, in one language. `LocalizedStrings+Languages.swift` has them all.
package struct LocalizedStrings: Sendable, Equatable {
    /// BCP 47.
    package var language: String
    package var skip: String
    package var details: String
    package var table: String
    /// A row with a check mark that nobody can tick.
    package var checked: String
    /// With `%` for the title.
    package var moreAboutPattern: String
    /// The title of the page that is shown in place of one that does not exist, and what it says.
    package var notFound: String
    package var notFoundText: String
    /// What the root page is called where the site has no title.
    package var contents: String
    package var alerts: [AlertKind: String]
    /// What the list beside the page, the pages above it, and those before and behind it are called.
    package var pages: String
    /// What the list of a page's own headings is called.
    package var outline: String
    package var path: String
    package var pagination: String
    package var previous: String
    package var next: String
    package var edit: String
    /// With `%` for the title of a section with a letter index.
    package var lettersPattern: String
    /// With `%` for the title of the page that has what a list leaves out before and behind its rows.
    package var earlierPattern: String
    package var morePattern: String
    /// What the links to the same page in other languages are called.
    package var languages: String

    /// The words in a language, or in the nearest wider one: German for `de-AT`, traditional Chinese for `zh-TW`. English for
    /// languages that are not among them.
    package static func words(in language: LanguageTag) -> LocalizedStrings {
        if language.string == "en" { return english }
        return language.lookup.lazy.compactMap { byTag[$0] }.first ?? english
    }

    /// As above; English for an unknown language.
    package static func words(in language: String?) -> LocalizedStrings {
        language.map { words(in: LanguageTag($0)) } ?? english
    }

    private static let byTag = Dictionary(uniqueKeysWithValues: all.map { (LanguageTag($0.language), $0) })

    /// Whether these are words of a language, whatever the region.
    func isIn(_ language: String) -> Bool {
        language == self.language
            || language.split(separator: "-").first?.lowercased() == self.language.split(separator: "-").first?.lowercased()
    }

    func alert(_ kind: AlertKind) -> String { alerts[kind] ?? kind.rawValue }

    func moreAbout(_ title: String) -> String { fill(moreAboutPattern, with: title) }

    func letters(of title: String) -> String { fill(lettersPattern, with: title) }

    func earlier(_ title: String) -> String { fill(earlierPattern, with: title) }

    func more(_ title: String) -> String { fill(morePattern, with: title) }

    private func fill(_ pattern: String, with title: String) -> String {
        let parts = pattern.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts.map { Substring($0) }.joined(separator: title)
    }
}
