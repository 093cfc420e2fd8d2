import SiteModel
import TableBasics
import TableModel

/// Which pages of a site are the same page in different languages: those with the same path below their languages' folders.
///
/// A page that says another language than its folder is no translation, and nothing leads to a hidden one.
package struct Translations: Sendable {
    /// Per page the pages in other languages, in the order of the trees; empty for a site in one language.
    private var others: [PageNumber: [PageNumber]] = [:]
    /// Per page, of those that have others, the one for readers of no language of the site.
    private var defaults: [PageNumber: PageNumber] = [:]

    package private(set) var isEmpty = true

    init() {}

    init(of pages: [PlacedPage], in trees: [LanguageRoot]) {
        guard trees.count > 1 else { return }
        let roots = Set(trees.dropFirst().map(\.folder))
        isEmpty = false
        var groups: [String: [PageNumber]] = [:]
        for (number, page) in pages.numbered
        where page.isListed && (page.language.tag == nil || page.language.isIn(trees[page.tree].language.tag)) {
            groups[Self.path(of: page.output.string, outside: roots), default: []].append(number)
        }
        // A root in the language of a folder only shows the way to the languages.
        let isGate = trees.dropFirst().contains { $0.language.isIn(trees[0].language.tag) }
        for group in groups.values where group.count > 1 {
            let group = group.sorted { (pages[$0].tree, $0) < (pages[$1].tree, $1) }
            var seen: Set<LanguageTag> = []
            let members = group.filter { page in
                !(isGate && pages[page].tree == 0) && seen.insert(LanguageTag(trees[pages[page].tree].language.tag ?? "")).inserted
            }
            let fallback = group.first { pages[$0].tree == 0 } ?? members.first { pages[$0].language.isIn(trees[0].language.tag) }
            let gate = isGate ? group.first { pages[$0].tree == 0 } : nil
            for page in members + [gate].compactMap(\.self) {
                others[page] = members.filter { $0 != page }
                defaults[page] = fallback
            }
        }
    }

    /// A path without the folders that say a language: `ar/guide.html` and `ja/guide.html` are both `guide.html`.
    private static func path(of output: String, outside roots: Set<String>) -> String {
        let folders = SourcePath.folders(of: output).dropFirst() + [output]
        return folders.filter { !roots.contains($0) }.map { SourcePath.name(of: $0) }.joined(separator: "/")
    }

    /// The page in other languages.
    package func others(ofPage page: PageNumber) -> [PageNumber] { others[page] ?? [] }

    /// The page for readers of none of its languages: that of the root, or that in the root's language.
    package func fallback(ofPage page: PageNumber) -> PageNumber? { defaults[page] }
}
