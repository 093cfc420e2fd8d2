import TableModel

/// Attributes directly behind a link or an image, `[Text](a.md){ .button }` and `![](a.png){: width=300 }`, as Python-Markdown and
/// kramdown have them. White space before the brace makes them those of a row or text.
///
/// They are read when every key is an attribute that HTML has for the element. Sizes, titles and ids are kept, looks are not: those
/// of the other generator's theme are not at hand.
struct InlineAttributes {
    private(set) var attributes: AuthorAttributes
    /// In bytes, with the braces.
    let length: Int

    /// - Parameter keys: those that an element has beside ``everywhere``.
    init?(at literal: UnsafeBufferPointer<UInt8>, keys: Set<String>) {
        guard literal.first == UInt8(ascii: "{"),
            let close = literal.prefix(Self.longest).firstIndex(of: UInt8(ascii: "}")),
            let attributes = AuthorAttributes(literal[...close])
        else { return nil }
        let isKnown = attributes.values.lazy.map { $0.name.lowercased() }.allSatisfy { name in
            Self.everywhere.contains(name) || keys.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
        }
        guard isKnown else { return nil }
        self.attributes = attributes
        length = close + 1
    }

    /// - Parameter attributes: that stand elsewhere, in no text behind the element.
    init(_ attributes: AuthorAttributes) {
        self.attributes = attributes
        length = 0
    }

    /// Notes the text that they begin, for the places of their parts.
    mutating func begin(in text: MarkdownNode) { attributes.origin = (text, 0) }

    func value(_ name: String) -> String? { attributes.values.last { $0.name.lowercased() == name }?.value }

    /// Those who do not see an image are told what it shows, or that it decorates.
    var saysWhatIsShown: Bool { attributes.values.contains { ["alt", "title", "role"].contains($0.name.lowercased()) } }

    static let ofLinks: Set<String> = ["target", "rel", "download", "hreflang", "type", "referrerpolicy", "name"]
    static let ofImages: Set<String> = [
        "width", "height", "align", "alt", "loading", "decoding", "border", "hspace", "vspace", "fetchpriority",
    ]

    private static let everywhere: Set<String> = ["title", "style", "lang", "dir", "role", "tabindex", "hidden"]
    private static let longest = 400
}

extension ContentReader {
    /// The attributes behind a link or an image.
    mutating func attributes(behind node: MarkdownNode) -> InlineAttributes? {
        guard options.hasAdditions, let next = node.next, next.firstOfLiteral == UInt8(ascii: "{"), next.kind == .text else {
            return nil
        }
        let bytes = next.literal
        let keys = node.kind == .link ? InlineAttributes.ofLinks : InlineAttributes.ofImages
        guard var attributes = InlineAttributes(at: bytes, keys: keys) else { return nil }
        attributes.begin(in: next)
        return isEscaped(bytes, at: 0, attributes.length - 1, of: next) ? nil : attributes
    }

    /// Opens a link, with what its attributes say of it.
    mutating func openLink(_ link: MarkdownNode, destination: Span) {
        let attributes = attributes(behind: link)
        if let attributes { reportWords(in: attributes.attributes, of: link) }
        if let id = attributes?.attributes.id { readAnchor(id) }
        // What Docsify has there, `:ignore` or `:target=_blank`, is for its own program.
        let isTitle = !options.hasAdditions || !Self.choices.contains { link.title.hasPrefix($0) } && !Self.isMention(link)
        let title = link.title.isEmpty ? attributes?.value("title") : nil
        events.append(
            .openLink(destination: destination, title: title.map { store($0.utf8) } ?? (isTitle ? store(link.title) : .empty)))
    }

    private static let choices: [StaticString] = [":ignore", ":include", ":target=", ":class=", ":id=", ":disabled"]

    /// Appends an image with its attributes, as HTML where Markdown has no word for one of them.
    mutating func append(_ image: WrittenImage, with attributes: InlineAttributes, of node: MarkdownNode) {
        reportWords(in: attributes.attributes, of: node)
        var image = image
        if image.title.isEmpty, let title = attributes.value("title") { image.title = store(title.utf8) }
        if image.alternative.isEmpty, let words = attributes.value("alt") { image.alternative = store(words.utf8) }
        var written = ImageAttributes()
        written.width = attributes.pixels("width")
        written.height = attributes.pixels("height")
        var further = ""
        if let width = written.width { further += " width=\"\(width)\"" }
        if let height = written.height { further += " height=\"\(height)\"" }
        if let loading = attributes.value("loading"), ["lazy", "eager"].contains(loading) {
            written.hasLoading = true
            further += " loading=\"\(loading)\""
        }
        var classes = [HTMLSanitizer.alignmentClass(Array((attributes.value("align") ?? "").utf8))].filter { !$0.isEmpty }
        if let share = attributes.value("width").flatMap({ HTMLSanitizer.share(Array($0.utf8)) }) {
            let styleClass = StyleClass(share: share)
            add(styleClass)
            classes.append(styleClass.name)
        }
        if !classes.isEmpty { further += " class=\"\(classes.joined(separator: " "))\"" }
        guard !further.isEmpty || attributes.attributes.id != nil else { return events.append(image.event) }
        events.append(.markup(store("<img".utf8)))
        if let id = attributes.attributes.id { events.append(.identifier(store(id.utf8))) }
        events.append(.imageHints(source: image.destination, written: written))
        events.append(.markup(store(" src=\"".utf8)))
        events.append(.address(image.destination, .image))
        var end: [UInt8] = Array("\" alt=\"".utf8)
        HTMLEscaping.appendLiteral(text[image.alternative.range], to: &end)
        if !image.title.isEmpty {
            end += "\" title=\"".utf8
            HTMLEscaping.appendLiteral(text[image.title.range], to: &end)
        }
        events.append(.markup(store(end + "\"\(further)>".utf8)))
    }
}

/// An image as a document has it.
struct WrittenImage {
    var destination: Span
    var title: Span
    var alternative: Span

    var event: ContentEvent { .image(destination: destination, title: title, alternative: alternative) }
}

extension InlineAttributes {
    /// The value of a length in pixels; a share of something else is none.
    fileprivate func pixels(_ name: String) -> Int32? {
        value(name).flatMap { HTMLSanitizer.length(Array($0.utf8)) }.flatMap { Int32(exactly: $0) }
    }
}
