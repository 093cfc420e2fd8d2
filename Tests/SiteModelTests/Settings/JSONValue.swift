/// A JSON value, as much as the test of the schema needs.
enum JSONValue: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var members: [String: JSONValue] {
        guard case .object(let members) = self else { return [:] }
        return members
    }

    var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let items): items.flatMap(\.strings)
        default: []
        }
    }

    /// Whether a value keeps to this schema, by the keywords of JSON Schema that ours uses.
    func allows(_ value: JSONValue) throws -> Bool {
        if let types = self["type"]?.strings, !types.contains(where: value.is) { return false }
        if case .array(let choices)? = self["enum"], !choices.contains(value) { return false }
        if case .array(let schemas)? = self["anyOf"], try !schemas.contains(where: { try $0.allows(value) }) { return false }
        if case .string(let pattern)? = self["pattern"], case .string(let text) = value,
            try Regex(pattern).firstMatch(in: text) == nil
        {
            return false
        }
        if case .number(let number) = value {
            if case .number(let minimum)? = self["minimum"], number < minimum { return false }
            if case .number(let maximum)? = self["maximum"], number > maximum { return false }
        }
        if let names = self["propertyNames"] {
            for name in value.members.keys where try !names.allows(.string(name)) { return false }
        }
        if let items = self["items"], case .array(let elements) = value {
            for element in elements where try !items.allows(element) { return false }
        }
        for name in self["required"]?.strings ?? [] {
            if case .object(let members) = value, members[name] == nil { return false }
        }
        for (name, member) in value.members {
            if let property = self["properties"]?[name] {
                if try !property.allows(member) { return false }
            } else if let others = self["additionalProperties"] {
                if others == .bool(false) { return false }
                if try !others.allows(member) { return false }
            }
        }
        return true
    }

    private func `is`(_ type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number == number.rounded()
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}
