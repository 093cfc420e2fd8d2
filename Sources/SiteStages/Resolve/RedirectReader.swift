import SiteModel
import TableBasics
package import TableModel
import YAMLReader

/// Finds the redirects of a site: the `aliases` of its pages, then the `redirects` of its settings.
///
/// An old address where something stands gives `output-clash`, one that is none `settings-value` or `link-outside`. A heading or
/// row that does not exist gives `link-anchor`. What is wrong leads nowhere. Documents that do not exist are left to who knows
/// whether the address was published, as ``SiteRedirects/dead``.
package struct RedirectReader {
    private let map: LinkMap
    private let titles: [String]
    private var paths: OutputPathAllocator
    private var redirects: [Redirect] = []
    private var diagnostics: [Diagnostic] = []
    private var dead: [DeadRedirect] = []
    private var suggestions = LinkSuggestions()

    /// Reads all redirects of a site.
    ///
    /// - Parameter settingsPath: of the settings file, for messages.
    package static func read(
        of site: Site, settings: SiteSettings, settingsPath: String, map: LinkMap, prefix: String
    ) -> Checked<SiteRedirects> {
        guard !settings.redirects.isEmpty || site.pages.contains(where: { !$0.settings.aliases.isEmpty }) else {
            return Checked(SiteRedirects(all: [], paths: site.paths))
        }
        var reader = RedirectReader(map: map, titles: site.pages.map(\.title), paths: site.paths)
        for page in site.pages {
            let folder = SourcePath.folder(of: page.path)
            for alias in page.settings.aliases {
                let place = Place(key: "aliases", path: prefix + page.path, severity: .warning)
                let target = Redirect.Target.inside(page.output, fragment: nil, title: page.title)
                reader.add(alias, from: folder, to: target, place)
            }
        }
        for setting in settings.redirects {
            let place = Place(key: "redirects", path: settingsPath, severity: .error)
            if let target = reader.target(setting, place) { reader.add(setting.old, from: "", to: target, place) }
        }
        let all = reader.redirects.sorted { $0.path < $1.path }
        return Checked(SiteRedirects(all: all, paths: reader.paths, dead: reader.dead), reader.diagnostics)
    }

    private init(map: LinkMap, titles: [String], paths: OutputPathAllocator) {
        self.map = map
        self.titles = titles
        self.paths = paths
    }

    /// Who asks for a redirect.
    private struct Place {
        let key: String
        let path: String
        /// How bad a wrong value is there.
        let severity: Severity
    }

    private mutating func add(_ old: PlacedText, from folder: String, to target: Redirect.Target, _ place: Place) {
        switch RedirectAddress(old.text, from: folder) {
        case .impossible:
            diagnostics.append(
                Diagnostic(
                    .settingsValue, "`\(place.key)` takes an old address of this site, not `\(old.text)`", path: place.path,
                    at: old.range, help: "write it as `/old/page.html`", severity: place.severity))
        case .outside:
            diagnostics.append(.redirectOutside(old, path: place.path))
        case .file(let file):
            // The page has come to stand there.
            if case .inside(let output, nil, _) = target, output.string == file { return }
            if let holder = paths.take(file, for: "`\(old.text)` of `\(place.path)`") {
                // It has been said before.
                if redirects.contains(where: { $0.path.string == file && $0.target == target }) { return }
                diagnostics.append(
                    .redirectClash(
                        old, with: holder.name, isCaseAlone: holder.path != file && holder.path.lowercased() == file.lowercased(),
                        at: file, path: place.path))
            } else {
                redirects.append(Redirect(path: OutputPath(file), target: target))
            }
        }
    }

    /// What the new address of a setting means, or nil when it is reported.
    private mutating func target(_ setting: RedirectSetting, _ place: Place) -> Redirect.Target? {
        let new = setting.new
        if new.text.hasPrefix("https://") || new.text.hasPrefix("http://") { return .outside(new.text) }
        guard LinkReference.isLocal(Array(new.text.utf8)[...]) else {
            diagnostics.append(
                Diagnostic(
                    .settingsValue, "`\(place.key)` takes a document or a web address, not `\(new.text)`", path: place.path,
                    at: new.range))
            return nil
        }
        let reference = LinkReference(new.text)
        guard let path = SourcePath.resolve(PercentEncoding.decoded(reference.path), from: "") else {
            diagnostics.append(.redirectOutside(new, path: place.path))
            return nil
        }
        switch map.target(at: path, isFolder: reference.path.hasSuffix("/")) {
        case .page(let target):
            return .inside(map.outputs[target], fragment: fragment(reference, new, of: target, place), title: titles[target])
        case .asset(let output, _):
            return .inside(output, fragment: nil, title: SourcePath.name(of: output.string))
        case .unreadable:
            return nil
        case .draft:
            noteDead(reference, setting, place, label: "a draft", help: "build drafts with `--drafts`")
        case .waiting:
            noteDead(reference, setting, place, label: "not published now", help: "`--drafts` builds it", isTold: true)
        case .folder, nil:
            let nearest = suggestions.path(near: path, isImage: false, otherThan: "", in: map)
            noteDead(
                reference, setting, place, label: "not found in \(map.sourceName)",
                help: nearest.map { "did you mean `\($0)`?" } ?? "")
        }
        return nil
    }

    private mutating func noteDead(
        _ reference: LinkReference, _ setting: RedirectSetting, _ place: Place, label: String, help: String, isTold: Bool = false
    ) {
        let target = String(reference.path)
        var problem = Diagnostic.deadLink(target, isImage: false, path: place.path, label: label, help: help)
        problem.range = setting.new.range
        let file = redirectFile(at: setting.old.text) ?? ""
        dead.append(DeadRedirect(file: file, target: target, problem: problem, isTold: isTold))
    }

    /// The encoded fragment; one that the page does not have is reported, and leads to the page's top.
    private mutating func fragment(_ reference: LinkReference, _ new: PlacedText, of target: PageNumber, _ place: Place) -> String?
    {
        guard let fragment = reference.fragment, !fragment.isEmpty else { return nil }
        let wanted = PercentEncoding.decoded(fragment)
        let anchors = map.anchors[target]
        if let id = anchors.id(matching: wanted) ?? anchors.id(ofForeign: wanted) { return URLPath.encodedFragment(id) }
        let nearest = suggestions.anchor(near: wanted, otherThan: nil, in: anchors)
        var diagnostic = Diagnostic.deadAnchor(
            wanted, in: String(reference.path), isOwn: false, path: place.path, help: nearest.map { "did you mean `#\($0)`?" } ?? ""
        )
        diagnostic.range = new.range
        diagnostics.append(diagnostic)
        return nil
    }
}

extension Diagnostic {
    fileprivate static func redirectClash(
        _ old: PlacedText, with holder: String, isCaseAlone: Bool, at file: String, path: String
    ) -> Diagnostic {
        let name = holder.contains("`") ? holder : "`\(holder)`"
        return Diagnostic(
            .outputClash, "`\(old.text)` cannot lead elsewhere: `\(file)` is taken by \(name)", path: path, at: old.range,
            help: isCaseAlone ? "many disks do not tell upper from lower case" : "")
    }

    fileprivate static func redirectOutside(_ text: PlacedText, path: String) -> Diagnostic {
        Diagnostic(
            .linkOutside, "`\(text.text)` leads out of the site", path: path, at: text.range,
            help: "begin it with `/` at the root of the site")
    }
}
