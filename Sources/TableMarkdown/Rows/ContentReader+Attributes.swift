import TableCSS
import TableModel

extension ContentReader {
    /// Applies an item's attributes to its row.
    mutating func apply(_ attributes: AuthorAttributes, to row: inout Row, of node: MarkdownNode) {
        var result = row.attributes ?? RowAttributes()
        result.classes += attributes.classes
        reportWords(in: attributes, of: node, flags: AttributeKey.rowFlags)
        var tokens: [NamedValue] = []
        for (index, entry) in attributes.values.enumerated() {
            let place = place(ofValue: index, in: attributes) ?? range(of: node)
            if let token = ThemeTokenName.ofRows.first(where: { $0.name == entry.name }) {
                set(token, to: entry, in: &tokens, at: place)
            } else if let key = AttributeKey(rawValue: entry.name), AttributeKey.rows.contains(key) {
                let value = location(ofValue: index, in: attributes) ?? place.start
                set(key, to: entry, of: &row, &result, at: place, value)
            } else {
                keep(entry, in: &result.data, known: AttributeKey.rows.names(with: ThemeTokenName.ofRows), at: place)
            }
        }
        if result.detailTarget != nil, !row.accessory.hasDetailButton {
            row.accessory = row.accessory == .disclosure ? .detailDisclosure : .detail
        }
        // Two at the end would run into each other.
        if result.value != nil, row.style == .value1 { row.style = .subtitle }
        if let styleClass = styleClass(tokens) { result.classes.append(styleClass) }
        check(&result, with: attributes, of: row, node)
        if result != RowAttributes() { row.attributes = result }
    }

    private mutating func set(
        _ key: AttributeKey, to entry: NamedValue, of row: inout Row, _ attributes: inout RowAttributes,
        at place: SourceRange, _ value: SourceLocation
    ) {
        if [.image, .selectedImage, .detail].contains(key) {
            let address = Array(entry.value.utf8)
            if address.withUnsafeBufferPointer(isUnsafe) { return reportUnsafe(address, at: place) }
        }
        switch key {
        case .accessory:
            switch Accessory.named(entry.value) {
            case .switch? where row.task == nil:
                report(entry, at: place, help: "switches are tasks: begin the item with `[ ]` or `[x]`")
            case let accessory?: row.accessory = accessory
            case nil: report(entry, choices: Accessory.all.map(\.name), at: place)
            }
        case .progress:
            if let number = Int(entry.value), (0...100).contains(number) {
                attributes.progress = number
            } else {
                report(entry, at: place, help: "write a whole number from 0 to 100")
            }
        case .selected: if let flag = flag(entry, at: place) { attributes.isSelected = flag }
        case .search: if let flag = flag(entry, at: place) { attributes.isSearched = flag }
        case .cell: attributes.cell = CellChoice(entry.value, at: place)
        case .aliases: attributes.aliases += readAliases(entry, at: place)
        case .value: attributes.value = entry.value
        case .image:
            let destination = storeDestination(entry.value.utf8, at: value)
            row.image = .picture(destination: destination, title: .empty, alternative: .empty)
        case .selectedImage: attributes.selectedImage = storeDestination(entry.value.utf8, at: value)
        case .icon:
            row.image = .icon(store(entry.value.utf8))
            attributes.iconRange = place
            if IconName.isName(entry.value) { add(StyleClass(icon: entry.value)) }
        case .detail: attributes.detailTarget = storeDestination(entry.value.utf8, at: value)
        case .style, .collapsed, .index: break
        }
    }

    /// What can be said only when all attributes of a row are known.
    private mutating func check(
        _ result: inout RowAttributes, with attributes: AuthorAttributes, of row: borrowing Row, _ node: MarkdownNode
    ) {
        if case .icon = row.image {} else { result.iconRange = nil }
        guard result.selectedImage != nil else { return }
        if case .picture = row.image { return }
        result.selectedImage = nil
        for (index, entry) in attributes.values.enumerated() where entry.name == AttributeKey.selectedImage.rawValue {
            let place = place(ofValue: index, in: attributes) ?? range(of: node)
            report(entry, at: place, help: "it takes the place of an image: give the row one, with `image`")
        }
    }

    /// Applies a heading's attributes to its section.
    mutating func apply(_ attributes: AuthorAttributes, to section: inout Section, of node: MarkdownNode) {
        var result = section.attributes ?? SectionAttributes()
        result.classes += attributes.classes
        reportWords(in: attributes, of: node, flags: AttributeKey.sectionFlags)
        var tokens: [NamedValue] = []
        for (index, entry) in attributes.values.enumerated() {
            let place = place(ofValue: index, in: attributes) ?? range(of: node)
            if let token = ThemeTokenName.ofSections.first(where: { $0.name == entry.name }) {
                set(token, to: entry, in: &tokens, at: place)
            } else if let key = AttributeKey(rawValue: entry.name), AttributeKey.sections.contains(key) {
                set(key, to: entry, of: &section, &result, at: place)
            } else {
                keep(entry, in: &result.data, known: AttributeKey.sections.names(with: ThemeTokenName.ofSections), at: place)
            }
        }
        if let styleClass = styleClass(tokens) { result.classes.append(styleClass) }
        if result != SectionAttributes() { section.attributes = result }
    }

