import TableModel
import YAMLReader

extension ValueKind {
    static let navigation = ValueKind(
        "a list of documents, folders, and titles with a list below them",
        schema: #"""
            "type": ["array", "string", "number", "boolean", "null"], "items": {"anyOf": [
                {"type": ["string", "number", "boolean"]},
                {"type": "object", "minProperties": 1, "additionalProperties": {"anyOf": [
                    {"type": ["string", "number", "boolean"]}, {"type": "array"}]}}]}
            """#)
}

extension YAMLNode {
    /// The lines of `navigation:`, depth first: `a.md`, `Title: a.md`, or `Title:` with a list. A title at the top makes a group, one
    /// below it an entry. What is none of these is left out, with its problem.
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
                for entry in entries { read(entry.key, entry.value, level: level, isTop: isTop) }
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

    private mutating func fail(_ node: YAMLNode) {
        problems.append(
            ValueProblem(node, help: "write `- guide.md`, `- Guide: guide.md`, or `- Guides:` with a list below it"))
    }
}
