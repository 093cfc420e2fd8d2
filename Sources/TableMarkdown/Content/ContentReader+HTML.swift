import TableBasics
import TableModel

extension ContentReader {
    /// Reads one piece of raw HTML: an HTML block or one tag, comment or declaration inside text.
    ///
    /// - Parameter start: where the piece begins in the literal of the node.
    mutating func readHTML(_ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, from start: Int = 0) {
        if !ignoreComments.isEmpty, node.kind == .htmlInline, node.next == nil, IgnoreCommentReader.isNeeded(for: literal) {
            return trimLastText()
        }
        guard options.html != .escaped else {
            for part in withoutIgnoreComments(literal) { appendText(part) }
            return
        }
        // Without our additions the author's HTML is none of our business either (CommonMark 0.30 §4.6, §6.6).
        guard options.hasAdditions else {
            for part in withoutIgnoreComments(literal) where !part.isEmpty { events.append(.markup(store(part))) }
            return
        }
        html.read(Array(literal)[...], into: &htmlOutput)
        takeOutput(from: HTMLOrigin(node: node, start: start))
        reportFindings(from: HTMLOrigin(node: node, start: start))
    }

    private func withoutIgnoreComments(_ literal: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
        ignoreComments.isEmpty ? [literal] : IgnoreCommentReader.parts(of: literal)
    }

    /// Takes the white space off the end of the text that was read last, as that of a paragraph has none.
    private mutating func trimLastText() {
        guard events.count > inlineStart, case .text(let last)? = events.last else { return }
        let end = text[last.range].lastIndex(where: { $0 > 0x20 }) ?? Int(last.start) - 1
        events[events.count - 1] = .text(Span(Int(last.start), end + 1))
    }

    /// Whether markup has a name that a component was given.
    func holdsCaption(_ event: ContentEvent) -> Bool {
        if case .markup(let span) = event { HTMLSanitizer.holdsCaption(text[span.range]) } else { false }
    }

    /// Whether the author's markup in an event range has elements that text-level elements cannot hold.
    func holdsBlock(_ eventRange: EventRange) -> Bool {
        hasElement(in: events[eventRange.range], where: HTMLSanitizer.isBlock)
    }

    /// Whether the author's markup among events begins an element with such a name, which is in lower case.
    func hasElement(in events: some Sequence<ContentEvent>, where isMeant: (String) -> Bool) -> Bool {
        events.contains { event in
            guard case .markup(let span) = event else { return false }
            let bytes = text[span.range]
            return bytes.indices.contains { start in
                bytes[start] == HTMLByte.lessThan
                    && isMeant(HTMLByte.lowercasedText(bytes[(start + 1)...].prefix(while: \.isASCIIAlphanumeric)))
            }
        }
    }

    /// Reads part of a block of HTML that is complete in itself.
    ///
    /// - Parameter isTitle: its words are words of the page, not markup: the content of a `summary`.
    mutating func readFragment(_ range: Range<Int>, of block: MarkdownNode, place: HTMLContentModel, isTitle: Bool = false) {
        takesWordsOfHTML = isTitle
        defer { takesWordsOfHTML = false }
        inlineStart = events.count
        html.enter(place)
        readHTML(UnsafeBufferPointer(rebasing: block.literal[range]), at: block, from: range.lowerBound)
        leaveHTML()
    }

    /// Ends the innermost container: what the author's HTML left open in it is closed.
    mutating func leaveHTML() {
        html.leave(into: &htmlOutput)
        takeOutput()
    }

    /// Lets the author's open elements make way for what is written next; false when it must do without its own element.
    @discardableResult
    mutating func prepareHTML(for content: HTMLInsertion) -> Bool {
        guard html.depth > 0 else { return true }
        let place = html.prepare(for: content, into: &htmlOutput)
        takeOutput()
        return place == .flow
    }

