import SiteModel
import TableModel

/// A page whose links lead to pages and files of the site, for as long as it is rendered.
package struct ResolvedPage {
    /// With resolved links and the sizes of its images.
    var content = Page(path: "")
    /// The whole document, with links as this page has them, for the first page of a changelog that is split.
    private(set) var changelog: Page?
    /// What is wrong with its links.
    var diagnostics: [PlacedDiagnostic] = []
    /// The titles of what its links lead to that took the place of words, by the events of these.
    var shownTitles: [Int: String] = [:]
    /// What the site answered when links were resolved: other answers would give another page.
    var answers = LinkAnswers()
}

/// What a page learned of the rest of the site.
struct LinkAnswers: Sendable {
    /// The ids of other pages that were asked for.
    var anchors: [PageNumber: AnchorIndex] = [:]
    /// Which page of a document that is split has a place of a decoded fragment, by the page where that was asked for.
    var parts: [PageNumber: [String: PageNumber]] = [:]
    /// The sizes of the images of the page by source path; nil for one without a known size.
    var imageSizes: [String: ImageSize?] = [:]

    /// The titles of other pages that are shown, and the pages of symbols.
    var titles: [PageNumber: String] = [:]
    /// The same of headings, by their ids.
    var headings: [PageNumber: [String: String]] = [:]
    var symbols: [String: PageNumber?] = [:]
    /// The pages of labels.
    var labels: [String: PageNumber?] = [:]

    /// The files that the page refers to and that are copied only because somebody does.
    var files: Set<OutputPath> = []
    /// Whether there is something at paths around a document that is built alone.
    var neighbours: [String: Bool] = [:]

    /// Adds what was learned for another text of the same page.
    mutating func formUnion(_ other: LinkAnswers) {
        anchors.merge(other.anchors) { own, _ in own }
        parts.merge(other.parts) { own, others in own.merging(others) { part, _ in part } }
        titles.merge(other.titles) { own, _ in own }
        headings.merge(other.headings) { own, others in own.merging(others) { title, _ in title } }
        symbols.merge(other.symbols) { own, _ in own }
        labels.merge(other.labels) { own, _ in own }
        imageSizes.merge(other.imageSizes) { own, _ in own }
        files.formUnion(other.files)
        neighbours.merge(other.neighbours) { own, _ in own }
    }

    /// Whether a site would answer the same.
    func areSame(in map: LinkMap, _ sizes: ImageSizes) -> Bool {
        anchors.allSatisfy { page, ids in map.anchors[page].hasSameIDs(as: ids) }
            && parts.allSatisfy { page, parts in parts.allSatisfy { map.part(having: $0, near: page) == $1 } }
            && titles.allSatisfy { page, title in map.wikiNames.titles[page] == title }
            && headings.allSatisfy { page, titles in titles.allSatisfy { map.anchors[page].title(of: $0) == $1 } }
            && symbols.allSatisfy { name, page in map.wikiNames.page(titled: name) == page }
            && labels.allSatisfy { id, page in map.page(having: id) == page }
            && imageSizes.allSatisfy { path, size in sizes.size(ofImageAt: path) == size }
            && neighbours.allSatisfy { path, exists in map.hasNeighbour(path) == exists }
    }
}

extension ResolvedPage {
    /// Makes this the page of a number in a site: resolves its links and finds the sizes of its images. Its memory is used again.
    mutating func resolve(_ number: PageNumber, of site: Site, in map: LinkMap, _ sizes: ImageSizes, prefix: String) {
        site.pages[number].unpack(into: &content)
        resolveContent(of: number, in: map, sizes, prefix: prefix)
    }

    /// Resolves the changelog that this is the first page of, if it is split. What is wrong with its links is said of its pages.
    mutating func resolveChangelog(of number: PageNumber, of site: Site, in map: LinkMap, _ sizes: ImageSizes) {
        guard let document = site.pages[number].parsed.changelog else { return }
        var whole = ResolvedPage()
        whole.resolve(document.page, of: number, in: map, sizes)
        answers.formUnion(whole.answers)
        changelog = whole.content
    }

    /// Makes this what stands around a page, with links as that page has them.
    mutating func resolve(_ part: Page, of number: PageNumber, in map: LinkMap, _ sizes: ImageSizes) {
        content = part
        resolveContent(of: number, in: map, sizes, prefix: "")
    }

    /// Makes this the page of a number as a page for paper has it.
    mutating func resolve(
        _ number: PageNumber, of site: Site, in map: LinkMap, _ sizes: ImageSizes, printed: PrintedChapters
    ) {
        site.pages[number].unpack(into: &content)
        resolveContent(of: number, in: map, sizes, prefix: "", printed: printed)
    }

    private mutating func resolveContent(
        of number: PageNumber, in map: LinkMap, _ sizes: ImageSizes, prefix: String, printed: PrintedChapters? = nil
    ) {
        (diagnostics, answers, changelog) = ([], LinkAnswers(), nil)
        let images = LinkResolver.resolveLinks(of: &self, number: number, in: map, sourcePrefix: prefix, printed: printed)
        guard !images.isEmpty else { return }
        for path in images.compactMap(\.file) where answers.imageSizes[path] == nil {
            answers.imageSizes[path] = .some(sizes.size(ofImageAt: path))
        }
        content.imageHints = PageImage.hints(for: images) { path in answers.imageSizes[path] ?? nil }
    }
}
