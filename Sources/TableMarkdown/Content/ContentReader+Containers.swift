import TableBasics
import TableModel

extension ContentReader {
    /// The element that a container becomes in flowing text.
    mutating func containerElement(of node: MarkdownNode) -> ContentElement {
        guard let container = containers[node.pointer], let marker = container.marker else {
            hasTabs = true
            return .tabs
        }
        switch marker.form {
        case .tab, .divider: return .tab
        case .admonition(let fold):
            return alert(ContainerKind.alert(marker.name) ?? .note, title(of: marker), Alert.Fold(fold))
        case .directive where marker.name.isEmpty: return .region(classes: .empty)
        case .directive(let fold):
            let kind = ContainerKind.alert(marker.name) ?? .note
            let isNamed = Directive.words[marker.name] != nil
            return alert(kind, isNamed ? .own : title(of: marker), Alert.Fold(fold))
        case .footnote: return footnoteElement(of: node)
        case .paragraph(let hasTitle):
            let kind = ContainerKind.alert(marker.name) ?? .note
            return .alert(Alert(kind, title: hasTitle ? .own : marker.name == "highlight" ? .none : title(of: marker)))
        // Without a term before it.
        case .definition: return .region(classes: .empty)
        case .fenced, .end, .indentationEnd:
            return fencedElement(marker, container.attributes, hasHeading: container.heading != nil)
        }
    }

    /// What folds needs a title.
    private func alert(_ kind: AlertKind, _ title: Alert.Title, _ fold: Alert.Fold) -> ContentElement {
        .alert(Alert(kind, title: fold != .none && title == .none ? .word : title, fold: fold))
    }

    private mutating func footnoteElement(of node: MarkdownNode) -> ContentElement {
        guard let paragraph = node.firstChild, paragraph.kind == .paragraph,
            let mark = FootnoteMarker(in: paragraph, labels: footnoteLabels)
        else { return .region(classes: .empty) }
        skippedBytes = mark.length
        return .footnote(label: store(mark.label))
    }

    /// What stands in an alert of attributes: what is in its quote, if it is one.
    private func content(ofAlert node: MarkdownNode) -> MarkdownNode {
        guard case .paragraph? = containers[node.pointer]?.marker?.form, let quote = node.firstChild, quote.next == nil,
            quote.kind == .blockQuote
        else { return node }
        return quote
    }

    private mutating func fencedElement(
        _ marker: ContainerMarker, _ braces: [UInt8], hasHeading: Bool
    ) -> ContentElement {
        let attributes = AuthorAttributes(braces)
        let classes = attributes?.classes ?? []
        let kind = marker.name.isEmpty ? classes.lazy.compactMap { ContainerKind($0) }.first : ContainerKind(marker.name)
        switch kind {
        case .alert(let kind):
            let folds = attributes?.values.first { $0.name == "collapse" }.map { $0.value == "false" ? Alert.Fold.open : .closed }
            return alert(kind, hasHeading ? .own : title(of: marker), folds ?? .none)
        case .details: return .details(isOpen: String(decoding: braces, as: UTF8.self).contains("open"))
        case .tabs:
            hasTabs = true
            return .tabs
        case .tab: return .tab
        case nil where !marker.name.isEmpty: return .alert(Alert(.note, title: .own))
        case .division, nil: return .region(classes: store(classes.joined(separator: " ").utf8))
        }
    }

    /// An alert whose kind has no word of its own is called by its name.
    private func title(of marker: ContainerMarker) -> Alert.Title {
        guard let title = marker.title else { return ContainerKind(marker.name) == nil && !marker.name.isEmpty ? .own : .word }
        return title.isEmpty ? .none : .own
    }

    /// Whether headings and lists in a container stay sections and rows: it folds, or is no more than its classes, and has some.
    func isPart(_ node: MarkdownNode) -> Bool {
        guard let container = containers[node.pointer], let marker = container.marker else { return false }
        switch marker.form {
        case .fenced: break
        case .directive where marker.name.isEmpty: break
        default: return false
        }
        switch ContainerKind(marker.name) {
        case .details, .division: break
        case nil where marker.name.isEmpty:
            guard AuthorAttributes(container.attributes)?.classes.allSatisfy({ ContainerKind($0) == nil }) ?? true else {
                return false
            }
        default: return false
        }
        return node.children.contains { $0.kind == .heading || $0.kind == .list || $0.kind == .customBlock && isPart($0) }
    }

