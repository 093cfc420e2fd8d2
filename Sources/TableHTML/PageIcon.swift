/// A picture that stands for the site in tabs, bookmarks and home screens (HTML Living Standard, link type `icon`).
package struct PageIcon: Sendable, Equatable {
    package let kind: Kind
    /// Relative to the page.
    package let url: String

    package enum Kind: Sendable {
        /// For browsers that take nothing else; its size keeps the others from preferring it to a drawing.
        case bitmap
        case picture, drawing
        /// For home screens.
        case touch
    }

    package init(_ kind: Kind, url: String) {
        self.kind = kind
        self.url = url
    }
}

extension PageRenderer {
    mutating func icons() {
        for icon in frame.icons {
            html.markup("<link")
            switch icon.kind {
            case .bitmap: html.markup(" rel=icon sizes=32x32")
            case .picture: html.markup(" rel=icon type=image/png")
            case .drawing: html.markup(" rel=icon type=image/svg+xml")
            case .touch: html.markup(" rel=apple-touch-icon")
            }
            html.address("href", icon.url)
            html.markup(">\n")
        }
    }
}
