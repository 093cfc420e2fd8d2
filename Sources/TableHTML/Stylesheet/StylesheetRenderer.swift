import TableCells
package import TableModel
package import TableThemes

/// Appends the site's style sheet: the theme, the classes that rows and sections asked for, sorted, and the structure.
///
/// Equal input gives equal bytes. Classes given twice are written once.
///
/// - Parameters:
///   - cells: the identifiers of the cells that rows are stamped from.
///   - parts: those that some page of the site has.
///   - showsStates: a row with the class `hovered` or `focused` looks as if it were.
package func renderStylesheet(
    _ theme: Theme, classes: [StyleClass], cells: Set<String> = [], parts: Set<PagePart> = [], showsStates: Bool = false,
    to output: inout [UInt8]
) {
    let layers: [StyleLayer] = [.structure, .theme, .state]
    output += "@layer \(layers.map(\.rawValue).joined(separator: ","));".utf8
    let setTokens = Set(theme.tokens.map(\.name) + classes.flatMap(\.tokens))
    let rules = (StyleRules.all(for: theme) + (showsStates ? [.shownStates] : [])).filter { rules in
        switch rules.use {
        case .always: true
        case .tokens(let tokens): !setTokens.isDisjoint(with: tokens)
        case .part(let part): parts.contains(part)
        case .accessoryCells: cells.contains { theme.cells[$0]?.placesAccessory == true }
        }
    }
    // The order of the layers is said; where they stand is free, and so the sheet is a little smaller when compressed.
    appendTheme(theme, classes: classes, cells: cells, to: &output)
    append(.structure, of: rules, to: &output)
    append(.state, of: rules, to: &output)
    append(.none, of: rules, to: &output)
}

private func append(_ layer: StyleLayer, of rules: [StyleRules], to output: inout [UInt8]) {
    let css = rules.filter { $0.layer == layer }.map(\.css).joined(separator: "\n")
    if layer == .none {
        output += minifyCSS(css)
    } else {
        output += "@layer \(layer.rawValue){".utf8
        output += minifyCSS(css)
        output += "}".utf8
    }
}

/// The theme stands in a layer of its own inside the layer `theme`: rules directly in a layer win over those in its
/// nested layers, so a class of one row wins over every rule of the theme, however specific.
private func appendTheme(_ theme: Theme, classes: [StyleClass], cells: Set<String>, to output: inout [UInt8]) {
    output += "@layer theme{@layer base{".utf8
    if theme.colorScheme != .both { output += ":root{color-scheme:\(theme.colorScheme.rawValue)}".utf8 }
    if !theme.tokens.isEmpty {
        let tokens = theme.tokens.map { "--tv-\($0.name):\(theme.resolvingAssets(in: $0.css))" }
        output += minifyCSS(":root{" + tokens.joined(separator: ";") + "}")
    }
    for sheet in theme.stylesheets where sheet.cell.map(cells.contains) ?? true {
        let start = output.count
        output += minifyCSS(theme.resolvingAssets(in: sheet.css))
        // What is left open in one sheet does not reach into the next.
        if output.count > start, output.last != UInt8(ascii: "}") { output += "{}".utf8 }
    }
    output += "}".utf8
    for styleClass in Set(classes).sorted(by: { ($0.name, $0.declarations) < ($1.name, $1.declarations) }) {
        output += minifyCSS(".\(styleClass.name){\(styleClass.declarations)}")
    }
    output += "}".utf8
}
