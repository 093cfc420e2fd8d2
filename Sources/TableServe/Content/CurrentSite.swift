private import Synchronization

/// Holds the site that is served now. A rebuild puts a new one in its place as a whole; requests under way keep theirs.
package final class CurrentSite: Sendable {
    private let site: Mutex<ServedSite>

    package init(_ site: ServedSite) { self.site = Mutex(site) }

    package var value: ServedSite {
        get { site.withLock { $0 } }
        set { site.withLock { $0 = newValue } }
    }
}
