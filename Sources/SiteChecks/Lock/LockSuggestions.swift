import SiteStages
import SiteModel
import TableBasics
import TableModel

/// Guesses what took the place of an address that is gone: only what is not recorded itself can have.
struct LockSuggestions {
    private let recorded: Set<PublishedAddress>
    private let pages: [SitePage]
    private let prefix: String
    private var newParts: [PageNumber: [Part]] = [:]
    /// The pages that have a new part of that id; nil until it is asked for.
    private var pagesByNewID: [String: [PageNumber]]?
    private static let forget = "`tablesite lock --forget`"

    init(recorded: Set<PublishedAddress>, pages: [SitePage], prefix: String) {
        self.recorded = recorded
        self.pages = pages
        self.prefix = prefix
    }

    /// A row or heading.
    struct Part {
        let id: String
        let title: String
        let line: Int
        var isInTable = false
    }

    // MARK: Rows and headings

    /// What to do about an id that its page has no more.
    ///
    /// - Parameters:
    ///   - address: where the page was when the id was recorded; what is recorded there is not new either.
    ///   - isOnlyOne: no other id of the page is gone, so that the one new part there is has probably taken its place.
    mutating func part(for id: String, on page: PageNumber, at address: String, isOnlyOne: Bool) -> String {
        guard !pages[page].isGenerated else { return "the page lists its folder now; \(Self.forget) drops the id" }
        let parts = parts(of: page).filter { !recorded.contains(PublishedAddress(page: address, id: $0.id)) }
        let likely = Self.likeliest(of: parts, for: id) ?? (isOnlyOne && parts.count == 1 ? parts.first : nil)
        if let likely {
            let title =
                likely.title.isEmpty ? likely.id[...] : likely.title.count > 50 ? likely.title.prefix(49) + "…" : likely.title[...]
            let document = prefix + pages[page].path
            let cure = likely.isInTable ? "`<a id=\"\(id)\"></a>` into it" : "`\(Self.attribute(id))` behind it"
            return "if `\(title)` (\(document)\(likely.line > 0 ? ":\(likely.line)" : "")) took its place, write \(cure)"
        }
        if let other = pages(withNew: id).first(where: { $0 != page }) {
            return
                "`\(pages[other].output.string)` has it now; leave a row here that leads there, `{#\(id)}`, or drop it with \(Self.forget)"
        }
        return "write `\(Self.attribute(id))` behind the row or heading that took its place, or drop it with \(Self.forget)"
    }

    /// Braces end an attribute that is not quoted.
    private static func attribute(_ id: String) -> String {
        id.contains(where: { "{}\",'".contains($0) }) ? "{aliases=\"\(id)\"}" : "{aliases=\(id)}"
    }

    /// The part with most words in common, at least half of those of the shorter id; else one of a similar id.
    static func likeliest(of parts: [Part], for id: String) -> Part? {
        let words = Set(id.lowercased().split(separator: "-"))
        var best: (part: Part, common: Int, other: Int)?
        for part in parts {
            let others = Set(part.id.lowercased().split(separator: "-"))
            let common = words.intersection(others).count
            guard common > 0, common * 2 >= min(words.count, others.count) else { continue }
            if let best, (best.common, -best.other) >= (common, -others.count) { continue }
            best = (part, common, others.count)
        }
        if let best { return best.part }
        let near = nearestName(to: id, in: parts.lazy.map(\.id))
        return parts.first { $0.id == near }
    }

    private mutating func pages(withNew id: String) -> [PageNumber] {
        if let pagesByNewID { return pagesByNewID[id] ?? [] }
        var byID: [String: [PageNumber]] = [:]
        for page in pages.pageNumbers where !pages[page].isGenerated {
            for part in parts(of: page) { byID[part.id, default: []].append(page) }
        }
        pagesByNewID = byID
        return byID[id] ?? []
    }

    private mutating func parts(of page: PageNumber) -> [Part] {
        if let parts = newParts[page] { return parts }
        let output = pages[page].output.string
        let parts = pages[page].content.partsWithIDs.filter { !recorded.contains(PublishedAddress(page: output, id: $0.id)) }
        newParts[page] = parts
        return parts
    }

    // MARK: Pages

    /// What to do about a page that is gone: the new one that has at least half of its ids may be the same one, or else one of
    /// the same name elsewhere, or of a similar path.
    mutating func page(for ids: [String], of path: String) -> String {
        let new = pages.pageNumbers.filter {
            !pages[$0].isGenerated && !recorded.contains(PublishedAddress(page: pages[$0].output.string))
        }
        let paths = new.map { Self.shortPath(pages[$0].output.string) }
        let old = Self.shortPath(path)
        let name = SourcePath.name(of: old)
        let likely =
            mostAlike(ids, among: new) ?? zip(new, paths).first { SourcePath.name(of: $1) == name }?.0
            ?? nearestName(to: old, in: paths).flatMap { near in zip(new, paths).first { $1 == near }?.0 }
        guard let likely else {
            return "lead it elsewhere with `aliases` in front matter or `redirects` in the settings, or drop it with \(Self.forget)"
        }
        let document = prefix + pages[likely].path
        let alias = "/\(URLPath.encodedPath(path))"
        let line = pages[likely].settings.isTOML ? "aliases = [\"\(alias)\"]" : "aliases: [\(alias)]"
        return "if `\(document)` took its place, write `\(line)` in its front matter"
    }

    /// What tells a page from others: the index of a folder is called as that.
    private static func shortPath(_ path: String) -> String {
        path == "index.html" ? path : path.hasSuffix("/index.html") ? SourcePath.folder(of: path) : String(path.dropLast(5))
    }

    private func mostAlike(_ ids: [String], among candidates: [PageNumber]) -> PageNumber? {
        guard !ids.isEmpty else { return nil }
        let wanted = Set(ids)
        let counts = candidates.map { page in (page, wanted.intersection(pages[page].parsed.ids).count) }
        let best = counts.max { $0.1 < $1.1 }
        return best.flatMap { $0.1 * 2 >= wanted.count ? $0.0 : nil }
    }
}

extension Page {
    /// The title, the headings of sections and the rows, as far as they have ids.
    fileprivate var partsWithIDs: [LockSuggestions.Part] {
        var parts: [LockSuggestions.Part] = []
        if !titleID.isEmpty { parts.append(LockSuggestions.Part(id: string(titleID), title: plainText(title), line: 0)) }
        for section in sections {
            if let heading = section.heading, !heading.id.isEmpty {
                parts.append(
                    LockSuggestions.Part(id: string(heading.id), title: plainText(heading.title), line: section.location.line))
            }
            for row in rows[section.rows] where !row.id.isEmpty {
                parts.append(
                    LockSuggestions.Part(
                        id: string(row.id), title: plainText(row.title), line: row.location.line, isInTable: section.isFromTable))
            }
        }
        return parts
    }
}
