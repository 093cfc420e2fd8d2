package import TableModel

// What is wrong with tags. The wording of markup stands in its own file.
extension Diagnostic {
    init(
        _ code: DiagnosticCode, _ message: String, in source: CellSource, at bytes: Range<Int>, help: String = ""
    ) {
        self.init(code, message, path: source.path, at: source.range(of: bytes), help: help, severity: .error)
    }

    // MARK: Files

    static func cellFileName(_ name: String, path: String) -> Diagnostic {
        let stem = name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? name
        return Diagnostic(.cellName, "`\(name)` is no template", path: path, help: "templates are called `cells/\(stem).mustache`")
    }

    static func cellName(_ identifier: String, _ fault: String, path: String) -> Diagnostic {
        Diagnostic(.cellName, "a template cannot be called `\(identifier)`: \(fault)", path: path, help: "rename the file")
    }

    static func templateEncoding(_ source: CellSource, at index: Int) -> Diagnostic {
        let byte = index < source.bytes.count ? source.bytes[index] : 0
        return Diagnostic(
            .cellEncoding, byte < 0x80 ? "control character \(byte)" : "the template is not UTF-8", in: source,
            at: index..<index + 1, help: byte < 0x80 ? "remove it" : "save the file as UTF-8")
    }

    static func longTemplate(_ source: CellSource) -> Diagnostic {
        Diagnostic(.cellLimit, "the template is longer than \(CellParser.longest) bytes", path: source.path)
    }

    static func deepTemplate(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(.cellLimit, "more than \(CellParser.deepest) sections inside each other", in: source, at: tag.range)
    }

    // MARK: Tags

    static func unclosedTag(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(.cellTag, "the tag is not closed", in: source, at: range, help: "write `}}` at its end")
    }

    static func unsupportedTag(sign: UInt8, name: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        let known = CellSlot.named(name)?.name ?? nearestName(to: name, in: CellSlot.allNames) ?? "title"
        switch sign {
        case UInt8(ascii: "{"), UInt8(ascii: "&"):
            return Diagnostic(
                .cellTag, "slots are HTML already", in: source, at: range, help: "write `{{\(known)}}`")
        case UInt8(ascii: "="):
            return Diagnostic(.cellTag, "the braces of tags cannot be changed", in: source, at: range, help: "write `{{title}}`")
        default:
            return Diagnostic(.cellTag, "templates have no settings of their own", in: source, at: range, help: "remove the tag")
        }
    }

    static func tagName(_ name: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        if name.isEmpty {
            return Diagnostic(.cellTag, "the tag has no name", in: source, at: range, help: slotsHelp)
        }
        if name.contains(".") {
            let slot = name.split(separator: ".").compactMap { part in
                CellSlot.named(String(part))?.name ?? nearestName(to: String(part), in: CellSlot.allNames)
            }.last
            return Diagnostic(
                .cellTag, "`\(name)`: slots have no parts", in: source, at: range,
                help: slot.map { "write `{{\($0)}}`" } ?? slotsHelp)
        }
        return Diagnostic(.cellTag, "`\(name)` is no name", in: source, at: range, help: slotsHelp)
    }

