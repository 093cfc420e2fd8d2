package import TableModel

/// What a place that takes style sheets asks of them beside being CSS.
///
/// Each function returns the problem with what it is asked about, or nil where there is none.
package protocol StylesheetPolicy: Sendable {
    /// An at-rule of CSS, by its name in lower case.
    func problem(withAtRule name: String) -> StylesheetObjection?
    /// A custom property that the sheet sets, or else reads with `var()`; with the dashes that it begins with.
    func problem(withCustomProperty name: String, isSet: Bool) -> StylesheetObjection?
    /// A class in a selector, without its dot.
    func problem(withClass name: String) -> StylesheetObjection?
    /// The value of a custom property, in which nothing is replaced by something else.
    func problem(withValue components: [CSSComponent], of name: String) -> CSSProblem?
    /// `!important`.
    var problemWithImportance: StylesheetObjection? { get }
}

/// Why something cannot stand in a style sheet, and the way out, which may be empty.
package struct StylesheetObjection: Sendable, Equatable {
    package let message: String
    package let help: String
    package let kind: StylesheetFault.Kind

    package init(_ message: String, help: String = "", as kind: StylesheetFault.Kind = .broken) {
        self.message = message
        self.help = help
        self.kind = kind
    }
}

/// Something in a style sheet that browsers drop, or that its author cannot have meant.
package struct StylesheetFault: Sendable, Equatable {
    package enum Kind: Sendable {
        /// Browsers drop what stands there, and sometimes everything behind it.
        case broken
        /// It has no effect, or too much of it.
        case doubtful
        /// It may be right: nobody looks at what becomes of it.
        case unmeasured
    }

    package let kind: Kind
    package let message: String
    package let help: String
    package let range: SourceRange
}
