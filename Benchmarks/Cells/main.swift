import BundledThemes
import TableHTML
import TableMarkdown
import TableModel
import TableThemes

// Times rows of the built-in cell and rows stamped from a template, in nanoseconds a row.

let rowCount = 10_000
let rounds = 21

/// Two conditionals and seven slots; about 330 bytes a row.
let template = """
    {{image}} <b title="{{destination}}">{{title}}</b> {{#detail}}<small class="about">{{detail}}</small>{{/detail}}
    {{^progress}}<span class="none">no progress</span>{{/progress}} {{value}} {{progress}} {{accessory}}
    """

func page(choosing cell: String?) -> Page {
    var source = "# Benchmark\n"
    for number in 0..<rowCount {
        source += "- ![](i.png) [Title \(number)](https://a.org/\(number)) - a detail of some words"
        source += " {accessory=disclosure value=9}\n"
    }
    let bytes = Array(source.utf8)
    var settings = PageSettings()
    settings.cell = cell.map { CellChoice($0) }
    let split = splitFrontMatter(bytes)
    var page = parsePage(bytes, path: "page.md", split: split, settings: settings, options: ParseOptions()).value
    page.settings = settings
    return page
}

/// Renders a page some times and prints what a row takes beyond the page without rows.
func measure(_ name: String, _ page: Page, in frame: PageFrame) {
    var output: [UInt8] = []
    var times: [Double] = []
    for _ in 0..<rounds {
        output.removeAll(keepingCapacity: true)
        let clock = ContinuousClock()
        let start = clock.now
        renderPage(page, in: frame, to: &output)
        times.append(Double((clock.now - start).components.attoseconds) / 1e9 / Double(rowCount))
    }
    times.sort()
    let bytes = output.count / rowCount
    print("\(name): median \(Int(times[rounds / 2].rounded())) ns, minimum \(Int(times[0].rounded())) ns, \(bytes) bytes a row")
}

let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
let project = ["bench/theme.yml": Array("extends: system".utf8), "bench/cells/bench.mustache": Array(template.utf8)]
let theme = readTheme(named: "bench", in: ThemeFiles(project: project, bundled: bundled))
for diagnostic in theme.diagnostics { print(diagnostic.message) }
var frame = PageFrame()
frame.cells = theme.value.cells
measure("built-in cell", page(choosing: nil), in: frame)
measure("stamped cell", page(choosing: "bench"), in: frame)

let clock = ContinuousClock()
let start = clock.now
for _ in 0..<100 { _ = readTheme(named: "bench", in: ThemeFiles(project: project, bundled: bundled)) }
print("reading the theme with \(theme.value.cells.count) cells: \((clock.now - start) / 100)")
