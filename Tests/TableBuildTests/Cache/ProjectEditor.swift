import TableModel
@testable import TableBuild

/// Makes random edits of the kinds that authors make. The same seed makes the same edits.
struct ProjectEditor {
    /// What the last edit was, for messages.
    private(set) var last = "nothing"
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func begin(_ project: inout EditedProject) {
        project.settings.baseURL = "https://example.org/docs"
        project.settings.hasRows = number(below: 2) == 0
        project.settings.hasMarkdown = number(below: 2) == 0
        for name in Self.names where number(below: 4) > 0 { project[name] = document() }
        project["dot.svg"] = Self.image(width: 8)
        for name in ["x.bin", "y.bin", "page.xyz"] { project[name] = name }
    }

    mutating func edit(_ project: inout EditedProject) {
        let name = pick(Self.names)
        switch number(below: 17) {
        case 0...4: set(name, document(), in: &project)
        case 5: set(name, nil, in: &project)
        case 6: set("dot.svg", number(below: 4) == 0 ? nil : Self.image(width: 1 + number(below: 40)), in: &project)
        case 7: set("guide/SUMMARY.md", nil, in: &project); set("SUMMARY.md", number(below: 2) == 0 ? nil : summary(), in: &project)
        case 8:
            set(
                "changelog.md", "# Changelog\n\n## 1.\(number(below: 5)) - 2026-01-0\(1 + number(below: 9))\n\n- Change\n",
                in: &project)
        case 9:
            last = "html policy"
            project.settings.html = pick([.sanitized, .trusted, .escaped])
        case 10:
            last = "settings"
            project.settings.title = pick([nil, "Site", "Other"])
            project.settings.hasSideList.toggle()
            project.settings.language = pick([nil, "de", "ar"])
            project.settings.externalLinks = pick([.sameTab, .newTab])
            project.settings.variables = pick([[:], ["name": "Kiwi"], ["name": "[Kiwi](/a.md)"]])
            project.settings.redirects = pick([
                [], [RedirectSetting(PlacedText("/Kiwi.html"), to: PlacedText("a.md"))],
            ])
            project.settings.frame.footer = pick([nil, PlacedText("[Kiwi](/a.md#fig) ![](/dot.svg) [x](/x.bin)")])
            project.settings.isPrinted.toggle()
            project.settings.frame.links = pick([[], [LinkSetting("Kiwi", to: PlacedText("a.md"))]])
            project.settings.editURL = pick([nil, "https://example.org/edit/{path}"])
        case 11:
            last = "theme"
            project.themeFiles["system/cells/card.mustache"] = Array(
                pick(["<b>{{title}}</b>", "<i>{{title}}</i> {{detail}}", "{{nothing}}"]).utf8)
            project.themeFiles["system/theme.yml"] = Array(
                "cell: \(pick(["card", "other"]))\ntokens:\n  top-color: \"\(pick(["#123456", "#abcdef"]))\"\n".utf8)
        case 13: set("demo.html", "<a href=\(pick(["x.bin", "'/y.bin'", "'a.css'"]))>", in: &project)
        case 14: set("a.css", pick([nil, "url(x.bin)", "url(y.bin)"]), in: &project)
        case 15: set(pick(["x.bin", "y.bin", "page.xyz"]), pick([nil, "1", "2"]), in: &project)
        case 12:
            last = "unreadable \(name)"
            project.unreadable = number(below: 2) == 0 ? [] : [name]
        default:
            last = "touched \(name)"
            project[name] = project[name]
        }
    }

    private mutating func set(_ path: String, _ text: String?, in project: inout EditedProject) {
        last = "\(text == nil ? "removed" : "wrote") \(path)"
        project[path] = text
    }

    private static let names = [
        "index.md", "README.md", "a.md", "b.md", "guide/index.md", "guide/a.md", "guide/b.md", "guide/deep/c.md", "404.md",
        "other/d.md", "_footer.md", "guide/_header.md",
    ]

    private static func image(width: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"8\"/>"
    }

    private mutating func summary() -> String {
        "# Summary\n\n" + (0..<4).map { _ in "- [\(word())](\(pick(Self.names)))\n" }.joined()
    }

    private mutating func document() -> String {
        var text = ""
        if number(below: 2) == 0 {
            text += "---\n"
            if number(below: 2) == 0 { text += "title: \(word())\n" }
            if number(below: 3) == 0 { text += "order: \(number(below: 5))\n" }
            if number(below: 5) == 0 { text += "hidden: true\n" }
            if number(below: 6) == 0 { text += "draft: true\n" }
            if number(below: 5) == 0 { text += "aliases: [/\(word()).html]\n" }
            if number(below: 4) == 0 { text += "date: 2026-02-0\(1 + number(below: 9))\n" }
            if number(below: 5) == 0 { text += "language: \(pick(["ar", "ja", "en"]))\n" }
            if number(below: 5) == 0 { text += "direction: rtl\n" }
            if number(below: 6) == 0 { text += "cell: card\n" }
            if number(below: 8) == 0 { text += "tokens:\n  top-color: \"#00\(number(below: 8))\"\n" }
            if number(below: 9) == 0 { text += "titel: \(word())\n" }
            text += "---\n"
        }
        if number(below: 6) > 0 { text += "# \(word())\n\n" }
        for _ in 0..<number(below: 3) {
            text += "## \(word())\(number(below: 6) == 0 ? " {index=true}" : "")\n\n"
            for _ in 0..<(1 + number(below: 5)) { text += "- \(row())\n" }
            text += "\n"
        }
        return text
    }

    private mutating func row() -> String {
        switch number(below: 11) {
        case 10: "{{ name }} {{ page.title }} {% link \(pick(Self.names)) %}"
        case 9: "[\(word())](\(pick(["/docs", ""]))/\(pick([word(), "Kiwi"])).html)"
        case 8: "<!--@include: @/\(pick(["x.bin", "y.bin", "none.md"] + Self.names))-->"
        case 7: "[\(word())](/\(pick(["x.bin", "y.bin", "page.xyz", "demo.html"])))"
        case 0: "[\(word())](/\(pick(Self.names)))"
        case 1: "[\(word())](/\(pick(Self.names))#\(word().lowercased())) - detail"
        case 2: "![\(word())](/dot.svg) \(word())"
        case 3: "[ ] \(word())"
        case 4: "\(word()) {accessory-color=#0a\(number(below: 10))}"
        case 5: "[\(word())](#\(word().lowercased()))"
        default: "\(word()) - \(word()) <b>x</b>"
        }
    }

    private mutating func word() -> String { pick(["Lemon", "Orange", "Apple", "Pear", "Plum", "Fig"]) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// A linear congruential generator; its upper bits are good enough.
    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
