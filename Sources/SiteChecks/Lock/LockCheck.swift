package import SiteStages
package import SiteModel
import TableBasics
package import TableModel

/// What became of the addresses that were published, and on demand all that there are now.
///
/// Gives what is wrong with dead redirects: `link-target`, or `page-vanished` for those from addresses that were published.
package func checkLock(
    of site: Site, _ redirects: SiteRedirects, configuration: SiteConfiguration, prefix: String,
    options: BuildOptions
) -> Checked<SiteAddresses> {
    var addresses = Checked(SiteAddresses(), redirects.dead.filter { !$0.isTold }.map(\.problem))
    if options.collectsAddresses { addresses.value.current = site.publishedAddresses(redirects.all) }
    guard let file = configuration.lock else { return addresses }
    let lock = SiteLock.read(file.bytes, path: file.path)
    let check = LockCheck(lock.value, site: site, redirects: redirects, prefix: prefix)
    addresses.value.vanished = check.vanished
    addresses.diagnostics = lock.diagnostics + check.diagnostics
    return addresses
}

/// Finds the recorded addresses that a site has no more.
///
/// An address stays when its page has the id, as that of a part or as an alias. A page stays when there is one, or a file or
/// redirect, at its address; the ids of a page that leads to another one stay when that one has them. Documents that cannot be
/// read are reported already. Gives `page-vanished`, once for all ids of the page, and `anchor-vanished`. Where a setting leads
/// from the address to what is gone, that is told at the setting, and not apart from it.
struct LockCheck {
    private let lock: SiteLock
    private let site: Site
    private let prefix: String
    private let pages: [String: PageNumber]
    private let redirects: [String: Redirect.Target]
    /// By the files that would answer them, the first of each.
    private let dead: [String: DeadRedirect]
    private let files: Set<String>
    private let leftOut: [String: ParsedDocument]
    private var suggestions: LockSuggestions
    private(set) var vanished: Set<PublishedAddress> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ lock: SiteLock, site: Site, redirects: SiteRedirects, prefix: String) {
        self.lock = lock
        self.site = site
        self.prefix = prefix
        pages = Dictionary(site.pages.numbered.map { ($1.output.string, $0) }) { first, _ in first }
        self.redirects = Dictionary(redirects.all.map { ($0.path.string, $0.target) }) { first, _ in first }
        dead = Dictionary(redirects.dead.map { ($0.file, $0) }) { first, _ in first }
        files = Set(site.assets.map(\.output.string))
        self.leftOut = Dictionary(site.leftOut.map { (DocumentName.page(ofDocument: $0.file.path), $0) }) { first, _ in first }
        suggestions = LockSuggestions(recorded: Set(lock.records.map(\.address)), pages: site.pages, prefix: prefix)
        var byPage: [String: [SiteLock.Record]] = [:]
        for record in lock.records { byPage[record.address.page, default: []].append(record) }
        for (page, records) in byPage.sorted(by: { $0.key < $1.key }) { check(records, of: page) }
        let vanishedPages = Set(vanished.map(\.page))
        // Those that are told with the address are not told again.
        diagnostics += redirects.dead.filter { !$0.isTold && !vanishedPages.contains($0.file) }.map(\.problem)
    }

    private mutating func check(_ records: [SiteLock.Record], of path: String) {
        let page = pages[path]
        if page.map({ site.pages[$0].isGenerated }) ?? true, let document = leftOut[path] {
            if document.isDraft {
                report(records, .draftVanished(path, prefix + document.file.path, isWaiting: document.isWaiting))
            }
        } else if let page {
            checkIDs(of: records, on: page)
        } else if let target = redirects[path] {
            if case .inside(let output, _, _) = target, let page = pages[output.string] { checkIDs(of: records, on: page) }
        } else if files.contains(path) {
            return
        } else if let dead = dead[path] {
            vanished.formUnion(records.map(\.address))
            diagnostics.append(.redirectVanished(path, dead))
        } else {
            report(records, .pageVanished(path, help: suggestions.page(for: records.compactMap(\.address.id), of: path)))
        }
    }

    private mutating func checkIDs(of records: [SiteLock.Record], on number: PageNumber) {
        let page = site.pages[number]
        let ids = Set(page.parsed.ids)
        let gone = records.filter { record in record.address.id.map { !ids.contains($0) } ?? false }
        for record in gone {
            guard let id = record.address.id else { continue }
            vanished.insert(record.address)
            let help = suggestions.part(
                for: id, on: number, at: record.address.page,
                isOnlyOne: gone.count == 1 && record.address.page == page.output.string)
            diagnostics.append(
                .anchorVanished(
                    record.address, leadingTo: page.output.string, path: lock.path, at: record.shortPlace, help: help))
        }
    }

    /// All records of a page at once, at the page's own if there is one.
    private mutating func report(_ records: [SiteLock.Record], _ diagnostic: Diagnostic) {
        vanished.formUnion(records.map(\.address))
        var diagnostic = diagnostic
        diagnostic.path = lock.path
        diagnostic.range = (records.first { $0.address.id == nil } ?? records.first)?.place
        diagnostics.append(diagnostic)
    }
}

