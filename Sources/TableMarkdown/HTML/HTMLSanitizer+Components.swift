import TableBasics
import TableModel

/// What readers see of elements that are no HTML: names of tabs, captions of listings.
extension HTMLSanitizer {
    /// The attributes that readers see where a component is drawn, by their rank: one of them is shown.
    private static let captions = ["caption", "label", "title", "header", "heading", "summary"]
    private static let fileNames = ["file-name", "filename", "file"]
    /// They are read as far as they say something: nothing of them is missed.
    static let readNames: Set<String> = [
        "tabs", "tabitem", "tab", "tabs-tab", "badge", "codegroup", "codetabs", "listing", "steps", "step", "cardgroup",
        "cardgrid", "cards",
    ]

    /// What stands for a component that is called as an element of HTML may be: a note for Starlight's `<Aside type="tip">`, a link
    /// for `<Link to="a.md">` and `<Button href="/a">`; nil where the element has no place for what it says.
    func element(ofComponent tag: inout HTMLStartTag) -> HTMLElement? {
        let element = HTMLElement.named(tag.name)
        if tag.name == "aside" {
            let kind = AlertKind.named(HTMLByte.lowercasedText(Self.words(of: tag, ["type"])[...])) ?? .note
            let isLost = tag["title"] != nil && Self.words(of: tag, ["title"]).isEmpty
            tag.attributes.removeAll { $0.name == "title" }
            return isLost
                ? nil : HTMLElement(kind: .division, name: "aside", className: "tv-alert \(kind.look.rawValue)", isAllowed: true)
        }
        if tag.writtenName.suffix(4).elementsEqual("Link".utf8) || tag.name == "button" || tag.name == "linkbutton",
            let link = tag.attributes.first(where: { $0.name == "href" || $0.name == "to" })
        {
            guard !tag.isSelfClosing, let address = Self.literal(link.rawValue) else { return nil }
            tag.attributes = [HTMLAttribute(name: "href", rawValue: address, hasValue: true, range: link.range)]
            return HTMLElement.named("a")
        }
        if tag.name == "details", !Self.words(of: tag, Self.foldTitles).isEmpty {
            tag.attributes.removeAll { $0.name == "title" }
            return element
        }
        guard let element, !element.kind.isEmpty, element.kind != .presentational, tag.name != "listing" else { return element }
        let isLost = tag.attributes.contains { attribute in
            attribute.name == "title"
                ? Self.isBlock(element.kind)
                : HTMLAttributeRule.rule(for: attribute.name, of: element.name) == nil && !Self.looks.contains(attribute.name)
        }
        let isBare = tag.attributes.isEmpty && tag.isSelfClosing
        return isLost || isBare ? nil : element
    }

    /// The attributes that call what folds itself, by their rank.
    static let foldTitles = ["summary", "title"]

    /// Attributes that say no words.
    private static let looks: Set<String> = [
        "class", "classname", "style", "markdown", "width", "height", "border", "cellpadding", "cellspacing", "valign", "bgcolor",
        "target", "rel",
    ]

    /// Writes what stands first in an element as its attributes say: the title of a note or a fold, the caption of a listing.
    mutating func writeWords(of tag: HTMLStartTag, into output: inout HTMLOutput) {
        let names: [String]
        switch tag.name {
        case "listing": return _ = writeCaption(of: tag, into: &output)
        case "aside" where tag.isComponent: names = ["title"]
        case "details" where tag.isComponent: names = Self.foldTitles
        default: return
        }
        let words = Self.words(of: tag, names)
        guard !words.isEmpty, let last = stack.indices.last, stack[last].source == tag.name, !tag.isSelfClosing else { return }
        output.markup(tag.name == "aside" ? Self.titleStart : "<summary>")
        output.append(.text) { HTMLEscaping.appendLiteral(words, to: &$0) }
        output.markup(tag.name == "aside" ? "</p>" : "</summary>")
        stack[last].hasContent = true
    }

    /// What the names of components begin with, which stand in a paragraph of their own.
    private static let (captionStart, titleStart) = ("<p class=\"tv-name\">", "<p class=\"tv-alert-title\">")

    /// Whether markup has such a name.
    static func holdsCaption(_ markup: ArraySlice<UInt8>) -> Bool {
        markup.firstIndex(of: "<p class=\"tv-") != nil
    }

    /// Writes the words of `<Badge text="new" />` and the code of `<Code code="a" />`, and notes the names that
    /// `<Tabs items={['A', 'B']}>` gives to its tabs. False where it is more than that.
    mutating func readComponent(_ tag: HTMLStartTag, into output: inout HTMLOutput) -> Bool {
        switch tag.name {
        case "code":
            let code = Self.words(of: tag, ["code"])
            guard !code.isEmpty, place == .flow, closeForBlock(isDivision: true, into: &output) else { return false }
            openImpliedElements(into: &output)
            categories.insert(.block)
            output.markup("<pre><code>")
            output.append(.markup) { HTMLEscaping.appendLiteral(code, to: &$0) }
            output.markup("</code></pre>")
            return true
        case "badge":
            let words = Self.words(of: tag, ["text"])
            guard !words.isEmpty, !isInForeignContent else { return false }
            openImpliedElements(into: &output)
            output.append(.markup) {
                $0 += "<small>".utf8
                HTMLEscaping.appendLiteral(words, to: &$0)
                $0 += "</small>".utf8
            }
        case "tabs":
            let items = tag["items"]?.value ?? []
            tabNames = items.split { "[]{},".utf8.contains($0) }.prefix(100).compactMap { item in
                let name = HTMLByte.trim(item)
                guard name.count > 2, let quote = name.first, "\"'`".utf8.contains(quote), name.last == quote else { return nil }
                return Array(name.dropFirst().dropLast())
            }
            tabLabels = Self.labels(in: tag["values"]?.value ?? [])
        default: break
        }
        return false
    }