    /// Reads the title of a container; empty for none.
    mutating func readContainerTitle(of node: MarkdownNode) -> EventRange {
        guard let container = containers[node.pointer] else { return .empty }
        if let heading = container.heading { return trimmed(readInlines(of: heading, place: .phrasing)) }
        if let marker = container.marker, case .directive = marker.form, let words = Directive.words[marker.name] {
            return readTitle(of: container, behind: words)
        }
        if container.isPlainTitle, let title = container.titleRange {
            let start = events.count
            events.append(.text(store(places.text(in: title))))
            return eventRange(from: start)
        }
        if let title = container.title { return trimmed(readTableCell(title, place: .phrasing)) }
        guard let name = container.marker?.name, ContainerKind(name) == nil, !name.isEmpty else { return .empty }
        let start = events.count
        events.append(.text(store((name.prefix(1).uppercased() + name.dropFirst()).utf8)))
        return eventRange(from: start)
    }

    /// Reads the title of a directive that has words of its own.
    private mutating func readTitle(of container: Container, behind words: String) -> EventRange {
        let start = events.count
        inlineStart = start
        let isReplaced = container.marker?.name == "seealso" && container.titleRange != nil
        if !isReplaced { events.append(.text(store(words.utf8))) }
        guard container.titleRange != nil else { return eventRange(from: start) }
        if !isReplaced { events.append(.text(store([0x20]))) }
        if let title = container.title {
            _ = readTableCell(title, place: .phrasing)
        } else if let range = container.titleRange {
            events.append(.text(store(places.text(in: range))))
        }
        return eventRange(from: start)
    }

    /// Reads what stands at the start of a container or an alert and is no block of its own: its title.
    ///
    /// - Returns: The first of the blocks that are left to read.
    mutating func readTitleAtStart(of node: MarkdownNode, in element: ContentElement) -> MarkdownNode? {
        switch element {
        case .alert(let alert) where alert.title == .own:
            let title: ContentElement = alert.fold == .none ? .alertTitle : .summary
            if let word = alertWord {
                alertWord = nil
                events += [.open(title), .text(store(word.utf8)), .close(title)]
                return node.firstChild
            }
            if node.kind != .customBlock { return readAlertTitle(of: node, in: title) }
            if containers[node.pointer]?.marker?.form == .paragraph(hasTitle: true) {
                return readAlertTitle(of: content(ofAlert: node), in: title)
            }
            readTitle(of: node, in: title)
        case .footnote:
            guard let paragraph = node.firstChild else { break }
            _ = readInlines(of: paragraph)
            return paragraph.next
        case .tab: readTitle(of: node, in: .tabName)
        case .details: readTitle(of: node, in: .summary)
        // Words behind the name of what has no title; `key:os` says which tabs open together.
        case .tabs, .region:
            let words = containers[node.pointer]?.titleRange.map { places.text(in: $0) }
            if words?.starts(with: "key:".utf8) == false { readTitle(of: node, in: .paragraph) }
        default: break
        }
        guard node.kind == .customBlock else { return node.firstChild }
        readAnchor(of: node)
        return content(ofAlert: node).firstChild
    }

    /// A summary without words says that there are details; other titles are left out.
    private mutating func readTitle(of node: MarkdownNode, in element: ContentElement) {
        let start = events.count
        events.append(.open(element))
        _ = readContainerTitle(of: node)
        if events.count == start + 1, element != .summary {
            events.removeLast()
        } else {
            events.append(.close(element))
        }
    }

    /// The id that a container was given leads to its start.
    mutating func readAnchor(of node: MarkdownNode) {
        guard let container = containers[node.pointer], !container.attributes.isEmpty,
            let id = AuthorAttributes(container.attributes)?.id
        else { return }
        readAnchor(id)
    }

    /// Adds a place that an id leads to.
    mutating func readAnchor(_ id: String) {
        events.append(.markup(store("<a".utf8)))
        events.append(.identifier(store(id.utf8)))
        events.append(.markup(store("></a>".utf8)))
    }

    /// Reads the first paragraph of an alert, whose first line is the title.
    private mutating func readAlertTitle(of quote: MarkdownNode, in element: ContentElement) -> MarkdownNode? {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph else { return quote.firstChild }
        let start = events.count
        events.append(.open(element))
        _ = readInlines(of: paragraph, place: .phrasing)
        var depth = 0
        for index in (start + 1)..<events.count {
            switch events[index] {
            case .open, .openLink: depth += 1
            case .close, .closeLink: depth -= 1
            case .markup(let span): depth += MarkupNesting(text[span.range]).change
            case .softBreak where depth == 0, .lineBreak where depth == 0:
                events.replaceSubrange(index...index, with: [.close(element), .open(.paragraph)])
                events.append(.close(.paragraph))
                return paragraph.next
            default: break
            }
        }
        events.append(.close(element))
        return paragraph.next
    }
}

extension Alert.Fold {
    fileprivate init(_ fold: ContainerMarker.Fold) {
        switch fold {
        case .none: self = .none
        case .closed: self = .closed
        case .open: self = .open
        }
    }
}
