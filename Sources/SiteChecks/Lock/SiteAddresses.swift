import SiteStages
import SiteModel
import TableModel

/// The addresses that a site has, and those of its lock that it has no more.
package struct SiteAddresses: Sendable, Equatable {
    /// Those that ``SiteLock`` records.
    package var current: Set<PublishedAddress>
    package var vanished: Set<PublishedAddress>

    package init(current: Set<PublishedAddress> = [], vanished: Set<PublishedAddress> = []) {
        self.current = current
        self.vanished = vanished
    }
}

extension Site {
    /// What a site promises to whoever links to it: its pages with all their ids, and its redirects.
    ///
    /// Drafts are not published. The rows of a generated index follow the files of its folder, which nobody names for it: there it
    /// is the page alone. What stands for missing pages has no address of its own.
    func publishedAddresses(_ redirects: [Redirect]) -> Set<PublishedAddress> {
        var addresses: Set<PublishedAddress> = []
        for page in pages where page.output != .notFound && !page.isResultsPage && !page.settings.isDraft {
            addresses.insert(PublishedAddress(page: page.output.string))
            guard !page.isGenerated else { continue }
            for id in page.parsed.ids { addresses.insert(PublishedAddress(page: page.output.string, id: id)) }
        }
        for redirect in redirects where redirect.path.string.hasSuffix(".html") {
            addresses.insert(PublishedAddress(page: redirect.path.string))
        }
        return addresses
    }
}
