package import TableModel

/// The language of a page or folder, and the direction of its text.
package struct PageLanguage: Sendable, Equatable {
    /// As its author wrote it.
    package let tag: String
    /// nil for left to right.
    package let direction: TextDirection?

    /// - Parameter direction: nil for that of the language.
    package init(_ tag: String, direction: TextDirection? = nil) {
        self.tag = tag
        self.direction = direction ?? (LanguageTag(tag).isRightToLeft ? .rtl : nil)
    }

    /// What becomes of it where a document says something else. A direction that was said holds for its language alone.
    func changed(by settings: PageSettings) -> PageLanguage {
        guard settings.language != nil || settings.direction != nil else { return self }
        let tag = settings.language ?? self.tag
        return PageLanguage(tag, direction: settings.direction ?? (isIn(tag) ? direction : nil))
    }

    func isIn(_ other: String) -> Bool { LanguageTag(tag) == LanguageTag(other) }
}
