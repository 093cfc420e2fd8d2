import TableModel

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

extension PageRenderer {
    /// Description, canonical link, other languages, OpenGraph and feeds: only what is known.
    mutating func metadata() {
        let description = page.settings.description
        if let description {
            html.markup("<meta name=description")
            html.attribute("content", description)
            html.markup(">\n")
        }
        guard let address = frame.metadata.address else { return }
        html.markup("<link rel=canonical")
        html.address("href", address)
        html.markup(">\n")
        for alternate in frame.metadata.alternates {
            html.markup("<link rel=alternate")
            html.attribute("hreflang", alternate.language)
            html.address("href", alternate.address)
            html.markup(">\n")
        }
        html.markup("<meta property=og:title")
        html.attribute("content", page.titleText)
        html.markup(frame.metadata.isRoot ? ">\n<meta property=og:type content=website>" : ">\n<meta property=og:type content=article>")
        html.markup("\n<meta property=og:url")
        html.address("content", address)
        html.markup(">\n")
        if !frame.siteTitle.isEmpty {
            html.markup("<meta property=og:site_name")
            html.attribute("content", frame.siteTitle)
            html.markup(">\n")
        }
        if let description {
            html.markup("<meta property=og:description")
            html.attribute("content", description)
            html.markup(">\n")
        }
        for feed in frame.metadata.feeds {
            html.markup("<link rel=alternate type=application/atom+xml")
            html.attribute("title", feed.title)
            html.address("href", feed.url)
            html.markup(">\n")
        }
    }
}
