import TableModel
import YAMLReader

extension ValueKind {
    static let navigation = ValueKind(
        "a list of documents, folders, and titles with a list below them",
        schema: #"""
            "type": ["array", "string", "number", "boolean", "null"], "items": {"anyOf": [
                {"type": ["string", "number", "boolean"]},
                {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": {"anyOf": [
                    {"type": ["string", "number", "boolean"]}, {"type": "array"}]}}]}
            """#)
}

extension YAMLNode {
    /// The lines of `navigation:`, depth first: `a.md`, `Title: a.md`, or `Title:` with a list. A title at the top makes a group, one
    /// below it an entry. What is none of these is left out, with its problem; of an item of several titles the first is kept.
    func navigation() -> (lines: [NavigationLine], problems: [ValueProblem]) {
        var reader = NavigationReader()
        if case .sequence = content {
            reader.read(self, level: 0, isTop: true)
        } else {
            reader.read(self, as: nil, level: 0, isTop: true)
        }
        return (reader.lines, reader.problems)
    }
}

private struct NavigationReader {
    var lines: [NavigationLine] = []
    var problems: [ValueProblem] = []
    /// Of the group that the next line begins.
    private var group: String?
    private var isInGroup = false

    mutating func read(_ list: YAMLNode, level: Int, isTop: Bool) {
        guard case .sequence(let items) = list.content else { return fail(list) }
        for item in items {
            if case .mapping(let entries) = item.content {
                if let entry = entries.first { read(entry.key, entry.value, level: level, isTop: isTop) }
                if entries.count > 1 { fail(entries[1], behind: entries[0]) }
            } else {
                read(item, as: nil, level: level, isTop: isTop)
            }
        }
    }

    /// Reads a document, a folder or an address.
    mutating func read(_ node: YAMLNode, as title: String?, level: Int, isTop: Bool) {
        guard case .success = node.text() else { return fail(node) }
        switch node.placedDestination() {
        case .success(let path): add(path.text, title, at: node, level: level, isTop: isTop)
        case .failure(let problem): problems.append(problem)
        }
    }

    private mutating func read(_ key: YAMLNode, _ value: YAMLNode, level: Int, isTop: Bool) {
        guard case .success(let title) = key.text() else { return fail(key) }
        guard title.contains(where: { !$0.isWhitespace }) else { return fail(key, found: "a title without words") }
        if case .sequence = value.content {
            guard !isTop else {
                (group, isInGroup) = (title, true)
                read(value, level: 0, isTop: false)
                group = nil
                return
            }
            add("", title, at: key, level: level, isTop: false)
            read(value, level: level + 1, isTop: false)
        } else {
            read(value, as: title, level: level, isTop: isTop)
        }
    }

    private mutating func add(_ path: String, _ title: String?, at node: YAMLNode, level: Int, isTop: Bool) {
        // What stands at the top behind a group is in none.
        if isTop, isInGroup { (group, isInGroup) = ("", false) }
        lines.append(NavigationLine(path, title: title, level: level, group: group, at: node.range))
        group = nil
    }

    /// Such items are a forgotten dash, or the keys of another tool's entries: `{text: A, link: a.md}`.
    private mutating func fail(_ second: YAMLEntry, behind first: YAMLEntry) {
        problems.append(
            ValueProblem(
                second.key, found: "\(second.key.summary) beside \(first.key.summary) in one item",
                help: "one item is one entry: begin it on a line of its own, with `- `"))
    }

    private mutating func fail(_ node: YAMLNode, found: String? = nil) {
        problems.append(
            ValueProblem(node, found: found, help: "write `- guide.md`, `- Guide: guide.md`, or `- Guides:` with a list below it"))
    }
}
