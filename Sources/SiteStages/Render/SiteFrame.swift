package import SiteModel
import TableBasics
import TableHTML
import TableMarkdown
import TableModel

/// What stands above and below the pages of a site: from documents, or else from the settings.
package struct SiteFrame: Sendable {
    /// By the folder of the document.
    private var documents: [SiteFramePart: [String: Page]] = [:]
    /// From the settings, by the tree of a language.
    private var headers: [Page] = []
    private var footer: Page?
    private let repository: String?
    /// What is wrong with them, each once.
    package private(set) var problems: [PlacedDiagnostic] = []

    var isEmpty: Bool { documents.isEmpty && headers.isEmpty && footer == nil }

    /// - Parameters:
    ///   - documents: all of the site's, of which few say something of this.
    ///   - settingsPath: what messages call the settings file.
    package init(
        of documents: [ParsedDocument], for resolved: ResolvedSite, settingsPath: String, prefix: String
    ) {
        let settings = resolved.settings.frame
        repository = settings.repository?.text
        for case .framePart(let part, let page) in documents.lazy.map(\.outcome) {
            let folder = SourcePath.folder(of: page.path)
            self.documents[part, default: [:]][folder] = page.page.withoutIDs
        }
        if resolved.isWhole {
            if settings.hasHeader { headers = resolved.site.trees.map { Page(headerOf: $0, settings) } }
            if let text = settings.footer {
                let read = parseFlow(
                    Array(text.text.utf8), path: Page.pathOfSettings, options: ParseOptions(html: resolved.settings.html))
                footer = read.value.withoutIDs.placed(at: text.range)
                problems = read.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    (diagnostic.path, diagnostic.range) = (settingsPath, text.range)
                    return PlacedDiagnostic(diagnostic)
                }
            }
        }
        guard !isEmpty else { return }
        problems += linkProblems(in: resolved, settingsPath: settingsPath, prefix: prefix)
    }

    /// All of them, in any language once.
    private var parts: [Page] {
        SiteFramePart.allCases.flatMap { documents[$0, default: [:]].sorted { $0.key < $1.key }.map(\.value) }
            + headers.prefix(1) + [footer].compactMap(\.self)
    }

    /// Where they lead outside of the site, by the file that says so, relative to the project.
    package func externalDestinations(settingsPath: String, prefix: String) -> [(path: String, destinations: [ExternalDestination])]
    {
        parts.map { ($0.path == Page.pathOfSettings ? settingsPath : prefix + $0.path, $0.externalDestinations) }
    }

    /// What is wrong with links, asked for from one page: from all others they lead to the same.
    private func linkProblems(in resolved: ResolvedSite, settingsPath: String, prefix: String) -> [PlacedDiagnostic] {
        guard let home = resolved.site.home ?? resolved.site.pages.pageNumbers.first else { return [] }
        return parts.flatMap { part in
            var page = ResolvedPage()
            page.content = part
            _ = LinkResolver.resolveLinks(of: &page, number: home, in: resolved.map, sourcePrefix: prefix)
            return page.diagnostics.map { problem in
                var problem = problem
                if problem.diagnostic.path == prefix + Page.pathOfSettings { problem.diagnostic.path = settingsPath }
                return problem
            }
        }
    }

    /// Writes what stands around a page; returns the files that are copied because of it.
    func write(to frame: inout PageFrame, of number: PageNumber, in resolved: ResolvedSite, _ sizes: ImageSizes) -> Set<OutputPath>
    {
        let page = resolved.site.pages[number]
        let ownHeader = part(.header, of: page)
        let header = ownHeader ?? (headers.isEmpty ? nil : headers[page.tree])
        // A document may say something else than the name, or lead elsewhere.
        frame.isParentHome = header != nil && ownHeader == nil && page.parent == resolved.site.tree(ofPage: number).home
        let footer = part(.footer, of: page) ?? footer
        var files: Set<OutputPath> = []
        for case (let part?, let kind) in [(header, SiteFramePart.header), (footer, .footer)] {
            var resolvedPart = ResolvedPage()
            resolvedPart.resolve(part, of: number, in: resolved.map, sizes)
            files.formUnion(resolvedPart.answers.files)
            var bytes: [UInt8] = []
            let hasRepository = renderSiteFrame(
                resolvedPart.content, in: frame, isFooter: kind == .footer, address: page.output.url(from: page.output),
                repository: repository, to: &bytes)
            if hasRepository { frame.hasRepositoryLink = true }
            if kind == .header { frame.siteHeader = bytes } else { frame.siteFooter = bytes }
        }
        return files
    }

    /// The nearest document of that name in the folders around a page.
    private func part(_ part: SiteFramePart, of page: SitePage) -> Page? {
        guard let byFolder = documents[part] else { return nil }
        return SourcePath.folders(of: page.path).reversed().lazy.compactMap { byFolder[$0] }.first
    }
}

