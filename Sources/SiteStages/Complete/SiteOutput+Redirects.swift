import SiteModel
import TableBasics
import TableHTML
import TableModel

extension SiteOutput {
    /// A small page at each old address, and `_redirects` for hosts that redirect by themselves (Netlify, Cloudflare Pages).
    static let redirects = SiteOutput(
        name: "_redirects", isWritten: { !$0.redirects.isEmpty },
        files: .ofSite { site in
            let base = site.base?.path ?? ""
            var lines = ""
            for redirect in site.redirects {
                let target = redirect.target.address(below: base)
                for old in redirect.oldPaths { lines += "\(base)/\(old) \(target) 301\n" }
            }
            return [SiteFile(OutputPath("_redirects"), lines)]
        })

    /// The page at an old address.
    static func page(for redirect: Redirect, of site: ResolvedSite) -> SiteFile {
        var bytes: [UInt8] = []
        let canonical: String?
        let title: String
        var language = site.site.trees[0].language.tag
        switch redirect.target {
        case .inside(let output, _, let name):
            canonical = site.base?.address(of: output)
            title = name
            language = site.languages[output] ?? language
        case .outside(let address):
            canonical = address
            title = address
        }
        let page = RedirectPage(
            to: redirect.target.url(from: redirect.path), title: title, language: language,
            canonical: canonical)
        renderRedirect(page, to: &bytes)
        return SiteFile(redirect.path, bytes)
    }
}

extension Redirect.Target {
    /// As seen from a page of the site.
    fileprivate func url(from page: OutputPath) -> String {
        switch self {
        case .inside(let output, let fragment, _): output.url(from: page) + (fragment.map { "#" + $0 } ?? "")
        case .outside(let address): address
        }
    }

    /// As seen from the host.
    fileprivate func address(below base: String) -> String {
        switch self {
        case .inside(let output, let fragment, _):
            base + "/" + URLPath.encodedPath(output.string) + (fragment.map { "#" + $0 } ?? "")
        case .outside(let address): address.split { $0.isWhitespace }.joined(separator: "%20")
        }
    }
}
