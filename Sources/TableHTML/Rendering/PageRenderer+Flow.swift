import TableBasics
import TableModel

extension PageRenderer {
    /// Writes an event range as flowing text.
    mutating func flow(_ eventRange: EventRange) {
        let events = events(of: eventRange)
        func rest(behind index: Int) -> EventRange { EventRange(Int(eventRange.start) + index + 1, Int(eventRange.end)) }
        // Of the quotes, notes and other boxes that are open, whether they run against what is around them.
        var turns: [Bool] = []
        let readsMarkup = readsMarkup
        var turnedMarkup = TurnedMarkup()
        for index in events.indices {
            switch events[index] {
            case .text(let span): text(span)
            case .openLink(let destination, _) where isBare(destination, rest(behind: index)):
                html.markup("<a class=tv-bare")
                openLink(events[index])
            case .code(let span) where isAloneInCell(index, of: events): code(span, breaksAtSpaces: true)
            // A paragraph is known by its first words, which come behind it.
            case .open(.paragraph) where isDocument:
                isInOppositeDirection = hasOppositeDirection(rest(behind: index))
                html.markup(isInOppositeDirection ? oppositeParagraph : "<p>")
            case .close(.paragraph), .close(.heading):
                isInOppositeDirection = false
                write(events[index])
            // So are a heading and the text of an item.
            case .open(.heading(let level, let id)): openHeading(events[index], Int(level), id, rest(behind: index))
            case .open(.tightParagraph) where isDocument:
                isInOppositeDirection = hasOppositeDirection(rest(behind: index))
                if isInOppositeDirection { isolate() }
            case .close(.tightParagraph):
                closeWords()
                write(events[index])
            case .open(.taskItem(let state, let number)) where isDocument: openTask(state, number, rest(behind: index))
            case .open(let element) where isDocument && element.isTurnedAsAWhole:
                if element == .blockQuote { innerLevels = [] }
                takesDirection = runsOpposite(rest(behind: index), in: element)
                turns.append(takesDirection)
                write(events[index])
            case .close(let element) where isDocument && element.isTurnedAsAWhole:
                if turns.popLast() == true { isRightToLeft.toggle() }
                write(events[index])
            case .close(.summary) where index > events.startIndex && events[index - 1] == .open(.summary):
                html.text(frame.words.details)
                write(events[index])
            case .markup(let span) where isDocument && htmlColumnNames.isEmpty:
                markup(span, before: rest(behind: index), &turnedMarkup)
            case .open(.table) where isDocument:
                openTable(EventRange(Int(eventRange.start) + index, Int(eventRange.end)))
            case .headingLevel(let level, isEnd: false) where isDocument:
                openMarkupHeading(Int(level))
                if readsMarkup { markupHeading(before: rest(behind: index), &turnedMarkup) }
            case .open(.htmlTable) where isDocument:
                openHTMLTable(EventRange(Int(eventRange.start) + index, Int(eventRange.end)))
            // So is a cell: of "30 g", the number would stand behind its unit.
            case .open(.tableCell) where mayHaveOppositeText:
                write(events[index])
                isolatesCell = hasOppositeDirection(rest(behind: index))
                if isolatesCell { isolate() }
            default: write(events[index])
            }
        }
    }

    /// Whether an event is all that a cell of a table has.
    private func isAloneInCell(_ index: Int, of events: UnsafeBufferPointer<ContentEvent>) -> Bool {
        guard index > events.startIndex, index + 1 < events.endIndex, case .open(.tableCell) = events[index - 1],
            case .close(.tableCell) = events[index + 1]
        else { return false }
        return true
    }

    /// Writes an event range that stays where the lines around it are, even where its own text runs the other way.
    mutating func line(_ eventRange: EventRange) {
        guard hasOppositeDirection(eventRange) else { return flow(eventRange) }
        isolate()
        isInOppositeDirection = true
        flow(eventRange)
        isInOppositeDirection = false
        html.markup("</bdi>")
    }