extension DiagnosticCode {
    package static let anchorVanished = DiagnosticCode(
        "anchor-vanished", .error, "a row or heading that was published has no longer its id",
        explanation: """
            `tablesite.lock` lists the addresses of a site that others may have linked to. Ids come from titles, so a row that is
            reworded gets a new one, and links to the old one lead to the top of the page.

                - Set it up - in five minutes

            Say what it was called before:

                - Set it up - in five minutes {aliases=install}

            When the row is gone for good, `tablesite lock --forget` takes its id off the list.
            """)

    package static let pageVanished = DiagnosticCode(
        "page-vanished", .error, "a page that was published is gone",
        explanation: """
            `tablesite.lock` lists the addresses of a site that others may have linked to, and there is nothing at this one.
            A page that has become a draft is gone for its readers.

            When its document was renamed or moved, say in front matter where it was, or use `redirects` in `tablesite.yml`:

                ---
                aliases: [/guide.html]
                ---

            When the page is gone for good, `tablesite lock --forget` takes it off the list.
            """)
}

extension Diagnostic {
    fileprivate static func anchorVanished(
        _ address: PublishedAddress, leadingTo page: String, path: String, at place: SourceRange, help: String
    ) -> Diagnostic {
        let id = address.id ?? ""
        return Diagnostic(
            .anchorVanished,
            page == address.page
                ? "`#\(id)` of `\(page)` was published and is gone"
                : "`#\(id)` of `\(address.page)` was published, and `\(page)`, where that leads, has no such place",
            path: path, at: place, label: "no such row or heading", help: help)
    }

    fileprivate static func pageVanished(_ page: String, help: String) -> Diagnostic {
        Diagnostic(.pageVanished, "`\(page)` was published and is gone", path: "", label: "no such page", help: help)
    }

    /// At the setting, which is to be mended.
    fileprivate static func redirectVanished(_ page: String, _ dead: DeadRedirect) -> Diagnostic {
        Diagnostic(
            .pageVanished, "`\(page)` was published, and `\(dead.target)`, where that leads, is gone", path: dead.problem.path,
            at: dead.problem.range, label: dead.problem.label, help: dead.problem.help)
    }

    /// - Parameter isWaiting: its dates keep it out.
    fileprivate static func draftVanished(_ page: String, _ document: String, isWaiting: Bool) -> Diagnostic {
        Diagnostic(
            .pageVanished, "`\(page)` was published, and `\(document)` is \(isWaiting ? "not published now" : "a draft now")",
            path: "",
            label: "gone for readers",
            help: "\(isWaiting ? "change its date" : "remove `draft: true`"), or drop it with `tablesite lock --forget`")
    }
}
