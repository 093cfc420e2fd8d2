import TableBasics
import TableModel

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
        let isDivision = element.kind == .paragraph && range.lowerBound == scan.openParagraph
        if isDivision { kind = .block }
        let name = isTrusted ? (tag.name == "image" ? "img" : tag.name) : element.name
        // An anchor that leads nowhere names a place, and may stand in a row that is a link itself.
        let isPlace = element.name == "a" && !isTrusted && !leadsSomewhere(tag)
        if isPlace { kind = .phrasing }
        let written = isDivision ? "div" : isPlace ? "span" : name
        let spans = element.kind == .table ? spansOfTable(at: range.lowerBound) : nil
        if let spans { output.append(.openTable(spans)) { _ in } }
        if element.kind == .table, spans == nil { output.hasLayoutTable = true }
        write("<", written, kind, into: &output)
        let start = output.pieces.count
        writeAttributes(of: tag, element, into: &output)
        let isNamed = isHeading(written, kind) && !holdsNoLink
        if isNamed, !output.pieces[start...].contains(where: { $0.kind == .identifier }) { output.append(.identifier) { _ in } }
        output.markup(isTrusted && isInForeignContent && isClosedAtOnce ? "/>" : ">")
        if isNamed { output.append(.permalink) { _ in } }
        addCategories(of: element, tag)
        if stack.count > floor { stack[stack.count - 1].hasContent = true }
        if isEmpty || (isTrusted && isInForeignContent && isClosedAtOnce) { return }
        push(OpenElement(source: tag.name, name: written, kind: kind, spans: spans))
        if isClosedAtOnce { close(to: stack.count - 1, into: &output) }
    }

    /// Writes how a tag begins. The name of a heading is written in parts.
    func write(_ start: String, _ name: String, _ kind: HTMLElement.Kind, into output: inout HTMLOutput) {
        guard isHeading(name, kind) else { return output.markup(start + name) }
        output.markup(start + name.dropLast())
        output.append(.headingLevel(isEnd: start == "</")) { $0 += name.utf8.suffix(1) }
    }

    private func isHeading(_ name: String, _ kind: HTMLElement.Kind) -> Bool { kind == .heading && name.utf8.count == 2 }

    /// Whether what is open around a heading cannot hold a link.
    private var holdsNoLink: Bool {
        place == .link || stack.contains { $0.name != "details" && HTMLElement.interactiveNames.contains($0.name) }
    }

    /// Those of a table of data that begins there, and stands neither in another table nor in a link; nil for any other table.
    private func spansOfTable(at start: Int) -> CellSpans? {
        guard place == .flow, stack.allSatisfy({ $0.kind != .table && $0.name != "a" }) else { return nil }
        return scan.dataTable(at: start)?.spans
    }

    private mutating func addCategories(of element: HTMLElement, _ tag: HTMLStartTag) {
        if Self.isBlock(element.name) { categories.insert(.block) }
        if HTMLElement.interactiveNames.contains(element.name), element.name != "a" || leadsSomewhere(tag) {
            categories.insert(.interactive)
        }
        if ["img", "picture", "video", "audio"].contains(element.name) { categories.insert(.media) }
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

    mutating func write(text: ArraySlice<UInt8>, into output: inout HTMLOutput) {
        if !text.allSatisfy(\.isHTMLSpace) { openImpliedElements(into: &output) }
        output.append(.text) { HTMLEscaping.appendText(text, to: &$0) }
    }

    mutating func write(rawText text: ArraySlice<UInt8>, of element: String, into output: inout HTMLOutput) {
        if isTrusted, stack.last?.source == element {
            output.append(.markup) { $0 += Self.contained(text, in: element) }
        } else if HTMLElement.readableRawTextNames.contains(element) {
            if !text.allSatisfy(\.isHTMLSpace) { openImpliedElements(into: &output) }
            output.append(.text) {
                if element == "xmp" { HTMLEscaping.appendLiteral(text, to: &$0) } else { HTMLEscaping.appendText(text, to: &$0) }
            }
        }
    }

    /// A word gap in the place of a block's tag that cannot stand where it does.
    func writeGap(into output: inout HTMLOutput) {
        output.append(.text) { $0.append(0x20) }
    }

    /// The summary that a `details` element must begin with.
    mutating func writeSummary(into output: inout HTMLOutput) {
        output.markup("<summary>")
        output.append(.text) { $0 += "Details".utf8 }
        output.markup("</summary>")
    }

    /// Keeps a script from hiding its own end tag: HTML Living Standard §4.12.1.3, restrictions for contents of scripts.
    private static func contained(_ text: ArraySlice<UInt8>, in element: String) -> [UInt8] {
        func starts(_ index: Int, with word: String) -> Bool {
            guard text[index] == HTMLByte.lessThan else { return false }
            return text[(index + 1)...].prefix(word.utf8.count).map(\.asciiLowercased) == Array(word.utf8)
        }
        guard element == "script", text.indices.contains(where: { starts($0, with: "script") }) else { return Array(text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        for index in text.indices {
            bytes.append(text[index])
            if starts(index, with: "!--") { bytes.append(UInt8(ascii: "\\")) }
        }
        return bytes
    }
}
