import SiteModel
import TableBasics
import TableModel

/// The places on pages that links lead to.
extension LinkResolver {
    /// That of a link which is a place alone, or one of its document's on another page; nil to leave it as it is.
    mutating func urlOfPlace(_ link: Link) -> String? {
        guard let fragment = link.reference.fragment, link.reference.query.isEmpty else { return nil }
        let part = page(having: fragment, link) ?? part(having: fragment, near: number)
        let id = self.fragment(fragment, of: part, link)
        if isWithoutWords(link) { showTitle(of: part, id, at: link.span) }
        if part != number, printed == nil { return map.outputs[part].url(from: output) + (id.map { "#" + $0 } ?? "") }
        return printed?.url(of: part, id) ?? "#" + (id ?? "top")
    }

    /// The place on a page that a query says; nil where it says none, and where it may mean something else.
    mutating func placeInQuery(of reference: LinkReference, on page: PageNumber) -> Substring? {
        guard reference.fragment == nil, let id = reference.idInQuery else { return nil }
        answers.anchors[page] = map.anchors[page]
        return map.anchors[page].id(matching: PercentEncoding.decoded(id)) == nil ? nil : id
    }

    /// The page of a document that is split on which there is what a fragment means.
    mutating func part(having fragment: Substring, near page: PageNumber) -> PageNumber {
        let wanted = PercentEncoding.decoded(fragment)
        let part = map.part(having: wanted, near: page)
        if map.isPart(page) { answers.parts[page, default: [:]][wanted] = part }
        return part
    }

    /// The encoded id that a fragment means on the page at `target`; nil for the top of the page.
    mutating func fragment(_ fragment: Substring, of target: PageNumber, _ link: Link) -> String? {
        let wanted = PercentEncoding.decoded(fragment)
        let anchors = map.anchors[target]
        if target != number { answers.anchors[target] = anchors }
        var own: String?
        if let id = anchors.id(matching: wanted) {
            if target != number || id != self.row(of: link) { return URLPath.encodedFragment(id) }
            own = id
        }
        // GitHub's own prefix for the ids of documents.
        if wanted.hasPrefix("user-content-"), let id = anchors.id(matching: String(wanted.dropFirst("user-content-".count))) {
            return URLPath.encodedFragment(id)
        }
        let label = Self.place(in: fragment)
        let named = label == wanted ? nil : anchors.id(matching: label)
        if let id = named ?? anchors.id(ofForeign: wanted) { return URLPath.encodedFragment(id) }
        // HTML Living Standard, 7.4.6.4: the empty fragment and `top` are the top of the page; `readme` is GitHub's.
        if ["", "top", "readme"].contains(wanted.lowercased()) { return nil }
        let nearest = suggestions.anchor(near: wanted, otherThan: own, in: anchors)
        report(
            .deadAnchor(
                wanted, in: link.name, isOwn: own != nil, path: path,
                help: nearest.map { "did you mean `#\($0)`?" } ?? ""),
            link, link.fragmentBytes, cause: "\(map.outputs[target].string)#\(wanted)")
        return URLPath.encodedFragment(fragment)
    }

    /// The id of the row that a link stands in, or nil.
    mutating func row(of link: Link) -> String? {
        let rows = rowsOfLinks ?? page.rowsOfLinks()
        rowsOfLinks = rows
        return rows[link.span].map(page.string)
    }
}

extension Page {
    /// The ids of the rows that links stand in, by the links' destinations.
    fileprivate func rowsOfLinks() -> [Span: Span] {
        var found: [Span: Span] = [:]
        for row in rows where !row.id.isEmpty {
            if case .link(let destination) = row.destination { found[destination] = row.id }
            for eventRange in [row.label, row.title, row.meta, row.detail, row.body] {
                for event in events[eventRange.range] {
                    switch event {
                    case .openLink(let destination, _), .address(let destination, .link): found[destination] = row.id
                    default: break
                    }
                }
            }
        }
        return found
    }
}
