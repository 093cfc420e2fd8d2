import TableModel
import TableThemes

/// The rules of one topic of the style sheet, in the layer they belong to. They stand in `Rules/`, in a file of the topic's name.
///
/// The CSS is written to be read; ``minifyCSS(_:)`` makes it small. It keeps to five habits:
/// - tokens a theme sets start with `--tv-`, what only the sheet itself uses is one or two words without a prefix
///   (see ``privateProperties``);
/// - row lists are `[role=list]`, so lists in flowing text are never taken for rows;
/// - every row list, row and cell rule starts with `.tv`, so that a page may have other things beside the table;
/// - the rules of a topic and their declarations stand in the order that compresses best, where none overrides another;
/// - a number in a comment names the reason for a surprising declaration beside it, at the top of the file.
struct StyleRules: Sendable {
    let topic: String
    let layer: StyleLayer
    /// What a site must use for the rules to have an effect; they are left out where nobody does.
    let use: StyleUse

    init(_ topic: String, _ layer: StyleLayer, for use: StyleUse = .always) {
        self.topic = topic
        self.layer = layer
        self.use = use
    }

    var css: String { EmbeddedFile.at("Stylesheet/Rules/\(topic).css").text }

    /// All topics, as a theme needs them. Within a layer later ones win over earlier ones of the same specificity. Where none has to
    /// win their order is free, and is the one in which the sheets of the bundled themes are smallest when compressed.
    static func all(for theme: Theme) -> [StyleRules] {
        common(for: theme) + rare(for: theme) + state(for: theme) + [StyleRules("transition", .none)]
    }

    /// What stands in the sheets of most sites.
    private static func common(for theme: Theme) -> [StyleRules] {
        [
            StyleRules(theme.style == .inset ? "edges-inset" : "edges", .structure),
            StyleRules("row", .structure),
            StyleRules("code-lines", .structure, for: .part(.codeLines)),
            StyleRules("code-colors", .structure, for: .part(.codeColors)),
            StyleRules("cell", .structure),
            StyleRules("header", .structure),
            StyleRules("site-footer", .structure, for: .part(.siteFooter)),
            StyleRules("page", .structure),
            StyleRules("section", .structure),
            StyleRules("section-tint", .structure, for: .tokens(["section-tint"])),
            StyleRules("indentation", .structure),
            StyleRules("overscroll", .structure),
            StyleRules("bar", .structure),
            StyleRules("menus", .structure, for: .anyPart([.sideList, .outline])),
            StyleRules("symbol", .structure, for: .anyPart([.sideList, .outline, .filter, .search, .copyButton, .repositoryLink])),
            StyleRules("code", .structure),
            StyleRules("pagination", .structure, for: .part(.pagination)),
            StyleRules("header-image", .structure, for: .tokens(["header-image"])),
            StyleRules("header-shadow", .structure, for: .tokens(["header-shadow"])),
            StyleRules("accessory", .structure),
            StyleRules("title-weight", .structure, for: .tokens(["title-weight"])),
            StyleRules("flow", .structure),
            StyleRules("diff", .structure, for: .part(.diff)),
            StyleRules("alert", .structure),
            StyleRules("code-titles", .structure, for: .part(.codeTitles)),
            StyleRules("data-table", .structure),
            StyleRules("right-to-left-code", .structure, for: .part(.rightToLeftCode)),
            StyleRules("right-to-left", .structure, for: .part(.rightToLeft)),
            StyleRules("tabs", .structure, for: .part(.tabs)),
            StyleRules("field", .structure, for: .anyPart([.filter, .search])),
            StyleRules("row-shape", .structure),
            StyleRules("letter-index", .structure, for: .part(.letterIndex)),
            StyleRules("column-heads", .structure, for: .part(.columnHeads)),
            StyleRules("menu-folds", .structure, for: .anyPart([.sideList, .foldedOutline])),
            StyleRules("side-list", .structure, for: .part(.sideList)),
            StyleRules("outline", .structure, for: .part(.outline)),
            StyleRules("search-side-list", .structure, for: .part(.searchAlone)),
            StyleRules("ticks", .structure, for: .part(.ticks)),
            StyleRules("chapter", .structure, for: .part(.printPage)),
            StyleRules("layout-table", .structure, for: .part(.layoutTables)),
            StyleRules("copy-button", .structure, for: .part(.copyButton)),
            StyleRules("collapsible", .structure),
            StyleRules("scrolling-table", .structure, for: .part(.tables)),
            StyleRules("spanning-cells", .structure, for: .part(.spanningCells)),
            StyleRules("search", .structure, for: .part(.search)),
            StyleRules("site-header", .structure, for: .part(.siteHeader)),
            StyleRules("wide-table", .structure, for: .part(.wideTables)),
            StyleRules("row-image", .structure, for: .tokens(ThemeTokenName.rowImages)),
            StyleRules("backdrop", .structure, for: .tokens(["background-image"])),
            StyleRules("path", .structure, for: .part(.path)),
            StyleRules("filter", .structure, for: .part(.filter)),
            StyleRules("filter-big-table", .structure, for: .part(.bigTable)),
            StyleRules("repository-link", .structure, for: .part(.repositoryLink)),
        ]
    }