    /// Adds what the sanitizer has written.
    ///
    /// - Parameter origin: the piece that it was read from; nil for what it has closed or opened by itself.
    mutating func takeOutput(from origin: HTMLOrigin? = nil) {
        guard !htmlOutput.pieces.isEmpty else { return }
        if htmlOutput.hasLayoutTable { hasLayoutTables = true }
        var hints: Int?
        for piece in htmlOutput.pieces {
            let bytes = htmlOutput.bytes(of: piece)
            switch piece.kind {
            case .text where takesWordsOfHTML: events.append(.text(store(HTMLCharacterReference.decode(bytes))))
            case .text where isBehindTable && bytes.allSatisfy(\.isASCIISpace): break
            case .markup where origin?.node.kind == .htmlInline && bytes.elementsEqual("<br>".utf8): events.append(.lineBreak)
            case .markup, .text:
                let span = store(bytes)
                if events.count > inlineStart, case .markup(let last)? = events.last, last.end == span.start {
                    events[events.count - 1] = .markup(Span(Int(last.start), Int(span.end)))
                } else {
                    events.append(.markup(span))
                }
            case .address(let kind):
                let place = origin.map { places.location(inHTML: $0.node, byte: $0.start + piece.source) }
                let address = storeDestination(bytes, at: place ?? .wholeFile)
                events.append(.address(address, kind))
                guard let place = hints, case .imageHints(_, let written) = events[place] else { continue }
                events[place] = .imageHints(source: address, written: written)
                hints = nil
            case .imageHints(let written):
                hints = events.count
                events.append(.imageHints(source: .empty, written: written))
            case .styleClass(let styleClass): add(styleClass)
            case .identifier: events.append(.identifier(store(bytes)))
            case .permalink:
                hasAuthorsHeadings = true
                events.append(.permalink(.empty))
            case .openTable(let spans):
                hasTables = true
                events.append(.open(.htmlTable(spans)))
            case .closeTable(let spans): events.append(.close(.htmlTable(spans)))
            case .headingLevel(let isEnd):
                events.append(.headingLevel((bytes.first ?? UInt8(ascii: "1")) - UInt8(ascii: "0"), isEnd: isEnd))
            }
        }
        htmlOutput.removeAll()
    }

    private var isBehindTable: Bool { if case .close(.htmlTable)? = events.last { true } else { false } }

    private mutating func reportFindings(from origin: HTMLOrigin) {
        guard !html.findings.isEmpty else { return }
        for var finding in html.findings {
            if case .unknownElement(let name) = finding.subject, isComponent(name, finding, of: origin) {
                finding.subject = .component(name)
            }
            let start = places.location(inHTML: origin.node, byte: origin.start + finding.offset)
            var diagnostic = Diagnostic.html(finding, path: path, at: SourceRange(start: start, length: finding.length))
            // `<Name />`: one with attributes is more than the document.
            if case .component(let name) = finding.subject, finding.length <= name.utf8.count + 4, let part = importedDocument(name)
            {
                diagnostic.help = "write `{{#include \(part)}}` in its place"
            }
            diagnostics.append(diagnostic)
        }
        html.findings.removeAll()
    }

    /// The document that a statement of MDX calls by a name: `import Warning from './_warning.md'`.
    private mutating func importedDocument(_ name: String) -> String? {
        guard importSearches < Self.checkedReferences else { return nil }
        importSearches += 1
        let (bytes, start) = (places.source.bytes, Array("import \(name) from ".utf8))
        var line: Int? = 0
        while let found = line, !bytes[found...].starts(with: start) {
            line = bytes.firstOffset(of: 0x0A, from: found).map { $0 + 1 }
        }
        guard let line else { return nil }
        let path = bytes[(line + start.count)...].dropFirst().prefix { !"'\"\n".utf8.contains($0) }
        guard path.hasPrefix("."), [".md", ".mdx"].contains(where: { path.suffix($0.utf8.count).elementsEqual($0.utf8) })
        else { return nil }
        return String(decoding: path.hasPrefix("./") ? path.dropFirst(2) : path, as: UTF8.self)
    }

    /// Whether a tag without attributes is that of a component: it stands alone in its line, and has an end.
    private mutating func isComponent(_ name: String, _ finding: HTMLFinding, of origin: HTMLOrigin) -> Bool {
        let start = origin.start + finding.offset
        guard origin.node.kind == .htmlBlock, name.utf8.first?.isASCIIUppercase == true,
            name.utf8.contains(where: \.isASCIILowercase)
        else { return false }
        let literal = origin.node.literal
        let isAlone =
            literal[..<start].reversed().prefix { $0 != 0x0A }.allSatisfy(\.isASCIISpace)
            && literal[(start + finding.length)...].prefix { $0 != 0x0A }.allSatisfy(\.isASCIISpace)
        guard isAlone else { return false }
        if let known = components[name] { return known }
        // Each is looked for in the whole document.
        guard components.count < Self.checkedReferences else { return false }
        let (bytes, end) = (places.source.bytes, Array("</\(name)>".utf8))
        var next = bytes.firstOffset(of: HTMLByte.lessThan)
        while let found = next, !bytes[found...].starts(with: end) {
            next = bytes.firstOffset(of: HTMLByte.lessThan, from: found + 1)
        }
        components[name] = next != nil
        return next != nil
    }
}

/// Where a piece of HTML comes from.
struct HTMLOrigin {
    /// A block or an inline.
    let node: MarkdownNode
    /// In bytes of its literal.
    let start: Int
}
