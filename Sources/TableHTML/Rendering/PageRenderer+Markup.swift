import TableBasics
import TableModel

/// The author's HTML: the names of its tables, and directions in a page that has letters of both.
extension PageRenderer {
    /// Whether it is looked at for what its author says of directions.
    var readsMarkup: Bool { isDocument && mayHaveOppositeText }

    /// Writes a piece of it, in which tables have names. Where the parts of the page find their directions, an element of text that runs
    /// against what is around it has its own written, unless its author has.
    ///
    /// - Parameters:
    ///   - rest: what comes behind the piece.
    ///   - turned: what is open around it.
    mutating func markup(_ span: Span, before rest: EventRange, _ turned: inout TurnedMarkup) {
        var start = openMarkup(span)
        var (scan, elements, raw) = (turned.scan, turned, turned.raw)
        scan.scan(page.text[span.range]) { part in
            guard case .tag(let tag, name: let name) = part else { return }
            if name.lowerBound >= start, needsTableName(name, in: span, before: rest, &raw) {
                html.trusted(Span(start, name.upperBound))
                start = name.upperBound
                label(by: lastHeading)
            }
            guard readsMarkup else { return }
            let word = page.text[name].map { $0 | 0x20 }
            if word.first == UInt8(ascii: "/") {
                if let around = elements.end(Array(word.dropFirst())) { (isRightToLeft, countsLetters) = around }
            } else if TurnedMarkup.names.contains(word) {
                elements.begin(word, in: (isRightToLeft, countsLetters))
                let isCut = page.text[tag].last != UInt8(ascii: ">")
                if let said = TurnedMarkup.direction(in: wholeTag(page.text[tag], isCut: isCut, rest)) {
                    return take(said)
                }
                guard findsDirections, hasOppositeDirection(inMarkup: tag.upperBound..<Int(span.end), isCut: isCut, before: rest)
                else { return }
                html.trusted(Span(start, name.upperBound))
                start = name.upperBound
                turn()
            }
        }
        html.trusted(Span(start, Int(span.end)))
        (elements.scan, elements.raw) = (scan, raw)
        turned = elements
    }

    /// Writes the direction of a heading, the level of which has just been written.
    mutating func markupHeading(before rest: EventRange, _ turned: inout TurnedMarkup) {
        turned.begin(TurnedMarkup.heading, in: (isRightToLeft, countsLetters))
        if let said = TurnedMarkup.direction(in: wholeTag(Array("<h".utf8)[...], isCut: true, rest)) {
            take(said)
        } else if findsDirections, hasOppositeDirection(inMarkup: 0..<0, isCut: true, before: rest) {
            turn()
        }
    }

    /// Runs on as an author says; nil for `auto`, which says nothing.
    private mutating func take(_ said: Bool?) {
        guard let said else { return }
        (isRightToLeft, countsLetters) = (said, true)
    }

    private func hasOppositeDirection(inMarkup markup: Range<Int>, isCut: Bool, before rest: EventRange) -> Bool {
        page.hasOppositeDirection(
            inMarkup: markup, isCut: isCut, before: rest, isRightToLeft: isRightToLeft, countsLetters: countsLetters)
    }

    /// A tag with what follows of it in the next pieces, which have addresses and ids between them.
    func wholeTag(_ start: ArraySlice<UInt8>, isCut: Bool, _ rest: EventRange) -> ArraySlice<UInt8> {
        guard isCut else { return start }
        var tag = Array(start)
        for event in events(of: rest).prefix(MarkupWalk.longest) {
            guard case .markup(let span) = event else { continue }
            tag += page.text[span.range].prefix(1024)
            if page.text[span.range].contains(UInt8(ascii: ">")) { break }
        }
        return tag[...]
    }
}
