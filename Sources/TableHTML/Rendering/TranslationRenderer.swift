import TableModel

extension PageRenderer {
    /// The links to the page in other languages, each in its own words, over the title.
    mutating func translations() {
        guard !frame.translations.isEmpty else { return }
        html.markup("<nav class=tv-languages")
        html.attribute("aria-label", frame.words.languages)
        html.markup(">\n<ul>\n")
        for translation in frame.translations {
            html.markup("<li><a")
            html.address("href", translation.url)
            html.attribute("lang", translation.language)
            html.attribute("hreflang", translation.language)
            html.attribute("dir", translation.direction.rawValue)
            html.markup(">")
            html.text(translation.name)
            html.markup("</a></li>\n")
        }
        html.markup("</ul>\n</nav>\n")
    }

    /// Says that a word of ours is not in the language of the page, which we do not know.
    mutating func languageOfWords() {
        if hasForeignWords { html.attribute("lang", frame.words.language) }
    }
}
