import CArena
import CCmark
import TableBasics
import TableModel

/// Makes nodes of the comments that ``ContainerScan`` has put into a text: one around what stands between two of them.
struct ContainerTree {
    /// By node, all of them of the kind `customBlock`.
    private(set) var containers: [OpaquePointer: Container] = [:]
    /// What is wrong with markers, with the entry of each.
    private(set) var faults: [(fault: ContainerFault, entry: Int)] = []
    /// The lines of the text as it was that are no markers after all: it should be scanned again without them.
    private(set) var skipped: Set<Int> = []

    /// The lines of containers whose text is no template, `::: v-pre`.
    private(set) var verbatim: [ClosedRange<Int>] = []

    private let entries: [ContainerScan.Entry]
    private let mark: [UInt8]
    private let sign: UInt8
    /// The containers that are open in each node, outermost first.
    private var open: [MarkdownNode: [Open]] = [:]
    /// The nodes with open containers, in order.
    private var parents: [MarkdownNode] = []

    private struct Open {
        var node: MarkdownNode
        var entry: Int
        var form: ContainerMarker.Form
    }

    /// Changes the tree below `root`, which was made from the text of `scan`.
    init(root: MarkdownNode, scan: ContainerScan, source: inout SourceText) {
        entries = scan.entries
        (mark, sign) = (scan.mark, scan.sign)
        source.readLines()
        let found = find(in: root)
        guard skipped.isEmpty else { return }
        for (node, entry) in found { read(node, entry, source) }
        for parent in parents {
            while let last = open[parent]?.last { closeUnended(last, in: parent, source) }
        }
    }

    // MARK: Comments

    /// The comments that are blocks of their own. Others are in code or HTML: their lines are what they look like.
    private mutating func find(in root: MarkdownNode) -> [(node: MarkdownNode, entry: Int)] {
        var found: [(MarkdownNode, Int)] = []
        root.forEachDescendant { node in
            guard node.kind == .htmlBlock else { return node.kind != .paragraph && node.kind != .heading }
            if let entry = entry(of: node) { found.append((node, entry)) }
            return false
        }
        guard found.count < entries.count else { return found }
        let known = Set(found.map(\.1))
        for (index, entry) in entries.enumerated() where !known.contains(index) {
            if case .indentationEnd(let start) = entry.marker.form {
                skipped.insert(entries[start].line)
            } else {
                skipped.insert(entry.line)
            }
        }
        return found
    }

    private func entry(of node: MarkdownNode) -> Int? {
        let literal = node.literal
        let comment = literal.drop { $0 == 0x20 }
        guard comment.starts(with: mark), literal.firstOffset(of: 0x0A).map({ $0 == literal.count - 1 }) ?? true
        else { return nil }
        return Int(String(decoding: comment.dropFirst(mark.count).prefix(while: \.isASCIIDigit), as: UTF8.self))
    }

    // MARK: Pairs

    private mutating func read(_ node: MarkdownNode, _ entry: Int, _ source: SourceText) {
        guard let parent = node.parent else { return }
        let form = entries[entry].marker.form
        switch form {
        case .end(let colons):
            guard let index = fence(of: colons, in: parent) else { return skip(entry, .nothingToEnd(colons: colons)) }
            if let first = open[parent]?[index].entry, entries[first].marker.name == "v-pre" {
                verbatim.append(entries[first].line...entries[entry].line)
            }
            end(at: node, from: index, in: parent, source)
        case .indentationEnd(let start):
            guard let index = open[parent]?.lastIndex(where: { $0.entry == start }) else { return skip(start, nil) }
            end(at: node, from: index, in: parent, source)
        case .divider:
            guard let tabs = open[parent]?.lastIndex(where: { $0.form != .divider }), isTabs(open[parent]?[tabs]) else {
                return skip(entry, nil)
            }
            if let last = open[parent]?.last, last.form == .divider { close(last, before: node, in: parent, source) }
            push(node, entry, form, in: parent)
        case .definition:
            guard let before = node.previous, before.kind == .paragraph || isDefinition(before) else { return skip(entry, nil) }
            push(node, entry, form, in: parent)
        case .fenced, .admonition, .tab, .directive, .footnote, .paragraph: push(node, entry, form, in: parent)
        }
    }

