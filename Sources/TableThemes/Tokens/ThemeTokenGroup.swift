package import TableModel

/// Tokens that belong together, as the documentation tells of them.
package struct ThemeTokenGroup: Sendable {
    package let title: String
    package let tokens: [ThemeTokenName]

    private init(_ title: String, _ names: [String]) {
        self.title = title
        tokens = names.compactMap { ThemeTokenName.named($0) }
    }

    /// Every token, once.
    package static let all: [ThemeTokenGroup] = [
        ThemeTokenGroup(
            "Rows",
            [
                "prim-row-color", "alt-row-color", "highlighted-row-color", "selected-row-color", "separator-color",
                "separator-inset", "row-height", "image-size", "image-height", "indentation-width",
            ]),
        ThemeTokenGroup("Text", ["font", "title-weight", "label", "detail-label", "selected-label", "tint"]),
        ThemeTokenGroup(
            "Accessories",
            ["accessory-color", "highlighted-color", "detail-button-color", "disclosure", "check"]
                + ThemeTokenName.accessoryImages + ThemeTokenName.ofIcons + ThemeTokenName.ofSwitches),
        ThemeTokenGroup(
            "Page and sections",
            [
                "background", "background-image", "top-color", "bottom-color", "bar-background", "bar-image", "bar-label",
                "bar-tint",
                "header-label", "header-tint", "header-image", "header-shadow", "field-background", "field-label", "match-color",
                "section-header-color",
                "section-footer-color", "section-tint", "section-header-background",
                "section-border-color", "section-border-width", "column-width", "margin", "radius",
            ]),
        ThemeTokenGroup(
            "Blocks of text",
            ["code-font", "code-background"] + ThemeTokenName.ofAlerts),
        ThemeTokenGroup("Code in colours", ThemeTokenName.ofCode),
        ThemeTokenGroup("Row images", ThemeTokenName.rowImages),
    ]
}
