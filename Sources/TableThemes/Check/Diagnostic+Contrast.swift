package import TableModel

extension DiagnosticCode {
    package static let themeContrast = DiagnosticCode(
        "theme-contrast", .error, "a colour of a theme cannot be told from its ground",
        exceptions: [.siteTokens],
        explanation: """
            Text needs a contrast of 4.5:1 with everything it stands on, accessories and other marks 3:1 (WCAG 2.2, 1.4.3 and
            1.4.11). `tablesite theme check` measures it wherever a colour can stand: on plain, alternate, highlighted and selected
            rows of every shape, in code and alerts, in headers, in the light and in the dark, through translucent colours and all
            along gradients. The titles of rows that lead somewhere are known by the tint alone, which is therefore 1.25:1 away from
            other text, lighter or darker.

                tokens:
                  detail-label: {light: "#999", dark: "#bbc"}

            The message names the worst place. The help has the nearest colour that will do everywhere:

                tokens:
                  detail-label: {light: "#5d5d5d", dark: "#bbc"}

            `build` and `check` measure the tokens that a site or a page sets itself, and warn.

            When no colour will do, two grounds contradict each other: one wants dark text and the other light text. Change one.
            """)

    package static let themeContrastUnknown = DiagnosticCode(
        "theme-contrast-unknown", .note, "the contrast with a colour or picture cannot be measured",
        explanation: """
            What only a browser knows (a photograph, a colour of the reader's system) is left out when contrasts are measured, and
            so is all text that stands on it.

                tokens:
                  header-image: url("assets/sea.jpg")

            Look at the page yourself. A translucent layer of one colour between picture and text helps, as does a shadow:

                tokens:
                  header-shadow: 0 0 4px #000
            """)
}

extension Diagnostic {
    /// - Parameter substitute: a token that has the same value as long as nobody sets it.
    static func unmeasured(_ token: ThemeToken, _ what: String, for substitute: String?) -> Diagnostic {
        Diagnostic(
            .themeContrastUnknown, "the contrast with `\(token.name)` is not measured: the check cannot follow \(what)",
            path: token.path, at: token.range,
            help: substitute.map { "selected rows have the same picture: set `\($0)` to another where it cannot be seen on them" }
                ?? "")
    }
}
