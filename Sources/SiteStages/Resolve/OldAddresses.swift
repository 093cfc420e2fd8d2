import SiteModel
import TableBasics
import TableModel

/// Addresses at which something of the site stands for readers, though no document or file is called so: below the path that the
/// site has on its host, and where pages stood before.
///
/// Links that lead to nothing else follow them, as those do that were written for another generator.
struct OldAddresses: Sendable, Equatable {
    /// The path of the site on its host, with a slash behind it: `docs/`; empty for the root.
    private let root: String
    /// By the files that answer the addresses.
    private let targets: [String: Target]
    /// By the pages, the folders whose index they were.
    private let folders: [PageNumber: [String]]

    enum Target: Sendable, Equatable {
        case page(PageNumber)
        /// As `redirects` has it.
        case written(String)
    }

    init(of site: Site, settings: SiteSettings) {
        let path = BaseURL(settings)?.path ?? ""
        root = path.isEmpty ? "" : String(path.dropFirst()) + "/"
        var targets: [String: Target] = [:]
        // As in RedirectReader, the first of an address counts.
        for (number, page) in site.pages.numbered where !page.settings.aliases.isEmpty {
            let folder = SourcePath.folder(of: page.path)
            for alias in page.settings.aliases {
                guard case .file(let file) = RedirectAddress(alias.text, from: folder), targets[file] == nil else { continue }
                targets[file] = .page(number)
            }
        }
        for setting in settings.redirects {
            guard case .file(let file) = RedirectAddress(setting.old.text, from: ""), targets[file] == nil else { continue }
            targets[file] = .written(setting.new.text)
        }
        self.targets = targets
        folders = Self.folders(of: targets, in: site)
    }

    private static func folders(of targets: [String: Target], in site: Site) -> [PageNumber: [String]] {
        guard !targets.isEmpty else { return [:] }
        let numbers = Dictionary(site.pages.numbered.map { ($1.path, $0) }) { first, _ in first }
        var folders: [PageNumber: [String]] = [:]
        for (file, target) in targets where SourcePath.name(of: file) == "index.html" {
            let page =
                switch target {
                case .page(let number): number
                case .written(let new):
                    SourcePath.resolve(PercentEncoding.decoded(LinkReference(new).path), from: "").flatMap { numbers[$0] }
                }
            if let page { folders[page, default: []].append(SourcePath.folder(of: file)) }
        }
        return folders.mapValues { $0.sorted() }
    }

    /// What a relative path led to from where a page stood: from `a/b/`, `../c/` was `a/c`.
    func paths(leadingTo written: String, from page: PageNumber) -> [String] {
        (folders[page] ?? []).compactMap { SourcePath.resolve(written, from: $0) }
    }

    /// A path from the root of the host as one from the root of the site; nil for one that is not below it.
    func pathInSite(_ path: String) -> String? {
        guard !root.isEmpty else { return nil }
        if path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
        return path + "/" == root ? "" : nil
    }

    /// Where the page leads now that stood at a path; nil for none.
    func target(at path: String, isFolder: Bool) -> Target? {
        guard !targets.isEmpty,
            case .file(let file) = RedirectAddress("/" + URLPath.encodedPath(path) + (isFolder ? "/" : ""), from: "")
        else { return nil }
        return targets[file]
    }
}

/// What a link leads to by an address that is no path of a document or file.
struct AddressedTarget {
    let target: LinkTarget
    let path: String
    /// The place on the page that a redirect leads to.
    var fragment: String?
}

extension LinkMap {
    /// What a path leads to as an address: see ``OldAddresses``. nil for nothing.
    ///
    /// - Parameter isRooted: the link began with a slash.
    func addressed(_ path: String, isRooted: Bool, isFolder: Bool) -> AddressedTarget? {
        let inner = isRooted ? oldAddresses.pathInSite(path) : nil
        if let inner, let target = target(at: inner, isFolder: isFolder) { return AddressedTarget(target: target, path: inner) }
        for path in [path, inner].compactMap(\.self) {
            switch oldAddresses.target(at: path, isFolder: isFolder) {
            case .page(let number): return AddressedTarget(target: .page(number), path: path)
            case .written(let new):
                let reference = LinkReference(new)
                guard LinkReference.isLocal(Array(new.utf8)[...]),
                    let path = SourcePath.resolve(PercentEncoding.decoded(reference.path), from: ""),
                    let target = target(at: path, isFolder: reference.path.hasSuffix("/"))
                else { return nil }
                return AddressedTarget(target: target, path: path, fragment: reference.fragment.map(String.init))
            case nil: break
            }
        }
        return nil
    }

    /// What a relative path led to where its page stood before, when that is something still.
    func addressed(_ written: String, from page: PageNumber, isFolder: Bool) -> AddressedTarget? {
        for path in oldAddresses.paths(leadingTo: written, from: page) {
            if let target = target(at: path, isFolder: isFolder), target != .folder {
                return AddressedTarget(target: target, path: path)
            }
            if let addressed = addressed(path, isRooted: false, isFolder: isFolder) { return addressed }
        }
        return nil
    }
}
