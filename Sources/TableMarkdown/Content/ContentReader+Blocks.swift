import TableBasics
import TableModel

extension ContentReader {
    /// Reads `first` and its siblings up to `last` as flowing text, in order.
    mutating func readFlow(from first: MarkdownNode, through last: MarkdownNode) -> EventRange {
        let start = events.count
        inlineStart = start
        html.enter(.flow)
        var containers: [BlockContainer] = []

        var upcoming: MarkdownNode? = first
        while let node = upcoming {
            upcoming = containers.isEmpty && node == last ? nil : node.next
            if let element = openingElement(of: node) {
                let isOpen = containers.count < Self.deepestBlock
                containers.append(BlockContainer(node: node, element: element, isOpen: isOpen))
                prepareHTML(for: .block)
                if isOpen { events.append(.open(element)) }
                html.enter(.flow)
                if let child = readTitleAtStart(of: node, in: element) {
                    upcoming = child
                    continue
                }
                upcoming = nil
            } else if let list = definitions(from: node, through: containers.isEmpty ? last : nil) {
                readDefinitionList(list.items)
                upcoming = containers.isEmpty && list.last == last ? nil : list.last.next
            } else {
                readLeaf(node)
            }
            while upcoming == nil, let container = containers.popLast() {
                leaveHTML()
                if container.isOpen { events.append(.close(container.element)) }
                upcoming = containers.isEmpty && container.node == last ? nil : container.node.next
            }
        }
        leaveHTML()
        return eventRange(from: start)
    }

    private struct BlockContainer {
        var node: MarkdownNode
        var element: ContentElement
        var isOpen: Bool
    }

    /// Blocks nested deeper than this stand at this depth.
    private static let deepestBlock = 60

    /// What a container block opens; nil for leaf blocks. Also remembers the marker to skip in the text that follows.
    private mutating func openingElement(of node: MarkdownNode) -> ContentElement? {
        switch node.kind {
        case .blockQuote:
            guard options.hasAdditions else { return .blockQuote }
            guard let alert = AlertMarker(in: node), !beginsEscaped(node.firstChild, at: 0, 1) else {
                guard isInCatalog, let aside = DocumentationAside(in: node) else { return .blockQuote }
                skippedBytes = aside.length
                alertWord = aside.word
                return .alert(Alert(aside.kind, title: alertWord == nil ? .word : .own))
            }
            report(alert)
            skippedBytes = alert.length
            alertWord = nil
            if alert.hasTitle, !isTable(node.firstChild) { return .alert(Alert(alert.kind, title: .own, fold: alert.fold)) }
            alertWord = alert.word
            return .alert(Alert(alert.kind, title: alertWord == nil ? .word : .own, fold: alert.fold))
        case .customBlock: return containerElement(of: node)
        case .list:
            noteNumbers(of: node)
            return node.isOrderedList ? .orderedList(start: Int32(clamping: node.listStart)) : .bulletList
        case .item:
            let number = jumpingNumbers.removeValue(forKey: node)
            guard let task = taskMarker(of: node) else { return .listItem(number: number) }
            skippedBytes = task.length
            return .taskItem(task.state, number: number)
        default: return nil
        }
    }

    /// Reports an alert of a kind that is not known.
    private mutating func report(_ alert: AlertMarker) {
        guard let name = alert.unknownName, unknownAlerts.count < Self.mostUnknownAlerts, !unknownAlerts.contains(name),
            let place = place(ofWritten: 0..<name.utf8.count + 3, alert.text.literal, of: alert.text)
        else { return }
        unknownAlerts.insert(name)
        diagnostics.append(.unknownAlert(name, path: path, at: place))
    }

    private static let mostUnknownAlerts = 100

    private mutating func readCode(_ node: MarkdownNode) {
        prepareHTML(for: .block)
        reportMissingEnd(of: node)
        let words = node.fenceInfo
        if words.isEmpty, readCodeWithFirstLine(node) { return }
        if !words.isEmpty { hasCodeInLanguages = true }
        let title = options.hasAdditions && !words.isEmpty ? readDirective(of: node) ?? FenceTitle(words).range : 0..<0
        if !title.isEmpty {
            events += [.open(.titledCode), .open(.codeTitle), .text(store(words[title])), .close(.codeTitle)]
        }
        if options.hasAdditions, !words.isEmpty {
            let annotated = node.next?.isOrderedList == true ? CodeAnnotations.withoutMarks(node.literal) : nil
            for syntax in [annotated == nil ? ForeignSyntax(annotationIn: node.literal) : nil, ForeignSyntax(language: words)] {
                if let syntax { report(syntax.kind, at: range(of: node)) }
            }
            if let annotated {
                annotated.withUnsafeBufferPointer { appendCode($0, words) }
            } else {
                appendCode(node.literal, words)
            }
        } else {
            let info = store(words)
            events.append(.codeBlock(info: info, text: store(node.literal)))
        }
        if !title.isEmpty { events.append(.close(.titledCode)) }
        if options.hasAdditions, !words.isEmpty, let styleClass = LineNumbers(words)?.styleClass { add(styleClass) }
    }

