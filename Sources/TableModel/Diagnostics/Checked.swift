/// A value with everything there is to say about how it was made.
package struct Checked<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Checked: Sendable where Value: Sendable {}
