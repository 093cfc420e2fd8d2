import TableBasics
import TableModel

/// Documents that are parts of others.
extension ImportDraft {
    /// Leaves the documents out of the pages that others include and that nothing leads to: no navigation, no link.
    ///
    /// Without a navigation a document with a title of its own is a page, unless all beside it are parts of others.
    mutating func leaveOutIncluded() {
        let parts = includedDocuments
        guard !parts.isEmpty else { return }
        let navigation = bytes(ofDocument: "SUMMARY.md").map { Self.targets(in: $0) }
        var linked = Set((navigation ?? []).compactMap { document(at: $0) })
        linked.formUnion(settings.redirects.filter { $0.origin != nil }.map { String($0.new.prefix { $0 != "#" }) })
        for path in documents {
            guard let bytes = bytes(ofDocument: path) else { continue }
            linked.formUnion(Self.targets(in: bytes).compactMap { document(at: $0, from: SourcePath.folder(of: path)) })
        }
        let unlinked = parts.filter { !linked.contains($0) && !DocumentName.isIndex($0) && !isExcluded($0) }
        let others = Set(documents).subtracting(unlinked)
        // What other documents are beside says whether a title is that of a page.
        let folders = Set(others.map { SourcePath.folder(of: $0) }).union([""])
        let left = unlinked.filter { path in
            navigation != nil || !hasTitle(path) || !folders.contains(SourcePath.folder(of: path))
        }
        let kept = Set(documents).subtracting(left)
        let foldersOfParts = Dictionary(grouping: left) { SourcePath.folder(of: $0) }
        for (folder, paths) in foldersOfParts.sorted(by: { $0.key < $1.key }) {
            // One pattern for a folder of nothing else.
            let isWhole = paths.count > 1 && !folder.isEmpty && !kept.contains { SourcePath.folder(of: $0) == folder }
            settings.included += isWhole ? ["/\(folder)/*.md"] : paths.sorted().map { "/" + $0 }
        }
    }

    /// The documents of the new project that other ones include.
    private var includedDocuments: [String] {
        let places = project.files.filter { place, _ in SourcePath.isDocument(place) && SourcePath.isInside(place, Self.site) }
        var parts: [String] = []
        for (place, _) in places {
            guard let origin = origins[place], included.contains(origin) else { continue }
            parts.append(SourcePath.relative(place, from: Self.site))
        }
        return parts.sorted()
    }

    private func hasTitle(_ path: String) -> Bool {
        frontMatter(ofDocument: path)?.value("title") != nil || firstHeading(ofDocument: path) != nil
    }

    /// Where links in a document may lead: what stands behind `](`, `]: ` and in `href`, up to a place in the page.
    private static func targets(in bytes: [UInt8]) -> [String] {
        var targets: [String] = []
        for start in bytes.indices {
            let rest = bytes[start...]
            guard let opening = openings.first(where: { rest.starts(with: $0.utf8) }) else { continue }
            let target = rest.dropFirst(opening.utf8.count).drop { $0 == 0x20 || $0 == UInt8(ascii: "<") }.prefix(400)
                .prefix { $0 > 0x20 && !"()<>\"#?".utf8.contains($0) }
            let text = String(decoding: target, as: UTF8.self)
            if !text.isEmpty, !text.contains(":") { targets.append(text) }
        }
        return targets
    }

    private static let openings = ["](", "]:", "href=\""]
}
