import TableBasics
import TableModel

extension Diagnostic {
    private init(markup message: String, in source: CellSource, at bytes: Range<Int>, help: String) {
        self.init(.cellMarkup, message, path: source.path, at: source.range(of: bytes), help: help)
    }

    static func elementFault(_ name: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "`\(name)` cannot stand in a row", in: source, at: range,
            help: CellElements.help(for: name, cell: source.identifier))
    }

    static func attributeFault(_ name: String, _ reason: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(markup: "templates have no attribute `\(name)`", in: source, at: range, help: reason)
    }

    static func addressFault(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "`src` holds another address than that of the row's image", in: source, at: range,
            help: "write `src=\"{{image}}\"`; pictures of the theme are backgrounds in `theme.css`")
    }

    static func strayAttribute(_ name: String, isEndTag: Bool, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: isEndTag ? "an end tag has no attributes" : "the attribute `\(name)` stands there twice", in: source, at: range,
            help: "remove it")
    }

    static func unclosedElement(_ element: CellMarkup.OpenElement) -> Diagnostic {
        Diagnostic(
            markup: "`\(element.name)` is not closed", in: element.source, at: element.range,
            help: "write `</\(element.name)>` in the same section or block")
    }

    static func strayEndTag(_ name: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "`</\(name)>` closes nothing", in: source, at: range,
            help: CellElements.void.contains(name)
                ? "`\(name)` has no end" : "sections and blocks close only what they open themselves")
    }

    static func selfClosing(_ name: String, in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(markup: "`\(name)` does not close itself", in: source, at: range, help: "write `<\(name)></\(name)>`")
    }

    static func unfinishedMarkup(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "the HTML tag does not end", in: source, at: range, help: "write `>` at its end, in the same section or block")
    }

    static func brokenValue(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "this ends the attribute value that it stands in", in: source, at: range,
            help: "write text without quotes in it, and close the value behind it")
    }

    static func unquotedValue(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "a value without quotes cannot hold this", in: source, at: range, help: "write quotes around the whole value")
    }

    static func missingSpace(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "a space is missing between two attributes", in: source, at: range, help: "write a space before this one")
    }

    static func straySlash(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            markup: "`/` is no attribute", in: source, at: range,
            help: "remove it; it may stand before `>` where an element has no content, as in `<br/>`")
    }

    static func looseBracket(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(markup: "`<` begins no tag", in: source, at: range, help: "write `&lt;` for the sign itself")
    }

    static func markupComment(in source: CellSource, at range: Range<Int>) -> Diagnostic {
        Diagnostic(markup: "comments of HTML would stand in every row", in: source, at: range, help: "write `{{! … }}`")
    }
}

// What a template is when it is put together.
extension Diagnostic {
    static func expandedTemplate(_ tag: CellTag, in source: CellSource) -> Diagnostic {
        Diagnostic(
            .cellLimit, "the template gets too large here", in: source, at: tag.range,
            help: "with all that it includes it has at most \(CellCompiler.longest) bytes and \(CellParser.deepest * 2) levels")
    }

    /// It stands at the first line of the template.
    static func omittedSlots(_ omission: SlotOmission, of source: CellSource) -> Diagnostic {
        let start = source.bytes.firstIndex { !$0.isHTMLSpace }
        let names = omission.slots.map { $0 == .accessory ? "the check box of a task" : "the \($0.name)" }
        let condition = omission.condition.map { "\($0.isFilled ? "with" : "without") `{{\($0.slot.name)}}`" }
        let verb = names.count == 1 ? "is" : "are"
        let message = ([names.joined(separator: ", "), "\(verb) left out"] + condition).joined(separator: " ")
        let tags = omission.slots.map { "`{{\($0.name)}}`" }.joined(separator: ", ")
        return Diagnostic(
            .cellPartLost, message, path: source.path, at: start.map { source.range(of: $0..<source.bytes.count) },
            help: condition.isEmpty ? "give \(tags) a place in the text" : "give \(tags) a place for that case too")
    }
}
