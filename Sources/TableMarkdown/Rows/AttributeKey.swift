package import TableModel

/// The keys of `{…}` on rows and on sections, without the tokens of themes.
enum AttributeKey: String, CaseIterable {
    case accessory, cell, progress, value, image, detail, selected
    case style, collapsed, index
    case aliases, search, icon
    case selectedImage = "selected-image"

    static let rows: [AttributeKey] = [
        .accessory, .cell, .progress, .value, .icon, .image, .selectedImage, .detail, .selected, .aliases, .search,
    ]
    static let sections: [AttributeKey] = [.style, .collapsed, .index, .accessory, .cell, .aliases, .search]
    /// Those that a word alone can mean.
    static let rowFlags: [AttributeKey] = [.selected]
    static let sectionFlags: [AttributeKey] = [.collapsed, .index]
}

extension [AttributeKey] {
    /// The names of the keys and of tokens, for suggestions.
    func names(with tokens: [ThemeTokenName]) -> [String] { map(\.rawValue) + tokens.map(\.name) }
}

extension ThemeTokenName {
    /// Those that a row can set, and those that a section can.
    static let ofRows = all.filter { $0.reach == .row }
    static let ofSections = all.filter { $0.reach != .page }
}

extension DiagnosticCode {
    package static let attributeUnknown = DiagnosticCode(
        "attribute-unknown", .warning, "an author attribute has a name that means nothing",
        explanation: """
            Braces at the end of an item or a heading set attributes: `- Install {accessory=check}`. A key that tablesite
            does not know is kept in the page as `data-key`, for your own style sheet, and reported once where it stands.

            Keys of rows: \(list(AttributeKey.rows.map(\.rawValue))), and the tokens that colour rows and
            what is in them: accessory-color, prim-row-color, label and so on.
            Keys of sections: \(list(AttributeKey.sections.map(\.rawValue))), and all tokens of a theme
            that mean something within a section.

            Write `data-key=value` to say that the key is yours; then nothing is reported.

            A bare word behind a class or an id, `{#install beta}`, or behind a colon, `{: .quiet beta }`, has no effect and is left
            out of the page. A class of your own has a full stop: `{#install .beta}`.
            """)

    package static let attributeValue = DiagnosticCode(
        "attribute-value", .warning, "an author attribute has a value that its key cannot take",
        explanation: """
            Each key takes its own kind of value:

                accessory            \(list(Accessory.all.map(\.name)))
                                     `switch` for tasks; it is all that a section can have
                progress             a whole number from 0 to 100
                accessory-color      a CSS colour: `#0a0`, `teal`, `rgb(0 0 255 / .5)` (with quotes when it has spaces)
                row-height, margin   a length: `3rem`; other tokens a value as a theme has it, but no files
                selected, collapsed  true or false
                style                \(list(TableStyle.allCases.map(\.rawValue)))
                aliases              former ids of this page, without `#`: `old`, `"old older"`

            The attribute is left out of the page.
            """)

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
