import TableModel

/// Footnotes, and the marks in the text that lead to them. Their roles, of DPUB-ARIA, say in every language what the numbers are.
extension PageRenderer {
    mutating func footnoteReference(_ label: Span) {
        let name = page.string(label)
        html.markup("<sup><a role=doc-noteref")
        if footnotesReferred.insert(name).inserted { html.attribute("id", chapter + "fnref-" + name) }
        footnoteLink("fn-", label)
        html.markup(">")
        html.number(footnoteNumbers.number(of: name))
        html.markup("</a></sup>")
    }

    /// Writes what follows `<div`: the number of a footnote, which leads back to its first mark in the text. Of two notes of one name
    /// the first has the id.
    mutating func footnote(_ label: Span) {
        let name = page.string(label)
        html.markup(" class=tv-note")
        if footnotesDefined.insert(name).inserted { html.attribute("id", chapter + "fn-" + name) }
        html.markup("><a")
        if footnoteNumbers.hasMark(name) {
            html.markup(" role=doc-backlink")
            footnoteLink("fnref-", label)
        }
        html.markup(">")
        html.number(footnoteNumbers.number(of: name))
        html.markup("</a> ")
    }

    private mutating func footnoteLink(_ prefix: StaticString, _ label: Span) {
        if chapter.isEmpty { return html.fragment("href", prefix: prefix, label) }
        html.address("href", "#" + chapter + "\(prefix)" + page.string(label))
    }
}
