import TableBasics

/// A start tag of an element that begins a block of HTML (CommonMark 0.30 §4.6, kind 6), all of it in one line, or of a component.
struct MarkdownTag {
    /// In lower case.
    let name: String
    /// Where it ends in the bytes that it was read from.
    let end: Int
    /// Its content is Markdown: `markdown`, `markdown="1"`, `"block"` or `"span"`, and `className` of JSX.
    let isMarkdown: Bool
    /// It has no end tag.
    let isEmpty: Bool

    /// It is a component of MDX.
    let isComponent: Bool

    /// That of a component around Markdown.
    init(component name: String, end: Int) {
        self.name = name
        self.end = end
        isMarkdown = true
        isEmpty = false
        isComponent = true
    }

    /// - Parameter bytes: begin with `<`.
    init?(_ bytes: ArraySlice<UInt8>) {
        let word = bytes.dropFirst().prefix(while: \.isASCIIAlphanumeric)
        isComponent = false
        guard bytes.first == UInt8(ascii: "<"), (1...10).contains(word.count) else { return nil }
        name = HTMLByte.lowercasedText(word)
        guard Self.names.contains(name) else { return nil }
        var tokens = HTMLTokenizer(bytes.prefix(500))
        guard let token = tokens.next(), case .startTag(let tag) = token.kind,
            bytes[token.range.upperBound - 1] == UInt8(ascii: ">")
        else { return nil }
        end = token.range.upperBound
        isEmpty = tag.isSelfClosing || HTMLElement.named(name)?.kind.isEmpty == true
        isMarkdown =
            !isEmpty
            && tag["markdown"].map { ["", "1", "block", "span", "markdown"].contains(HTMLByte.lowercasedText($0.rawValue)) }
                ?? tag.attributes.contains { $0.name == "classname" }
    }

    private static let names: Set<String> = [
        "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li",
        "main", "menu", "nav", "ol", "optgroup", "option", "p", "section", "summary", "table", "tbody", "td", "tfoot", "th",
        "thead",
        "tr", "ul",
    ]
}
