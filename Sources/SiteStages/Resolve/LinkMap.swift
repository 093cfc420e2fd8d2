package import SiteModel
import Synchronization
import TableBasics
package import TableModel

/// Everything in a site that a link can lead to. Does not change while links are resolved.
package final class LinkMap: Sendable {
    /// By the number of the page.
    let outputs: [OutputPath]
    let anchors: [AnchorIndex]
    private let isGenerated: [Bool]
    /// Few sites have links to labels, which stand on any page: made when one is asked for the first time.
    private let pagesByID = Mutex<[String: [PageNumber]]?>(nil)
    /// By each page of a document that is split, all of them.
    private let parts: [PageNumber: PartIndex]
    /// By source path; folders without a slash, the root as the empty path; pages also by output path.
    let targets: [String: LinkTarget]
    /// Of documents and files, sorted.
    let paths: [String]
    let pathsByName: [String: [String]]
    let wikiNames: WikiNames
    /// Those of files that can be shown as images.
    let imagePaths: [String]
    let namesByFolder: [String: [String]]
    /// Of files that are not in the site where they are among the sources, by their places in it.
    private let sourcePaths: [String: String]
    /// The names of the files that are copied only when something refers to them.
    let conditionalNames: Set<String>
    let oldAddresses: OldAddresses
    /// What lies among the sources and is no part of the site.
    private let leftOut: [String: LeftOut.Reason]
    /// What is around the only document of the site; nil for a whole site.
    let surroundings: SourceSurroundings?
    /// How messages call the source folder; one document alone is no site to its author.
    let sourceName: String
    /// The source folder is a catalog of DocC, or in one.
    let isCatalog: Bool
    /// Maps of successive builds that lead to the same have the same.
    let revision: Int

    /// - Parameters:
    ///   - settings: say where the site stands, and where pages stood before.
    ///   - leftOut: what lies among the sources and is no part of the site.
    ///   - surroundings: what is around the only document of the site.
    ///   - last: the map of the build before.
    package init(
        _ site: Site, sourcePrefix: String, settings: SiteSettings = SiteSettings(), leftOut: [LeftOut] = [],
        surroundings: SourceSurroundings? = nil, last: LinkMap? = nil
    ) {
        var targets: [String: LinkTarget] = [:]
        for asset in site.assets {
            for folder in SourcePath.folders(of: asset.file.path) { targets[folder] = .folder }
            targets[asset.file.path] = .asset(asset.output, needsReference: asset.file.needsReference)
        }
        var sourcePaths: [String: String] = [:]
        for asset in site.assets where asset.file.sitePath != asset.file.path && targets[asset.file.sitePath] == nil {
            targets[asset.file.sitePath] = .asset(asset.output, needsReference: asset.file.needsReference)
            sourcePaths[asset.file.sitePath] = asset.file.path
        }
        self.sourcePaths = sourcePaths
        for document in site.leftOut {
            targets[document.file.path] = document.isWaiting ? .waiting : document.isDraft ? .draft : .unreadable
        }
        for (number, page) in site.pages.numbered where !page.isGenerated && page.parsed.part == nil {
            targets[page.path] = .page(number)
        }
        for (number, page) in site.pages.numbered {
            if page.isIndex { targets[SourcePath.folder(of: page.output.string)] = .page(number) }
            if targets[page.output.string] == nil { targets[page.output.string] = .page(number) }
        }
        Self.addAddresses(of: site.pages, to: &targets)
        let outputs = site.pages.map(\.output)
        self.anchors = site.pages.map { AnchorIndex($0.parsed) }
        self.parts = Self.parts(of: site.pages, anchors)
        let paths = (site.pages.filter { !$0.isGenerated && $0.parsed.part == nil }.map(\.path) + site.assets.map(\.file.sitePath))
            .sorted()
        let sourceName = surroundings != nil ? "this folder" : sourcePrefix.isEmpty ? "this site" : sourcePrefix
        self.outputs = outputs
        self.isGenerated = site.pages.map(\.isGenerated)
        self.targets = targets
        self.paths = paths
        self.imagePaths = paths.filter(Self.isImage)
        self.wikiNames = WikiNames(paths, titles: site.pages.map(\.title))
        self.pathsByName = Dictionary(grouping: paths, by: SourcePath.name(of:))
        self.namesByFolder = Dictionary(grouping: paths, by: SourcePath.folder(of:)).mapValues { $0.map(SourcePath.name(of:)) }
        self.sourceName = sourceName
        let isCatalog = site.pages.contains { $0.parsed.isCatalogRoot && SourcePath.catalog(around: $0.path) == nil }
        (self.isCatalog, self.surroundings) = (isCatalog, surroundings)
        let leftOut = Dictionary(
            leftOut.map { ($0.path.utf8.last == UInt8(ascii: "/") ? String($0.path.dropLast()) : $0.path, $0.reason) },
            uniquingKeysWith: { first, _ in first })
        self.leftOut = leftOut
        conditionalNames = Set(site.assets.lazy.filter(\.file.needsReference).map { SourcePath.name(of: $0.file.sitePath) })
        let oldAddresses = OldAddresses(of: site, settings: settings)
        self.oldAddresses = oldAddresses
        let isSame = last.map { last in
            last.oldAddresses == oldAddresses && last.outputs == outputs && last.paths == paths && last.targets == targets
                && last.sourceName == sourceName && last.leftOut == leftOut && last.isCatalog == isCatalog
        }
        self.revision = last.map { isSame == true ? $0.revision : $0.revision + 1 } ?? 0
    }

    /// Adds how pages with addresses of their own are linked to.
    private static func addAddresses(of pages: [SitePage], to targets: inout [String: LinkTarget]) {
        for (number, page) in pages.numbered where page.settings.address != nil {
            // `/about/` and `/about` are how such a page is linked to.
            let path = page.output.string
            let folder =
                SourcePath.name(of: path) == "index.html" ? SourcePath.folder(of: path) : String(path.dropLast(".html".count))
            if targets[folder] == nil || targets[folder] == .folder { targets[folder] = .page(number) }
            // One that would be the index of its folder stands for that all the same, where nothing else does.
            let around = SourcePath.folder(of: page.path)
            if DocumentName.isIndex(page.path), !around.isEmpty, targets[around] == nil || targets[around] == .folder {
                targets[around] = .page(number)
            }
        }
    }

    /// The pages of each document that is split, by each of them.
    private static func parts(of pages: [SitePage], _ anchors: [AnchorIndex]) -> [PageNumber: PartIndex] {
        var parts: [String: [PageNumber]] = [:]
        for (number, page) in pages.numbered where page.parsed.part != nil || page.parsed.isSplit {
            parts[page.path, default: []].append(number)
        }
        var indexes: [PageNumber: PartIndex] = [:]
        for numbers in parts.values {
            let index = PartIndex(numbers.map { ($0, anchors[$0]) })
            for number in numbers { indexes[number] = index }
        }
        return indexes
    }

    /// Whether a page is one of several that its document became.
    func isPart(_ page: PageNumber) -> Bool { parts[page] != nil }

    /// The only page with a decoded id; nil for none, and for several.
    func page(having id: String) -> PageNumber? {
        var found = pagesByID.withLock { made in
            let pages = made ?? madePagesByID
            made = pages
            return pages[id] ?? []
        }
        // Rows have the ids of their words, which may be those of a link to the label.
        if found.count > 1 { found.removeAll { anchors[$0].hasRow(id) } }
        return found.count == 1 ? found[0] : nil
    }

    private var madePagesByID: [String: [PageNumber]] {
        var pages: [String: [PageNumber]] = [:]
        for (number, index) in anchors.numbered {
            for id in index.ids where pages[id]?.last != number { pages[id, default: []].append(number) }
        }
        return pages
    }

    /// The page of a document on which a decoded fragment means a place, where one of its pages is given; else that page.
    func part(having fragment: String, near page: PageNumber) -> PageNumber {
        guard let parts = parts[page], anchors[page].id(matching: fragment) == nil else { return page }
        return parts.part(having: fragment) ?? page
    }

    /// The page that a document became; nil for one that was not built.
    package func output(ofDocument path: String) -> OutputPath? {
        guard case .page(let page) = targets[path], !isGenerated[page] else { return nil }
        return outputs[page]
    }

    /// Where a file that a path leads to is among the sources.
    func sourcePath(ofFile path: String) -> String { sourcePaths[path] ?? path }

    /// Why a path, or a folder around it, is no part of the site; nil for what is, or is not there at all.
    func reasonToLeaveOut(_ path: String) -> LeftOut.Reason? {
        if SourcePath.parts(of: path).contains(where: { $0.utf8.first == UInt8(ascii: ".") }) { return .hidden }
        guard !leftOut.isEmpty else { return nil }
        return ([path] + SourcePath.folders(of: path)).lazy.compactMap { self.leftOut[$0] }.first
    }

    /// What a path leads to. Without an extension it may also mean a document, as on many documentation sites; the document `team.md`
    /// goes before a folder `team`, unless a slash says that the folder is meant.
    func target(at path: String, isFolder: Bool = false) -> LinkTarget? {
        let named = targets[path]
        if let named, isFolder || path.isEmpty || !isFolderTarget(named, at: path) { return named }
        return targets[path + ".md"] ?? targets[path + ".markdown"] ?? named
    }

    /// Whether the target of a path is what its folder has for an index.
    private func isFolderTarget(_ target: LinkTarget, at path: String) -> Bool {
        switch target {
        case .folder: true
        case .page(let number): outputs[number].string != path && !SourcePath.isDocument(path)
        case .asset, .draft, .waiting, .unreadable: false
        }
    }
}

extension LinkMap {
    /// Whether browsers show the files of this name as images.
    static func isImage(_ path: String) -> Bool {
        let name = SourcePath.name(of: path)
        let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() }
        return ending.map(imageEndings.contains) ?? false
    }

    private static let imageEndings: Set<String> = [
        "apng", "avif", "bmp", "gif", "ico", "jpeg", "jpg", "jxl", "png", "svg", "webp",
    ]
}

/// What a link leads to.
enum LinkTarget: Sendable, Equatable {
    case page(PageNumber)
    /// `needsReference`: it is copied because something leads to it.
    case asset(OutputPath, needsReference: Bool)
    /// A folder without pages.
    case folder
    /// A draft that nobody asked for.
    case draft
    /// A page whose time is to come or past.
    case waiting
    /// A document that could not be read, which is reported already.
    case unreadable
}
