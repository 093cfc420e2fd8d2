import Mustache
import TableCells
import TableHTML
import TableModel
import TableThemes
import Testing

import struct BundledThemes.BundledThemeFile
import func BundledThemes.bundledThemeFiles

/// Templates mean what they mean to swift-mustache, but for white space, which is one space here.
@Suite struct CellOracleTests {
    /// The title, detail and other parts of a row, all of them plain words.
    private struct Values {
        var title = ""
        var detail = ""
        var identifier = ""
        var level = ""
        var destination = ""

        var dictionary: [String: String] {
            ["title": title, "detail": detail, "identifier": identifier, "level": level, "destination": destination]
                .filter { !$0.value.isEmpty }
        }

        static let all = [
            Values(title: "Swift", detail: "a language", identifier: "swift", level: "2", destination: "s.md"),
            Values(title: "Title"), Values(title: "T", detail: "d", destination: "x"), Values(identifier: "i", level: "1"),
            Values(detail: "only detail", identifier: "only"),
        ]
    }

    /// What ours writes of a row, without what it adds for parts that the template leaves out.
    private func render(_ values: Values, _ name: String, _ cells: [String: CellTemplate]) -> String {
        var page = Page(path: "p.md")
        func span(_ text: String) -> Span {
            page.text += text.utf8
            return Span(page.text.count - text.utf8.count, page.text.count)
        }
        func eventRange(_ text: String) -> EventRange {
            guard !text.isEmpty else { return .empty }
            page.events.append(.text(span(text)))
            return EventRange(page.events.count - 1, page.events.count)
        }
        var row = Row()
        row.title = eventRange(values.title)
        row.detail = eventRange(values.detail)
        row.id = span(values.identifier)
        row.level = Int(values.level) ?? 0
        row.destination = values.destination.isEmpty ? .none : .link(span(values.destination))
        page.rows = [row]
        var section = Section()
        section.rows = 0..<1
        page.sections = [section]
        var frame = PageFrame()
        frame.cells = cells
        frame.cell = name
        var output: [UInt8] = []
        renderPage(page, in: frame, to: &output)
        let html = String(decoding: output, as: UTF8.self)
        guard let line = html.split(separator: "\n").first(where: { $0.hasPrefix("<li ") }),
            let start = line.firstRange(of: values.destination.isEmpty ? "<div>" : "<a href=\(values.destination)>"),
            let end = line.firstRange(of: values.destination.isEmpty ? "</div>" : "</a>")
        else { return html }
        return String(line[start.upperBound..<end.lowerBound])
    }

    private func oracle(_ values: Values, _ name: String, _ templates: [String: String]) throws -> String {
        var library = MustacheLibrary()
        for (name, text) in templates { try library.register(text, named: name) }
        return collapsed(library.render(values.dictionary, withTemplate: name) ?? "no template")
    }

    private func collapsed(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }

    private func compare(_ name: String, _ templates: [String: String]) throws {
        // Everything is shown in an attribute too, so that nothing is added at the end: losses are looked at elsewhere.
        let theme = theme(templates)
        guard let cell = theme.cells[name] else {
            Issue.record("not compiled: \(templates)")
            return
        }
        for values in Values.all {
            var filled: CellSlots = []
            if !values.title.isEmpty { filled.insert(.title) }
            if !values.detail.isEmpty { filled.insert(.detail) }
            if !values.identifier.isEmpty { filled.insert(.identifier) }
            if !values.level.isEmpty { filled.insert(.level) }
            if !values.destination.isEmpty { filled.insert(.destination) }
            guard cell.omittedSlots[filled].isEmpty else { continue }
            let ours = render(values, name, theme.cells)
            let theirs = try oracle(values, name, templates)
            // The oracle takes indentation off what fills a block, and finds lines where none begin.
            let hasBlocks = templates.values.contains { $0.contains("{{$") } && templates[name]?.contains("{{<") == true
            if hasBlocks {
                #expect(ours.filter { !$0.isWhitespace } == theirs.filter { !$0.isWhitespace }, "\(values): \(templates)")
            } else {
                #expect(ours == theirs, "\(values): \(templates)")
            }
        }
    }

