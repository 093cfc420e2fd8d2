package import TableModel

/// A diagnostic whose exact place is found when its source is at hand.
package struct PlacedDiagnostic: Sendable {
    package var diagnostic: Diagnostic
    /// The link destination to look for from the diagnostic's place on; empty for a diagnostic that has its place already.
    package var destination = ""
    /// Which of the destination's bytes to underline.
    package var underlined = 0..<0

    package init(_ diagnostic: Diagnostic, destination: String = "", underlined: Range<Int> = 0..<0) {
        self.diagnostic = diagnostic
        self.destination = destination
        self.underlined = underlined
    }
}
