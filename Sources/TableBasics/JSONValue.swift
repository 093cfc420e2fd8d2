/// A value of JSON (RFC 8259), for a few at a time; ``JSONWriter`` is for many.
package indirect enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    /// The members in the order in which they are written.
    case object([(String, JSONValue)])

    /// A number, or null for nil.
    package static func number(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

    /// Written out, without white space.
    package var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSONWriter {
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .boolean(let value): boolean(value)
        case .integer(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let members):
            beginObject()
            for (name, member) in members {
                self.name(name)
                self.value(member)
            }
            endObject()
        }
    }
}
