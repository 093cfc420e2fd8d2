/// One word of the vocabulary in which a theme says how tables look: the custom property `--tv-<name>`.
package struct ThemeTokenName: Sendable, Equatable {
    package let name: String
    package let kind: ThemeTokenKind
    /// What it is for, in a line.
    package let meaning: String

    private init(_ name: String, _ kind: ThemeTokenKind, _ meaning: String) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
    }

    /// Whether a theme can do without: pictures, shapes, shadows and what few themes have are drawn by the structure of the sheet, or
    /// not at all.
    package var isOptional: Bool { [.image, .shape, .shadow, .weight].contains(kind) || Self.optional.contains(name) }

    private static let optional: Set = [
        "section-border-color", "section-border-width", "image-height", "bar-label", "bar-tint",
        "section-tint",
    ]

    /// The smallest part of a page that can have a value of its own.
    package var reach: ThemeTokenReach {
        if Self.ofPages.contains(name) { return .page }
        return kind == .color && !Self.ofSections.contains(name) ? .row : .section
    }

    /// What is drawn once on a page, or computed for all of it.
    private static let ofPages = Set(ofCode).union([
        "top-color", "bottom-color", "background", "background-image", "bar-background", "bar-image", "bar-label", "bar-tint",
        "header-label",
        "header-tint", "header-image", "header-shadow", "field-background", "field-label", "match-color", "column-width", "font",
        "radius",
    ])

    /// The colours of code, which sites without code in a known language do without.
    package static let ofCode = [
        "code-comment", "code-keyword", "code-string", "code-escape", "code-number", "code-type", "code-function", "code-attribute",
        "code-variable",
    ]

    /// Colours of what stands beside the rows.
    private static let ofSections: Set = [
        "section-header-color", "section-footer-color", "section-tint", "section-header-background", "section-border-color",
    ]

    /// The colours of tiles and of what is drawn on them, which sites without icons do without.
    package static let ofIcons = ["icon-color", "icon-label"]

    /// The colours of switches.
    package static let ofSwitches = ["switch-color", "switch-knob-color"]

    package static func named(_ name: String) -> ThemeTokenName? { all.first { $0.name == name } }

    /// The pictures behind rows: one for each shape, and one for each shape while it is selected.
    package static let rowImages = ["top", "middle", "bottom", "only"].flatMap { ["\($0)-row-image", "\($0)-row-selected-image"] }

    /// The pictures that accessories are.
    package static let accessoryImages = ["disclosure", "check"].flatMap { ["\($0)-image", "\($0)-highlighted-image"] }
    /// Colours of the five kinds of alert.
    package static let ofAlerts = ["note", "tip", "important", "warning", "caution"].map { "\($0)-color" }

    /// In the order of the documentation. A new token is an entry here, a value in the `system` theme, and a rule that uses it.
    package static let all = [
        ThemeTokenName("prim-row-color", .color, "background of a row"),
        ThemeTokenName("alt-row-color", .color, "laid over the background of rows 0, 2, 4… of a section"),
        ThemeTokenName("top-color", .color, "what shows when the page is pulled past its top"),
        ThemeTokenName("bottom-color", .color, "what shows past the end of the page, and under a short one"),
        ThemeTokenName("background", .color, "behind the table, between top and bottom; `none` for a clear table"),
        ThemeTokenName("accessory-color", .color, "disclosure arrows and check marks"),
        ThemeTokenName("highlighted-color", .color, "accessories of a pressed or selected row"),
        ThemeTokenName("detail-button-color", .color, "the detail button"),
        ThemeTokenName("highlighted-row-color", .color, "background of the row under the pointer"),
        ThemeTokenName("selected-row-color", .color, "background of a selected row"),
        ThemeTokenName("selected-label", .color, "text of a selected row"),
        ThemeTokenName("background-image", .image, "picture behind the table, which stays while rows move over it"),
        ThemeTokenName("top-row-image", .image, "picture behind the first row of a section"),
        ThemeTokenName("middle-row-image", .image, "picture behind a row between others"),
        ThemeTokenName("bottom-row-image", .image, "picture behind the last row of a section"),
        ThemeTokenName("only-row-image", .image, "picture behind the only row of a section"),
        ThemeTokenName("top-row-selected-image", .image, "`top-row-image` while the row is selected"),
        ThemeTokenName("middle-row-selected-image", .image, "`middle-row-image` while the row is selected"),
        ThemeTokenName("bottom-row-selected-image", .image, "`bottom-row-image` while the row is selected"),
        ThemeTokenName("only-row-selected-image", .image, "`only-row-image` while the row is selected"),
        ThemeTokenName("row-height", .length, "least height of a row"),
        ThemeTokenName("label", .color, "titles and running text"),
        ThemeTokenName("detail-label", .color, "details of rows"),
        ThemeTokenName("tint", .color, "links, narrow labels, progress"),
        ThemeTokenName("separator-color", .color, "the line between two rows"),
        ThemeTokenName("separator-inset", .length, "how far the line begins from the row's start"),
        ThemeTokenName("header-label", .color, "title, introduction, and the bar if it has no label of its own"),
        ThemeTokenName("header-tint", .color, "links of the introduction, and of the bar if it has no tint of its own"),
        ThemeTokenName("header-image", .image, "picture behind title and introduction"),
        ThemeTokenName("header-shadow", .shadow, "CSS `text-shadow` of the title"),
        ThemeTokenName("section-header-color", .color, "text of section headers"),
        ThemeTokenName("section-footer-color", .color, "short text above and below rows: captions, footers"),
        ThemeTokenName("section-tint", .color, "links above, below and in the titles of rows, where they are not those of rows"),
        ThemeTokenName("section-header-background", .color, "the band of a section header that sticks to the top"),
        ThemeTokenName("section-border-color", .color, "the line around a section"),
        ThemeTokenName("section-border-width", .length, "how wide the line around a section is"),
        ThemeTokenName("indentation-width", .length, "how far each level of nested rows moves in"),
        ThemeTokenName("margin", .length, "space between the edges of a row and its text"),
        ThemeTokenName("radius", .length, "corners of inset sections"),
        ThemeTokenName("image-size", .length, "width of a row's image, which is fitted into the height of the row"),
        ThemeTokenName("image-height", .length, "height of a row's image; rows are at least as high"),
        ThemeTokenName("font", .font, "CSS `font` shorthand of all text"),
        ThemeTokenName("disclosure", .shape, "`clip-path` of the disclosure arrow, 11 by 15 pixels"),
        ThemeTokenName("check", .shape, "`clip-path` of the check mark, 15 by 15 pixels"),
        ThemeTokenName("title-weight", .weight, "how bold the titles of rows are"),
        ThemeTokenName("disclosure-image", .image, "picture of the disclosure arrow, 15 by 15 pixels"),
        ThemeTokenName("disclosure-highlighted-image", .image, "`disclosure-image` while the row is selected"),
        ThemeTokenName("check-image", .image, "picture of the check mark, 15 by 15 pixels"),
        ThemeTokenName("check-highlighted-image", .image, "`check-image` while the row is selected"),
        ThemeTokenName("icon-color", .color, "the tile of an icon"),
        ThemeTokenName("icon-label", .color, "the drawing on the tile of an icon"),
        ThemeTokenName("switch-color", .color, "a switch that is on"),
        ThemeTokenName("switch-knob-color", .color, "the knob of a switch"),
        ThemeTokenName("bar-background", .color, "the bar at the top of the page"),
        ThemeTokenName("bar-image", .image, "picture of the bar, over its background"),
        ThemeTokenName("bar-label", .color, "text of the bar, where it is not that of the header"),
        ThemeTokenName("bar-tint", .color, "links and buttons of the bar, where they are not those of the header"),
        ThemeTokenName("field-background", .color, "the field that narrows the page, and the chips below it"),
        ThemeTokenName("field-label", .color, "text of fields, and of the chips below one"),
        ThemeTokenName("match-color", .color, "behind letters that match what was typed"),
        ThemeTokenName("code-font", .font, "font families of code"),
        ThemeTokenName("code-background", .color, "behind code, in text and in blocks"),
        ThemeTokenName("code-comment", .color, "comments in code"),
        ThemeTokenName("code-keyword", .color, "words of the language, tags, headings"),
        ThemeTokenName("code-string", .color, "strings and other literal text"),
        ThemeTokenName("code-escape", .color, "what stands for something else in a string"),
        ThemeTokenName("code-number", .color, "numbers, and words for values"),
        ThemeTokenName("code-type", .color, "types"),
        ThemeTokenName("code-function", .color, "what is called or declared as a function, and commands"),
        ThemeTokenName("code-attribute", .color, "annotations, directives, attributes, selectors, prompts"),
        ThemeTokenName("code-variable", .color, "variables that are marked as such, and keys of data"),
        ThemeTokenName("note-color", .color, "line and title of a note"),
        ThemeTokenName("tip-color", .color, "line and title of a tip, beside added lines of a diff"),
        ThemeTokenName("important-color", .color, "line and title of something important"),
        ThemeTokenName("warning-color", .color, "line and title of a warning"),
        ThemeTokenName("caution-color", .color, "line and title of a caution, beside removed lines of a diff"),
        ThemeTokenName("column-width", .length, "greatest width of the table"),
    ]
}

/// Where a token can be set: a row's also on sections and pages, a section's also on pages.
package enum ThemeTokenReach: Sendable { case page, section, row }

/// What sort of CSS value a token takes.
package enum ThemeTokenKind: String, Sendable, CaseIterable {
    /// The only sort that may differ between light and dark: CSS's `light-dark()` takes colours.
    case color
    case length, image, font, shape, shadow, weight
}
