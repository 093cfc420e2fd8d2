import SiteModel
import SiteStages
import TableBasics
import TableModel
import YAMLReader

/// What is known of the new pages when all documents are taken over.
extension ImportDraft {
    /// The documents of the new project, relative to their folder; sorted.
    var documents: [String] {
        project.files.keys.filter { SourcePath.isDocument($0) && SourcePath.isInside($0, Self.site) }
            .map { SourcePath.relative($0, from: Self.site) }.filter { SourcePath.name(of: $0) != "SUMMARY.md" }.sorted()
    }

    /// Whether the settings leave a document out.
    func isExcluded(_ document: String) -> Bool {
        let patterns = PathPatterns(settings.exclude + settings.included)
        guard !patterns.isEmpty else { return false }
        return SourcePath.folders(of: document).contains { !$0.isEmpty && patterns.verdict(on: $0[...], isFolder: true) == true }
            || patterns.verdict(on: document[...], isFolder: false) == true
    }

    /// Makes a redirect from the address that a page had, with or without slashes at its ends: a folder, unless it ends with `.html`.
    mutating func redirect(from address: String, to document: String) {
        let path = SourcePath.parts(of: address).joined(separator: "/")
        // The home page is where it was.
        guard !path.isEmpty, !address.contains("://") else { return }
        settings.redirect(path.hasSuffix(".html") ? path : path + "/", to: document)
    }

    /// Leaves out the redirects that would lead to no page, or from where a page or the index of a folder stands now.
    mutating func checkRedirects() {
        guard !settings.redirects.isEmpty else { return }
        var pages: Set<String> = Set(
            project.files.keys.lazy.filter { SourcePath.isInside($0, Self.site) && !SourcePath.isDocument($0) }
                .map { SourcePath.relative($0, from: Self.site) })
        var folders: Set<String> = []
        var unpublished: Set<String> = []
        for document in documents {
            let settings = pageSettings(ofDocument: document)
            if isExcluded(document) || settings?.isDraft == true {
                unpublished.insert(document)
            } else {
                pages.insert(settings?.address ?? DocumentName.page(ofDocument: document))
                folders.formUnion(SourcePath.folders(of: document).map { SourcePath.join($0, "index.html") })
            }
        }
        var dead: [Diagnostic] = []
        settings.keepRedirects { redirect in
            let target = String(redirect.new.prefix { $0 != "#" })
            let file = redirectFile(at: redirect.old)
            if let file, pages.contains(file) { return false }
            if let file, !folders.contains(file), !unpublished.contains(target) { return true }
            if let origin = redirect.origin {
                let reason =
                    file == nil
                    ? "`\(redirect.old)` is no address of a page"
                    : unpublished.contains(target) ? "`\(target)` is not published" : "the table of a folder stands there"
                dead.append(.importSetting(origin.key, reason, path: origin.path, at: origin.range))
            }
            return false
        }
        diagnostics += dead
    }

    /// Leaves out patterns that match nothing that was taken over.
    mutating func checkExcluded() {
        let paths = project.files.keys.filter { SourcePath.isInside($0, Self.site) }.map {
            SourcePath.relative($0, from: Self.site)
        }
        let folders = Set(paths.flatMap { SourcePath.folders(of: $0) }).filter { !$0.isEmpty }
        settings.exclude.removeAll { pattern in
            let patterns = PathPatterns([pattern])
            return !paths.contains { patterns.verdict(on: $0[...], isFolder: false) != nil }
                && !folders.contains { patterns.verdict(on: $0[...], isFolder: true) != nil }
        }
    }
}