    /// Reads indented code whose first line says its language; false for other code.
    private mutating func readCodeWithFirstLine(_ node: MarkdownNode) -> Bool {
        guard options.hasAdditions, let line = CodeLanguage.firstLine(of: node.literal) else { return false }
        places.source.readLines()
        // Behind a fence the first line of the code is not that of the block.
        let first = places.source.bytes[places.source.line(node.line)].trimmed
        guard first.suffix(line.words.count).elementsEqual(node.literal[line.words]) else { return false }
        hasCodeInLanguages = true
        appendCode(
            UnsafeBufferPointer(rebasing: node.literal[line.length...]), UnsafeBufferPointer(rebasing: node.literal[line.words]))
        return true
    }

    /// Reports the directive that code is taken for; what stands behind its name, nil for other code.
    private mutating func readDirective(of code: MarkdownNode) -> Range<Int>? {
        guard let directive = Directive(info: code.fenceInfo) else { return nil }
        report(.directive(directive.name), at: range(of: code))
        return directive.argument
    }

    /// Appends code without the comments in it that are for the generator.
    private mutating func appendCode(_ code: UnsafeBufferPointer<UInt8>, _ words: UnsafeBufferPointer<UInt8>) {
        if let shown = TwoslashCode.shown(of: code, info: words) {
            return shown.withUnsafeBufferPointer { appendCommentedCode($0, words) }
        }
        appendCommentedCode(code, words)
    }

    private mutating func appendCommentedCode(_ code: UnsafeBufferPointer<UInt8>, _ words: UnsafeBufferPointer<UInt8>) {
        let comments = CodeComments(code)
        let info = comments.map { store(Array(words) + $0.info) } ?? store(words)
        events.append(.codeBlock(info: info, text: comments.map { store($0.code) } ?? store(code)))
    }

    func isTable(_ block: MarkdownNode?) -> Bool { block.flatMap { tables.table(for: $0) } != nil }

    private mutating func readLeaf(_ node: MarkdownNode) {
        switch node.kind {
        case .paragraph: if !readAlertParagraph(node) { readParagraph(node) }
        case .heading:
            prepareHTML(for: .block)
            let id = options.hasAdditions ? ids.unique(takeID(of: node) ?? headingSlug(node)) : []
            let element = ContentElement.heading(level: UInt8(clamping: node.headingLevel), id: store(id))
            events.append(.open(element))
            _ = readInlines(of: node, place: .phrasing)
            events.append(.close(element))
        case .codeBlock: readCode(node)
        case .htmlBlock where options.html == .escaped:
            events.append(.open(.paragraph))
            readHTML(node.literal, at: node)
            events.append(.close(.paragraph))
        case .htmlBlock: readHTML(node.literal, at: node)
        case .thematicBreak:
            prepareHTML(for: .block)
            if options.hasAdditions { reportTable(at: node) }
            events.append(.thematicBreak)
        default: break
        }
    }

    /// Reports the dashes of a table of pandoc: its rows follow directly. A line between two texts may be drawn with a few dashes as well,
    /// `--- --- ---`, but has no text directly above it, nor a second line directly below that.
    private mutating func reportTable(at line: MarkdownNode) {
        guard let rows = line.next, rows.kind == .paragraph, rows.line == line.line + 1 else { return }
        places.source.readLines()
        let range = places.source.line(line.line)
        guard ForeignSyntax.isLineOfColumns(places.source.bytes[range]) else { return }
        let isBelowText = line.previous.map { $0.kind == .paragraph && $0.endLine == line.line - 1 } ?? false
        let isAboveLine = rows.next.map { $0.kind == .thematicBreak && $0.line == rows.endLine + 1 } ?? false
        let hasLongDashes = places.source.bytes[range].split { $0 != UInt8(ascii: "-") }.contains { $0.count > 3 }
        guard hasLongDashes || isBelowText || isAboveLine else { return }
        report(.table, at: SourceRange(start: location(of: line), length: places.source.bytes[range].trimmed.count))
    }

