import BundledThemes
import TableHTML
import TableModel
import TableThemes

/// The bundled theme `system` with further templates.
func theme(_ cells: [String: String] = [:]) -> Theme {
    var files = ["t/theme.yml": Array("extends: system".utf8)]
    for (name, template) in cells { files["t/cells/\(name).mustache"] = Array(template.utf8) }
    let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
    return readTheme(named: "t", in: ThemeFiles(project: files, bundled: bundled)).value
}

/// The rows of a document of one list, all rendered with a template.
func rendered(_ markdown: String, from template: String, settings: PageSettings = PageSettings()) -> String {
    var frame = PageFrame()
    frame.cells = theme(["cell": template]).cells
    frame.cell = "cell"
    let page = html(markdown, in: frame, settings: settings)
    guard let start = page.firstRange(of: "<li "), let end = page.firstRange(of: "</ul>") else { return page }
    return String(page[start.lowerBound..<end.lowerBound])
}

/// What stands in the row's own element of the one row of a document.
func inside(_ markdown: String, from template: String, settings: PageSettings = PageSettings()) -> String {
    let row = rendered(markdown, from: template, settings: settings)
    for name in ["a", "div", "label"] {
        guard let li = row.firstIndex(of: ">"), row[row.index(after: li)...].hasPrefix("<\(name)") else { continue }
        let rest = row[row.index(after: li)...]
        guard let start = rest.firstIndex(of: ">"), let end = rest.firstRange(of: "</\(name)>") else { continue }
        return String(rest[rest.index(after: start)..<end.lowerBound])
    }
    return row
}