    @Test(arguments: ["default", "subtitle", "value1", "value2", "progress", "card"])
    func shippedTemplatesAreReadAlike(name: String) throws {
        var templates: [String: String] = [:]
        for file in bundledThemeFiles() where file.path.hasPrefix("system/cells/") {
            let name = file.path.dropFirst("system/cells/".count).dropLast(".mustache".count)
            templates[String(name)] = String(decoding: file.bytes, as: UTF8.self)
        }
        try compare(name, templates)
    }

    @Test func generatedTemplatesAreReadAlike() throws {
        let seed: UInt64 = 20_240_917
        print("seed \(seed)")
        var random = TemplateGenerator(seed: seed)
        for _ in 0..<400 { try compare("main", random.templates()) }
    }
}

/// Makes templates of everything that both sides read.
private struct TemplateGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Below `bound`; the numbers of SplitMix64.
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func pick(_ values: [String]) -> String { values[next(values.count)] }

    /// A template `main`, one that it may include, a parent and the parent's parent.
    mutating func templates() -> [String: String] {
        let piece = content(2, partials: [], blocks: [])
        let grand = "\(content(1, partials: ["piece"], blocks: ["a"]))\(block("a", 1))\(block("b", 1))"
        let parent =
            next(2) == 0
            ? "{{<grand}}\n\(override("a", 1))\n{{/grand}}\(content(1, partials: [], blocks: ["c"]))"
            : content(2, partials: ["piece"], blocks: ["a", "b", "c"])
        var main = content(3, partials: ["piece"], blocks: [])
        if next(2) == 0 {
            let names = Set(
                ["a", "b", "c"].filter { name in
                    parent.contains("{{$\(name)}}") || grand.contains("{{$\(name)}}") && parent.contains("{{<grand}}")
                })
            let blocks = names.sorted().filter { _ in next(2) == 0 }.map { override($0, 1) }
            main += "{{<parent}}\(blocks.joined(separator: pick(["", "\n", " "])))\(pick(["", "\n"])){{/parent}}"
        }
        return ["main": main + "{{title}}{{detail}}", "piece": piece, "parent": parent, "grand": grand]
    }

    private mutating func override(_ name: String, _ depth: Int) -> String { block(name, depth) }

    private mutating func block(_ name: String, _ depth: Int) -> String {
        "{{$\(name)}}\(content(depth, partials: [], blocks: [])){{/\(name)}}"
    }

    private mutating func content(_ depth: Int, partials: [String], blocks: [String]) -> String {
        var text = ""
        for _ in 0..<(1 + next(5)) {
            let slot = pick(["title", "detail", "identifier", "level", "destination"])
            switch next(depth > 0 ? 10 : 6) {
            case 0: text += pick(["word", "a  b", "<b>x</b>", "<br>", "é", "&amp;"])
            case 1: text += pick([" ", "\n", "  \n  ", "\t", "\r\n"])
            case 2: text += pick(["{{\(slot)}}", "{{ \(slot) }}"])
            case 3: text += pick(["{{! a comment }}", "\n  {{! alone\n on two lines }}\n"])
            case 4: text += "<span class=\"x {{\(slot)}}\">\(pick(["y", ""]))</span>"
            case 5:
                if let partial = partials.isEmpty ? nil : pick(partials) {
                    text += pick(["{{>\(partial)}}", "\n  {{> \(partial) }}\n"])
                }
            case 6, 7:
                let sign = pick(["#", "^"])
                // Both tags stand alone or none does: the oracle takes the end of a section for the end of a line when only one is.
                let (end, start) = pick(["", "\n"]) == "" ? ("", ".") : ("\n", "\n")
                let inner = content(depth - 1, partials: partials, blocks: blocks)
                text += "\(end){{\(sign)\(slot)}}\(start)\(inner)\(start){{/\(slot)}}\(end)"
            case 8: text += "<i>\(content(depth - 1, partials: partials, blocks: blocks))</i>"
            default:
                if let name = blocks.isEmpty ? nil : pick(blocks) { text += block(name, depth - 1) }
            }
        }
        return text
    }
}
