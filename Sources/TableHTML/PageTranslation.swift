package import TableModel

/// A link to the same page in another language.
package struct PageTranslation: Sendable, Equatable {
    /// BCP 47.
    package let language: String
    package let direction: TextDirection
    /// The language in its own words: `Deutsch`.
    package let name: String
    /// Relative to the page.
    package let url: String

    package init(language: String, direction: TextDirection, name: String, url: String) {
        self.language = language
        self.direction = direction
        self.name = name
        self.url = url
    }
}
