import TableModel

/// The bar, and the lists that stand beside the page in a wide window and are opened from the bar in a small one.
///
/// They are popovers (HTML Living Standard, 6.12), which browsers open and close without script. A wide window shows them all the
/// time, whether they are open or not.
extension PageRenderer {
    /// The way back, the title, and the buttons of what can be opened.
    mutating func bar(_ outline: PageOutline?) {
        let hasMenu = !frame.navigation.side.isEmpty
        guard frame.parent != nil || hasMenu || outline != nil else { return }
        html.markup("<header class=tv-bar>")
        if let parent = frame.parent {
            html.markup(frame.isParentHome ? "<a class=\"tv-back tv-home\"" : "<a class=tv-back")
            html.address("href", parent.url)
            html.markup(">")
            name(parent.title)
            html.markup("</a> ")
        }
        html.markup("<b aria-hidden=true")
        html.markup(countsLetters && mayHaveOppositeText && !page.title.isEmpty ? directionOfTitle : " dir=auto>")
        html.text(page.titleText)
        html.markup("</b>")
        if hasMenu || outline != nil {
            html.markup("<div>")
            if outline != nil { button("<button popovertarget=\":outline\"", frame.words.outline) }
            if hasMenu { button("<button popovertarget=\":pages\"", frame.words.pages) }
            html.markup("</div>")
        }
        html.markup("</header>\n")
    }

    private var directionOfTitle: StaticString {
        hasOppositeDirection(page.title) ? oppositeDirection : isRightToLeft ? " dir=rtl>" : " dir=ltr>"
    }

    private mutating func button(_ start: StaticString, _ name: String) {
        html.markup(start)
        html.attribute("aria-label", name)
        languageOfWords()
        html.markup("></button>")
    }

    /// The navigation of the site.
    mutating func sideList() {
        guard !frame.navigation.side.isEmpty else { return }
        html.markup("<nav class=\"tv-menu tv-side\" id=\":pages\" popover")
        let language = frame.navigation.sideLanguage
        html.attribute("aria-label", (language.map { LocalizedStrings.words(in: $0) } ?? frame.words).pages)
        if let language { html.attribute("lang", language) }
        html.markup(">\n")
        for group in frame.navigation.side {
            if !group.title.isEmpty {
                html.markup(group.isOpen ? "<details open><summary>" : "<details><summary>")
                name(group.title)
                html.markup("</summary>\n")
            }
            sideEntries(group.entries)
            if !group.title.isEmpty { html.markup("</details>\n") }
        }
        html.markup("</nav>\n")
    }

    private mutating func sideEntries(_ entries: [PageNavigation.Entry]) {
        html.markup("<ul>\n")
        for entry in entries {
            html.markup("<li>")
            if entry.url != nil || entry.children.isEmpty { sideLink(entry) }
            if !entry.children.isEmpty {
                html.markup(entry.isOpen ? "<details open><summary" : "<details><summary")
                if entry.url == nil {
                    html.markup(">")
                    name(entry.title)
                } else {
                    // A link cannot stand in what is pressed itself.
                    html.attribute("aria-label", frame.words.more(entry.title))
                    html.markup(">")
                }
                html.markup("</summary>\n")
                sideEntries(entry.children)
                html.markup("</details>")
            }
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
    }

    private mutating func sideLink(_ entry: PageNavigation.Entry) {
        if let url = entry.url {
            html.markup("<a")
            html.address("href", url)
            newTab(for: url)
            html.markup(entry.isCurrent ? " aria-current=page>" : ">")
        } else {
            html.markup("<span>")
        }
        switch entry.kind {
        case .page: name(entry.title)
        case .earlier: html.text(frame.words.earlier(entry.title))
        case .more: html.text(frame.words.more(entry.title))
        }
        html.markup(entry.url == nil ? "</span>" : "</a>")
    }

    /// The ways to the parts of the page.
    mutating func outlineList(_ outline: PageOutline?) {
        guard let outline else { return }
        html.markup("<nav class=\"tv-menu tv-outline\" id=\":outline\" popover")
        html.attribute("aria-label", frame.words.outline)
        html.markup(">\n<p aria-hidden=true")
        languageOfWords()
        html.markup(">")
        html.text(frame.words.outline)
        html.markup("</p>\n<ul>\n")
        // Whether the lists in lists that are open fold.
        var folds: [Bool] = []
        for (index, entry) in outline.entries.enumerated() {
            if index > 0, entry.level > folds.count {
                openOutline(below: outline.entries[index - 1], isFolded: entry.isFolded)
                folds.append(entry.isFolded)
            } else if index > 0 {
                html.markup("</li>\n")
                while folds.count > entry.level { closeOutline(isFolded: folds.removeLast()) }
            }
            switch entry.target {
            case .heading(let id):
                html.markup("<li><a")
                html.fragment("href", id)
            case .address(let address):
                html.markup("<li><a")
                html.address("href", address)
            case .none: html.markup("<li><span")
            }
            html.markup(">")
            plainTitle(PageOutline.words(of: entry.title, in: page))
            if case .none = entry.target { html.markup("</span>") } else { html.markup("</a>") }
        }
        html.markup("</li>\n")
        for isFolded in folds.reversed() { closeOutline(isFolded: isFolded) }
        html.markup("</ul>\n</nav>\n")
    }

    private mutating func openOutline(below entry: PageOutline.Entry, isFolded: Bool) {
        if isFolded {
            html.markup("<details><summary")
            html.attribute("aria-label", frame.words.more(page.plainText(entry.title)))
            html.markup("></summary>")
        }
        html.markup("\n<ul>\n")
    }

    private mutating func closeOutline(isFolded: Bool) {
        html.markup(isFolded ? "</ul>\n</details></li>\n" : "</ul>\n</li>\n")
    }
}
