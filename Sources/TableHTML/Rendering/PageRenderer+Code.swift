import TableCode
import TableModel

extension PageRenderer {
    /// Code runs from left to right, whatever the text around it does; the attribute keeps the two apart as well.
    ///
    /// - Parameter breaksAtSpaces: it may have less than a line's room, so that only words of it are kept whole.
    mutating func code(_ text: Span, breaksAtSpaces: Bool = false) {
        html.markup(isRightToLeft || isInOppositeDirection ? "<code dir=ltr>" : "<code>")
        words(of: text, breaksAtSpaces: breaksAtSpaces)
        html.markup("</code>")
    }

    /// Feeds have no sheet and short lines.
    private mutating func words(of code: Span, breaksAtSpaces: Bool) {
        var words = CodeWords(page.text[code.range])
        guard isDocument, !words.isPlain else { return html.text(code) }
        while let part = words.next() {
            var isWhole = false
            if case .whole(let range) = part { isWhole = !breaksAtSpaces || !page.text[range].contains(UInt8(ascii: " ")) }
            if isWhole { html.markup("<span>") }
            html.text(Span(part.range.lowerBound, part.range.upperBound))
            if isWhole { html.markup("</span>") }
            if case .piece = part { html.markup("<wbr>") }
        }
    }

    /// Writes a title without its elements, which may hold long words of code.
    mutating func plainTitle(_ title: String) {
        name(title) { renderer in
            guard title.utf8.count > CodeWords.longestWord else { return renderer.html.text(title) }
            let text = Array(title.utf8)[...]
            var words = CodeWords(text)
            while let part = words.next() {
                renderer.html.text(String(decoding: text[part.range], as: UTF8.self))
                if case .piece = part { renderer.html.markup("<wbr>") }
            }
        }
    }

    /// Writes a block of code with the name of its language as CommonMark has it. A page keeps the other words behind the fence
    /// and tells the lines of a diff apart.
    mutating func codeBlock(_ info: Span, _ text: Span) {
        // What scrolls sideways needs the focus to be done with keys (WCAG 2.2, 2.1.1). Most browsers give it to what scrolls by
        // themselves. A name is read aloud of what has a role.
        if isDocument, hasLongLine(text) {
            html.markup("<pre tabindex=0 role=group")
            label(by: lastHeading)
        } else {
            html.markup("<pre")
        }
        let info = FenceInfo(info, in: page.text)
        let marks = info.rest.isEmpty || !isDocument ? nil : LineMarks(info.rest, in: page.text)
        if let styleClass = marks?.numbers?.styleClass { html.attribute("class", styleClass.name) }
        html.markup(isRightToLeft ? " dir=ltr><code" : "><code")
        if !info.language.isEmpty { html.attribute("class", "language-" + page.string(info.language)) }
        if isDocument, !info.rest.isEmpty { html.attribute("data-info", info.rest) }
        html.markup(">")
        var code =
            isDocument ? ColoredCode(text, frame.hasCodeColors ? info.language : Span(0, 0), in: page.text) : ColoredCode(text)
        if isDocument, page.isDiff(info.language) {
            diff(text, &code)
        } else if let marks, !marks.isEmpty {
            lines(of: text, marks, &code)
        } else {
            write(text, of: &code)
        }
        html.markup("</code></pre>\n")
    }

    /// Whether some line is longer than a column of text.
    private func hasLongLine(_ text: Span) -> Bool {
        var length = 0
        for byte in page.text[text.range] {
            length = byte == UInt8(ascii: "\n") ? 0 : byte & 0xC0 == 0x80 ? length : length + 1
            if length > 74 { return true }
        }
        return false
    }

    /// Lines without marks and numbers need no element.
    private mutating func lines(of code: Span, _ marks: LineMarks, _ colors: inout ColoredCode) {
        var start = Int(code.start)
        var number = 1
        while start < Int(code.end) {
            let end = page.text[start..<Int(code.end)].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? Int(code.end)
            let classes = [
                marks.numbers == nil ? nil : "tv-line", marks.change(of: number), marks.marks(number) ? "tv-marked" : nil,
            ].compactMap { $0.map(String.init(describing:)) }
            if !classes.isEmpty {
                html.markup("<span")
                html.attribute("class", classes.joined(separator: " "))
                html.markup(">")
            }
            write(Span(start, end), of: &colors)
            if !classes.isEmpty { html.markup("</span>") }
            (start, number) = (end, number + 1)
        }
    }

    private mutating func diff(_ code: Span, _ colors: inout ColoredCode) {
        for (kind, span) in DiffLines(code, in: page.text).runs {
            switch kind {
            case .plain:
                write(span, of: &colors)
                continue
            case .added: html.markup("<span class=tv-added>")
            case .removed: html.markup("<span class=tv-removed>")
            }
            write(span, of: &colors)
            html.markup("</span>")
        }
    }

    /// Writes some of the code, which is asked for from its start to its end. Elements for colours end with it, so that they stand
    /// within those for lines.
    private mutating func write(_ span: Span, of code: inout ColoredCode) {
        var start = Int(span.start)
        while let piece = code.next(before: Int(span.end)) {
            if piece.range.lowerBound > start { html.text(Span(start, piece.range.lowerBound)) }
            html.markup("<span class=")
            html.markup(piece.styleClass)
            html.markup(">")
            html.text(Span(piece.range.lowerBound, piece.range.upperBound))
            html.markup("</span>")
            start = piece.range.upperBound
        }
        if start < Int(span.end) { html.text(Span(start, Int(span.end))) }
    }
}