    private func isDefinition(_ node: MarkdownNode) -> Bool { containers[node.pointer]?.marker?.form == .definition }

    private mutating func push(_ node: MarkdownNode, _ entry: Int, _ form: ContainerMarker.Form, in parent: MarkdownNode) {
        if open[parent] == nil { parents.append(parent) }
        open[parent, default: []].append(Open(node: node, entry: entry, form: form))
    }

    private mutating func skip(_ entry: Int, _ fault: ContainerFault?) {
        skipped.insert(entries[entry].line)
        if let fault { faults.append((fault, entry)) }
    }

    private func isTabs(_ open: Open?) -> Bool { open.map { ContainerKind(entries[$0.entry].marker.name) == .tabs } ?? false }

    /// How many containers may stand in one another; what is in deeper ones follows on them.
    private static let deepest = 64

    /// The open container that a line of colons ends: the innermost with as many, else the innermost with fewer.
    private func fence(of colons: Int, in parent: MarkdownNode) -> Int? {
        guard let stack = open[parent] else { return nil }
        var shorter: Int?
        for index in stack.indices.suffix(Self.deepest).reversed() {
            switch stack[index].form {
            case .fenced(colons): return index
            case .fenced(let count) where count < colons: shorter = shorter ?? index
            // What is indented ends by itself.
            case .admonition, .tab, .directive, .definition, .footnote, .paragraph: return shorter
            default: break
            }
        }
        return shorter
    }

    /// Ends a container at its end's comment, and first those in it that have no end.
    private mutating func end(at node: MarkdownNode, from index: Int, in parent: MarkdownNode, _ source: SourceText) {
        while let last = open[parent]?.last, (open[parent]?.count ?? 0) > index + 1 {
            if last.form != .divider { report(last) }
            close(last, before: node, in: parent, source)
        }
        if let first = open[parent]?.last { close(first, before: node, in: parent, source) }
        cmark_node_free(node.pointer)
    }

    private mutating func report(_ open: Open) { faults.append((.withoutEnd, open.entry)) }

    /// A container without an end goes as far as the next heading beside it. One of a name that nobody knows is none.
    private mutating func closeUnended(_ last: Open, in parent: MarkdownNode, _ source: SourceText) {
        let marker = entries[last.entry].marker
        if last.form == .divider { return close(last, before: nil, in: parent, source) }
        guard ContainerKind(marker.name) != nil || !marker.attributes.isEmpty else {
            skipped.insert(entries[last.entry].line)
            open[parent]?.removeLast()
            return
        }
        report(last)
        // One that is too deep holds nothing.
        var next = (open[parent]?.count ?? 0) > Self.deepest ? nil : last.node.next
        while let node = next, node.kind != .heading { next = node.next }
        close(last, before: next, in: parent, source)
    }

    // MARK: Nodes

