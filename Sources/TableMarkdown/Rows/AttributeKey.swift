package import TableModel

extension DiagnosticCode {
    package static let attributeUnknown = DiagnosticCode(
        "attribute-unknown", .warning, "an author attribute has a name that means nothing",
        explanation: """
            Braces at the end of an item or a heading set attributes: `- Install {accessory=check}`. A key that tablesite
            does not know is kept in the page as `data-key`, for your own style sheet, and reported once where it stands.

            Keys of rows: accessory, cell, progress, value, image, detail, selected, aliases, and the tokens that colour rows and
            what is in them: accessory-color, prim-row-color, label and so on.
            Keys of sections: style, collapsed, index, cell, aliases, and all tokens of a theme that mean something within a section.

            Write `data-key=value` to say that the key is yours; then nothing is reported.
            """)

    package static let attributeValue = DiagnosticCode(
        "attribute-value", .warning, "an author attribute has a value that its key cannot take",
        explanation: """
            Each key takes its own kind of value:

                accessory            none, disclosure, check, detail, detail-disclosure
                progress             a whole number from 0 to 100
                accessory-color      a CSS colour: `#0a0`, `teal`, `rgb(0 0 255 / .5)` (with quotes when it has spaces)
                row-height, margin   a length: `3rem`; other tokens a value as a theme has it, but no files
                selected, collapsed  true or false
                style                plain, grouped, inset
                aliases              former ids of this page, without `#`: `old`, `"old older"`

            The attribute is left out of the page.
            """)
}

/// The keys of `{…}` on rows and on sections, without the tokens of themes.
enum AttributeKey: String, CaseIterable {
    case accessory, cell, progress, value, image, detail, selected
    case style, collapsed, index
    case aliases

    static let rows: [AttributeKey] = [.accessory, .cell, .progress, .value, .image, .detail, .selected, .aliases]
    static let sections: [AttributeKey] = [.style, .collapsed, .index, .cell, .aliases]
}

extension [AttributeKey] {
    /// The names of the keys and of tokens, for suggestions.
    fileprivate func names(with tokens: [ThemeTokenName]) -> [String] { map(\.rawValue) + tokens.map(\.name) }
}

extension ThemeTokenName {
    /// Those that a row can set, and those that a section can.
    fileprivate static let rows = all.filter { $0.reach == .row }
    fileprivate static let sections = all.filter { $0.reach != .page }
}

extension ContentReader {
    /// Applies an item's attributes to its row.
    mutating func apply(_ attributes: AuthorAttributes, to row: inout Row, of node: MarkdownNode) {
        var result = row.attributes ?? RowAttributes()
        result.classes += attributes.classes
        var declarations: [String] = []
        for (index, entry) in attributes.values.enumerated() {
            let place = attributes.place(ofValue: index) ?? range(of: node)
            if let token = ThemeTokenName.rows.first(where: { $0.name == entry.name }) {
                set(token, to: entry, in: &declarations, at: place)
                continue
            }
            guard let key = AttributeKey(rawValue: entry.name), AttributeKey.rows.contains(key) else {
                keep(entry, in: &result.data, known: AttributeKey.rows.names(with: ThemeTokenName.rows), at: place)
                continue
            }
            if key == .image || key == .detail, isUnsafe(Array(entry.value.utf8)) {
                reportUnsafe(Array(entry.value.utf8), at: place)
                continue
            }
            switch key {
            case .accessory:
                if let accessory = Accessory.named(entry.value) {
                    row.accessory = accessory
                } else {
                    report(entry, Accessory.all.map(\.name), at: place)
                }
            case .progress:
                if let number = Int(entry.value), (0...100).contains(number) {
                    result.progress = number
                } else {
                    report(entry, [], at: place, help: "write a whole number from 0 to 100")
                }
            case .selected: if let flag = flag(entry, at: place) { result.isSelected = flag }
            case .cell: result.cell = CellChoice(entry.value, at: place)
            case .aliases: result.aliases += readAliases(entry, at: place)
            case .value: result.value = entry.value
            case .image:
                let destination = storeDestination(entry.value.utf8, at: location(of: node))
                row.image = .picture(destination: destination, title: .empty, alternative: .empty)
            case .detail: result.detailTarget = storeDestination(entry.value.utf8, at: location(of: node))
            default: break
            }
        }
        if result.detailTarget != nil, !row.accessory.hasDetailButton {
            row.accessory = row.accessory == .disclosure ? .detailDisclosure : .detail
        }
        if let styleClass = styleClass(declarations) { result.classes.append(styleClass) }
        if result != RowAttributes() { row.attributes = result }
    }

