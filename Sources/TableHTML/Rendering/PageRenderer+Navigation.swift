import TableModel

/// The parts of a page that lead to other pages of the site, and within long sections.
extension PageRenderer {
    /// The list beside the page, for wide windows.
    mutating func sideList() {
        guard !frame.navigation.side.isEmpty else { return }
        html.markup("<nav")
        var names = ["tv", "tv-side"]
        if let style = page.settings.style ?? frame.style { names.append(style.rawValue) }
        html.attribute("class", names.joined(separator: " "))
        html.attribute("aria-label", frame.words.pages)
        html.markup(">\n")
        for group in frame.navigation.side {
            if !group.title.isEmpty {
                html.markup("<p class=tv-title>")
                html.text(group.title)
                html.markup("</p>\n")
            }
            html.markup("<ul role=list")
            if !group.title.isEmpty { html.attribute("aria-label", group.title) }
            html.markup(">\n")
            for entry in group.entries { sideRow(entry) }
            html.markup("</ul>\n")
        }
        html.markup("</nav>\n")
    }

    private mutating func sideRow(_ entry: PageNavigation.Entry) {
        html.markup(entry.url == nil ? "<li class=tv-draft" : "<li")
        if entry.level > 0 {
            html.markup(" aria-level=")
            html.number(entry.level + 1)
        }
        html.markup(">")
        openElement(of: entry)
        html.markup("<b>")
        switch entry.kind {
        case .page: html.text(entry.title)
        case .earlier: html.text(frame.words.earlier(entry.title))
        case .more: html.text(frame.words.more(entry.title))
        }
        html.markup(entry.url == nil ? "</b></div></li>\n" : "</b></a></li>\n")
    }

    private mutating func openElement(of entry: PageNavigation.Entry) {
        guard let url = entry.url else { return html.markup("<div>") }
        html.markup("<a")
        html.address("href", url)
        newTab(for: url)
        html.markup(entry.isCurrent ? " aria-current=page>" : ">")
    }

    /// The pages above this one, in the header before everything else.
    mutating func path() {
        guard !frame.navigation.path.isEmpty else { return }
        html.markup("<nav class=tv-path")
        html.attribute("aria-label", frame.words.path)
        html.markup(">\n<ol>\n")
        for entry in frame.navigation.path {
            html.markup("<li>")
            if let url = entry.url {
                html.markup("<a")
                html.address("href", url)
                html.markup(">")
            }
            html.text(entry.title)
            html.markup(entry.url == nil ? "</li>\n" : "</a></li>\n")
        }
        html.markup("</ol>\n</nav>\n")
    }

    /// The links to the page in other languages, each in its own words, over the title.
    mutating func translations() {
        guard !frame.translations.isEmpty else { return }
        html.markup("<nav class=tv-languages")
        html.attribute("aria-label", frame.words.languages)
        html.markup(">\n<ul>\n")
        for translation in frame.translations {
            html.markup("<li><a")
            html.address("href", translation.url)
            if let language = translation.language {
                html.attribute("lang", language)
                html.attribute("hreflang", language)
            }
            html.attribute("dir", translation.direction.rawValue)
            html.markup(">")
            html.text(translation.name)
            html.markup("</a></li>\n")
        }
        html.markup("</ul>\n</nav>\n")
    }

    /// The pages before and behind this one, as rows.
    mutating func pagination() {
        let navigation = frame.navigation
        guard navigation.previous != nil || navigation.next != nil else { return }
        html.markup("<nav class=tv-turn")
        html.attribute("aria-label", frame.words.pagination)
        html.markup(">\n<ul role=list>\n")
        pageRow(navigation.previous, "<li><a rel=prev", frame.words.previous)
        pageRow(navigation.next, "<li class=disc><a rel=next", frame.words.next)
        html.markup("</ul>\n</nav>\n")
    }

    private mutating func pageRow(_ entry: PageNavigation.Entry?, _ start: StaticString, _ word: String) {
        guard let entry, let url = entry.url else { return }
        html.markup(start)
        html.address("href", url)
        html.markup("><b>")
        html.text(entry.title)
        html.markup("</b> <small")
        languageOfWords()
        html.markup(">")
        html.text(word)
        html.markup("</small></a></li>\n")
    }

    /// The letters of a long section, each leading to its first row.
    mutating func letterIndex(of section: Section) {
        guard let index = LetterIndex(of: section, in: page) else { return }
        html.markup("<nav class=tv-index")
        let heading = section.heading.map { page.plainText($0.title) } ?? ""
        html.attribute("aria-label", frame.words.letters(of: heading.isEmpty ? page.titleText : heading))
        html.markup(">\n<ol>\n")
        for (letter, row) in index.entries {
            html.markup("<li><a")
            html.fragment("href", row)
            html.markup(">")
            html.text(letter)
            html.markup("</a></li>\n")
        }
        html.markup("</ol>\n</nav>\n")
    }
}
