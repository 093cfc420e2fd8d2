/// What the head of a page says to search engines, and to sites that show a link to it.
package struct PageMetadata: Sendable, Equatable {
    /// Where the page is published; nil when that is not known, and then little can be said.
    package var address: String?
    /// The root page is the site itself (OpenGraph, `og:type`).
    package var isRoot = false
    /// Atom feeds: their URLs and titles.
    package var feeds: [Feed] = []
    /// The page in all its languages, itself among them; none for a page in one language alone.
    package var alternates: [Alternate] = []

    package struct Feed: Sendable, Equatable {
        package let url: String
        package let title: String

        package init(url: String, title: String) {
            self.url = url
            self.title = title
        }
    }

    package struct Alternate: Sendable, Equatable {
        /// BCP 47, or `x-default` for readers of all other languages.
        package let language: String
        package let address: String

        package init(language: String, address: String) {
            self.language = language
            self.address = address
        }
    }

    package init() {}
}