    /// Applies a heading's attributes to its section.
    mutating func apply(_ attributes: AuthorAttributes, to section: inout Section, of node: MarkdownNode) {
        var result = section.attributes ?? SectionAttributes()
        result.classes += attributes.classes
        var declarations: [String] = []
        for (index, entry) in attributes.values.enumerated() {
            let place = attributes.place(ofValue: index) ?? range(of: node)
            if let token = ThemeTokenName.sections.first(where: { $0.name == entry.name }) {
                set(token, to: entry, in: &declarations, at: place)
                continue
            }
            guard let key = AttributeKey(rawValue: entry.name), AttributeKey.sections.contains(key) else {
                keep(entry, in: &result.data, known: AttributeKey.sections.names(with: ThemeTokenName.sections), at: place)
                continue
            }
            switch key {
            case .style:
                if let style = TableStyle(rawValue: entry.value) {
                    result.style = style
                } else {
                    report(entry, TableStyle.allCases.map(\.rawValue), at: place)
                }
            case .collapsed: if let flag = flag(entry, at: place) { section.isCollapsed = flag }
            case .index: if let flag = flag(entry, at: place) { result.hasIndex = flag }
            case .cell: result.cell = CellChoice(entry.value, at: place)
            case .aliases: result.aliases += readAliases(entry, at: place)
            default: break
            }
        }
        if let styleClass = styleClass(declarations) { result.classes.append(styleClass) }
        if result != SectionAttributes() { section.attributes = result }
    }

    private mutating func keep(
        _ entry: NamedValue, in data: inout [NamedValue], known: [String], at place: SourceRange
    ) {
        let name = entry.name.lowercased()
        if name.hasPrefix("data-") {
            data.append(NamedValue(String(name.dropFirst(5)), entry.value))
            return
        }
        data.append(NamedValue(name, entry.value))
        let nearest = nearestName(to: name, in: known)
        diagnostics.append(
            Diagnostic(
                .attributeUnknown, "attribute `\(entry.name)` is unknown", path: path, at: place,
                help: nearest.map { "did you mean `\($0)`?" } ?? "write `data-\(name)` for an attribute of your own"))
    }

    mutating func report(
        _ entry: NamedValue, _ known: [String], at place: SourceRange, help: String = ""
    ) {
        let nearest = nearestName(to: entry.value, in: known)
        let choice = nearest.map { "did you mean `\($0)`?" } ?? "write one of \(known.joined(separator: ", "))"
        diagnostics.append(
            Diagnostic(
                .attributeValue, "`\(entry.name)` cannot be `\(entry.value)`", path: path, at: place,
                help: known.isEmpty ? help : choice))
    }

    private mutating func flag(_ entry: NamedValue, at place: SourceRange) -> Bool? {
        switch entry.value.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            report(entry, ["true", "false"], at: place)
            return nil
        }
    }

    private mutating func set(
        _ token: ThemeTokenName, to entry: NamedValue, in declarations: inout [String], at place: SourceRange
    ) {
        if token.kind == .color {
            if ColorSyntax.isColor(entry.value) {
                declarations.append("--tv-\(token.name):\(entry.value)")
            } else {
                report(entry, [], at: place, help: "write a CSS colour: `#0a0`, `teal`, `\"rgb(0 0 255 / .5)\"`")
            }
        } else if tokenValueNamesFile(entry.value) {
            report(entry, [], at: place, help: "files belong to a theme: set the token in its `theme.yml`")
        } else if let value = validTokenValue(entry.value) {
            declarations.append("--tv-\(token.name):\(value)")
        } else {
            report(entry, [], at: place, help: tokenValueFault(entry.value).map { "a value \($0)" } ?? "")
        }
    }

    private mutating func styleClass(_ declarations: [String]) -> String? {
        guard !declarations.isEmpty else { return nil }
        let styleClass = StyleClass(declarations: declarations.joined(separator: ";"))
        if styleClassNames.insert(styleClass.name).inserted { styleClasses.append(styleClass) }
        return styleClass.name
    }
}
