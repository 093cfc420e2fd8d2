import SiteModel
import TableHTML
import TableModel
import TableTestSupport

@testable import SiteStages

/// A site up to the point where its links would be resolved, with what was found wrong on the way.
@dynamicMemberLookup
struct NavigatedSite {
    let site: Site
    let diagnostics: [Diagnostic]

    subscript<Value>(dynamicMember path: KeyPath<Site, Value>) -> Value { site[keyPath: path] }

    /// The number of the page with an output path.
    func number(_ output: String) -> PageNumber { PageNumber(site.pages.firstIndex { $0.output.string == output } ?? -1) }

    func pageNavigation(of output: String, settings: SiteSettings = SiteSettings()) -> PageNavigation {
        PageNavigation(of: number(output), in: site, settings: settings)
    }

    /// The parts that some page has.
    func parts(settings: SiteSettings) -> Set<PagePart> {
        site.pages.reduce(site.parts(settings: settings)) { $0.union($1.parts($1.content)) }
    }
}

/// A site of documents in memory.
///
/// - Parameter sources: path to text; what stands in front matter counts.
func assembledSite(
    _ sources: [String: String], title: String? = nil, navigation: [String] = [], lines: [NavigationLine] = [],
    language: String? = nil, includingDrafts: Bool = false
) async -> NavigatedSite {
    let tree = SourceTree(sources.mapValues { Array($0.utf8) })
    var settings = SiteSettings()
    settings.title = title
    settings.language = language
    settings.navigation =
        navigation.enumerated().map {
            NavigationLine($1, at: SourceRange(line: $0 + 2, column: 3, length: $1.utf8.count))
        } + lines
    settings.navigationRange = SourceRange(line: 1, column: 1, length: 10)
    let documents = await parseDocuments(in: tree, settings: settings, options: BuildOptions(includesDrafts: includingDrafts))
    return navigatedSite(splitDocuments(documents, settings: settings, prefix: ""), settings: settings)
}

func navigatedSite(_ documents: [ParsedDocument], assets: [SourceFile] = [], settings: SiteSettings = SiteSettings())
    -> NavigatedSite
{
    let placed = placeSite(documents, assets: assets, settings: settings, prefix: "")
    let site = navigateSite(
        placed.value, of: documents, settings: settings, settingsPath: "tablesite.yml", prefix: "", isWhole: false)
    return NavigatedSite(site: site.value, diagnostics: placed.diagnostics + site.diagnostics)
}

extension ParsedDocument {
    /// A document in the place of one that was read.
    init(_ page: Page) {
        self.init(file: SourceFile(page.path), outcome: .page(ParsedPage(page)), diagnostics: [])
    }
}

extension NavigatedSite {
    /// The navigation, an entry a line: indented by its level, `title -> output`; groups but the first begin with `--`.
    var navigationSketch: [String] {
        var lines: [String] = []
        for (number, group) in site.navigation.groups.enumerated() {
            if number > 0 || !group.title.isEmpty { lines.append(group.title.isEmpty ? "--" : "-- \(group.title)") }
            for entry in group.entries { append(entry, to: &lines) }
        }
        return lines
    }

    private func append(_ index: Int, to lines: inout [String]) {
        let entry = site.navigation.entries[index]
        let file = entry.file.map { " -> \($0.output)\(entry.address ?? "")" }
        let target = entry.page.map { " -> \(site.pages[$0].output)" } ?? file ?? entry.address.map { " -> \($0)" } ?? ""
        lines.append(String(repeating: "  ", count: entry.level) + entry.title + target)
        for child in entry.children { append(child, to: &lines) }
    }
}
