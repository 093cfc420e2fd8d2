package import TableBasics

extension OutlineNode {
    /// The tree of a page as JSON, with the file that it is from as messages name it.
    package func json(ofFile file: String) -> JSONValue {
        guard case .object(var members) = json else { return json }
        members.insert(("file", .string(file)), at: min(members.count, 2))
        return .object(members)
    }

    /// The tree as JSON: `kind`, the fields by name, and `children`.
    package var json: JSONValue {
        var members: [(String, JSONValue)] = [("kind", .string(kind))]
        for field in fields {
            switch field.value {
            case .text(let text): members.append((field.name, .string(text)))
            case .number(let number): members.append((field.name, .number(number)))
            case .flag(let flag): members.append((field.name, .boolean(flag)))
            }
        }
        if !children.isEmpty { members.append(("children", .array(children.map(\.json)))) }
        return .object(members)
    }
}
