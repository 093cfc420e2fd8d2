import SiteModel
import TableBasics
import TableModel

/// Rewrites the links of one page from paths of documents to paths of pages, and finds the dead ones.
///
/// Links that leave for another host are not touched. Gives `link-target`, `link-anchor`, `link-outside`, `image-missing`.
struct LinkResolver {
    let map: LinkMap
    let number: PageNumber
    /// The page for paper that this one becomes a part of; nil for a page by itself.
    let printed: PrintedChapters?
    var page: Page
    let path: String
    /// In which the document is.
    let folder: String
    var diagnostics: [PlacedDiagnostic] = []
    var answers = LinkAnswers()
    /// The titles of the pages that links lead to which show those.
    var titles: [Span: String] = [:]
    /// Those that took the place of words, by the events of these.
    var shownTitles: [Int: String] = [:]
    /// The words of the wiki link that is resolved, which may be the name: GitHub has them the other way round.
    var wordsOfLink: Span?
    /// What became of a destination, as rows and events share spans.
    var resolved: [Span: Span] = [:]
    var suggestions = LinkSuggestions()
    /// The ids of the rows that the links of the page stand in; nil until somebody asks.
    var rowsOfLinks: [Span: Span]?
    /// In the order of the page.
    private var images: [PageImage] = []
    /// The source paths of images, by their destinations as resolved.
    var imageFiles: [Span: String] = [:]

    /// Resolves all links of a page; returns the images that it shows, in its order.
    static func resolveLinks(
        of resolved: inout ResolvedPage, number: PageNumber, in map: LinkMap, sourcePrefix: String, printed: PrintedChapters? = nil
    ) -> [PageImage] {
        var page = Page(path: "")
        // The resolver owns the page meanwhile, so that nothing is copied when it changes.
        swap(&page, &resolved.content)
        let path = sourcePrefix + page.path
        var resolver = LinkResolver(map: map, number: number, page: page, path: path, printed: printed)
        page = Page(path: "")
        resolver.resolveEvents()
        resolver.resolveRows()
        swap(&resolver.page, &resolved.content)
        resolved.diagnostics += resolver.diagnostics
        resolved.answers = resolver.answers
        resolved.shownTitles = resolver.shownTitles
        return resolver.images
    }

    private init(map: LinkMap, number: PageNumber, page: consuming Page, path: String, printed: PrintedChapters?) {
        self.printed = printed
        self.map = map
        self.number = number
        self.folder = SourcePath.folder(of: page.path)
        self.page = page
        self.path = path
    }

    /// The file that the page is in.
    var output: OutputPath { printed?.output ?? map.outputs[number] }

    private mutating func resolveEvents() {
        var isLinkRemoved = false
        for index in page.events.indices {
            switch page.events[index] {
            case .openLink(let destination, let title):
                if case .text(let words)? = page.events[(index + 1)...].first { wordsOfLink = words }
                let changed = resolve(destination)
                wordsOfLink = nil
                isLinkRemoved = changed.isEmpty && !destination.isEmpty
                if let title = titles[destination] { show(title, inLinkAt: index) }
                if isLinkRemoved {
                    page.events[index] = .markup(.empty)
                } else if changed != destination {
                    page.events[index] = .openLink(destination: changed, title: title)
                }
            case .closeLink where isLinkRemoved:
                page.events[index] = .markup(.empty)
                isLinkRemoved = false
            case .image(let destination, let title, let alternative):
                let changed = resolve(destination, isImage: true)
                addImage(at: changed)
                guard changed != destination else { break }
                page.events[index] = .image(destination: changed, title: title, alternative: alternative)
            case .imageHints(let source, let written):
                let changed = resolve(source, isImage: true)
                addImage(at: changed, written)
                page.events[index] = .imageHints(source: changed, written: written)
            case .address(let address, let kind):
                let changed = resolve(address, isImage: kind == .image)
                if changed != address { page.events[index] = .address(changed, kind) }
            case .markup(let span) where !map.conditionalNames.isEmpty:
                let folder = SourcePath.folder(of: page.path)
                answers.files.formUnion(map.conditionalFiles(namedIn: page.text[span.range], from: [folder]))
            default: break
            }
        }
    }

    private mutating func addImage(at destination: Span, _ written: ImageAttributes = ImageAttributes(), row: Int? = nil) {
        guard !destination.isEmpty else { return }
        images.append(PageImage(destination: destination, file: imageFiles[destination], written: written, row: row))
    }

    private mutating func resolveRows() {
        // The image of a row is in its text as a rule; only an attribute brings one that is not.
        var places: [Span: Int] = [:]
        for (place, image) in images.enumerated() { places[image.destination] = place }
        for index in page.rows.indices {
            let location = page.rows[index].location
            if case .link(let destination) = page.rows[index].destination {
                let changed = resolve(destination, from: location)
                if changed.isEmpty, !destination.isEmpty {
                    page.rows[index].destination = .itself
                    if page.rows[index].accessory == .disclosure { page.rows[index].accessory = .none }
                } else if changed != destination {
                    page.rows[index].destination = .link(changed)
                }
            }
            if case .picture(let destination, let title, let alternative) = page.rows[index].image {
                let changed = resolve(destination, isImage: true, from: location)
                if let place = places[changed] { images[place].row = index } else { addImage(at: changed, row: index) }
                if changed != destination {
                    page.rows[index].image = .picture(destination: changed, title: title, alternative: alternative)
                }
            }
            if page.rows[index].hasAttributes, let selected = page.rows[index].selectedImage {
                let changed = resolve(selected, isImage: true, from: location)
                addImage(at: changed, row: index)
                if changed != selected { page.rows[index].attributes?.selectedImage = changed }
            }
            if page.rows[index].hasAttributes, let target = page.rows[index].attributes?.detailTarget {
                let changed = resolve(target, from: location)
                if changed != target { page.rows[index].attributes?.detailTarget = changed }
            }
        }
    }

