package import TableModel
package import TableThemes

/// Appends the site's style sheet: the structure, the theme, then the classes that rows and sections asked for, sorted.
///
/// Equal input gives equal bytes. Classes given twice are written once.
package func renderStylesheet(_ theme: Theme, classes: [StyleClass], to output: inout [UInt8]) {
    let layers: [StyleLayer] = [.structure, .theme, .state]
    output += "@layer \(layers.map(\.rawValue).joined(separator: ","));".utf8
    append(.structure, to: &output)
    appendTheme(theme, classes: classes, to: &output)
    append(.state, to: &output)
    append(.none, to: &output)
}

private func append(_ layer: StyleLayer, to output: inout [UInt8]) {
    let css = StyleRules.all.filter { $0.layer == layer }.map(\.css).joined(separator: "\n")
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
private func appendTheme(_ theme: Theme, classes: [StyleClass], to output: inout [UInt8]) {
    output += "@layer theme{@layer base{".utf8
    if !theme.tokens.isEmpty {
        output += minifyCSS(":root{" + theme.tokens.map { "--tv-\($0.name):\($0.css)" }.joined(separator: ";") + "}")
    }
    output += minifyCSS(theme.css)
    output += "}".utf8
    for styleClass in Set(classes).sorted(by: { ($0.name, $0.declarations) < ($1.name, $1.declarations) }) {
        output += minifyCSS(".\(styleClass.name){\(styleClass.declarations)}")
    }
    output += "}".utf8
}
