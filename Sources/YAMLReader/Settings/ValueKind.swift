/// What a setting takes: its name in messages, and the same rule as a JSON Schema.
package struct ValueKind: Sendable, Equatable {
    /// Goes on after "takes": `a whole number`.
    package let name: String
    /// The members of a JSON Schema (draft 2020-12), without the braces: `"type": "integer"`. Every kind allows null, which is
    /// the same as leaving the key out.
    package let schema: String

    package init(_ name: String, schema: String) {
        self.name = name
        self.schema = schema
    }

    /// YAML's `title: 2024` is a number to a schema, and text here.
    package static let text = ValueKind("text", schema: #""type": ["string", "number", "boolean", "null"]"#)
    package static let bool = ValueKind("`true` or `false`", schema: #""type": ["boolean", "null"]"#)
    package static let integer = ValueKind("a whole number", schema: #""type": ["integer", "null"]"#)
    package static let date = ValueKind(
        "a date", schema: #""type": ["string", "null"], "pattern": "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}.*)?$""#)
    package static let textList = ValueKind(
        "a list of texts",
        schema: #"""
            "type": ["array", "string", "number", "boolean", "null"], "items": {"type": ["string", "number", "boolean"]}
            """#)
    package static let textMapping = ValueKind(
        "a mapping of text to text",
        schema: #"""
            "type": ["object", "null"], "additionalProperties": {"type": ["string", "number", "boolean"]}
            """#)

    /// One of some names.
    package static func choice(_ names: [String]) -> ValueKind {
        let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
        return ValueKind("one of \(names.joined(separator: ", "))", schema: #""enum": [\#(quoted), null]"#)
    }
}