    private mutating func set(
        _ key: AttributeKey, to entry: NamedValue, of section: inout Section, _ attributes: inout SectionAttributes,
        at place: SourceRange
    ) {
        switch key {
        case .style:
            if let style = TableStyle(rawValue: entry.value) {
                attributes.style = style
            } else {
                report(entry, choices: TableStyle.allCases.map(\.rawValue), at: place)
            }
        case .collapsed: if let flag = flag(entry, at: place) { section.isCollapsed = flag }
        case .index: if let flag = flag(entry, at: place) { attributes.hasIndex = flag }
        case .search: if let flag = flag(entry, at: place) { attributes.isSearched = flag }
        case .cell: attributes.cell = CellChoice(entry.value, at: place)
        case .aliases: attributes.aliases += readAliases(entry, at: place)
        case .accessory:
            if Accessory.named(entry.value) == .switch {
                attributes.switches = place
            } else {
                report(entry, at: place, help: "a section can only have `switch`, for its tasks")
            }
        case .progress, .value, .icon, .image, .selectedImage, .detail, .selected: break
        }
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

    /// Reports a value that its key cannot take: the nearest of the choices is the way out, or else `help`.
    private mutating func report(_ entry: NamedValue, choices: [String] = [], at place: SourceRange, help: String = "") {
        let nearest = nearestName(to: entry.value, in: choices)
        let choice = nearest.map { "did you mean `\($0)`?" } ?? "write one of \(choices.joined(separator: ", "))"
        diagnostics.append(
            Diagnostic(
                .attributeValue, "`\(entry.name)` cannot be `\(entry.value)`", path: path, at: place,
                help: choices.isEmpty ? help : choice))
    }

    private mutating func flag(_ entry: NamedValue, at place: SourceRange) -> Bool? {
        switch entry.value.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            report(entry, choices: ["true", "false"], at: place)
            return nil
        }
    }

    private mutating func set(
        _ token: ThemeTokenName, to entry: NamedValue, in tokens: inout [NamedValue], at place: SourceRange
    ) {
        let value = CSSValue(entry.value)
        if token.kind == .color, !ColorSyntax.isColor(entry.value) {
            report(entry, at: place, help: "write a CSS colour: `#0a0`, `teal`, `\"rgb(0 0 255 / .5)\"`")
        } else if value.namesFile {
            report(entry, at: place, help: "files belong to a theme: set the token in its `theme.yml`")
        } else if let fault = value.fault {
            report(entry, at: place, help: "a value \(fault)")
        } else if case .wrong(let fault, let help)? = TokenValueCheck.problem(value.components, of: token, isOneOfTwo: true) {
            report(entry, at: place, help: "it \(fault)" + (help.isEmpty ? "" : "; \(help)"))
        } else {
            tokens.append(NamedValue(token.name, value.text))
        }
    }

    private mutating func styleClass(_ tokens: [NamedValue]) -> String? {
        guard !tokens.isEmpty else { return nil }
        let styleClass = StyleClass(tokens)
        add(styleClass)
        return styleClass.name
    }

    /// Notes a class that the sheet of the site must have.
    mutating func add(_ styleClass: StyleClass) {
        if styleClassNames.insert(styleClass.name).inserted { styleClasses.append(styleClass) }
    }

    /// Of a section whose tasks should be switches, and that has none.
    mutating func reportMissingTasks(at place: SourceRange) {
        report(
            NamedValue(AttributeKey.accessory.rawValue, Accessory.switch.name), at: place,
            help: "no row of the section is a task: begin items with `[ ]` or `[x]`")
    }

    // MARK: Aliases

    /// The former ids in the value of `aliases`, with spaces between them. Gives `attribute-value`.
    ///
    /// Whether another part of the page has one of them is not known before the page is read to its end.
    mutating func readAliases(_ entry: NamedValue, at place: SourceRange) -> [Span] {
        let names = entry.value.split { $0.isWhitespace }
        if names.isEmpty { report(entry, at: place, help: "write the former id of this row or heading") }
        return names.compactMap { name in
            if let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")) {
                let id = Substring(name.utf8[name.utf8.index(after: mark)...])
                let isOfThisPage = mark == name.startIndex
                report(
                    entry, at: place,
                    help: isOfThisPage
                        ? "write the id without `#`: `\(id)`" : "write an id of this page; those of other pages cannot lead here")
                return nil
            }
            if name.utf8.last == UInt8(ascii: ",") {
                report(entry, at: place, help: "write spaces between ids, and no commas")
                return nil
            }
            let alias = WrittenAlias(name: store(name.utf8), place: place)
            aliases.append(alias)
            return alias.name
        }
    }
}