    /// What few themes and sites ask for.
    private static func rare(for theme: Theme) -> [StyleRules] {
        [
            theme.style == .plain
                ? StyleRules("sticky-titles-plain", .structure)
                : StyleRules("sticky-titles", .structure, for: .part(.plainTables)),
            StyleRules("image-height", .structure, for: .tokens(["image-height"])),
            StyleRules("cell-accessory", .structure, for: .accessoryCells),
            StyleRules("accessory-image", .structure, for: .tokens(ThemeTokenName.accessoryImages)),
            StyleRules("disclosure-picture", .structure, for: .picture("disclosure-image")),
            StyleRules("check-picture", .structure, for: .picture("check-image")),
            StyleRules("icon", .structure, for: .part(.icons)),
            StyleRules("selected-image", .structure, for: .part(.selectedImages)),
            StyleRules("switch", .structure, for: .part(.switches)),
            StyleRules("section-border", .structure, for: .tokens(["section-border-color", "section-border-width"])),
            StyleRules("big-table", .structure, for: .part(.bigTable)),
            StyleRules("big-table-\(RowScale(of: theme).rawValue)", .structure, for: .part(.bigTable)),
            StyleRules("languages", .structure, for: .part(.languages)),
            StyleRules("long-numbers", .structure, for: .part(.longNumbers)),
            StyleRules("bar-image", .structure, for: .tokens(["bar-image"])),
            StyleRules("bar-label", .structure, for: .tokens(["bar-label", "bar-tint"])),
            StyleRules("square", .structure, for: .less("radius", than: 0.01)),
            StyleRules("narrow-margin", .structure, for: .less("margin", than: 13)),
            StyleRules("edit-link", .structure, for: .part(.editLink)),
            StyleRules("external-links", .structure, for: .part(.externalLinks)),
        ]
    }

    private static func state(for theme: Theme) -> [StyleRules] {
        [
            StyleRules("selection", .state),
            StyleRules("site-header-focus", .state, for: .part(.siteHeader)),
            StyleRules("field-focus", .state, for: .anyPart([.filter, .search])),
            StyleRules("row-alias", .state, for: .part(.rowAlias)),
            StyleRules("row-image-forced", .state, for: .tokens(ThemeTokenName.rowImages)),
            StyleRules("high-contrast", .state),
            StyleRules("forced-colors", .state),
            StyleRules(theme.colorScheme == .dark ? "code-colors-paper" : "code-colors-forced", .state, for: .part(.codeColors)),
            StyleRules("filter-forced-colors", .state, for: .part(.filter)),
            StyleRules("icon-forced", .state, for: .part(.icons)),
            StyleRules("switch-forced", .state, for: .part(.switches)),
            StyleRules("section-border-forced", .state, for: .tokens(["section-border-color"])),
            StyleRules("alert-paper", .state, for: .tokens(theme.colorScheme == .dark ? ThemeTokenName.ofAlerts : [])),
            StyleRules("print", .state),
            StyleRules("print-controls", .state, for: .anyPart([.filter, .ticks, .copyButton])),
            StyleRules("print-page", .state, for: .part(.printPage)),
            StyleRules("print-letter-index", .state, for: .part(.letterIndex)),
            StyleRules("print-scrolling-table", .state, for: .part(.tables)),
            StyleRules("print-wide-table", .state, for: .part(.wideTables)),
            StyleRules("print-edit-link", .state, for: .part(.editLink)),
            // Text of a theme made for one scheme cannot stay as it is on paper.
            StyleRules(
                "paper", .state,
                for: theme.colorScheme == .both ? .tokens(["header-image", "header-shadow", "background-image"]) : .always),
        ]
    }

    /// Only galleries have them.
    static let shownStates = StyleRules("shown-states", .state)

