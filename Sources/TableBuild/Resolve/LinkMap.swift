import SiteModel
import TableBasics
import TableModel

/// Everything in a site that a link can lead to. Does not change while links are resolved.
struct LinkMap: Sendable {
    /// By the place of the page.
    let outputs: [OutputPath]
    let anchors: [AnchorIndex]
    /// Whether other pages have the page as their parent.
    let hasChildren: [Bool]
    /// By source path; folders without a slash, the root as the empty path; pages also by output path.
    let targets: [String: LinkTarget]
    /// Of documents and files, sorted.
    let paths: [String]
    let pathsByName: [String: [String]]
    let namesByFolder: [String: [String]]
    /// How messages call the source folder.
    let sourceName: String

    init(_ site: Site, leftOut: [ParsedDocument], anchors: [AnchorIndex], sourcePrefix: String) {
        var targets: [String: LinkTarget] = [:]
        var hasChildren = [Bool](repeating: false, count: site.pages.count)
        for asset in site.assets {
            for folder in SourcePath.folders(of: asset.file.path) { targets[folder] = .folder }
            targets[asset.file.path] = .asset(asset.output)
        }
        for document in leftOut { targets[document.file.path] = document.isDraft ? .draft : .unreadable }
        for (place, page) in site.pages.enumerated() {
            if let parent = page.parent { hasChildren[parent] = true }
            if !page.isGenerated { targets[page.page.path] = .page(place) }
        }
        for (place, page) in site.pages.enumerated() {
            if page.isIndex { targets[SourcePath.folder(of: page.output.string)] = .page(place) }
            if targets[page.output.string] == nil { targets[page.output.string] = .page(place) }
        }
        self.outputs = site.pages.map(\.output)
        self.anchors = anchors
        self.hasChildren = hasChildren
        self.targets = targets
        self.paths = (site.pages.filter { !$0.isGenerated }.map(\.page.path) + site.assets.map(\.file.path)).sorted()
        self.pathsByName = Dictionary(grouping: paths, by: SourcePath.name(of:))
        self.namesByFolder = Dictionary(grouping: paths, by: SourcePath.folder(of:)).mapValues { $0.map(SourcePath.name(of:)) }
        self.sourceName = sourcePrefix.isEmpty ? "this site" : sourcePrefix
    }

    /// Whether every path leads where it does in another map, whatever ids the pages have.
    func leadsToTheSame(as other: LinkMap) -> Bool {
        outputs == other.outputs && hasChildren == other.hasChildren && paths == other.paths && targets == other.targets
            && sourceName == other.sourceName
    }

    /// What a path leads to. Without an extension it may also mean a document, as on many documentation sites.
    func target(at path: String) -> LinkTarget? {
        targets[path] ?? targets[path + ".md"] ?? targets[path + ".markdown"]
    }
}

/// What a link leads to.
enum LinkTarget: Sendable, Equatable {
    case page(Int)
    case asset(OutputPath)
    /// A folder without pages.
    case folder
    /// A draft that nobody asked for.
    case draft
    /// A document that could not be read, which is reported already.
    case unreadable
}
