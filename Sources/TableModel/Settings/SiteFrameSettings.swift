/// What `tablesite.yml` puts above and below every page.
package struct SiteFrameSettings: Sendable, Equatable {
    /// An image among the sources, or elsewhere.
    package var logo: PlacedText?
    /// Where the sources of the site are developed.
    package var repository: PlacedText?
    /// In their order.
    package var links: [LinkSetting] = []
    /// Markdown.
    package var footer: PlacedText?

    package init() {}

    /// Something stands above every page.
    package var hasHeader: Bool { logo != nil || repository != nil || !links.isEmpty }
}

/// A link that the settings name.
package struct LinkSetting: Sendable, Equatable {
    package var title: String
    /// A document, with or without a fragment, or an address elsewhere.
    package var destination: PlacedText

    package init(_ title: String, to destination: PlacedText) {
        self.title = title
        self.destination = destination
    }
}
