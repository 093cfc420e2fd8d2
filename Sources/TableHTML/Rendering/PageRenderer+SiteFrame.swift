import TableBasics
package import TableModel

/// Appends what stands above or below every page of a site; returns whether a link to a repository is in it.
///
/// - Parameters:
///   - part: flowing text, in ``Page/header``; its links are those of the page around it.
///   - address: what a link to the page around it is.
///   - repository: where the site is developed, besides the places that everybody knows; nil for nowhere else.
package func renderSiteFrame(
    _ part: Page, in frame: PageFrame, isFooter: Bool, address: String, repository: String?, to output: inout [UInt8]
) -> Bool {
    var hasRepository = false
    PageRenderer.render(part, in: frame, to: &output) {
        hasRepository = $0.siteFrame(isFooter: isFooter, address: address, repository: repository)
    }
    return hasRepository
}

extension PageRenderer {
    fileprivate mutating func siteFrame(isFooter: Bool, address: String, repository: String?) -> Bool {
        var hasRepository = false
        if isFooter {
            html.markup("<footer class=tv-site-footer>\n")
        } else {
            // The header of the page is its bar; there can be one (WAI-ARIA 1.2, banner).
            html.markup("<nav class=tv-site-header")
            label(frame.siteTitle, or: frame.words.contents)
            html.markup(">\n")
        }
        for index in page.header.range {
            guard case .openLink(let destination, let title) = page.events[index] else {
                flow(EventRange(index, index + 1))
                continue
            }
            let url = page.string(destination)
            html.markup("<a")
            if Self.isRepository(url, besides: repository) {
                html.markup(" class=tv-repository")
                hasRepository = true
            }
            html.address("href", destination)
            newTab(for: destination)
            if !title.isEmpty { html.attribute("title", title) }
            // What there is no room for is cut at the end of a name, which is not where that of the page is.
            if mayHaveOppositeText, let end = page.events[index...].firstIndex(of: .closeLink),
                runsOpposite(page.plainText(EventRange(index + 1, end)))
            {
                html.markup(isRightToLeft ? " dir=ltr" : " dir=rtl")
            }
            html.markup(url == address ? " aria-current=page>" : ">")
        }
        html.markup(isFooter ? "</footer>\n" : "</nav>\n")
        return hasRepository
    }

    private static let repositoryHosts = ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org", "git.sr.ht"]

    /// Whether a URL is that of a repository: `https://github.com/owner/name`, or the one that the site names.
    private static func isRepository(_ url: String, besides repository: String?) -> Bool {
        if let repository, url == repository { return true }
        guard url.hasPrefix("https://") else { return false }
        let parts = url.utf8.dropFirst("https://".utf8.count).split(separator: UInt8(ascii: "/"))
        return parts.count == 3 && repositoryHosts.contains { parts[0].elementsEqual($0.utf8) }
    }
}