    /// Custom properties that pass values between the topics.
    ///
    /// | property | set by | meaning |
    /// |---|---|---|
    /// | `--gutter` | page, side-list, outline | what remains beside the column on one side |
    /// | `--bar` | site-header | how high what stays above the page is, where that is not the bar |
    /// | `--edge` | edges | where text outside the rows starts |
    /// | `--lines` | a theme | how long lines of text are where that is less than its column |
    /// | `--side` | edges | how far rows and cards are inset |
    /// | `--radius`, `--top-corner`, `--bottom-corner` | edges, row-shape | the radius of this table style, and of this row |
    /// | `--image`, `--selected-image` | row-image | the background image of the shape |
    /// | `--over` | row, selection | the colour laid over the primary one |
    /// | `--under` | selection | the ground of the blocks below a selected row's line |
    /// | `--line` | row, row-shape, selection | `none` where no separator stands above the row |
    /// | `--level` | indentation | 0 to 4 |
    /// | `--lead`, `--trail` | cell, accessory | room taken by the image and by the accessory |
    /// | `--shape`, `--width` | accessory, and what symbol draws | outline of the drawing |
    /// | `--digit-a` to `--digit-d` | big-table-low, -wide, -tall | what the classes of a page or list say of heights |
    /// | `--measure`, `--room` | big-table | widths, in pixels |
    /// | `--gain` | big-table | how much of their height on a phone the rows lose in a column |
    /// | `--link` | header, section-tint | colour of links where it is not the tint |
    /// | `--picture` | accessory-image | the picture of the accessory |
    /// | `--icon` | a class of an icon | the drawing on its tile |
    /// | `--hue` | alert | colour of the alert |
    /// | `--first` | a class of the page | the number before that of the first line of a block of code |
    /// | `--end` | outline | what remains at the end of the column where that is more than at its start |
    /// | `--aside` | outline | how much of a wide window the outline takes |
    /// | `--reserve` | outline | how much of it is kept for outlines, in pages without one as well |
    /// | `--read` | outline | ground of the part that is read, once the page is scrolled |
    /// | `--stick` | sticky-titles, sticky-titles-plain | whether the titles of a section stay at the top |
    /// | `--rail` | side-list | how wide the list beside the page is |
    /// | `--here`, `--parent`, `--child`, `--x` | transition | layers of the page and its neighbours, writing direction |
    static let privateProperties = ownProperties + themeProperties + setProperties

    /// Those that stand in the rules alone.
    private static let ownProperties = [
        "gutter", "bar", "top-corner", "bottom-corner", "image", "selected-image", "over", "under",
        "level", "lead", "head", "trail", "shape", "width", "link", "hue", "here", "parent", "child", "rail", "aside", "read",
        "stick", "end", "picture", "digit-d", "gain", "reserve", "measure", "room", "digit-a", "digit-b", "digit-c",
    ]
    /// Those that themes use as well.
    private static let themeProperties = ["side", "edge", "lines", "radius"]
    /// Those that are called the same everywhere: of rows and pages, the writing direction, and what a theme's check looks for.
    static let setProperties = ["line", "first", "icon", "x"]

    /// What the others are called in a sheet: by letters that none of these has.
    static let shortNames = names(ownProperties, "ojsvbVdHzuleywrcmnkpLqDaSTYg_OABC").merging(themeNames) { own, _ in own }
    /// What they are called in the sheet of a theme, whose own properties keep their names.
    static let themeNames = names(themeProperties, "tihf")

    private static func names(_ properties: [String], _ letters: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: zip(properties, letters).map { ("--\($0)", "--\($1)") })
    }
}

/// A cascade layer of the sheet. Later layers win whatever the specificity, so a theme needs no tricks to change the
/// structure, and no theme can hide that a row is selected.
///
/// Three top-level layers, because a nested `tv.theme` would lose to the plain rules of `tv`.
enum StyleLayer: String, Sendable {
    /// What every theme shares.
    case structure = "tv"
    /// Tokens and rules of the theme, then the classes single rows and sections asked for.
    case theme
    /// Highlight, selection, focus, and what the reader's system asks for.
    case state = "tv-state"
    /// Rules outside all layers: at-rules that layers do not order.
    case none = ""
}

/// What a site must use for some rules to stand in its sheet.
enum StyleUse: Sendable {
    case always
    /// One of these tokens is set.
    case tokens([String])
    /// The theme sets this token to a file, not to a gradient.
    case picture(String)
    /// The theme sets this length to fewer pixels.
    case less(String, than: Double)
    /// A row is rendered with a cell that has a place for the accessory.
    case accessoryCells
    /// A page has such a part.
    case part(PagePart)
    case anyPart([PagePart])
}
