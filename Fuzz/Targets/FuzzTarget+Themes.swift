import TableCSS
import TableCells
import TableHTML
import TableMarkdown
import TableModel
import TableThemes

extension FuzzTarget {
    /// A cell template; one that is in order stamps the rows of a document.
    static let templates = FuzzTarget(
        name: "templates",
        check: .value { bytes in
            let files = [
                CellFile(name: "cell.mustache", path: "cell.mustache", bytes: bytes),
                CellFile(name: "base.mustache", path: "base.mustache", bytes: Array("<b>{{title}}</b>{{$x}}{{detail}}{{/x}}".utf8)),
            ]
            let (first, second) = (readCells(files), readCells(files))
            var violations = difference("what is said of it", first.diagnostics, second.diagnostics)
            violations += misplaced(first.diagnostics.filter { $0.path == "cell.mustache" }, in: bytes)
            guard first.value.templates["cell"] != nil else { return violations }
            var frame = PageFrame()
            frame.cells = first.value.templates
            frame.cell = "cell"
            var html: [UInt8] = []
            renderPage(stampedPage, in: frame, to: &html)
            // The markup is its author's: what a browser reads as it is meant is none of ours.
            violations += WrittenHTML(html[...]).problems.filter {
                !$0.hasPrefix("two elements") && !$0.hasPrefix("a broken") && $0 != "a bare >"
            }
            return violations
        })

    /// A theme with this sheet, as `theme check` reads it.
    static let stylesheets = FuzzTarget(
        name: "stylesheets",
        check: .value { bytes in
            let files = ThemeFiles(project: ["t/theme.yml": Array("name: t\n".utf8), "t/theme.css": bytes])
            let (first, second) = (readTheme(named: "t", in: files), readTheme(named: "t", in: files))
            var violations = difference("what is said of it", first.diagnostics, second.diagnostics)
            violations += misplaced(first.diagnostics.filter { $0.path.hasSuffix(".css") }, in: bytes)
            // One inside of another is replaced with it.
            for reference in cssReferences(in: bytes) where reference.range.upperBound > bytes.count || reference.range.isEmpty {
                violations.append("an address at \(reference.range)")
            }
            return violations
        })

    /// A value, as a colour, as an image and as a text.
    static let colors = FuzzTarget(
        name: "colors",
        check: .value { bytes in
            let value = CSSValue(String(decoding: bytes, as: UTF8.self))
            var colors: [Color] = []
            if let color = try? ColorParser(isDark: true).color(value.components) { colors.append(color.color) }
            let images = ImageParser(colors: ColorParser(isDark: false, current: Color(hex: 0)))
            for case .gradient(let gradient) in (try? images.layers(value.components)) ?? [] { colors += gradient.shades }
            let isRight = colors.allSatisfy { color in
                [color.red, color.green, color.blue, color.alpha].allSatisfy { $0 >= 0 && $0 <= 1 }
            }
            return (isRight ? [] : ["a colour outside of the screen's"])
                + (colors.first.map { contrastRatio($0, Color(hex: 0)) >= 1 } == false ? ["a contrast below 1"] : [])
        })
}

private let stampedPage = parsePage(
    Array("# T\n\n- [a](b) - c {value=d progress=5}\n- [ ] e\n- ![f](g.png) *h* & i\n  - j\n".utf8), path: "a.md",
    split: FrontMatterSplit(), settings: PageSettings(), options: ParseOptions()
).value
