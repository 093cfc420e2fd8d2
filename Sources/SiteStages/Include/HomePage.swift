import TableBasics
import TableModel
import YAMLReader

/// What the front matter of a home page shows, as Markdown: `hero` and `features` of VitePress, where `layout` is `home`, and the keys
/// of VuePress, where `home` is `true`.
///
/// The name is the heading of the page; actions and features are rows. Where texts have HTML, it stays.
struct HomePage {
    /// A piece of Markdown, and the place in the front matter that it stands for.
    struct Part {
        let markdown: String
        let place: SourceRange
    }

    private(set) var parts: [Part] = []
    /// The mark of the list that the last of them belongs to; nil for none.
    private var bullet: Character?

    /// Whether there may be one: nothing is read otherwise.
    static func isNeeded(for frontMatter: ArraySlice<UInt8>) -> Bool {
        frontMatter.firstIndex(of: "hero") != nil || frontMatter.firstIndex(of: "features") != nil
    }

    /// nil for front matter of another page.
    init?(_ frontMatter: YAMLNode?) {
        guard let node = frontMatter else { return nil }
        let hero = node["layout"]?.words == "home" ? node["hero"] : nil
        let isOlder = node["home"]?.words == "true"
        guard node["layout"]?.words == "home" || isOlder else { return nil }
        if let hero { addHero(hero) }
        if isOlder { addOlderHero(node) }
        if case .sequence(let features)? = node["features"]?.content {
            for feature in features { addFeature(feature) }
        }
        if isOlder { addParagraph(node["footer"]) }
        guard !parts.isEmpty else { return nil }
        parts.append(Part(markdown: "\n", place: parts[parts.count - 1].place))
    }

    private mutating func addHero(_ hero: YAMLNode) {
        addTitles([hero["name"], hero["text"]])
        addParagraph(hero["tagline"])
        addImage(hero["image"])
        guard case .sequence(let actions)? = hero["actions"]?.content else { return }
        for action in actions { addAction(action["text"], action["link"]) }
    }

    private mutating func addOlderHero(_ node: YAMLNode) {
        addTitles([node["heroText"]])
        addParagraph(node["tagline"])
        addImage(node["heroImage"])
        addAction(node["actionText"], node["actionLink"])
        guard case .sequence(let actions)? = node["actions"]?.content else { return }
        for action in actions { addAction(action["text"], action["link"]) }
    }

    /// The first of the names is the heading, and the other stands below it.
    private mutating func addTitles(_ names: [YAMLNode?]) {
        var isFirst = true
        for name in names {
            guard let name, let text = name.markdown else { continue }
            parts.append(Part(markdown: isFirst ? "\n# \(text)\n" : "\n**\(text)**\n", place: name.range))
            isFirst = false
        }
    }

    private mutating func addParagraph(_ node: YAMLNode?) {
        guard let node, let text = node.markdown else { return }
        bullet = nil
        let isBlock = text.first.map { "#>-+=~".contains($0) || $0.isNumber } ?? false
        parts.append(Part(markdown: "\n\(isBlock ? "&#8203;" : "")\(text)\n", place: node.range))
    }

    private mutating func addImage(_ node: YAMLNode?) {
        guard let node, let image = Self.image(node) else { return }
        parts.append(Part(markdown: "\n\(image)\n", place: node.range))
    }

    private mutating func addAction(_ text: YAMLNode?, _ link: YAMLNode?) {
        guard let text, let words = text.markdown else { return }
        beginRow("-", at: text)
        add(words, linkedBy: link, at: text)
        parts.append(Part(markdown: "\n", place: text.range))
    }

    private mutating func beginRow(_ bullet: Character, at node: YAMLNode) {
        parts.append(Part(markdown: (self.bullet == bullet ? "" : "\n") + "\(bullet) ", place: node.range))
        self.bullet = bullet
    }

    /// Adds words that lead to an address, which is found where the front matter has it.
    private mutating func add(_ words: String, linkedBy link: YAMLNode?, at node: YAMLNode) {
        guard let link, let address = link.destination else { return parts.append(Part(markdown: words, place: node.range)) }
        parts.append(Part(markdown: "[\(words)](", place: node.range))
        parts.append(Part(markdown: address, place: link.range))
        parts.append(Part(markdown: ")", place: node.range))
    }

    private mutating func addFeature(_ feature: YAMLNode) {
        guard let title = feature["title"], let words = title.markdown else { return }
        // Another mark begins another list.
        beginRow("*", at: title)
        if let icon = feature["icon"] {
            if let image = Self.image(icon, isIcon: true) {
                parts.append(Part(markdown: image + " ", place: icon.range))
            } else if let sign = icon.markdown, !sign.contains("<") {
                parts.append(Part(markdown: sign + " ", place: icon.range))
            }
        }
        let link = feature["link"]
        let isLinked = link?.destination != nil
        add(isLinked ? words : "**\(words)**", linkedBy: link, at: title)
        if let node = feature["details"], let details = node.markdown {
            parts.append(Part(markdown: " - " + details, place: node.range))
        }
        if isLinked, let node = feature["linkText"], let more = node.markdown {
            parts.append(Part(markdown: " ", place: node.range))
            add(more, linkedBy: link, at: node)
        }
        parts.append(Part(markdown: "\n", place: title.range))
    }

    /// A picture by its address, or with its alternative text; the light one of two.
    private static func image(_ node: YAMLNode, isIcon: Bool = false) -> String? {
        switch node.content {
        case .mapping:
            guard let source = (node["src"] ?? node["light"])?.destination else { return nil }
            return "![\(node["alt"]?.markdown ?? "")](\(source))"
        case .scalar: return isIcon ? nil : node.destination.map { "![](\($0))" }
        case .sequence: return nil
        }
    }
}

extension YAMLNode {
    fileprivate subscript(name: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { if case .scalar(name, _) = $0.key.content { true } else { false } }?.value
    }

    fileprivate var words: String? { if case .success(let text) = text() { text } else { nil } }

    /// The text of one line, in which no character is a mark of Markdown; nil for none.
    fileprivate var markdown: String? {
        guard let words else { return nil }
        var text = ""
        for character in words.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
            if "\\*_`[]".contains(character) { text += "\\" }
            text.append(character)
        }
        return text.isEmpty ? nil : text
    }

    /// The destination of a link; nil for none.
    fileprivate var destination: String? {
        guard let words, !words.isEmpty, !words.contains(where: \.isNewline) else { return nil }
        return "<" + words.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C") + ">"
    }
}