    /// Whether what begins in a paragraph has the end that it must have: a line of two colons, below a block of Nuxt Content. Without
    /// one it is a pseudo-element of CSS, or what others have in a single line.
    private mutating func isWhole(_ kind: ForeignSyntax.Kind, at node: MarkdownNode) -> Bool {
        guard case .contentBlock = kind else { return true }
        if lastBlockEnd == nil {
            places.source.readLines()
            var number = places.source.lineCount
            while number > 0, !places.source.bytes[places.source.line(number)].trimmed.elementsEqual("::".utf8) { number -= 1 }
            lastBlockEnd = number
        }
        return lastBlockEnd.map { $0 > node.line } ?? false
    }

    /// Reads a paragraph as what it is: text, a table, footnotes, a strip of badges.
    mutating func readParagraph(_ node: MarkdownNode) {
        if options.hasAdditions, let table = tables.table(for: node) {
            prepareHTML(for: .block)
            return readTable(table)
        }
        if !footnoteLabels.isEmpty, let label = FootnoteMarker(in: node, labels: footnoteLabels) {
            return readFootnotes(node, first: label)
        }
        let isTight = node.parent?.kind == .item && node.parent?.parent?.isTightList == true
        let hasRoom = prepareHTML(for: .paragraph)
        var element: ContentElement = isTight || !hasRoom ? .tightParagraph : .paragraph
        if options.hasAdditions, !isTight, isBadgeStrip(node) { element = .badges }
        let opening = events.count
        events.append(.open(element))
        let outer = html.categories
        html.categories = []
        if options.hasAdditions, let words = node.firstChild, words.kind == .text,
            let syntax = ForeignSyntax(paragraph: words.literal), isWhole(syntax.kind, at: node),
            foreignSyntax.add(syntax.kind, as: diagnostics.count)
        {
            let place = SourceRange(start: location(of: node), length: syntax.length)
            diagnostics.append(.foreignSyntax(syntax.kind, path: path, at: place))
        }
        _ = readInlines(of: node)
        if html.categories.contains(.block), element == .paragraph || element == .badges {
            element = .division
            events[opening] = .open(element)
        }
        html.categories.formUnion(outer)
        dropLeadingBreak(after: opening)
        if options.hasAdditions, events.count > opening + 1, events.last == .softBreak { events.removeLast() }
        if events.count == opening + 1 {
            // Only a comment or a marker stood there.
            events.removeLast()
        } else {
            events.append(.close(element))
        }
    }

    /// Removes the line break that a skipped marker leaves at the start of its paragraph.
    private mutating func dropLeadingBreak(after opening: Int) {
        guard events.count > opening + 1 else { return }
        switch events[opening + 1] {
        case .softBreak, .lineBreak: events.remove(at: opening + 1)
        default: break
        }
    }

    /// The id a heading in flowing text was given, `{#id}`; braces without one are text there. What else they say is reported.
    private mutating func takeID(of heading: MarkdownNode) -> [UInt8]? {
        let attributes = takeAttributes(of: heading)
        guard let attributes, let id = attributes.id else {
            if attributes?.isEmpty != true { attributeTail = nil }
            return nil
        }
        reportWords(in: attributes, of: heading)
        for (index, name) in attributes.classes.enumerated() {
            reportWithoutEffect("." + name, at: place(ofClass: index, in: attributes) ?? range(of: heading))
        }
        for (index, entry) in attributes.values.enumerated() {
            reportWithoutEffect(entry.name, at: place(ofValue: index, in: attributes) ?? range(of: heading))
        }
        return Array(id.utf8)
    }

    private mutating func reportWithoutEffect(_ name: String, at place: SourceRange) {
        diagnostics.append(
            Diagnostic(
                .attributeUnknown, "`\(name)` has no effect on a heading within a text", path: path, at: place,
                help: "take it away; its id counts"))
    }

    /// Whether a paragraph holds nothing but images and links around images.
    func isBadgeStrip(_ node: MarkdownNode) -> Bool {
        var count = 0
        for child in node.children {
            switch child.kind {
            case .image: count += 1
            case .link:
                guard let inner = child.firstChild, inner.kind == .image, inner.next == nil else { return false }
                count += 1
            case .softBreak, .lineBreak: break
            case .text: guard child.literal.allSatisfy(\.isASCIISpace) else { return false }
            default: return false
            }
        }
        return count > 0
    }
}
