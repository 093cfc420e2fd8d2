import TableModel
import TableTestSupport
@testable import TableThemes

/// A theme `t`, and perhaps its base `b`, with the given templates: `["card": "…", "b/card": "…"]`.
func readCellTheme(_ cells: [String: String]) -> Checked<Theme> {
    readCellTheme(bytes: cells.mapValues { Array($0.utf8) })
}

func readCellTheme(bytes cells: [String: [UInt8]]) -> Checked<Theme> {
    var files = ["t/theme.yml": Array("extends: b".utf8), "b/theme.yml": []]
    for (name, bytes) in cells {
        let parts = name.split(separator: "/")
        files["\(parts.count == 2 ? parts[0] : "t")/cells/\(parts[parts.count - 1]).mustache"] = bytes
    }
    return readTheme(named: "t", in: ThemeFiles(project: files))
}

/// The template `cell`, as a sketch of its steps: literals as they are, `{title}` for text, `[title]` for an attribute value,
/// `?detail(…)` and `!detail(…)` for conditionals, `|` before what stands below the row. What is wrong follows, a line each.
func compiled(_ template: String, with others: [String: String] = [:]) -> String {
    let theme = readCellTheme(["cell": template].merging(others) { own, _ in own })
    let sketch = theme.value.cells["cell"].map { [$0.sketch] } ?? []
    // Templates of tests need not be whole cells.
    return (sketch + theme.diagnostics.filter { $0.code != .cellPartLost }.map { place($0) }).joined(separator: "\n")
}

/// The losses of the template `cell`, a line each.
func losses(_ template: String, with others: [String: String] = [:]) -> [String] {
    readCellTheme(["cell": template].merging(others) { own, _ in own }).diagnostics.map(place)
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
