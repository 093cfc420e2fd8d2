package import TableModel
import TableThemes
import YAMLReader

/// What a `tablesite.yml` says; settings it gets wrong keep their default.
///
/// Gives `settings-key`, `settings-value`, and what YAML and tokens give.
package func readSiteSettings(_ yaml: [UInt8], path: String) -> Checked<SiteSettings> {
    let node = readYAML(yaml[...], path: path)
    var settings = readSettings(node.value, keys: SiteSettings.keys, into: SiteSettings(), path: path) { name, key in
        var unknown = Diagnostic.settingsKeyOrToken(name, known: SiteSettings.keys.map(\.name), path: path, at: key.range)
        if PageSettings.keys.contains(where: { $0.name == name }) {
            unknown.help = "`\(name)` stands in the front matter of a document"
        }
        return unknown
    }
    settings.diagnostics = node.diagnostics + settings.diagnostics
    if case .mapping(let entries)? = node.value?.content {
        settings.value.navigationRange = entries.first { $0.key.text() == .success("navigation") }?.key.range
    }
    return settings
}

extension SiteSettings {
    /// The keys of `tablesite.yml`.
    static let keys: [SettingKey<SiteSettings>] = [
        .text("title", "The name of the site.", \.title),
        .text("description", "One sentence on the site, for search engines and feeds.", \.description),
        SettingKey("language", .language, "The language of the site, as a BCP 47 tag: `en`, `pt-BR`.", \.language) {
            $0.language().map(Optional.some)
        },
        SettingKey("base_url", .webAddress, "Where the site will stand, for feeds and canonical links.", \.baseURL) {
            $0.webAddress().map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        },
        .text("theme", "The name of a bundled theme, or of a folder in `Themes/`.", \.theme),
        .choice("style", "The outline of tables.", \.style),
        .text("output", "The folder to write the site to, relative to the project.", \.output),
        SettingKey("include", .textList, "What is published though it would be left out, as patterns of paths.", \.include) {
            $0.placedTextList()
        },
        SettingKey("exclude", .textList, "What is not published, as patterns of paths.", \.exclude) { $0.placedTextList() },
        SettingKey("navigation", .navigation, "Documents and folders in the order of the navigation, in groups with titles.") {
            node, path, settings in
            let found = node.navigation()
            settings.navigation = found.lines
            return found.problems.map { .settingsValue(of: "navigation", takes: .navigation, $0, path: path) }
        },
        SettingKey("logo", .text, "An image above every page, which leads to the first.", \.frame.logo) {
            $0.placedDestination().map(Optional.some)
        },
        SettingKey("repository", .webAddress, "Where the site is developed, for a link with a mark.", \.frame.repository) { node in
            node.webAddress().map { PlacedText($0, at: node.range) }
        },
        SettingKey("links", .textMapping, "What links above every page say, and where they lead.", \.frame.links) {
            $0.textMapping { $0.placedDestination() }.map { $0.map { LinkSetting($0.key.text, to: $0.value) } }
        },
        SettingKey("footer", .text, "Text below every page, as Markdown.", \.frame.footer) { $0.placedText().map(Optional.some) },
        .bool("side_list", "Whether pages show the navigation: wide windows beside the page, small ones in a menu.", \.hasSideList),
        .bool("page_list", "Whether pages list those below them, unless their own text leads there.", \.hasPageLists),
        .bool("search", "Whether pages have a search field.", \.isSearched),
        .bool("code_colors", "Whether code is coloured by its language.", \.hasCodeColors),
        .bool("feeds", "Whether dated pages and changelogs have Atom feeds.", \.hasFeeds),
        SettingKey("redirects", .textMapping, "Old addresses and the documents that took their place.", \.redirects) {
            $0.redirects()
        },
        SettingKey("variables", .textMapping, "What names between double braces stand for in documents.", \.variables) {
            $0.textMapping().map { Dictionary($0.map { ($0.key.text, $0.value.text) }) { first, _ in first } }
        },
        .bool("print", "Whether there is one page with the whole site, for paper.", \.isPrinted),
        .bool("rows", "Whether each page has its rows as JSON beside it.", \.hasRows),
        .bool("llms", "Whether there are llms.txt and a Markdown copy of each page.", \.hasMarkdown),
        .bool("manifest", "Whether there is a list of all files with their hashes.", \.hasManifest),
        SettingKey(
            "edit_url", .editAddress, "Where documents can be edited; their path is added, or takes the place of `{path}`.",
            \.editURL
        ) { $0.editAddress().map(Optional.some) },
        .choice("html", "What happens to HTML inside Markdown.", \.html),
        .choice("external_links", "Where links to other sites open.", \.externalLinks),
        SettingKey("external_check", .externalCheck, "What `check --external` leaves out, and what it takes for good.") {
            node, path, settings in
            let check = readSettings(node, keys: ExternalCheckSettings.keys, into: settings.externalCheck, path: path)
            settings.externalCheck = check.value
            return check.diagnostics
        },
        SettingKey("diagnostics", .diagnostics, "The severities of problems by their codes, everywhere or by path.") {
            node, path, settings in
            let rules = readDiagnosticRules(node, path: path)
            settings.diagnosticRules = rules.value
            return rules.diagnostics
        },
        SettingKey("tokens", .tokens, "Values of theme tokens for the whole site.") { node, path, settings in
            let tokens = readThemeTokens(node, path: path)
            settings.tokens = tokens.value
            return tokens.diagnostics
        },
    ]
}
