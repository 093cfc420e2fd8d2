import TableThemes

/// The rules of one topic of the style sheet, in the layer they belong to.
///
/// The CSS is written to be read; ``minifyCSS(_:)`` makes it small. It keeps to four habits:
/// - tokens a theme sets start with `--tv-`, what only the sheet itself uses is one or two words without a prefix
///   (see ``privateProperties``);
/// - row lists are `[role=list]`, so lists in flowing text are never taken for rows;
/// - every row list, row and cell rule starts with `.tv`, so that a page may have other things beside the table;
/// - a number in a comment names the reason for a surprising declaration below it.
struct StyleRules: Sendable {
    let layer: StyleLayer
    /// What a site must use for the rules to have an effect; they are left out where nobody does.
    let use: StyleUse
    let css: String

    init(_ layer: StyleLayer, for tokens: [String], _ css: String) {
        self.init(layer, for: .tokens(tokens), css)
    }

    init(_ layer: StyleLayer, for use: StyleUse = .always, _ css: String) {
        self.layer = layer
        self.use = use
        self.css = css
    }

    /// All topics, as a theme needs them. Within a layer later ones win over earlier ones of the same specificity.
    static func all(for theme: Theme) -> [StyleRules] { [
        .page, .overscroll, .backdrop, .bar, .header, .headerImage, .section(theme.style), .row, .rowShape, .rowImage,
        .indentation, .cell, .accessory, .cellAccessory, .flow, .code, .diff, .rightToLeft,
        .dataTable, .alert, .collapsible, .bigTable,
        .sideList, .languages, .path, .turns, .letterIndex, .editLink, .externalLinks,
        .selection, .rowAlias, .selectedRowImage, .highContrast, .forcedColors, .print, .paper(theme.colorScheme),
        .transition,
    ] }

    /// Custom properties that pass values between the topics.
    ///
    /// | property | set by | meaning |
    /// |---|---|---|
    /// | `--gutter` | page | what remains beside the column on one side |
    /// | `--edge` | section | where text outside the rows starts |
    /// | `--side` | section | how far rows and cards are inset |
    /// | `--corner`, `--top-corner`, `--bottom-corner` | row shapes | the radius of this table style, and of this row |
    /// | `--image`, `--selected-image` | row shapes | the background image of the shape |
    /// | `--over` | stripes, highlight, selection | the colour laid over the primary one |
    /// | `--under` | selection | the ground of the blocks below a selected row's line |
    /// | `--line` | row shapes | `none` where no separator stands above the row |
    /// | `--level` | indentation | 0 to 4 |
    /// | `--lead`, `--trail` | cells, accessories | room taken by the image and by the accessory |
    /// | `--shape`, `--width` | accessories | outline of the accessory |
    /// | `--count` | big tables | estimated rows of a list |
    /// | `--link` | headers, sections, cards | colour of links where it is not the tint |
    /// | `--hue` | alerts | colour of the alert |
    /// | `--here`, `--parent`, `--child`, `--x` | transitions | layers of the page and its neighbours, writing direction |
    static let privateProperties = [
        "gutter", "edge", "side", "corner", "top-corner", "bottom-corner", "image", "selected-image", "over", "under", "line",
        "level", "lead", "trail", "shape", "width", "count", "link", "hue", "here", "parent", "child", "x",
    ]
}
