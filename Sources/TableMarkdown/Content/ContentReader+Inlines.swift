import TableBasics
import TableModel

extension ContentReader {
    /// Reads the inlines of a paragraph or heading.
    ///
    /// - Parameter place: what the author's HTML in it may open.
    mutating func readInlines(of block: MarkdownNode, place: HTMLContentModel = .flow) -> EventRange {
        readInlines(of: block, from: block.firstChild, place: place)
    }

    /// Reads some of the inlines of a block.
    ///
    /// - Parameter end: the child of the block to stop at; nil for all that follow.
    mutating func readInlines(
        of block: MarkdownNode, from first: MarkdownNode?, upTo end: MarkdownNode? = nil, place: HTMLContentModel
    ) -> EventRange {
        let start = events.count
        inlineStart = start
        isInBrackets = false
        endOfFormula = nil
        delimiters.removeAll(keepingCapacity: true)
        var containers: [InlineContainer] = []
        html.enter(place)
        let outerDepth = html.depth

        var upcoming = first
        while let node = upcoming, node != end {
            upcoming = node.next
            let isInFormula = endOfFormula != nil && isInFormula(node)
            if isInFormula { crossedInlines.insert(node) }
            switch node.kind {
            case _ where isInFormula && node.kind != .emphasis && node.kind != .strong && node.kind != .link: break
            case .emphasis, .strong, .link:
                containers.append(
                    openContainer(node, isPlain: isInFormula || containers.count >= Self.deepestInline, since: outerDepth))
                if let child = node.firstChild {
                    upcoming = child
                    continue
                }
                upcoming = nil
            case .text:
                if endOfFormula != nil { skippedBytes = max(skippedBytes, takeRestOfFormula(in: node)) }
                prepareHTML(for: .phrasing)
                readText(
                    node.literal, at: node, isInLink: html.isInLink(since: outerDepth), container: containers.last?.start ?? -1)
            default: readLeaf(inline: node)
            }
            // Close what ends here.
            while upcoming == nil, let container = containers.popLast() {
                leaveHTML()
                if container.isOpen { closeContainer(container.node) }
                if container.isOpen, container.node.kind == .link { skippedBytes = attributes(behind: container.node)?.length ?? 0 }
                upcoming = container.node.next
            }
        }
        leaveHTML()
        pairDelimiters()
        if hasRevisions { readRevisions(from: start) }
        skippedBytes = 0
        attributeTail = nil
        return eventRange(from: start)
    }

    /// Reads an inline that holds no others and is no text.
    @inline(__always)
    private mutating func readLeaf(inline node: MarkdownNode) {
        switch node.kind {
        case .softBreak: if !isBehindLineBreak, !joinsUnspacedWriting(node) { events.append(.softBreak) }
        case .lineBreak: events.append(.lineBreak)
        case .code:
            prepareHTML(for: .phrasing)
            appendCode(inline: node)
        case .htmlInline:
            if let emptyAnchor, node == emptyAnchor || node.previous == emptyAnchor { break }
            readHTML(node.literal, at: node)
        case .image:
            prepareHTML(for: .phrasing)
            readImage(node)
        default: break
        }
    }

    /// A line break, be it `<br>`, stands directly before what comes next.
    private var isBehindLineBreak: Bool { events.count > inlineStart && events.last == .lineBreak }

    /// Closes a link of the author's HTML so that one of Markdown can stand; false when emphasis stands between the two.
    private mutating func leaveAuthorsLink(openedSince depth: Int) -> Bool {
        guard html.isInLink(since: depth) else { return true }
        html.closeLink(into: &htmlOutput)
        takeOutput()
        return !html.isInLink(since: depth)
    }

    private struct InlineContainer {
        var node: MarkdownNode
        /// The event that opens it.
        var start: Int
        var isOpen: Bool
    }

    /// Emphasis deeper than this is read as plain text: no author means it, and browsers stop at some depth as well.
    private static let deepestInline = 40

    @inline(__always)
    private mutating func openContainer(_ node: MarkdownNode, isPlain: Bool, since depth: Int) -> InlineContainer {
        var isOpen = !isPlain && !isUnsafeLink(node) && !leadsNowhere(node)
        prepareHTML(for: .phrasing)
        if node.kind == .link, isOpen { isOpen = leaveAuthorsLink(openedSince: depth) }
        let container = InlineContainer(node: node, start: events.count, isOpen: isOpen)
        switch node.kind {
        case _ where !isOpen: break
        case .emphasis: events.append(.open(.emphasis))
        case .strong: events.append(.open(.strong))
        default:
            let place = location(ofDestinationOf: node)
            if options.hasAdditions, let link = DocumentationLink(node) {
                openLink(node, destination: storeDestination(Array(link.scheme.bytes) + link.name, at: place))
                skippedBytes = link.skippedBytes
            } else {
                let address = addressWithoutScheme(of: node)
                openLink(node, destination: storeDestination(address, at: place))
                if showsTitle(node, address) { skippedBytes = node.firstChild?.literal.count ?? 0 }
            }
        }
        html.enter(node.kind == .link ? .link : .phrasing)
        return container
    }

