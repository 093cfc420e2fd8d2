package import TableModel

extension ThemeUnderCheck {
    /// What was allowed, and what need not have been: of the theme's own waivers also those that allow nothing.
    func waiverDiagnostics(_ schemes: [SchemeContrast]) -> [Diagnostic] {
        theme.waivers.enumerated().compactMap { index, waiver in
            let places = schemes.flatMap(\.waived).filter { $0.waiver == index }.map(\.place)
            guard let worst = places.min(by: { $0.ratio / $0.place.required < $1.ratio / $1.place.required }) else {
                return waiver.path == path ? .unusedWaiver(waiver) : nil
            }
            return .waived(waiver, worst: worst, count: places.count)
        }
    }
}

extension DiagnosticCode {
    package static let themeContrastWaived = DiagnosticCode(
        "theme-contrast-waived", .note, "a contrast is weak, and its author allows it",
        explanation: """
            A theme can allow a contrast to be weaker than WCAG 2.2 asks for, with the reason:

                contrast:
                  allow: [header-label on bar-image]
                  because: titles on the bar repeat those of the pages

            The check says how weak it is, and in how many places. When a colour changes for the better, the waiver can go.
            """)

    package static let themeWaiverUnused = DiagnosticCode(
        "theme-waiver-unused", .warning, "a waiver of contrasts allows nothing that is weak",
        explanation: """
            The colours are told from their grounds wherever they stand, so nobody needs the waiver; it would hide the next mistake.

                contrast:
                  allow: [label]
                  because: ...

            Remove the token from the list, or the whole waiver.
            """)
}

extension Diagnostic {
    fileprivate static func waived(_ waiver: ContrastWaiver, worst: MeasuredPlace, count: Int) -> Diagnostic {
        let places = count == 1 ? "in 1 place" : "in \(count) places, the worst on \(worst.words)"
        return Diagnostic(
            .themeContrastWaived,
            "`\(waiver.words)` may have a contrast of \(ContrastFinding.twoDigits(worst.ratio)):1, not \(ContrastFinding.short(worst.place.required)):1, \(places)",
            path: waiver.path, at: waiver.range, help: "the theme says: \(waiver.because)")
    }

    fileprivate static func unusedWaiver(_ waiver: ContrastWaiver) -> Diagnostic {
        Diagnostic(
            .themeWaiverUnused, "`\(waiver.words)` is weak nowhere", path: waiver.path, at: waiver.range,
            help: "remove it from the waiver")
    }
}
