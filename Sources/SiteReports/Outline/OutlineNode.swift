/// A page's table model as a tree of names and values, to compare with the source.
///
/// Two writers draw it: ``text`` and ``json``.
package struct OutlineNode: Sendable, Equatable {
    /// What it is: `page`, `section`, `row`.
    package var kind: String
    /// In order; text values are shown as they are.
    package var fields: [Field]
    package var children: [OutlineNode] = []

    package struct Field: Sendable, Equatable {
        package let name: String
        package let value: Value

        package enum Value: Sendable, Equatable {
            case text(String)
            case number(Int)
            case flag(Bool)
        }
    }

    init(_ kind: String, _ fields: [Field?] = []) {
        self.kind = kind
        self.fields = fields.compactMap { $0 }
    }
}

extension OutlineNode.Field {
    /// nil for an empty text, so that only what is there is shown.
    static func text(_ name: String, _ value: String?) -> OutlineNode.Field? {
        value.flatMap { $0.isEmpty ? nil : OutlineNode.Field(name: name, value: .text($0)) }
    }

    static func number(_ name: String, _ value: Int?) -> OutlineNode.Field? {
        value.map { OutlineNode.Field(name: name, value: .number($0)) }
    }

    /// nil for a flag that is not set.
    static func flag(_ name: String, _ value: Bool) -> OutlineNode.Field? {
        value ? OutlineNode.Field(name: name, value: .flag(true)) : nil
    }
}
