import TableBasics
import TableCells
package import TableModel
package import TableThemes

/// Appends the site's style sheet: the theme, the classes that rows and sections asked for, sorted, and the structure.
///
/// Equal input gives equal bytes. Classes given twice are written once.
///
/// - Parameters:
///   - cells: the identifiers of the cells that rows are rendered with.
///   - parts: those that some page of the site has.
///   - depth: that of the deepest page of the site; see ``LayerNames``.
///   - showsStates: a row with the class `hovered` or `focused` looks as if it were.
package func renderStylesheet(
    _ theme: Theme, classes: [StyleClass], cells: Set<String> = [], parts: Set<PagePart> = [],
    depth: Int = LayerNames.deepest, showsStates: Bool = false, to output: inout [UInt8]
) {
    let setTokens = Set(theme.tokens.filter { !$0.isNoImage }.map(\.name) + classes.flatMap(\.tokens))
    let rules = (StyleRules.all(for: theme) + (showsStates ? [.shownStates] : [])).filter { rules in
        switch rules.use {
        case .always: true
        case .tokens(let tokens): !setTokens.isDisjoint(with: tokens)
        case .picture(let token): theme.showsFile(in: token)
        case .less(let token, let limit): theme.tokens.last { $0.name == token }?.pixels.map { $0 < limit } ?? false
        case .part(let part): parts.contains(part)
        case .anyPart(let some): some.contains(where: parts.contains)
        case .accessoryCells: cells.contains { theme.cells[$0]?.placesAccessory == true }
        }
    }
    var renderer = StylesheetRenderer(
        theme: theme, classes: classes, cells: cells, rules: rules, unused: unusedTokens(theme, parts), depth: depth)
    renderer.render()
    output += renderer.css
}

extension ThemeToken {
    /// A picture that is none, which takes one of a base away; to the sheet it is as if nobody had set it.
    fileprivate var isNoImage: Bool { light == "none" && ThemeTokenName.named(name)?.kind == .image }

    /// A length in pixels, or 0 in any unit; nil for others.
    fileprivate var pixels: Double? {
        let number = light.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value == 0 || light.dropFirst(number.count) == "px" else { return nil }
        return value
    }
}

/// The colours of what a site does not have. Those of code are many, and most sites of lists have none.
private func unusedTokens(_ theme: Theme, _ parts: Set<PagePart>) -> Set<String> {
    let tokens: [(Set<PagePart>, [String])] = [
        ([.codeColors], ThemeTokenName.ofCode), ([.icons], ThemeTokenName.ofIcons), ([.switches], ThemeTokenName.ofSwitches),
        ([.filter, .search], ["field-background", "field-label", "match-color"]),
        // Titles of other tables have no ground.
        ([.plainTables], theme.style == .plain ? [] : ["section-header-background"]),
    ]
    return Set(tokens.filter { $0.0.isDisjoint(with: parts) }.flatMap(\.1))
}

/// Writes one sheet.
private struct StylesheetRenderer {
    let theme: Theme
    let classes: [StyleClass]
    let cells: Set<String>
    let rules: [StyleRules]
    /// Tokens that stand in the sheet only where something of the theme or of a page uses them.
    let unused: Set<String>
    let depth: Int
    private(set) var css: [UInt8] = []

    init(theme: Theme, classes: [StyleClass], cells: Set<String>, rules: [StyleRules], unused: Set<String>, depth: Int) {
        self.theme = theme
        self.classes = classes
        self.cells = cells
        self.rules = rules
        self.unused = unused
        self.depth = depth
    }

    mutating func render() {
        let layers: [StyleLayer] = [.structure, .theme, .state]
        css += "@layer \(layers.map(\.rawValue).joined(separator: ","));".utf8
        // The order of the layers is said; where they stand is free, and so the sheet is a little smaller when compressed.
        appendTheme()
        append(.structure)
        append(.state)
        append(.none)
        let depths = (0...LayerNames.shown(depth)).map { LayerNames(depth: $0).css }.joined()
        css += minifyCSS(depths, renaming: StyleRules.shortNames)
    }

    private mutating func append(_ layer: StyleLayer) {
        let topics = minifyCSS(
            rules.filter { $0.layer == layer }.map(\.css).joined(separator: "\n"), renaming: StyleRules.shortNames)
        guard layer != .none else { return css += topics }
        css += "@layer \(layer.rawValue){".utf8
        css += topics
        css += "}".utf8
    }

    private func isUsed(_ token: ThemeToken) -> Bool {
        guard !token.isNoImage else { return false }
        guard unused.contains(token.name) else { return true }
        let name = "--tv-\(token.name)"
        return theme.stylesheets.contains { $0.css.contains(name) } || theme.tokens.contains { $0.css.contains(name) }
            || classes.contains { $0.declarations.contains("var(\(name)") }
    }

    /// The theme stands in a layer of its own inside the layer `theme`: rules directly in a layer win over those in its
    /// nested layers, so a class of one row wins over every rule of the theme, however specific.
    private mutating func appendTheme() {
        css += "@layer theme{@layer base{".utf8
        let tokens = TokenOrder.sorted(theme.tokens.filter(isUsed))
        let scheme = theme.colorScheme == .both ? [] : ["color-scheme:\(theme.colorScheme.rawValue)"]
        if !tokens.isEmpty || !scheme.isEmpty {
            // On paper too such a theme is light; a dark one is light there, and has both values.
            let tokens = tokens.map {
                "--tv-\($0.name):\(theme.resolvingAssets(in: theme.colorScheme == .light ? $0.light : $0.css))"
            }
            css += minifyCSS(":root{" + (scheme + tokens).joined(separator: ";") + "}")
        }
        for sheet in theme.stylesheets where sheet.cell.map(cells.contains) ?? true {
            let start = css.count
            css += minifyCSS(theme.resolvingAssets(in: sheet.css), renaming: StyleRules.themeNames)
            // What is left open in one sheet does not reach into the next.
            if css.count > start, css.last != UInt8(ascii: "}") { css += "{}".utf8 }
        }
        css += "}".utf8
        for styleClass in Set(classes).sorted(by: { ($0.name, $0.declarations) < ($1.name, $1.declarations) }) {
            if let icon = styleClass.icon {
                if let drawing = theme.icons[icon] { css += ".\(styleClass.name){--icon:url(\"\(drawing)\")}".utf8 }
            } else {
                let declarations = styleClass.declarations + gradientsTakenAway(by: styleClass)
                css += minifyCSS(".\(styleClass.name){\(declarations)}")
            }
        }
        css += "}".utf8
    }

    /// Accessories that have a colour of their own have no gradient in its place; a file stays, whose shape is its own.
    private func gradientsTakenAway(by styleClass: StyleClass) -> String {
        guard styleClass.tokens.contains("accessory-color") else { return "" }
        let images = ["disclosure-image", "check-image"].filter { image in
            let isSet =
                theme.tokens.contains { $0.name == image && !$0.isNoImage } || classes.contains { $0.tokens.contains(image) }
            return isSet && !theme.showsFile(in: image) && !styleClass.tokens.contains(image)
        }
        return images.map { ";--tv-\($0):initial" }.joined()
    }
}
