import SiteModel
import TableBasics
import TableModel

/// Links by the name of a document, `[[Name#Heading]]`.
extension LinkResolver {
    /// The span of what a wiki link leads to; an empty one when that is nowhere, so that only its words stay.
    mutating func resolve(wiki span: Span, _ reference: WikiReference, isImage: Bool) -> Span {
        if let result = resolved[span] { return result }
        let words = String(page.string(span).dropFirst(reference.scheme.utf8CodeUnitCount))
        var parts = words.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var name = String(parts[0].drop { $0 == " " })
        if case .page = reference, !isImage, let shown = wordsOfLink.map(page.string), shown != words, path(ofWiki: name) == nil {
            // `[[the words|Page]]`, as GitHub and Gollum have it.
            let others = shown.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            if let other = others.first.map(String.init), path(ofWiki: other) != nil {
                titles[span] = words
                (parts, name) = (others, other)
            }
        }
        var isTitled = false
        switch reference {
        case .document, .wordedDocument:
            let found = documented(name, heading: parts.count > 1 ? parts[1] : nil)
            (name, parts) = (found.name, [Substring(found.name)] + (found.heading.map { [$0] } ?? []))
            if case .document = reference { isTitled = true }
        default: break
        }
        let location = page.location(ofDestination: span) ?? .wholeFile
        var destination = ""
        var target: PageNumber?
        if !name.isEmpty {
            guard let path = path(ofWiki: name) else {
                let link = Link(
                    span: span, words: words, destination: name, reference: LinkReference(URLPath.encoded(name)), isImage: isImage,
                    location: location)
                reportDeadLink(link, leadingTo: nil, path: isImage ? name : name + ".md")
                resolved[span] = isImage ? page.append(URLPath.encoded(name)) : .empty
                return resolved[span] ?? .empty
            }
            if isTitled, case .page(let number) = map.target(at: path) { target = number }
            destination = "/" + URLPath.encodedPath(path)
        }
        let id = parts.count > 1 ? Self.id(ofHeading: parts[1]) : nil
        if let id { destination += "#" + URLPath.encodedFragment(id) }
        if isTitled, let target = target ?? (name.isEmpty ? number : nil) {
            showTitle(of: target, id.map { map.anchors[target].id(matching: $0) ?? $0 }.map(URLPath.encodedFragment), at: span)
        }
        let link = Link(
            span: span, words: words, destination: destination, reference: LinkReference(destination), isImage: isImage,
            location: location)
        var file: String?
        let result = page.append(url(of: link, file: &file) ?? destination)
        if isImage, let file { imageFiles[result] = file }
        resolved[span] = result
        return result
    }

    private static func id(ofHeading words: Substring) -> String {
        String(decoding: Slug.heading(Array(words.utf8)), as: UTF8.self)
    }

    /// The page and the heading that DocC means by a name, which may have another one before it: a page wherever it is, or else a
    /// heading of that page, or of this one.
    private mutating func documented(_ name: String, heading: Substring?) -> (name: String, heading: Substring?) {
        let parts = SourcePath.parts(of: name)
        guard let last = parts.last else { return (name, heading) }
        if path(ofWiki: name) != nil { return (name, heading) }
        guard heading == nil, path(ofWiki: String(last)) == nil else { return (String(last), heading) }
        guard parts.count > 1 else { return has(last, on: number) ? ("", last) : (name, nil) }
        let around = parts.dropLast().joined(separator: "/")
        guard let path = path(ofWiki: around), case .page(let target) = map.target(at: path), has(last, on: target) else {
            return (String(last), nil)
        }
        return (around, last)
    }

    private mutating func has(_ heading: Substring, on target: PageNumber) -> Bool {
        let anchors = map.anchors[target]
        if target != number { answers.anchors[target] = anchors }
        return anchors.id(matching: Self.id(ofHeading: heading)).map { !anchors.hasRow($0) } ?? false
    }

    /// The source path that a name means; nil for none.
    private func path(ofWiki name: String) -> String? {
        let path = SourcePath.resolve(name, from: folder).flatMap { map.target(at: $0) == nil ? nil : $0 }
        return path ?? map.wikiNames.path(of: name, from: folder)
    }

    // MARK: MyST

    /// The span of what a label leads to.
    mutating func resolve(label span: Span) -> Span {
        if let result = resolved[span] { return result }
        let name = String(page.string(span).dropFirst(WikiReference.label.scheme.utf8CodeUnitCount))
        let destination = "#" + String(decoding: Slug.heading(Array(name.utf8)), as: UTF8.self)
        let link = Link(
            span: span, words: name, destination: destination, reference: LinkReference(destination), isImage: false,
            location: page.location(ofDestination: span) ?? .wholeFile, isLabel: true)
        var file: String?
        let result = page.append(url(of: link, file: &file) ?? destination)
        resolved[span] = result
        return result
    }

    /// Whether the link that is resolved has no words but its destination.
    func isWithoutWords(_ link: Link) -> Bool {
        wordsOfLink == link.span || link.isLabel && wordsOfLink.map(page.string) == link.words
    }

    /// The other page that a label is on, or the fragment of a link without words that this page has not.
    mutating func page(having fragment: Substring, _ link: Link) -> PageNumber? {
        let id = Self.place(in: fragment)
        guard link.isLabel || wordsOfLink == link.span else { return nil }
        // Rows have the ids of their words, which may be those of a link to the label.
        if let own = map.anchors[number].id(matching: id), !map.anchors[number].hasRow(own) { return nil }
        let target = map.page(having: id)
        answers.labels[id] = .some(target)
        return target
    }

    /// What a fragment means: labels of MyST have slashes and colons, which their ids have not.
    static func place(in fragment: Substring) -> String {
        let name = PercentEncoding.decoded(fragment)
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }) else { return name }
        return String(decoding: Slug.heading(Array(name.utf8)), as: UTF8.self)
    }

    // MARK: DocC

    /// The span of what the name of a symbol leads to: the only page that has it as its title. An empty one for none.
    mutating func resolve(symbol span: Span) -> Span {
        if let result = resolved[span] { return result }
        let name = String(page.string(span).dropFirst(WikiReference.symbol.scheme.utf8CodeUnitCount))
        let target = map.wikiNames.page(titled: name)
        answers.symbols[name] = .some(target)
        var result = Span.empty
        if let target, target != number {
            titles[span] = name
            result = page.append(printed?.url(of: target, nil) ?? map.outputs[target].url(from: output))
        }
        resolved[span] = result
        return result
    }

    /// - Parameter id: as it stands in an address, of a place on the page.
    mutating func showTitle(of target: PageNumber, _ id: String? = nil, at span: Span) {
        if let id = id.map({ PercentEncoding.decoded($0) }), let title = map.anchors[target].title(of: id) {
            titles[span] = title
            if target != number { answers.headings[target, default: [:]][id] = title }
            return
        }
        guard id == nil || target != number else { return }
        let title = map.wikiNames.titles[target]
        titles[span] = title
        answers.titles[target] = title
    }

    /// Puts a title in the place of the words of a link that is nothing but text or code.
    mutating func show(_ title: String, inLinkAt index: Int) {
        guard index + 2 < page.events.count, page.events[index + 2] == .closeLink else { return }
        shownTitles[index + 1] = title
        page.show(title, at: index + 1)
    }
}

extension Page {
    /// Puts a title in the place of an event that is text or code.
    mutating func show(_ title: String, at index: Int) {
        switch events[index] {
        case .text: events[index] = .text(append(title))
        case .code: events[index] = .code(append(title))
        default: break
        }
    }
}
