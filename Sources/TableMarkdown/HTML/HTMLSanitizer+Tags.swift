extension HTMLSanitizer {
    /// Writes a start tag and keeps its element open, unless it has no content.
    mutating func write(
        _ tag: HTMLStartTag, _ element: HTMLElement, at range: Range<Int>, isClosedAtOnce: Bool, into output: inout HTMLOutput
    ) {
        let isEmpty = element.kind.isEmpty
        guard isEmpty || stack.count < Self.maximumDepth else {
            if Self.isBlock(element.name) { writeGap(into: &output) }
            return
        }
        if element.name == "img", !isTrusted, !hasSource(tag) {
            writeAlternative(of: tag, into: &output)
            return
        }
        if element.name == "img" { reportMissingAlternative(of: tag, at: range) }
        var kind = isGroup(element) ? .definitions : element.kind
        // Markdown follows a `p` that its piece leaves open, and blocks of it cannot stand in a `p`.
        let isDivision = element.kind == .paragraph && range.lowerBound == openParagraph
        if isDivision { kind = .block }
        let name = isTrusted ? (tag.name == "image" ? "img" : tag.name) : element.name
        // An anchor that leads nowhere names a place, and may stand in a row that is a link itself.
        let isPlace = element.name == "a" && !isTrusted && !leadsSomewhere(tag)
        if isPlace { kind = .phrasing }
        let written = isDivision ? "div" : isPlace ? "span" : name
        output.markup("<\(written)")
        writeAttributes(of: tag, element, into: &output)
        output.markup(isTrusted && isInForeignContent && isClosedAtOnce ? "/>" : ">")
        note(element, tag)
        if stack.count > floor { stack[stack.count - 1].hasContent = true }
        if isEmpty || (isTrusted && isInForeignContent && isClosedAtOnce) { return }
        stack.append(OpenElement(source: tag.name, name: written, kind: kind))
        if isClosedAtOnce { close(to: stack.count - 1, into: &output) }
    }

    private mutating func note(_ element: HTMLElement, _ tag: HTMLStartTag) {
        if Self.isBlock(element.name) { facts.insert(.block) }
        if HTMLElement.interactiveNames.contains(element.name), element.name != "a" || leadsSomewhere(tag) {
            facts.insert(.interactive)
        }
        if ["img", "picture", "video", "audio"].contains(element.name) { facts.insert(.media) }
    }

    private func leadsSomewhere(_ tag: HTMLStartTag) -> Bool {
        tag["href"].map { isTrusted || HTMLAddress($0.value).isLink } ?? false
    }

    private func hasSource(_ tag: HTMLStartTag) -> Bool {
        tag["src"].map { HTMLAddress($0.value).isSource } ?? false
    }

    /// An image without an address is its alternative text.
    private mutating func writeAlternative(of tag: HTMLStartTag, into output: inout HTMLOutput) {
        if let source = tag["src"], let scheme = HTMLAddress(source.value).scheme, !scheme.isEmpty {
            report(.address(HTMLFinding.shortened(HTMLAddress(source.value).bytes), element: "img"), at: source.range)
        }
        reportHandlers(of: tag)
        guard let alternative = tag["alt"] else { return }
        write(text: alternative.rawValue, into: &output)
    }
}
