import TableModel
import TableThemes

extension PageRenderer {
    /// Description, canonical link, other languages, OpenGraph and feeds: only what is known.
    mutating func metadata() {
        let description = page.settings.description ?? frame.description
        if let description {
            html.markup("<meta name=description")
            html.attribute("content", description)
            html.markup(">\n")
        }
        // Searches find the pages themselves.
        if !frame.chapters.isEmpty { html.markup("<meta name=robots content=noindex>\n") }
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
        html.markup(
            frame.metadata.isRoot ? ">\n<meta property=og:type content=website>" : ">\n<meta property=og:type content=article>")
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

    /// The site's script, where the page has something for it. The element says what, so that the sheet can keep room for it.
    mutating func script() {
        guard let url = frame.script else { return }
        let parts = page.scriptParts
        guard frame.search != .none || !parts.isEmpty else { return }
        html.markup("<script")
        html.address("src", url)
        if parts.contains(.filter) { html.markup(" data-filter") }
        switch frame.search {
        case .none: break
        case .field: html.markup(" data-search")
        case .results: html.markup(" data-search=results")
        }
        scriptWords(for: parts)
        html.markup(" defer></script>\n")
    }

    /// The words of the script, where the page is in another language than the site.
    private mutating func scriptWords(for parts: Set<PagePart>) {
        let language = page.settings.language ?? frame.language ?? ""
        guard language != frame.scriptLanguage else { return }
        // Whether there is code to copy is known at the end of the page.
        var parts = parts.union([.copyButton])
        if frame.search != .none { parts.insert(.search) }
        let words = ScriptStrings.text(for: parts, in: language)
        if words != ScriptStrings.text(for: parts, in: frame.scriptLanguage) { html.attribute("data-words", words) }
    }

    /// The colour of the browser's own bars.
    mutating func themeColor() {
        guard let color = frame.themeColor else { return }
        html.markup("<meta name=theme-color")
        html.attribute("content", color.light)
        if color.light != color.dark {
            html.markup(" media=\"(prefers-color-scheme:light)\">\n<meta name=theme-color")
            html.attribute("content", color.dark)
            html.markup(" media=\"(prefers-color-scheme:dark)\"")
        }
        html.markup(">\n")
    }

    /// The pictures that stand for the site.
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