    private mutating func closeContainer(_ node: MarkdownNode) {
        switch node.kind {
        case .emphasis: events.append(.close(.emphasis))
        case .strong: events.append(.close(.strong))
        default:
            // A link without words has its address, as the very same span: whoever knows what is there puts its title there. In a
            // heading it is an anchor.
            if options.hasAdditions, case .openLink(let destination, _)? = events.last, !destination.isEmpty, !isInHeading(node) {
                events.append(.text(destination))
            }
            events.append(.closeLink)
        }
    }

    private func isInHeading(_ node: MarkdownNode) -> Bool {
        var around = node.parent
        while let block = around, block.kind != .heading { around = block.parent }
        return around != nil
    }

    /// Whether a link's destination must not reach the page; reports it. Its text stays.
    private mutating func isUnsafeLink(_ node: MarkdownNode) -> Bool {
        guard node.kind == .link, isUnsafe(node.destination) else { return false }
        reportUnsafe(node.destination, at: place(ofDestinationOf: node))
        return true
    }

    /// The place of a link's or image's destination; for one elsewhere that of the line at least, as nobody may ever ask.
    private mutating func location(ofDestinationOf node: MarkdownNode) -> SourceLocation {
        let isElsewhere =
            node.destination[...].hasPrefixIgnoringCase("https:") || node.destination[...].hasPrefixIgnoringCase("http:")
        return isElsewhere && !options.placesExternalLinks
            ? places.estimatedLocation(of: node) : places.location(ofDestinationOf: node)
    }

    private mutating func place(ofDestinationOf node: MarkdownNode) -> SourceRange {
        SourceRange(start: places.location(ofDestinationOf: node), length: node.destination.count)
    }

    /// Reads an image, or two that stand for one another in the light and in the dark.
    private mutating func readImage(_ image: MarkdownNode) {
        if image == pairedImage {
            pairedImage = nil
            skippedBytes = attributes(behind: image)?.length ?? 0
            return
        }
        guard let scheme = SchemeImage(image), !isUnsafe(scheme.destination) else { return readImage(image, image.destination) }
        guard let other = counterpart(of: image, scheme) else { return readImage(image, scheme.destination) }
        pairedImage = other.node
        let (light, dark) = scheme.isDark ? (other, (node: image, scheme: scheme)) : ((node: image, scheme: scheme), other)
        openPicture(dark: dark.node, dark.scheme)
        readImage(light.node, light.scheme.destination)
        closePicture()
        // The white space behind the first image is read before the second.
        skippedBytes = attributes(behind: image)?.length ?? 0
    }

    private mutating func readImage(_ image: MarkdownNode, _ address: UnsafeBufferPointer<UInt8>) {
        let isUnsafe = isUnsafe(image.destination)
        if isUnsafe || leadsNowhere(image) {
            if isUnsafe { reportUnsafe(image.destination, at: place(ofDestinationOf: image)) }
            var words: [UInt8] = []
            image.appendPlainText(to: &words)
            return appendText(words)
        }
        let destination = storeDestination(address, at: location(ofDestinationOf: image))
        let size = options.hasAdditions ? SizeInTitle(image.title) : nil
        let title = store(size.map { UnsafeBufferPointer(rebasing: image.title[..<$0.start]) } ?? image.title)
        let start = text.count
        image.appendPlainText(to: &text)
        let written = WrittenImage(destination: destination, title: title, alternative: Span(start, text.count))
        let attributes = attributes(behind: image)
        if written.alternative.isEmpty, title.isEmpty, !destination.isEmpty, attributes?.saysWhatIsShown != true {
            reportMissingAlternative(of: image)
        }
        guard let attributes else {
            if let size { return append(written, with: size.attributes, of: image) }
            return events.append(written.event)
        }
        append(written, with: attributes, of: image)
        skippedBytes = attributes.length
    }

    /// A line break inside writing without spaces between words is no space.
    private func joinsUnspacedWriting(_ node: MarkdownNode) -> Bool {
        guard options.hasAdditions, case .text(let span)? = events.last,
            let before = Unicode.Scalar.last(in: text[span.range]), before.isUnspacedWriting,
            let next = node.next, next.kind == .text, !next.literal.isEmpty
        else { return false }
        return Unicode.Scalar.decode(next.literal, at: 0).scalar.isUnspacedWriting
    }
}