    static func unclosedSection(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellTag, "`\(tag.text)` is not closed", in: source, at: tag.range, help: "write `{{/\(tag.name)}}` where it ends")
    }

    static func strayEnd(_ end: CellTag, open: CellTag?, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellTag, "`\(end.text)` closes nothing", in: source, at: end.range,
            help: open.map { "`\($0.text)` is open here" } ?? "remove it")
    }

    static func crossedEnd(_ end: CellTag, inner: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellTag, "`\(end.text)` stands before the end of `\(inner.text)`", in: source, at: end.range,
            help: "write `{{/\(inner.name)}}` before it")
    }

    private static var slotsHelp: String { "the slots are \(CellSlot.allNames.joined(separator: ", "))" }

    // MARK: Slots

    static func unknownSlot(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellSlot, "no slot `\(tag.name)`", in: source, at: tag.range,
            help: nearestName(to: tag.name, in: CellSlot.allNames).map { "did you mean `\($0)`?" } ?? slotsHelp)
    }

    static func unquotedTag(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellSlot, "`\(tag.text)` stands in an attribute value without quotes", in: source, at: tag.range,
            help: "write `=\"…\"` around the value")
    }

    static func tagInsideMarkup(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellSlot, "`\(tag.text)` stands inside of a tag of HTML", in: source, at: tag.range,
            help: "write it in text, or in the value of an attribute")
    }

    static func bodyPlace(_ tag: CellTag, in source: CellSource, isValue: Bool) -> Diagnostic {
        Diagnostic(
            .cellSlot, isValue ? "the body is no text for an attribute" : "`{{body}}` stands inside the row's element", in: source,
            at: tag.range, help: "write `{{#body}}…{{body}}…{{/body}}` at the end of the template")
    }

    static func bodySection(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellSlot, "the section of the body stands inside of something else", in: source, at: tag.range,
            help: "write `{{#body}}…{{body}}…{{/body}}` at the end of the template, outside of all elements and sections")
    }

    static func bodyNotLast(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellSlot, "the section of the body is not the last thing of the template", in: source, at: tag.range,
            help: "the body stands below the row: move the section to the end")
    }

    // MARK: Templates of others

    static func missingTemplate(_ tag: CellTag, in source: CellSource, known: [String]) -> Diagnostic {
        let isOwn = tag.name == source.identifier
        let nearest = nearestName(to: tag.name, in: known.filter { $0 != tag.name })
        return Diagnostic(
            .cellMissing, isOwn ? "no theme below has a template `\(tag.name)`" : "no template `\(tag.name)`", in: source,
            at: tag.range,
            help: nearest.map { "did you mean `\($0)`?" }
                ?? (known.isEmpty ? "" : "the templates are \(known.joined(separator: ", "))"))
    }

    static func templateLoop(_ names: [String], _ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellLoop, "the template contains itself: \(names.joined(separator: " -> "))", in: source, at: tag.range,
            help: "remove one of the tags")
    }

    static func unknownBlock(_ tag: CellTag, of parent: String, known: [String], in source: CellSource) -> Diagnostic {
        let nearest = nearestName(to: tag.name, in: known).map { "did you mean `\($0)`?" }
        let list = known.isEmpty ? "`\(parent)` has no blocks" : "the blocks are \(known.joined(separator: ", "))"
        return Diagnostic(
            .cellBlock, "`\(parent)` has no block `\(tag.name)`", in: source, at: tag.range, help: nearest ?? list)
    }

    static func blockTwice(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(.cellBlock, "the block `\(tag.name)` is filled twice", in: source, at: tag.range, help: "remove one of them")
    }

    static func outsideBlock(in source: CellSource, at range: Range<Int>, of parent: CellTag?) -> Diagnostic {
        Diagnostic(
            .cellBlock, "this stands in no block of `\(parent?.name ?? "")`", in: source, at: range,
            help: "put it into `{{$…}}`, the name of a block")
    }

    // MARK: Rows

    /// A row of a document loses parts by its template.
    package static func lostSlots(
        _ slots: [CellSlot], by cell: String, more: Int, path: String, at range: SourceRange?
    ) -> Diagnostic {
        let names = slots.map { $0 == .accessory ? "check box" : $0.name }.joined(separator: ", ")
        let others = more == 0 ? "" : ", and that of \(more) more \(more == 1 ? "row" : "rows")"
        return Diagnostic(
            .cellPartLost, "the cell `\(cell)` has no place for the \(names) of this row\(others)", path: path, at: range,
            help: "what it leaves out is shown at the row's end; mend the template, or choose another cell", severity: .warning)
    }

    /// A document or a theme asks for a cell that is not there.
    package static func missingCell(
        _ choice: CellChoice, known: some Sequence<String>, path: String, severity: Severity = .warning
    ) -> Diagnostic {
        let known = known.sorted()
        let nearest = nearestName(to: choice.identifier, in: known).map { "did you mean `\($0)`?" }
        let list = known.isEmpty ? "the theme has no cells" : "the cells are \(known.joined(separator: ", "))"
        return Diagnostic(
            .cellMissing, "no cell `\(choice.identifier)`", path: path, at: choice.range, help: nearest ?? list,
            severity: severity)
    }
}
