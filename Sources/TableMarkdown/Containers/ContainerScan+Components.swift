import TableBasics

/// Components of MDX around Markdown, which no empty line has to part from their tags: `<TabItem value="a">`.
extension ContainerScan {
    /// The start tag of an element that can begin a block, be it one of HTML or a component.
    ///
    /// - Parameter isFirst: nothing stands before it in its line.
    func blockTag(at offset: Int, to end: Int, isFirst: Bool) -> MarkdownTag? {
        component(at: offset, to: end, isFirst: isFirst) ?? MarkdownTag(source[offset..<end])
    }

    /// The start tag of a component whose content is Markdown: nothing follows in its line but, where it is one of those that are
    /// no part of a text, its content and its end.
    private func component(at offset: Int, to end: Int, isFirst: Bool) -> MarkdownTag? {
        guard offset + 1 < end, source[offset] == UInt8(ascii: "<"), source[offset + 1].isASCIIUppercase else { return nil }
        let word = source[(offset + 1)..<end].prefix { $0.isASCIIWord || "-.".utf8.contains($0) }
        guard word.count <= Self.longestName, word.contains(where: \.isASCIILowercase) else { return nil }
        let name = HTMLByte.lowercasedText(word)
        guard Self.isAroundMarkdown(name), let tagEnd = endOfTag(at: offset), source[tagEnd - 2] != UInt8(ascii: "/") else {
            return nil
        }
        let rest = source[tagEnd...].prefix { $0 != 0x0A }.trimmed
        if rest.isEmpty {
            // An expression is no Markdown.
            let content = source[tagEnd...].prefix(Self.longestName).drop(while: \.isASCIISpace)
            return content.hasPrefix("{`") ? nil : MarkdownTag(component: name, end: tagEnd)
        }
        guard isFirst, !elements.isEmpty, Self.blockNames.contains(name), tagEnd < end else { return nil }
        let endTag = rest.suffix(name.utf8.count + 3)
        guard endTag.hasPrefix("</"), endTag.last == UInt8(ascii: ">"),
            HTMLByte.lowercasedText(endTag.dropFirst(2).dropLast()) == name
        else { return nil }
        return MarkdownTag(component: name, end: tagEnd)
    }

    private static let longestName = 40

    /// Elements of HTML are no components in whatever letters, nor is what shows code.
    private static func isAroundMarkdown(_ name: String) -> Bool {
        if name == "aside" || name == "details" { return true }
        return HTMLElement.named(name) == nil && !HTMLElement.rawTextNames.contains(name) && !namesOfCode.contains(name)
    }

    private static let namesOfCode: Set<String> = ["code", "codeblock", "pre", "template", "mermaid", "math", "terminal", "raw"]

    /// Components that stand for themselves, also where tags and words share a line.
    private static let blockNames: Set<String> = [
        "tabs", "tabitem", "tab", "tabs.tab", "step", "steps", "card", "cards", "cardgroup", "cardgrid", "aside", "details", "note",
        "tip", "info", "warning", "caution", "danger", "check", "callout", "admonition", "accordion", "accordiongroup", "column",
        "columns", "frame", "panel", "expandable", "listing",
    ]

    /// Whether what begins a component is code as anywhere else: behind an empty line, and no fence, which shows that all in it is
    /// indented.
    private func isIndentedCode(_ cursor: LineCursor) -> Bool {
        guard let last = elements.last, !last.isInHTML else { return false }
        let rest = cursor.rest.trimmed
        return !rest.hasPrefix("```") && !rest.hasPrefix("~~~")
    }

    /// Passes over what a line of such a component is indented by, which makes no code of what stands directly below a tag.
    ///
    /// False for a line that is in no component.
    mutating func leaveIndentationOfComponent(_ cursor: inout LineCursor) -> Bool {
        guard let last = elements.indices.last, elements[last].isComponent, elements[last].frames == frames.count,
            elements[last].quotes == 0
        else { return false }
        guard elements[last].child == nil else { return true }
        let indentation = max(0, cursor.indentation - elements[last].indentation)
        let isTag = cursor.rest.trimmed.first == UInt8(ascii: "<")
        if elements[last].inner == nil, !isTag {
            elements[last].inner = indentation >= 4 && isIndentedCode(cursor) ? 0 : indentation
        }
        guard !open.isLiteral || elements[last].inner != nil else { return true }
        _ = cursor.takeColumns(min(indentation, elements[last].inner ?? 0))
        let column = max(open.contentColumn, elements[last].indentation)
        guard isTag, !open.isLiteral, cursor.indentation >= column + 4 else { return true }
        // Where words of it begin further to the left, a tag behind an empty line is shown.
        if isInCode || elements[last].inner == 0 && !elements[last].isInHTML { return true }
        _ = cursor.takeColumns(cursor.indentation - column)
        return true
    }
}
