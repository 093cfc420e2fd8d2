/// What the settings make of a code: `link-target: error`, everywhere or in some files.
package struct DiagnosticRule: Sendable, Equatable {
    package let code: PlacedText
    /// A pattern of paths; nil for all.
    package let pattern: PlacedText?
    /// nil for diagnostics that are left out.
    package let severity: Severity?

    package init(_ code: PlacedText, in pattern: PlacedText? = nil, severity: Severity?) {
        self.code = code
        self.pattern = pattern
        self.severity = severity
    }
}
