import TableModel

/// Images among text.
extension PageRenderer {
    mutating func image(_ destination: Span, _ title: Span, _ alternative: Span) {
        html.markup("<img")
        imageAttributes(destination, title, alternative)
        html.markup(">")
    }

    mutating func imageAttributes(_ destination: Span, _ title: Span, _ alternative: Span) {
        imageHints(of: destination)
        html.address("src", destination)
        html.attribute("alt", alternative)
        if !title.isEmpty { html.attribute("title", title) }
    }

    /// They stand before the address, as some browsers begin to load where they read it.
    mutating func imageHints(of destination: Span) {
        guard !page.imageHints.isEmpty, let hints = page.imageHints(of: destination) else { return }
        if hints.isLazy { html.markup(" loading=lazy") }
        if let width = hints.width {
            html.markup(" width=")
            html.number(Int(width))
        }
        if let height = hints.height {
            html.markup(" height=")
            html.number(Int(height))
        }
    }
}
