import SiteModel
import TableModel
import TableTestSupport

@testable import TableBuild

/// A site of documents in memory, up to the point where its links would be resolved.
///
/// - Parameter sources: path to text; what stands in front matter counts.
func assembledSite(_ sources: [String: String], navigation: [String] = [], language: String? = nil, includingDrafts: Bool = false) async -> Site {
    let tree = SourceTree(sources.mapValues { Array($0.utf8) })
    var settings = SiteSettings()
    settings.language = language
    settings.navigation = navigation.enumerated().map {
        NavigationPath($1, at: SourceRange(line: $0 + 2, column: 3, length: $1.utf8.count))
    }
    let documents = await parseDocuments(in: tree, settings: settings, options: BuildOptions(includesDrafts: includingDrafts))
    return assembleSite(documents, assets: [], settings: settings, prefix: "")
}

extension Site {
    /// The navigation, an entry a line: indented by its level, `title -> output`; groups but the first begin with `--`.
    var navigationSketch: [String] {
        var lines: [String] = []
        for (number, group) in navigation.groups.enumerated() {
            if number > 0 || !group.title.isEmpty { lines.append(group.title.isEmpty ? "--" : "-- \(group.title)") }
            for entry in group.entries { append(entry, to: &lines) }
        }
        return lines
    }

    private func append(_ index: Int, to lines: inout [String]) {
        let entry = navigation.entries[index]
        let target = entry.page.map { " -> \(pages[$0].output)" } ?? entry.address.map { " -> \($0)" } ?? ""
        lines.append(String(repeating: "  ", count: entry.level) + entry.title + target)
        for child in entry.children { append(child, to: &lines) }
    }

    /// The place of the page with an output path.
    func place(_ output: String) -> Int { pages.firstIndex { $0.output.string == output } ?? -1 }
}
