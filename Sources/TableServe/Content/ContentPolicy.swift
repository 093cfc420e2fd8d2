import TableBasics

/// What pages may load and run, sent with each of them (Content Security Policy Level 3).
package struct ContentPolicy: Sendable, Equatable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Scripts and styles come from the site only and never stand in a page, as on a host that takes care; images, films, sounds
    /// and fonts may come from anywhere, because documents may show those of others.
    package static let careful = ContentPolicy(
        [
            "default-src 'self'", "img-src * data: blob:", "media-src * data: blob:", "font-src * data:", "object-src 'none'",
            "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'",
        ].joined(separator: "; "))

    /// For drawings, which bring their own styles and may be opened as documents.
    static let drawing = ContentPolicy("script-src 'none'")

    /// The policy of a file in a site with this one.
    func policy(for type: MediaType) -> ContentPolicy? {
        switch type {
        case .html: self
        case .svg: .drawing
        default: nil
        }
    }
}
