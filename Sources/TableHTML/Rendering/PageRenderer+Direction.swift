import TableBasics
import TableModel

/// Elements whose text runs against that of the page.
extension PageRenderer {
    /// Writes the direction of an element whose text runs against that of the page. true where it did; then the caller takes
    /// ``isRightToLeft`` back behind the element.
    ///
    /// Where somebody says the language of the page, what has more letters of the other direction turns. Where its letters alone say
    /// that it runs from right to left, names and terms in other letters begin many headings, which stay as they are; what has no
    /// letter of its direction turns.
    @inline(__always)
    mutating func findDirection(of eventRange: EventRange, in element: ContentElement? = nil) -> Bool {
        guard mayTurn, runsOpposite(eventRange, and: .empty, in: element) else { return false }
        turn()
        return true
    }

    /// Whether three quarters of the rows of a list run against the page, so that it turns as a whole. In other lists such rows stay in
    /// place, and their texts are set apart.
    func turnsRows(_ indices: Range<Int>) -> Bool {
        guard mayTurn else { return false }
        let count = indices.count { index in
            let row = rows[index]
            return runsOpposite(row.title.isEmpty ? row.isContinuation ? row.body : row.detail : row.title, and: row.detail)
        }
        return count * 4 >= indices.count * 3
    }

    private var mayTurn: Bool { findsDirections && mayHaveOppositeText && isRightToLeft == isPageRightToLeft }

    @inline(never)
    private func runsOpposite(_ eventRange: EventRange, and detail: EventRange, in element: ContentElement? = nil) -> Bool {
        if countsLetters { return runsMostlyOpposite(eventRange, and: detail, in: element) }
        guard element == nil ? hasOppositeDirection(eventRange) : hasOppositeStrongCharacter(eventRange, in: element) else {
            return false
        }
        // The heads of a table say in what order its columns are read.
        let part = element == .table ? ContentElement.tableHead : element
        return !isPageRightToLeft || !page.hasRightToLeftLetters(eventRange, in: part) && !page.hasRightToLeftLetters(detail)
    }

    /// Whether an element, with whose content the event range begins, runs against what is around it. The bar of a quote is where its
    /// text begins in any page.
    func runsOpposite(_ eventRange: EventRange, in element: ContentElement) -> Bool {
        guard mayHaveOppositeText, findsDirections || element == .blockQuote else { return false }
        if countsLetters { return runsMostlyOpposite(eventRange, in: element) }
        guard hasOppositeStrongCharacter(eventRange, in: element) else { return false }
        return !isRightToLeft || element == .blockQuote || !page.hasRightToLeftLetters(eventRange, in: element)
    }

    /// Writes the direction of the element that is being opened, where it turns.
    mutating func direction() {
        guard takesDirection else { return }
        takesDirection = false
        turn()
    }

    /// Not `auto`, which would look past what has a direction of its own.
    mutating func turn() {
        html.markup(isRightToLeft ? " dir=ltr" : " dir=rtl")
        isRightToLeft.toggle()
    }

    /// Most event ranges begin with a letter of a to z, which is known without a closer look.
    @inline(__always)
    func hasOppositeDirection(_ eventRange: EventRange) -> Bool {
        guard mayHaveOppositeText else { return false }
        if countsLetters { return runsMostlyOpposite(eventRange) }
        if case .text(let span)? = events(of: eventRange).first, let byte = html.firstByte(of: span),
            byte.isASCIILetter
        {
            return isRightToLeft
        }
        return hasOppositeStrongCharacter(eventRange)
    }

    /// What ends the start tag of an element that has an opposite direction. `auto` would go by the first letter.
    var oppositeDirection: StaticString { !countsLetters ? " dir=auto>" : isRightToLeft ? " dir=ltr>" : " dir=rtl>" }

    var oppositeParagraph: StaticString { !countsLetters ? "<p dir=auto>" : isRightToLeft ? "<p dir=ltr>" : "<p dir=rtl>" }

    /// Begins what stands among words of the other direction.
    mutating func isolate() { html.markup(!countsLetters ? "<bdi>" : isRightToLeft ? "<bdi dir=ltr>" : "<bdi dir=rtl>") }

    /// Writes the title of another page, set apart where it runs against this one.
    mutating func name(_ title: String) { name(title) { $0.html.text(title) } }

    /// - Parameter write: writes the words of the title.
    mutating func name(_ title: String, _ write: (inout PageRenderer) -> Void) {
        let isTurned = runsOpposite(title)
        if isTurned { isolate() }
        write(&self)
        if isTurned { html.markup("</bdi>") }
    }

    func runsOpposite(_ title: String) -> Bool { title.runsOpposite(isRightToLeft: isRightToLeft, countsLetters: countsLetters) }

    @inline(never)
    private func runsMostlyOpposite(
        _ eventRange: EventRange, and detail: EventRange = .empty, in element: ContentElement? = nil
    ) -> Bool {
        page.runsMostlyOpposite(eventRange, and: detail, isRightToLeft: isRightToLeft, in: element)
    }

    /// Apart, since the page is copied for the call.
    @inline(never)
    private func hasOppositeStrongCharacter(_ eventRange: EventRange, in element: ContentElement? = nil) -> Bool {
        page.hasOppositeDirection(eventRange, isRightToLeft: isRightToLeft, in: element)
    }
}

extension ContentElement {
    /// Whether all that stands in the element follows its first words.
    var isTurnedAsAWhole: Bool {
        switch self {
        case .blockQuote, .alert, .details, .region, .tab, .footnote: true
        default: false
        }
    }
}
