package import TableModel

/// The language of a page or folder, and the direction of its text.
package struct PageLanguage: Sendable, Equatable {
    /// As its author wrote it; nil for an unknown one.
    package let tag: String?
    /// nil for left to right.
    package let direction: TextDirection?
    /// Nobody said the direction or a language: the letters of the page tell.
    package private(set) var isDirectionGuessed = false

    /// - Parameter direction: nil for that of the language.
    package init(_ tag: String?, direction: TextDirection? = nil) {
        self.tag = tag
        self.direction = direction ?? (tag.map { LanguageTag($0).isRightToLeft } == true ? .rtl : nil)
    }

    /// What becomes of it where a document says something else. A direction that was said holds for its language alone.
    func changed(by settings: PageSettings) -> PageLanguage {
        guard settings.language != nil || settings.direction != nil else { return self }
        let tag = settings.language ?? self.tag
        return PageLanguage(tag, direction: settings.direction ?? (isIn(tag) ? direction : nil))
    }

    /// What becomes of it for a page where nobody said a language.
    ///
    /// - Parameters:
    ///   - others: what the others are in, of which one that is too short to tell is as well.
    func guessed(_ guess: LanguageGuess, others: CommonestLanguages) -> PageLanguage {
        guard tag == nil else { return self }
        let tag = guess.tag.map(others.spelled) ?? others.nearlyAll(of: guess.possible)
        var language = PageLanguage(tag, direction: direction ?? (guess.isRightToLeft ? .rtl : nil))
        language.isDirectionGuessed = direction == nil
        return language
    }

    func isIn(_ other: String?) -> Bool { tag.map(LanguageTag.init) == other.map(LanguageTag.init) }
}
