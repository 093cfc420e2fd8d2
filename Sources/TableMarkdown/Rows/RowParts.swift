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
    /// The destination of the link that is the title.
    var titleLink: Span?
    /// The title without that link's own events; what a row shows that is a link as a whole.
    var unlinkedTitle = EventRange.empty
}

extension ContentReader {
    /// The parts of an item's first paragraph, by the rules for what it begins with; the first that fits decides.
    ///
    /// A text that holds title and detail becomes two events.
    mutating func readRowParts(_ paragraph: EventRange, _ profile: ItemProfile) -> RowParts {
        var parts = RowParts()
        var whole = trimmed(paragraph)
        readAuthorsLinks(&whole)
        takeBadges(&whole, into: &parts)
        if profile.hasTags { takeTags(&whole, into: &parts) }
        var profile = profile
        // What was counted was the emoji.
        if takeImage(&whole, into: &parts) { profile.prefix = .text }
        parts.title = whole
        guard options.hasAdditions else { return parts }

        // Anchors of the author's HTML before a title belong to the title.
        var first = Int(whole.start)
        let end = Int(whole.end)
        while first < end, isAnchor(events[first]), nameOfHTML(at: first, upTo: end) == nil { first += 1 }
        guard first < end else { return parts }
        // What is cut behind the title may not end in an element that began before it, and a title holds no blocks.
        let anchors = EventRange(Int(whole.start), first)
        guard isBalanced(anchors), !holdsBlock(anchors) else { return parts }
        moveStrikeInside(first)

        switch events[first] {
        case .openLink: readLinkTitle(first, whole, profile, &parts)
        case .open(.strong), .open(.emphasis):
            let close = matchingClose(of: first)
            if case .openLink = events[first + 1], matchingClose(of: first + 1) == close - 1 {
                readLinkTitle(first + 1, outer: first, whole, profile, &parts)
            } else if events[first] == .open(.strong) {
                readBoldTitle(first, close, whole, profile, &parts)
            } else {
                readItalicTitle(endingAt: close, whole, profile.prefix, &parts)
            }
        case .code: readCodeTitle(first, whole, profile, &parts)
        case .markup:
            guard let (kind, close) = nameOfHTML(at: first, upTo: end) else { break }
            if kind == .code {
                readCodeTitle(close, whole, profile, &parts)
            } else {
                readBoldTitle(first, close, whole, profile, &parts)
            }
        case .text: readTermTitle(first, whole, profile, &parts)
        default: break
        }
        return parts
    }

    /// Lets a struck link or bold text, `~~[x](u)~~`, be a link or bold text whose words are struck, which is as good a title as others.
    private mutating func moveStrikeInside(_ first: Int) {
        guard case .open(.strikethrough) = events[first] else { return }
        let last = matchingClose(of: first)
        switch events[first + 1] {
        case .openLink, .open(.strong): break
        default: return
        }
        guard matchingClose(of: first + 1) == last - 1 else { return }
        events.swapAt(first, first + 1)
        events.swapAt(last - 1, last)
    }
}
