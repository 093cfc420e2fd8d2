import TableBasics
import TableModel

/// The author's HTML, in a page whose parts find their directions.
extension PageRenderer {
    /// Whether its elements find theirs.
    var turnsMarkup: Bool { isDocument && findsDirections && mayHaveOppositeText }

    /// Writes a piece of it. An element of text whose first letter runs against what is around it has its direction written.
    ///
    /// - Parameters:
    ///   - rest: what comes behind the piece.
    ///   - turned: what is open around it.
    mutating func markup(_ span: Span, before rest: EventRange, _ turned: inout TurnedMarkup) {
        var start = Int(span.start)
        var (scan, open) = (turned.scan, turned.open)
        scan.scan(page.text[span.range]) { part in
            guard case .tag(let tag, name: let name) = part else { return }
            let word = page.text[name].map { $0 | 0x20 }
            if word.first == TurnedMarkup.slash {
                guard let index = open.lastIndex(where: { $0.name.elementsEqual(word.dropFirst()) }) else { return }
                isRightToLeft = open[index].wasRightToLeft
                open.removeSubrange(index...)
            } else if TurnedMarkup.names.contains(word) {
                open.append((word, isRightToLeft))
                if let said = TurnedMarkup.direction(in: page.text[tag]) { return isRightToLeft = said ?? isRightToLeft }
                let isCut = page.text[tag].last != UInt8(ascii: ">")
                guard let own = page.firstDirection(inMarkup: tag.upperBound..<Int(span.end), isCut: isCut, before: rest),
                    own != isRightToLeft
                else { return }
                html.trusted(Span(start, name.upperBound))
                start = name.upperBound
                turn()
            }
        }
        html.trusted(Span(start, Int(span.end)))
        turned = TurnedMarkup(scan: scan, open: open)
    }

    /// Writes the direction of a heading, the level of which has just been written.
    mutating func markupHeading(before rest: EventRange, _ turned: inout TurnedMarkup) {
        turned.open.append((TurnedMarkup.heading, isRightToLeft))
        let own = page.firstDirection(inMarkup: Int(rest.start)..<Int(rest.start), isCut: true, before: rest)
        if let own, own != isRightToLeft { turn() }
    }
}