    mutating func write(_ event: ContentEvent) {
        switch event {
        case .text(let span): text(span)
        case .softBreak: html.markup("\n")
        case .lineBreak: html.markup("<br>\n")
        case .code(let span): code(span)
        case .openLink:
            html.markup("<a")
            openLink(event)
        case .closeLink:
            html.markup("</a>")
            isInLink = false
        case .emoji(let symbol, let name):
            html.markup("<span role=img")
            html.attribute("aria-label", name)
            html.markup(">")
            html.text(symbol)
            html.markup("</span>")
        case .image(let destination, let title, let alternative): image(destination, title, alternative)
        case .footnoteReference(let label): footnoteReference(label)
        case .codeBlock(let info, let text): codeBlock(info, text)
        case .thematicBreak: html.markup("<hr>\n")
        case .markup(let span):
            if htmlColumnNames.isEmpty { html.trusted(Span(openMarkup(span), Int(span.end))) } else { htmlTable(span) }
        case .address(let span, _): html.quotedAddress(span)
        case .imageHints(let source, _): imageHints(of: source)
        case .headingLevel(let level, _): html.number(isDocument ? innerLevel : Int(level))
        case .identifier(let span):
            guard !span.isEmpty else { return }
            html.attribute("id", span)
        case .permalink(let id):
            guard isDocument else { return }
            if !id.isEmpty { lastHeading = id }
            permalink(to: id)
        case .open(let element): open(element)
        case .close(let element): close(element)
        }
    }

    private mutating func openLink(_ event: ContentEvent) {
        guard case .openLink(let destination, let title) = event else { return }
        html.address("href", destination)
        newTab(for: destination)
        if !title.isEmpty { html.attribute("title", title) }
        html.markup(">")
        isInLink = true
    }

    private mutating func open(_ element: ContentElement) {
        switch element {
        case .emphasis: html.markup("<em>")
        case .strong: html.markup("<strong>")
        case .strikethrough: html.markup("<del>")
        case .insertion: html.markup("<ins>")
        case .mark: html.markup("<mark>")
        case .keyboard: html.markup("<kbd>")
        case .superscript: html.markup("<sup>")
        case .subscript: html.markup("<sub>")
        case .paragraph: html.markup("<p>")
        case .tightParagraph: break
        case .division: html.markup("<div>")
        case .badges: html.markup("<p class=tv-badges>")
        case .blockQuote, .alert, .details, .region, .tab, .footnote: openBox(element)
        case .alertTitle: html.markup("<p class=tv-alert-title>")
        case .summary: html.markup("<summary>")
        case .tabs: html.markup("<div class=tv-tabs>\n")
        case .tabName: html.markup("<p class=tv-name>")
        case .titledCode: html.markup("<figure class=tv-code>\n")
        case .codeTitle: html.markup("<figcaption>")
        case .bulletList: html.markup("<ul>\n")
        case .orderedList(let start):
            html.markup("<ol")
            if start != 1 { html.attribute("start", String(start)) }
            html.markup(">\n")
        case .listItem(let number):
            html.markup("<li")
            closeItemTag(number)
        case .definitionList: html.markup("<dl>\n")
        case .definitionTerm: html.markup("<dt>")
        case .definition: html.markup("<dd>")
        case .taskItem(let state, let number):
            html.markup("<li class=tv-task")
            closeItemTag(number)
            checkbox(state)
            html.markup(" ")
        case .heading(_, let id):
            html.markup("<h")
            html.number(innerLevel)
            if !id.isEmpty { html.attribute("id", id) }
            html.markup(isInOppositeDirection ? oppositeDirection : ">")
        case .table: html.markup("<div class=tv-scroll><table>\n")
        case .htmlTable: html.markup("<div class=tv-scroll>")
        case .tableHead: html.markup("<thead>")
        case .tableBody:
            namesCells = true
            html.markup("<tbody>")
        case .tableRow:
            column = -1
            html.markup("<tr>")
        case .tableCell(let isHead, let alignment): openTableCell(isHead, alignment)
        }
    }