    /// The span of the destination as the page should have it: the same for one that needs no change.
    private mutating func resolve(_ span: Span, isImage: Bool = false, from location: SourceLocation = .wholeFile) -> Span {
        guard LinkReference.isLocal(page.text[span.range]) else {
            guard !span.isEmpty, let reference = WikiReference(page.text[span.range]) else { return span }
            if case .symbol = reference { return resolve(symbol: span) }
            if case .label = reference { return resolve(label: span) }
            return resolve(wiki: span, reference, isImage: isImage)
        }
        if let result = resolved[span] { return result }
        let destination = page.string(span)
        let link = Link(
            span: span, destination: destination, reference: LinkReference(destination), isImage: isImage,
            location: page.location(ofDestination: span) ?? location)
        var result = span
        var file: String?
        if let changed = url(of: link, file: &file), changed != destination { result = page.append(changed) }
        if isImage, let file { imageFiles[result] = file }
        resolved[span] = result
        return result
    }

    /// One link while it is resolved.
    struct Link {
        let span: Span
        /// What the author wrote instead of the destination, of a wiki link.
        var words: String?
        let destination: String
        let reference: LinkReference
        let isImage: Bool
        let location: SourceLocation
        /// It leads to a place of that name, wherever in the site it is.
        var isLabel = false

        /// Where it leads, without the place there, as the author wrote it.
        var name: String { words.map { String($0.prefix { $0 != "#" }) } ?? String(reference.path) }

        /// The bytes of the destination that are its path.
        var pathBytes: Range<Int> {
            let whole = reference.path.base
            return 0..<whole.utf8.distance(from: whole.startIndex, to: reference.path.endIndex)
        }
        /// The bytes of the destination that are its fragment, with its `#`.
        var fragmentBytes: Range<Int> {
            destination.utf8.count - (reference.fragment?.utf8.count ?? 0) - 1..<destination.utf8.count
        }
    }

    /// The destination in the site, or nil to leave it as it is. `file` becomes the source path of a file that is copied.
    mutating func url(of link: Link, file: inout String?) -> String? {
        let reference = link.reference
        if reference.path.isEmpty { return urlOfPlace(link) }
        let written = PercentEncoding.decoded(reference.path)
        let isRooted = written.utf8.first == UInt8(ascii: "/")
        let isFolder = written.utf8.last == UInt8(ascii: "/")
        let folder = isRooted ? "" : self.folder
        guard
            let path = SourcePath.resolve(written, from: folder) ?? map.addressed(written, from: number, isFolder: isFolder)?.path
        else {
            if hasNeighbour(written) { return nil }
            report(
                .linkOutside(String(reference.path), path: self.path, sourceName: map.sourceName), link, link.pathBytes,
                cause: "\(folder)/\(reference.path)")
            return nil
        }
        var found = path
        var target = map.target(at: path, isFolder: isFolder)
        // A name may hold a percent sign of its own.
        if target == nil, let verbatim = SourcePath.resolve(reference.path, from: folder), verbatim != path {
            target = map.target(at: verbatim, isFolder: isFolder)
            found = verbatim
        }
        if target == nil, link.isImage, let image = map.imageOfCatalog(named: written, in: folder) {
            (target, found) = (map.target(at: image), image)
        }
        var fragment = reference.fragment
        var query = reference.query
        if target == nil || target == .folder,
            let addressed = map.addressed(path, isRooted: isRooted, isFolder: isFolder)
                ?? (isRooted ? nil : map.addressed(written, from: number, isFolder: isFolder))
        {
            (target, found) = (addressed.target, addressed.path)
            fragment = fragment ?? addressed.fragment.map { $0[...] }
        }
        switch target {
        case .page(let page) where !link.isImage:
            if let id = placeInQuery(of: reference, on: page) { (fragment, query) = (id, "") }
            let target = fragment.map { part(having: $0, near: page) } ?? page
            let id = fragment.flatMap { self.fragment($0, of: target, link) }
            if isWithoutWords(link) { showTitle(of: target, id, at: link.span) }
            if let url = printed?.url(of: target, id) { return url }
            return map.outputs[target].url(from: output) + query + (id.map { "#" + $0 } ?? "")
        case .asset(let output, let needsReference):
            if needsReference { answers.files.insert(output) }
            file = map.sourcePath(ofFile: found)
            return output.url(from: self.output) + reference.query
                + (reference.fragment.map { "#" + URLPath.encodedFragment($0) } ?? "")
        case .unreadable:
            return nil
        default:
            // A document alone: its reader may have its neighbours, under the names that it calls them.
            if hasNeighbour(written.hasPrefix("/") ? "/" + path : path) { return nil }
            reportDeadLink(link, leadingTo: target, path: path)
            return nil
        }
    }

    /// Whether there is something at a path around a document that is built alone.
    private mutating func hasNeighbour(_ path: String) -> Bool {
        guard map.surroundings != nil else { return false }
        let answer = answers.neighbours[path] ?? map.hasNeighbour(path)
        answers.neighbours[path] = answer
        return answer
    }
}

extension Page {
    /// Where the source has the link of a destination, or nil when the parser did not say.
    func location(ofDestination span: Span) -> SourceLocation? {
        linkPlaces.first(sortedBy: \.destination, at: span.start)?.location
    }
}
