import BundledThemes
import TableHTML
import TableMarkdown
import TableModel
import TableThemes

// Times rows of the built-in cell and rows rendered with a template, in nanoseconds a row.

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

/// What was measured: nanoseconds a row of every round, and the bytes of a row.
struct Measurement {
    var times: [Double] = []
    var bytes = 0

    var line: String {
        let sorted = times.sorted()
        return "median \(Int(sorted[sorted.count / 2].rounded())) ns, minimum \(Int(sorted[0].rounded())) ns, \(bytes) bytes a row"
    }

    mutating func add(_ time: Duration, bytes: Int) {
        times.append(Double(time.components.attoseconds) / 1e9 / Double(rowCount))
        self.bytes = bytes / rowCount
    }
}

/// Whole pages of rows: each with its list item, its classes, its link and its permalink.
func measureRows(_ page: Page, in frame: PageFrame) -> Measurement {
    var measurement = Measurement()
    var output: [UInt8] = []
    let clock = ContinuousClock()
    for _ in 0..<rounds {
        output.removeAll(keepingCapacity: true)
        let start = clock.now
        renderPage(page, in: frame, to: &output)
        measurement.add(clock.now - start, bytes: output.count)
    }
    return measurement
}

/// Only what stands in the row's element: what the template writes, or the built-in cell in its place.
func measureInsides(_ page: Page, in frame: PageFrame) -> Measurement {
    var measurement = Measurement()
    let clock = ContinuousClock()
    var start = clock.now
    renderInsidesOfRows(of: page, in: frame, times: rounds) { bytes in
        measurement.add(clock.now - start, bytes: bytes.count)
        start = clock.now
    }
    return measurement
}

let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
let project = ["bench/theme.yml": Array("extends: system".utf8), "bench/cells/bench.mustache": Array(template.utf8)]
let theme = readTheme(named: "bench", in: ThemeFiles(project: project, bundled: bundled))
for diagnostic in theme.diagnostics { print(diagnostic.message) }
var frame = PageFrame()
frame.cells = theme.value.cells
let (builtIn, templated) = (page(choosing: nil), page(choosing: "bench"))
print("built-in cell, whole row:   \(measureRows(builtIn, in: frame).line)")
print("built-in cell, inside:      \(measureInsides(builtIn, in: frame).line)")
print("templated cell, whole row:  \(measureRows(templated, in: frame).line)")
print("templated cell, inside:     \(measureInsides(templated, in: frame).line)")

let clock = ContinuousClock()
let start = clock.now
for _ in 0..<100 { _ = readTheme(named: "bench", in: ThemeFiles(project: project, bundled: bundled)) }
print("reading the theme with \(theme.value.cells.count) cells: \((clock.now - start) / 100)")
