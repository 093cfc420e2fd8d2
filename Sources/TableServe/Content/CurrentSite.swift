private import Synchronization

/// Holds the site that is served now. A rebuild puts a new one in its place as a whole; requests under way keep theirs.
package final class SiteSnapshot: Sendable {
    private let current: Mutex<ServedSite>

    package init(_ site: ServedSite) { current = Mutex(site) }

    package var site: ServedSite {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
