import SiteModel
import TableModel

/// Resolves the links of all pages that are not as they were; returns what links can lead to.
func resolveLinks(
    of site: inout Site, leftOut: [ParsedDocument], known: RememberedLinks?, prefix: String, workers: Int
) async -> LinkMap {
    let anchors = site.pages.map { known?.anchors(of: $0) ?? AnchorIndex($0.page) }
    let map = LinkMap(site, leftOut: leftOut, anchors: anchors, sourcePrefix: prefix)
    var pages = site.pages
    site.pages = []
    known?.resolveUnchanged(&pages, map: map)
    var placed = pages.enumerated().map { (place: $0, page: $1) }
    pages = []
    await updateInParallel(&placed, workers: workers) {
        if known == nil || !$0.page.isUnchanged {
            LinkResolver.resolveLinks(of: &$0.page, at: $0.place, in: map, sourcePrefix: prefix)
        }
    }
    site.pages = placed.map(\.page)
    return map
}
