import TableModel

/// The parts of a page that lead to other pages of the site, and within long sections.
extension PageRenderer {
    /// The pages below this one, as sections of rows behind those of its own.
    mutating func pagesBelow() {
        let groups = frame.navigation.below
        let isTitled = groups.contains { !$0.title.isEmpty }
        for (number, group) in groups.enumerated() {
            html.markup("<section data-generated=pages>\n")
            if !group.title.isEmpty || !isTitled {
                let id = number == 0 ? ":list" : ":list-\(number)"
                html.markup("<h2")
                html.attribute("id", id)
                if group.title.isEmpty { languageOfWords() }
                html.markup(">")
                permalink(to: id)
                if group.title.isEmpty { html.text(frame.words.pages) } else { name(group.title) }
                html.markup("</h2>\n")
            }
            html.markup("<ul role=list")
            html.attribute("aria-label", group.title.isEmpty ? frame.words.pages : group.title)
            html.markup(">\n")
            for entry in group.entries { rowBelow(entry, level: 1) }
            html.markup("</ul>\n</section>\n")
        }
    }

    private mutating func rowBelow(_ entry: PageNavigation.Entry, level: Int) {
        html.markup("<li")
        if let id = entry.rowID { html.attribute("id", id) }
        html.markup(entry.url == nil ? " class=tv-draft" : entry.isElsewhere ? "" : " class=disc")
        if level > 1 {
            html.markup(" aria-level=")
            html.number(level)
        }
        html.markup(">")
        if let url = entry.url {
            html.markup("<a")
            html.address("href", url)
            newTab(for: url)
            html.markup("><b>")
        } else {
            html.markup("<div><b>")
        }
        name(entry.title)
        html.markup("</b>")
        if !entry.detail.isEmpty {
            html.markup(" <small>")
            name(entry.detail)
            html.markup("</small>")
        }
        html.markup(entry.url == nil ? "</div></li>\n" : "</a></li>\n")
        for child in entry.children { rowBelow(child, level: level + 1) }
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
            name(entry.title)
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
        pageRow(navigation.previous, "<li><a rel=prev", "><b class=tv-back>", frame.words.previous)
        pageRow(navigation.next, "<li class=disc><a rel=next", "><b>", frame.words.next)
        html.markup("</ul>\n</nav>\n")
    }

    private mutating func pageRow(_ entry: PageNavigation.Entry?, _ start: StaticString, _ title: StaticString, _ word: String) {
        guard let entry, let url = entry.url else { return }
        html.markup(start)
        html.address("href", url)
        html.markup(title)
        name(entry.title)
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
        html.attribute("aria-label", frame.words.letters(of: hasWords(heading) ? heading : page.titleText))
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
