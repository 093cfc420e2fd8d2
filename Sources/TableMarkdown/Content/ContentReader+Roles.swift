import TableBasics
import TableModel

/// Roles of MyST, a name in braces before code: "{file}`a.txt`".
extension ContentReader {
    /// What the code behind a role is; nil for code.
    private static let elements: [String: ContentElement?] = [
        "code": nil, "command": nil, "dfn": nil, "envvar": nil, "file": nil, "literal": nil, "makevar": nil, "option": nil,
        "program": nil, "samp": nil, "kbd": .keyboard, "sub": .subscript, "subscript": .subscript, "sup": .superscript,
        "superscript": .superscript,
    ]

    /// Reads the name of a role, with the text before it from `start` on: it is left out where it says no more than what the code
    /// is. Any other is reported and stays, for which nil stands.
    mutating func read(
        _ role: ForeignSyntax, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode
    ) -> Int? {
        if case .role(let name) = role.kind, name == "ref" || name == "doc", verbatimLines.isEmpty, node.parent?.kind != .link {
            appendText(bytes[start..<index])
            codeLeadsToLabel = name == "ref"
            return bytes.count
        }
        guard case .role(let name) = role.kind, let element = Self.elements[name], verbatimLines.isEmpty else {
            report(role, bytes, at: index, of: node)
            return nil
        }
        appendText(bytes[start..<index])
        elementOfCode = element
        return bytes.count
    }

    /// Appends code, as what the role before it says.
    mutating func appendCode(inline node: MarkdownNode) {
        if let isLabel = codeLeadsToLabel { return appendReference(node, isLabel: isLabel) }
        guard let element = elementOfCode else {
            if readsSymbols, appendSymbol(node) { return }
            guard options.hasAdditions else { return events.append(.code(store(node.literal))) }
            let skipped = CodeLanguage.markLength(node.literal)
            return events.append(.code(store(CodeLanguage.withoutEnd(node.literal).dropFirst(skipped))))
        }
        elementOfCode = nil
        events += [.open(element), .text(store(node.literal)), .close(element)]
    }

    /// Where a link leads, without the schemes of MyST for documents and files: `[words](project:a.md)`, `<path:a.txt>`.
    func addressWithoutScheme(of link: MarkdownNode) -> Slice<UnsafeBufferPointer<UInt8>> {
        let address = link.destination[...]
        guard options.hasAdditions, let scheme = Self.schemes.first(where: address.hasPrefix) else { return address }
        return address.dropFirst(scheme.utf8CodeUnitCount)
    }

    private static let schemes: [StaticString] = ["project:", "path:"]

    /// Whether the title of what a link leads to stands in the place of its words: they are its address with such a scheme, or in a
    /// mention of GitBook the name of the file. Other sites have no titles here.
    func showsTitle(_ link: MarkdownNode, _ address: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let text = link.firstChild, text.kind == .text, text.next == nil else { return false }
        if address.count < link.destination.count { return text.literal.elementsEqual(link.destination) }
        guard options.hasAdditions, text.literal.suffix(3).elementsEqual(".md".utf8),
            address.suffix(text.literal.count).elementsEqual(text.literal), !address.contains(UInt8(ascii: ":")),
            !address.hasPrefix("//")
        else { return false }
        if Self.isMention(link) { return true }
        guard link.previous == nil, link.next == nil, let around = link.parent?.parent,
            let marker = containers[around.pointer]?.marker
        else { return false }
        return marker.form == .directive(.none) && marker.name.isEmpty
    }

    static func isMention(_ link: MarkdownNode) -> Bool { link.title.elementsEqual("mention".utf8) }

    /// Appends a link to `name` or to that in `words <name>`. Without words it has the title of what it leads to.
    private mutating func appendReference(_ code: MarkdownNode, isLabel: Bool) {
        codeLeadsToLabel = nil
        var name = code.literal[...].trimmed
        var words = name.prefix(0)
        if name.last == UInt8(ascii: ">"), let start = name.lastIndex(of: UInt8(ascii: "<")) {
            (name, words) = (name[(start + 1)...].dropLast().trimmed, name[..<start].trimmed)
        }
        let scheme = isLabel ? Array(WikiReference.label.scheme.bytes) : []
        let destination = storeDestination(scheme + name, at: places.location(ofInline: code))
        let text = !words.isEmpty ? store(words) : isLabel ? store(name) : destination
        events += [.openLink(destination: destination, title: .empty), .text(text), .closeLink]
    }
}
