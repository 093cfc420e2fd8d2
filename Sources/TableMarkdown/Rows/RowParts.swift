import TableModel

/// The parts of an item's first paragraph, in source order.
struct RowParts {
    var image = RowImage.none
    var label = EventRange.empty
    var title = EventRange.empty
    var meta = EventRange.empty
    var detail = EventRange.empty
    var tags = EventRange.empty
    var badges = EventRange.empty
    var style = CellStyle.paragraph
    /// The destination of the link that is the lead.
    var leadLink: Span?
    /// The title without that link's own events; what a row shows that is a link as a whole.
    var unlinkedTitle = EventRange.empty
}

extension ContentReader {
    /// Divides the events of an item's first paragraph by the rules for leads; the first that fits decides.
    mutating func divide(_ paragraph: EventRange, _ profile: ListProfile) -> RowParts {
        var parts = RowParts()
        var whole = trimmed(paragraph)
        takeBadges(&whole, into: &parts)
        if profile.hasTags { takeTags(&whole, into: &parts) }
        takeImage(&whole, into: &parts)
        parts.title = whole
        guard options.hasAdditions else { return parts }

        // Anchors of the author's HTML before the lead belong to the title.
        var lead = Int(whole.start)
        while lead < Int(whole.end), isAnchor(events[lead]) { lead += 1 }
        guard lead < Int(whole.end) else { return parts }

        switch events[lead] {
        case .openLink: divideLink(lead, whole, &parts)
        case .open(.strong), .open(.emphasis):
            let close = matchingClose(of: lead)
            if case .openLink = events[lead + 1], matchingClose(of: lead + 1) == close - 1 {
                divideLink(lead + 1, outer: lead, whole, &parts)
            } else if events[lead] == .open(.strong) {
                divideBold(lead, close, whole, profile, &parts)
            }
        case .code: divideCode(lead, whole, &parts)
        case .text(let span): divideText(lead, span, whole, profile, &parts)
        default: break
        }
        return parts
    }
}
