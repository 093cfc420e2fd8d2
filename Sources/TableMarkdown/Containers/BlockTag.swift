import TableBasics
import TableModel

/// A tag around Markdown that stands for a container: a shortcode of Hugo's themes, or a block of GitBook, Markdoc and Hexo.
struct BlockTag {
    /// What becomes of what stands between it and its end.
    enum Kind: Equatable {
        /// The name of a ``ContainerKind``.
        case alert(String)
        case folding
        case tab
        /// It only arranges what is in it.
        case division
        /// A row that leads elsewhere.
        case card
        case image
        /// Words or an address that lead elsewhere.
        case link

        /// It has no end, or none that matters.
        var isAlone: Bool { [.card, .image, .link].contains(self) }
    }

    let tag: ShortcodeTag
    let kind: Kind
    /// Where the words stand that it is called by.
    private(set) var title: Range<Int>?
    /// What folds is open at first, or an alert is folded.
    private(set) var isOpen = false
    private(set) var isClosed = false
    private let arguments: [(name: String, value: ArraySlice<UInt8>)]

    /// - Parameter bytes: begin with a brace.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let tag = ShortcodeTag(bytes) ?? ShortcodeTag(block: bytes) else { return nil }
        let name = tag.name.lowercased()
        let isAlert = ContainerKind.alert(name) != nil
        guard isAlert || Self.kinds[name] != nil || Self.alerts.contains(name) else { return nil }
        self.tag = tag
        arguments = tag.arguments
        if let kind = Self.kinds[name] {
            self.kind = kind
            if kind != .division {
                readTitle(of: arguments)
            } else if !tag.isEnd, name != "code", Self.value(of: Self.titles, in: arguments) != nil {
                // Its words would be lost.
                return nil
            }
            return
        }
        var plain = arguments.filter { $0.name.isEmpty }.map(\.value)
        var kindName = Self.value(of: ["type", "style", "color", "context", "level", "kind", "variant"], in: arguments)
        if kindName == nil, let first = plain.first, Self.kindOfAlert(first) != nil {
            kindName = first
            plain.removeFirst()
        }
        kind = .alert(kindName.flatMap(Self.kindOfAlert) ?? (isAlert ? name : "note"))
        // A word alone is the name of an icon.
        let words = plain.first.flatMap { $0.contains(0x20) || $0.first?.isASCIIUppercase == true ? $0 : nil }
        readTitle(of: arguments, plain: words)
    }

    private mutating func readTitle(of arguments: [(name: String, value: ArraySlice<UInt8>)]) {
        let plain = arguments.filter { $0.name.isEmpty && !Self.states.contains(String(decoding: $0.value, as: UTF8.self)) }
        guard let first = plain.first?.value, let last = plain.last?.value else { return readTitle(of: arguments, plain: nil) }
        // Words without quotes are one title, as in Liquid.
        let isQuoted = first.startIndex > tag.words.startIndex
        readTitle(of: arguments, plain: isQuoted ? first : tag.words[first.startIndex..<last.endIndex])
    }

    private mutating func readTitle(of arguments: [(name: String, value: ArraySlice<UInt8>)], plain: ArraySlice<UInt8>?) {
        let words = Self.value(of: Self.titles + ["name", "label", "tabname", "text"], in: arguments) ?? plain
        if let words, !words.contains(0x0A) { title = words.indices }
        for (name, value) in arguments {
            switch (name, String(decoding: value, as: UTF8.self)) {
            case ("open", "true"), ("closed", "false"), ("expanded", "true"), ("", "open"): isOpen = true
            case ("open", "false"), ("closed", "true"), ("", "closed"), ("", "false"): isClosed = true
            default: break
            }
        }
    }

    /// What a value is, where it has one.
    func value(_ name: String) -> ArraySlice<UInt8>? { Self.value(of: [name], in: arguments) }

    /// The names of the tabs in it that do not say theirs: `items="One,Two"`.
    var names: [Range<Int>] {
        guard kind == .division, let names = value("items") else { return [] }
        return names.split(separator: UInt8(ascii: ",")).map { $0.trimmed.indices }
    }

    /// What a card, a link or an image leads to or shows; nil where it does not say.
    var address: [UInt8]? {
        let address: [UInt8]
        if let value = Self.value(of: ["link", "href", "url", "relref", "src"], in: arguments), kind != .image {
            address = Array(value)
        } else if let id = value("id") ?? arguments.first(where: { $0.name.isEmpty })?.value, let site = Self.sites[tag.name] {
            let ids = tag.name == "gist" ? arguments.filter { $0.name.isEmpty }.prefix(2).map(\.value) : [id]
            address = Array(site.utf8) + ids.joined(separator: [UInt8(ascii: "/")])
        } else if kind == .image, let source = value("src") {
            address = Array(source)
        } else {
            return nil
        }
        return address.filter { $0 >= 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    }

    private static let sites = [
        "youtube": "https://www.youtube.com/watch?v=", "vimeo": "https://vimeo.com/", "gist": "https://gist.github.com/",
    ]

    /// The words below an image or beside a link, in their order.
    var captions: [ArraySlice<UInt8>] {
        let names = kind == .image ? ["title", "caption", "attr"] : ["subtitle", "description", "caption", "tag"]
        return names.compactMap { name in value(name).flatMap { $0.contains(0x0A) ? nil : $0.trimmed } }
    }

    /// What it says of the code in it, as behind a fence.
    var infoOfCode: [UInt8] {
        var info: [UInt8] = []
        if let title = value("title"), !title.contains(where: { "\"`".utf8.contains($0) }) {
            info += Array(" title=\"".utf8) + title + [UInt8(ascii: "\"")]
        }
        if value("linenumbers").map({ $0.elementsEqual("true".utf8) }) ?? false { info += Array(" linenos=true".utf8) }
        return info
    }

    /// What is said of its target may stand between it and an end (GitBook).
    var mayHaveCaption: Bool { kind == .link && (tag.name == "embed" || tag.name == "file") }

    /// The language of what is in its tabs, empty for none, which is code unless they say otherwise (Docsy).
    var languageOfTabs: ArraySlice<UInt8>? { tag.name == "tabpane" && tag.isAngle && !isText ? value("lang") ?? [] : nil }

    /// What is in it is Markdown, it says.
    var isText: Bool { value("text").map { $0.elementsEqual("true".utf8) } ?? false }

    private static func value(
        of names: [String], in arguments: [(name: String, value: ArraySlice<UInt8>)]
    ) -> ArraySlice<UInt8>? {
        arguments.first { names.contains($0.name) && !$0.value.isEmpty }?.value
    }

    private static func kindOfAlert(_ value: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: value, as: UTF8.self).lowercased()
        return ContainerKind.alert(name) != nil ? name : AlertKind.looks[name]?.rawValue
    }

    /// Those of an arrangement; its other names are ids.
    private static let titles = ["title", "header", "summary"]

    private static let states: Set<String> = ["open", "closed", "true", "false"]

    /// Those whose values say which alert they are.
    private static let alerts: Set<String> = [
        "callout", "alert", "notice", "admonition", "admon", "message", "pageinfo", "panel", "callout-block",
    ]

    private static let kinds: [String: Kind] = [
        "details": .folding, "expand": .folding, "expandable": .folding, "collapse": .folding, "collapsible": .folding,
        "spoiler": .folding, "accordion-item": .folding, "accordionitem": .folding, "tab": .tab, "tabitem": .tab, "tab-item": .tab,
        "tabs": .division, "tabpane": .division, "tabset": .division, "tabgroup": .division, "code-tabs": .division,
        "steps": .division, "step": .division, "stepper": .division,
        "content-ref": .division, "lead": .division, "center": .division, "cards": .division, "cardpane": .division,
        "accordion": .division, "code": .division, "card": .card, "figure": .image, "youtube": .link, "vimeo": .link,
        "gist": .link, "embed": .link, "file": .link, "button": .link,
    ]
}
