import TableModel
import TableTestSupport
@testable import TableCells

/// The templates of a theme `t`, and perhaps of its base `b`: `["card": "…", "b/card": "…"]`.
func readTemplates(_ cells: [String: String]) -> Checked<CellTemplateSet> {
    readTemplates(bytes: cells.mapValues { Array($0.utf8) })
}

func readTemplates(bytes cells: [String: [UInt8]]) -> Checked<CellTemplateSet> {
    let files = cells.map { name, bytes in
        let parts = name.split(separator: "/")
        let file = "\(parts[parts.count - 1]).mustache"
        return CellFile(name: file, path: "Themes/\(parts.count == 2 ? parts[0] : "t")/cells/\(file)", bytes: bytes)
    }
    return readCells(
        files.sorted { ($0.path.hasPrefix("Themes/t/") ? 0 : 1, $0.path) < ($1.path.hasPrefix("Themes/t/") ? 0 : 1, $1.path) })
}

/// The template `cell`, as a sketch of its steps: literals as they are, `{title}` for text, `[title]` for an attribute value,
/// `?detail(…)` and `!detail(…)` for conditionals, `|` before what stands below the row. What is wrong follows, a line each.
func compiled(_ template: String, with others: [String: String] = [:]) -> String {
    let cells = readTemplates(["cell": template].merging(others) { own, _ in own })
    let sketch = cells.value.templates["cell"].map { [$0.sketch] } ?? []
    // Templates of tests need not be whole cells.
    return (sketch + cells.diagnostics.filter { $0.code != .cellPartLost }.map { place($0) }).joined(separator: "\n")
}

/// What the template leaves out `cell`, a line each.
func omissions(_ template: String, with others: [String: String] = [:]) -> [String] {
    readTemplates(["cell": template].merging(others) { own, _ in own }).diagnostics.map(place)
}

private func place(_ diagnostic: Diagnostic) -> String {
    let path = diagnostic.path == "Themes/t/cells/cell.mustache" ? "" : diagnostic.path.replacing("Themes/", with: "") + ":"
    return path + diagnostic.line
}

extension CellTemplate {
    fileprivate var sketch: String {
        var text = ""
        var ends: [Int] = []
        for (index, step) in steps.enumerated() {
            while let end = ends.last, end == index {
                ends.removeLast()
                text += ")"
            }
            if index == bodyStart { text += "|" }
            switch step {
            case .literal(let start, let end): text += String(decoding: literals[Int(start)..<Int(end)], as: UTF8.self)
            case .text(let slot): text += "{\(slot.name)}"
            case .value(let slot): text += "[\(slot.name)]"
            case .skipUnless(let slot, let next):
                text += "?\(slot.name)("
                ends.append(Int(next))
            case .skipIf(let slot, let next):
                text += "!\(slot.name)("
                ends.append(Int(next))
            }
        }
        return text + ends.map { _ in ")" }.joined()
    }
}