extension Page {
    /// What messages and links take for the document of what the settings say.
    fileprivate static let pathOfSettings = "tablesite.yml"

    /// The first page of a language with the site's name, and links.
    fileprivate init(headerOf tree: LanguageTree, _ settings: SiteFrameSettings) {
        self.init(path: Self.pathOfSettings)
        if settings.logo != nil || !tree.title.isEmpty { appendHome(of: tree, settings.logo) }
        var links = settings.links
        if let repository = settings.repository {
            links.append(LinkSetting(Self.name(ofRepository: repository.text), to: repository))
        }
        if !links.isEmpty {
            events.append(.open(.bulletList))
            for link in links {
                events += [.open(.listItem()), .openLink(destination: append(link.destination), title: .empty)]
                events += [.text(append(link.title)), .closeLink, .close(.listItem())]
            }
            events.append(.close(.bulletList))
        }
        header = EventRange(0, events.count)
    }

    private mutating func appendHome(of tree: LanguageTree, _ logo: PlacedText?) {
        events.append(.open(.paragraph))
        let folder = tree.folder.isEmpty ? "" : URLPath.encodedPath(tree.folder) + "/"
        if tree.home != nil { events.append(.openLink(destination: append("/" + folder), title: .empty)) }
        if let logo {
            // Beside the name it says nothing more.
            events.append(.image(destination: append(logo), title: .empty, alternative: .empty))
            events.append(.text(append(" ")))
        }
        events.append(.text(append(tree.title)))
        if tree.home != nil { events.append(.closeLink) }
        events.append(.close(.paragraph))
    }

    /// Adds a destination of the settings, with its place.
    private mutating func append(_ destination: PlacedText) -> Span {
        let span = append(destination.text)
        if let start = destination.range?.start { linkPlaces.append(LinkPlace(destination: span.start, location: start)) }
        return span
    }

    /// What hosts call themselves; of others, their address.
    private static func name(ofRepository url: String) -> String {
        let host = String(url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" })
        let names = [
            "github.com": "GitHub", "gitlab.com": "GitLab", "codeberg.org": "Codeberg", "bitbucket.org": "Bitbucket",
            "git.sr.ht": "SourceHut",
        ]
        return names[host] ?? host
    }

    /// Its ids would be those of the page around it.
    fileprivate var withoutIDs: Page {
        var page = self
        page.ids = []
        for index in page.events.indices {
            switch page.events[index] {
            case .open(.heading(let level, _)): page.events[index] = .open(.heading(level: level, id: .empty))
            case .close(.heading(let level, _)): page.events[index] = .close(.heading(level: level, id: .empty))
            case .identifier: page.events[index] = .identifier(.empty)
            case .permalink: page.events[index] = .permalink(.empty)
            default: break
            }
        }
        return page
    }

    /// The page with all its links where a text of the settings begins.
    fileprivate func placed(at range: SourceRange?) -> Page {
        var page = self
        page.linkPlaces =
            range.map { range in
                linkPlaces.map {
                    LinkPlace(
                        destination: $0.destination,
                        location: SourceLocation(line: range.start.line + $0.location.line - 1, column: 1))
                }
            } ?? []
        return page
    }
}