    /// The labels by their values in `[{label: 'A', value: 'a'}]`.
    private static func labels(in list: [UInt8]) -> [[UInt8]: [UInt8]] {
        var labels: [[UInt8]: [UInt8]] = [:]
        var (key, label, value): ([UInt8], [UInt8]?, [UInt8]?) = ([], nil, nil)
        var index = 0
        while index < list.count, labels.count < 100 {
            let byte = list[index]
            if byte.isASCIIWord {
                key = Array(list[index...].prefix(while: \.isASCIIWord))
                index += key.count
                continue
            }
            if "\"'`".utf8.contains(byte), let end = list[(index + 1)...].firstIndex(of: byte) {
                let words = Array(list[(index + 1)..<end])
                if key.elementsEqual("label".utf8) { label = words }
                if key.elementsEqual("value".utf8) { value = words }
                index = end
            } else if byte == UInt8(ascii: "}") {
                if let value, let label { labels[value] = label }
                (key, label, value) = ([], nil, nil)
            }
            index += 1
        }
        return labels
    }

    /// Writes what a component says of its content: its caption, with the number before it and the name of a file behind it.
    ///
    /// False when it says nothing, or no block can stand here.
    @discardableResult
    mutating func writeCaption(of tag: HTMLStartTag, into output: inout HTMLOutput) -> Bool {
        var caption = Self.words(of: tag, Self.captions)
        if caption.isEmpty, tag.name == "tabitem" {
            let value = Self.words(of: tag, ["value"])
            caption = tabLabels[value] ?? value
        }
        if tag.name == "tab" || tag.name == "tabs-tab", !tabNames.isEmpty {
            let name = tabNames.removeFirst()
            if caption.isEmpty { caption = name }
        }
        let number = Self.words(of: tag, ["number"])
        if tag.name == "listing", !number.isEmpty {
            caption = Array("Listing ".utf8) + number + (caption.isEmpty ? [] : Array(": ".utf8) + caption)
        }
        let file = Self.words(of: tag, Self.fileNames)
        guard !caption.isEmpty || !file.isEmpty, place == .flow, closeForBlock(isDivision: true, into: &output) else {
            return false
        }
        openImpliedElements(into: &output)
        categories.insert(.block)
        output.markup(Self.captionStart)
        output.append(.markup) { Self.append(inlines: caption, to: &$0) }
        if !file.isEmpty {
            output.append(.markup) {
                $0 += (caption.isEmpty ? "<code>" : " <code>").utf8
                HTMLEscaping.appendLiteral(file, to: &$0)
                $0 += "</code>".utf8
            }
        }
        output.markup("</p>")
        return true
    }

    /// The value of the first of some attributes that is text, `{"…"}` of JSX among it.
    static func words(of tag: HTMLStartTag, _ names: [String]) -> [UInt8] {
        for name in names {
            guard let value = literal(tag[name]?.value[...] ?? []) else { continue }
            if !HTMLByte.trim(value).isEmpty { return Array(HTMLByte.trim(value)) }
        }
        return []
    }

    /// A value without the marks of JSX around it; nil for an expression that is more than a text.
    static func literal(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard value.first == UInt8(ascii: "{"), value.last == UInt8(ascii: "}"), value.count > 1 else { return value }
        let marked = value.dropFirst().dropLast()
        guard marked.count > 1, let quote = marked.first, "\"'`".utf8.contains(quote), marked.last == quote else { return nil }
        let text = marked.dropFirst().dropLast()
        let isPlain = !text.contains(quote) && !text.contains(UInt8(ascii: "\\"))
        return isPlain && (quote != UInt8(ascii: "`") || text.firstIndex(of: "${") == nil) ? text : nil
    }

    /// Code between back-ticks and emphasis between asterisks, as those who draw such components read them.
    private static func append(inlines words: [UInt8], to bytes: inout [UInt8]) {
        var index = 0
        while index < words.count {
            let byte = words[index]
            if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*"), let end = words[(index + 1)...].firstIndex(of: byte),
                end > index + 1,
                byte == UInt8(ascii: "`") || words[index + 1] > 0x20 && words[end - 1] > 0x20
            {
                let name = byte == UInt8(ascii: "`") ? "code" : "em"
                bytes += "<\(name)>".utf8
                HTMLEscaping.appendLiteral(words[(index + 1)..<end], to: &bytes)
                bytes += "</\(name)>".utf8
                index = end + 1
            } else {
                HTMLEscaping.appendLiteral(CollectionOfOne(byte), to: &bytes)
                index += 1
            }
        }
    }
}