    /// Puts what stands behind the beginning of a container into a node of its own.
    private mutating func close(_ last: Open, before end: MarkdownNode?, in parent: MarkdownNode, _ source: SourceText) {
        open[parent]?.removeLast()
        let isTooDeep = (open[parent]?.count ?? 0) >= Self.deepest
        let memory = UnsafeMutableRawPointer(table_arena_allocator()).assumingMemoryBound(to: cmark_mem.self)
        guard let node = MarkdownNode(cmark_node_new_with_mem(CMARK_NODE_CUSTOM_BLOCK, memory)) else { return }
        node.line = last.node.line
        while !isTooDeep, let child = last.node.next, child != end {
            guard cmark_node_append_child(node.pointer, child.pointer) == 1 else { break }
        }
        guard cmark_node_replace(last.node.pointer, node.pointer) == 1 else { return }
        let entry = entries[last.entry]
        switch last.form {
        case .fenced:
            guard !entry.marker.name.isEmpty, ContainerKind(entry.marker.name) == nil else { break }
            faults.append((.unknownKind(entry.marker.name), last.entry))
        case .admonition:
            switch ContainerKind(entry.marker.name) {
            case .alert, .details: break
            case .tabs, .tab, .division, nil: faults.append((.unknownAdmonition(entry.marker.name), last.entry))
            }
        case .directive:
            guard !entry.marker.name.isEmpty, ContainerKind(entry.marker.name) == nil else { break }
            let name = entry.marker.name
            faults.append((entry.isBlock ? .unknownBlock(name) : .unknownDirective(name), last.entry))
        default: break
        }
        let container = Container(
            marker: entry.marker, location: source.location(inOriginalLine: entry.line, column: entry.column),
            titleRange: entry.marker.title.flatMap { titleRange(of: last, length: entry.titleLength ?? $0.count, in: source) },
            attributes: entry.attributes)
        containers[node.pointer] = container
        if last.form.isFenced, entry.marker.name.isEmpty { takeHeadings(in: node, of: container, memory) }
        cmark_node_free(last.node.pointer)
        if case .tab(let startsGroup) = last.form { group(node, startsGroup, memory) }
    }

    /// Makes titles of the headings that Quarto takes for some: the first of a callout, and those of tabs, which go as far as the next.
    private mutating func takeHeadings(
        in node: MarkdownNode, of container: Container, _ memory: UnsafeMutablePointer<cmark_mem>
    ) {
        let classes = AuthorAttributes(container.attributes)?.classes ?? []
        guard let first = node.children.first(where: { $0.kind == .heading }) else { return }
        let isCallout = classes.contains { $0.hasPrefix(ContainerKind.callout) }
        if isCallout, container.marker?.title == nil, first == node.firstChild {
            container.heading = first
            cmark_node_unlink(first.pointer)
        } else if classes.contains("panel-tabset") {
            var heading: MarkdownNode? = first
            while let title = heading, let tab = MarkdownNode(cmark_node_new_with_mem(CMARK_NODE_CUSTOM_BLOCK, memory)) {
                tab.line = title.line
                let name = Container(
                    marker: ContainerMarker(.divider, length: 0), location: container.location, attributes: [])
                name.heading = title
                containers[tab.pointer] = name
                heading = nil
                while let child = title.next {
                    if child.kind == .heading, child.headingLevel <= first.headingLevel {
                        heading = child
                        break
                    }
                    guard cmark_node_append_child(tab.pointer, child.pointer) == 1 else { break }
                }
                guard cmark_node_replace(title.pointer, tab.pointer) == 1 else { return }
            }
        }
    }

    private func titleRange(of open: Open, length: Int, in source: SourceText) -> Range<Int>? {
        let line = source.line(open.node.line)
        guard length > 0, let mark = source.bytes.firstOffset(of: sign, from: line.lowerBound),
            let space = source.bytes.firstOffset(of: 0x20, from: mark)
        else { return nil }
        return (space + 1)..<min(space + 1 + length, line.upperBound)
    }

    /// Puts a tab into a group with the tabs before it.
    private mutating func group(_ node: MarkdownNode, _ startsGroup: Bool, _ memory: UnsafeMutablePointer<cmark_mem>) {
        if !startsGroup, let before = node.previous, let group = containers[before.pointer], group.marker == nil {
            _ = cmark_node_append_child(before.pointer, node.pointer)
            return
        }
        guard let group = MarkdownNode(cmark_node_new_with_mem(CMARK_NODE_CUSTOM_BLOCK, memory)), let tab = containers[node.pointer]
        else { return }
        group.line = node.line
        guard cmark_node_insert_before(node.pointer, group.pointer) == 1 else { return }
        _ = cmark_node_append_child(group.pointer, node.pointer)
        containers[group.pointer] = Container(marker: nil, location: tab.location, attributes: [])
    }
}
