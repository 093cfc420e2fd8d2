import TableBasics

/// Attributes that programs give their values: JSX, `src={…}`, and Vue, `:src="…"`.
extension HTMLSanitizer {
    /// Reads those that say a text, and leaves out and reports those that readers miss.
    mutating func readExpressions(of tag: inout HTMLStartTag) {
        guard tag.attributes.contains(where: Self.mayBeExpression) else { return }
        let names = Set(tag.attributes.map(\.name))
        var kept: [HTMLAttribute] = []
        for attribute in tag.attributes {
            guard Self.mayBeExpression(attribute) else {
                kept.append(attribute)
                continue
            }
            let name = attribute.name
            if let bound = Self.boundName(name), Self.namesOfWords.contains(bound) {
                guard !names.contains(bound) else { continue }
                if let words = Self.text(ofExpression: attribute.rawValue) {
                    kept.append(HTMLAttribute(name: bound, rawValue: words, hasValue: true, range: attribute.range))
                    continue
                }
            } else if Self.addressNames.contains(name) {
                if Self.literal(attribute.rawValue) != nil || attribute.rawValue.dropFirst().first == UInt8(ascii: "{") {
                    kept.append(attribute)
                    continue
                }
            } else if !Self.isDirective(name) {
                kept.append(attribute)
                continue
            }
            let isEvent = name.first == ":" && Self.events.contains(Self.event(name))
            report(
                .attribute(
                    HTMLFinding.shortened((isEvent ? "@" + name.dropFirst() : name).utf8),
                    element: HTMLFinding.shortened(tag.writtenName)), at: attribute.range)
        }
        tag.attributes = kept
    }

    private static func mayBeExpression(_ attribute: HTMLAttribute) -> Bool {
        guard let first = attribute.name.utf8.first else { return false }
        return first == UInt8(ascii: ":") || first == UInt8(ascii: "v") && attribute.name.hasPrefix("v-")
            || attribute.rawValue.first == UInt8(ascii: "{") && addressNames.contains(attribute.name)
    }

    private static let addressNames: Set<String> = ["src", "href", "poster", "srcset"]
    private static let namesOfWords = addressNames.union(["alt", "title"])
    /// Those after `@` of Vue, which the scan writes as a colon.
    private static let events: Set<String> = [
        "click", "dblclick", "input", "change", "submit", "keydown", "keyup", "keypress", "mouseenter", "mouseleave", "mouseover",
        "mousedown", "mouseup", "focus", "blur", "scroll", "toggle", "load", "error",
    ]

    /// `src` of `:src` and `v-bind:src`.
    private static func boundName(_ name: String) -> String? {
        if name.hasPrefix(":") { return String(name.dropFirst()) }
        return name.hasPrefix("v-bind:") ? String(name.dropFirst("v-bind:".count)) : nil
    }

    /// `click` of `:click.prevent`.
    private static func event(_ name: String) -> String { String(name.dropFirst().prefix { $0 != "." }) }

    /// Whether an attribute of Vue decides what readers see, or does something.
    private static func isDirective(_ name: String) -> Bool {
        if name.hasPrefix(":") { return events.contains(event(name)) }
        return ["v-if", "v-else", "v-else-if", "v-for", "v-show", "v-html", "v-text", "v-model"].contains(name)
            || name.hasPrefix("v-on:") || name.hasPrefix("v-model.")
    }

    /// The text between the quotes of an expression that is nothing else, be it in a call that makes an address of it:
    /// `'/a.png'`, `withBase('/a.png')`.
    static func text(ofExpression value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var words = value.trimmed
        let name = words.prefix(while: \.isASCIIWord)
        let isCall = !name.isEmpty && words[name.endIndex...].first == UInt8(ascii: "(")
        if isCall {
            guard calls.contains(String(decoding: name, as: UTF8.self)) else { return nil }
            words = words[name.endIndex...].dropFirst().trimmed
        }
        guard let quote = words.first, "\"'`".utf8.contains(quote), let end = words.dropFirst().firstIndex(of: quote) else {
            return nil
        }
        let text = words[words.startIndex + 1..<end]
        guard !text.contains(UInt8(ascii: "\\")), text.firstIndex(of: "${") == nil else { return nil }
        var rest = words[end...].dropFirst().trimmed
        if isCall {
            guard rest.first == UInt8(ascii: ")") else { return nil }
            rest = rest.dropFirst().trimmed
            if rest.elementsEqual(".default".utf8) { rest = [] }
        }
        return rest.isEmpty ? text : nil
    }

    /// Functions of VitePress, Docusaurus and webpack that return an address.
    private static let calls: Set<String> = ["withBase", "useBaseUrl", "require"]
}