    /// What is turned as a whole.
    private mutating func openBox(_ element: ContentElement) {
        switch element {
        case .alert(let alert): return open(alert)
        case .blockQuote: html.markup("<blockquote")
        case .details(let isOpen): html.markup(isOpen ? "<details open" : "<details")
        default: html.markup("<div")
        }
        if case .region(let classes) = element, !classes.isEmpty { html.attribute("class", classes) }
        direction()
        if case .footnote(let label) = element { return footnote(label) }
        html.markup(">\n")
    }

    private mutating func close(_ element: ContentElement) {
        switch element {
        case .emphasis: html.markup("</em>")
        case .strong: html.markup("</strong>")
        case .strikethrough: html.markup("</del>")
        case .insertion: html.markup("</ins>")
        case .mark: html.markup("</mark>")
        case .keyboard: html.markup("</kbd>")
        case .superscript: html.markup("</sup>")
        case .subscript: html.markup("</sub>")
        case .paragraph, .badges: html.markup("</p>\n")
        case .tightParagraph: html.markup("\n")
        case .alert(let alert): html.markup(alert.fold == .none ? "</div>\n" : "</details>\n")
        case .details: html.markup("</details>\n")
        case .alertTitle, .tabName: html.markup("</p>\n")
        case .summary: html.markup("</summary>\n")
        case .titledCode: html.markup("</figure>\n")
        case .codeTitle: html.markup("</figcaption>\n")
        case .htmlTable: closeHTMLTable()
        case .division, .footnote, .region, .tabs, .tab: html.markup("</div>\n")
        case .blockQuote: html.markup("</blockquote>\n")
        case .bulletList: html.markup("</ul>\n")
        case .orderedList: html.markup("</ol>\n")
        case .listItem, .taskItem: html.markup("</li>\n")
        case .definitionList: html.markup("</dl>\n")
        case .definitionTerm: html.markup("</dt>\n")
        case .definition: html.markup("</dd>\n")
        case .heading:
            html.markup("</h")
            html.number(innerLevel)
            html.markup(">\n")
        case .table: closeTable()
        case .tableHead: html.markup("</thead>\n")
        case .tableBody: html.markup("</tbody>\n")
        case .tableRow: html.markup("</tr>\n")
        case .tableCell(let isHead, _):
            if isolatesCell { html.markup("</bdi>") }
            isolatesCell = false
            html.markup(isHead ? "</th>" : "</td>")
        }
    }

    /// Writes the end of what stands around the words of an item.
    private mutating func closeWords() {
        if isInOppositeDirection { html.markup("</bdi>") }
        if isInTaskLabel { html.markup("</label>") }
        (isInOppositeDirection, isInTaskLabel) = (false, false)
    }

    /// Writes the end of an item's tag, with a number that is not the next one.
    private mutating func closeItemTag(_ number: Int32?) {
        if let number {
            html.markup(" value=")
            html.number(Int(number))
        }
        html.markup(">")
    }

    /// Writes the start of a task in flowing text. Its words are the name of its check box.
    private mutating func openTask(_ state: TaskState, _ number: Int32?, _ rest: EventRange) {
        html.markup("<li class=tv-task")
        closeItemTag(number)
        let events = events(of: rest)
        let line = events.prefix { $0 != .close(.tightParagraph) }
        // The author's elements may be blocks, which no label holds.
        if events.first == .open(.tightParagraph), !line.contains(where: { if case .markup = $0 { true } else { false } }) {
            isInTaskLabel = true
            html.markup("<label>")
            checkbox(state)
        } else {
            let end = events.firstIndex { if case .close(let element) = $0 { element.isBlock } else { false } } ?? events.endIndex
            html.markup(state.checkbox)
            html.attribute("aria-label", page.plainText(EventRange(Int(rest.start), Int(rest.start) + end - events.startIndex)))
            html.markup(">")
        }
        html.markup(" ")
    }

    /// A check box that shows the state in the source.
    mutating func checkbox(_ state: TaskState) {
        html.markup(state.checkbox)
        html.markup(">")
    }
}
