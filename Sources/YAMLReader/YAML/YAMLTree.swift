package import TableModel

/// The value of a YAML document, or nil for an empty one, or one that cannot be read.
///
/// `firstLine` is the line that the bytes begin on, for front matter inside a document. Columns count from after a byte order
/// mark. Gives `yaml-syntax`, `yaml-limit` and `yaml-duplicate-key`; of a repeated key the first value stays.
package func readYAML(_ bytes: ArraySlice<UInt8>, path: String, firstLine: Int = 1) -> Checked<YAMLNode?> {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    let places = YAMLPlaces(text, firstLine: firstLine)
    return text.withUnsafeBufferPointer { buffer in
        guard let events = YAMLEvents(buffer) else { return Checked(nil) }
        var tree = YAMLTree(path: path, places: places)
        do throws(YAMLStop) {
            let node = try tree.document(of: events)
            return Checked(node, tree.diagnostics)
        } catch {
            return Checked(nil, tree.diagnostics + [error.diagnostic])
        }
    }
}

/// Why a document cannot be read any further.
private struct YAMLStop: Error {
    let diagnostic: Diagnostic
}

/// Builds the nodes of one document from its events.
///
/// Aliases are replaced by what they stand for; the limits hold for the result, so that a small file cannot become a huge tree
/// ("billion laughs").
private struct YAMLTree {
    private(set) var diagnostics: [Diagnostic] = []
    private let path: String
    private let places: YAMLPlaces
    private var anchors: [String: YAMLNode] = [:]
    private var size = 0
    /// Where the lists and mappings in `[…]` and `{…}` began that are not closed yet, outermost first.
    private var openFlows: [Int] = []

    init(path: String, places: YAMLPlaces) {
        self.path = path
        self.places = places
    }

    mutating func document(of events: borrowing YAMLEvents) throws(YAMLStop) -> YAMLNode? {
        var root: YAMLNode?
        while true {
            let event = try next(events)
            switch event.kind {
            case .streamStart, .documentEnd: continue
            case .streamEnd: return root
            case .documentStart:
                if root != nil { throw YAMLStop(diagnostic: .secondDocument(path: path, at: range(of: event))) }
                root = try node(next(events), depth: 0, events)
            default: return root
            }
        }
    }

    /// The node that begins with `event`; reads to its end.
    private mutating func node(
        _ event: YAMLEvent, depth: Int, _ events: borrowing YAMLEvents
    ) throws(YAMLStop) -> YAMLNode {
        try grow(by: 1, depth: event.opensCollection ? depth + 1 : depth, at: event)
        if let anchor = event.anchor { anchors[anchor] = nil }
        let content: YAMLContent
        switch event.kind {
        case .alias(let name): return try expand(name, depth: depth, at: event)
        case .scalar(let text, let isQuoted): content = .scalar(text, isQuoted: isQuoted)
        case .sequenceStart, .mappingStart:
            if event.isFlow { openFlows.append(event.start) }
            if case .sequenceStart = event.kind {
                content = try .sequence(items(depth: depth + 1, events))
            } else {
                content = try .mapping(entries(depth: depth + 1, events))
            }
            if event.isFlow { openFlows.removeLast() }
        default: content = .scalar("", isQuoted: false)
        }
        var node = YAMLNode(content, at: range(of: event))
        if case .scalar(let text, isQuoted: false) = content, !text.isEmpty {
            let end = places.offset(ofCharacter: event.end)
            node.cutColor = places.colorComment(behind: end)
            node.isBeforeComment = places.comment(behind: end) != nil
        }
        if let anchor = event.anchor { anchors[anchor] = node }
        return node
    }

    private mutating func items(depth: Int, _ events: borrowing YAMLEvents) throws(YAMLStop) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let event = try next(events)
            if case .sequenceEnd = event.kind { return items }
            items.append(try node(event, depth: depth, events))
        }
    }

    private mutating func entries(depth: Int, _ events: borrowing YAMLEvents) throws(YAMLStop) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var seen: [String: SourceRange] = [:]
        while true {
            let event = try next(events)
            if case .mappingEnd = event.kind { return entries }
            let key = try node(event, depth: depth, events)
            let value = try node(next(events), depth: depth, events)
            if case .scalar(let name, _) = key.content {
                if let first = seen[name] {
                    diagnostics.append(.duplicateKey(name, first: first, path: path, at: key.range))
                    continue
                }
                seen[name] = key.range
            }
            entries.append(YAMLEntry(key: key, value: value))
        }
    }

    private mutating func expand(_ name: String, depth: Int, at event: YAMLEvent) throws(YAMLStop) -> YAMLNode {
        guard var node = anchors[name] else {
            throw YAMLStop(diagnostic: .unknownAnchor(name, path: path, at: range(of: event)))
        }
        try grow(by: node.size - 1, depth: depth + node.height, at: event)
        node.range = range(of: event)
        return node
    }

    private mutating func grow(by count: Int, depth: Int, at event: YAMLEvent) throws(YAMLStop) {
        size += count
        if depth > YAMLLimits.depth { throw YAMLStop(diagnostic: .tooDeep(path: path, at: range(of: event))) }
        if size > YAMLLimits.size { throw YAMLStop(diagnostic: .tooLarge(path: path, at: range(of: event))) }
    }

    private func next(_ events: borrowing YAMLEvents) throws(YAMLStop) -> YAMLEvent {
        do throws(YAMLFailure) {
            return try events.next()
        } catch {
            throw YAMLStop(diagnostic: .yamlSyntax(error, inside: openFlows.last, in: places, path: path))
        }
    }

    private func range(of event: YAMLEvent) -> SourceRange {
        let start = places.offset(ofCharacter: event.start)
        return places.range(from: start, to: max(start, places.offset(ofCharacter: event.end)))
    }
}
