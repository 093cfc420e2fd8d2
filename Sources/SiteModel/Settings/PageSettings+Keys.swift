import TableModel
import TableThemes
import YAMLReader

extension PageSettings {
    /// The keys of a document's front matter.
    static let keys: [SettingKey<PageSettings>] = [
        .text("title", "The title of the page, instead of its first heading.", \.title),
        .text("description", "One sentence on the page, for search engines.", \.description),
        SettingKey(
            "language", .language, "The language of the page, or of all in the folder of an index, as a BCP 47 tag: `en`, `pt-BR`.",
            \.languageAndRange
        ) { node in
            node.language().map { ($0, node.range) }
        },
        .choice("direction", "The direction of the page's text.", \.direction),
        .text("theme", "The name of a bundled theme, or of a folder in `Themes/`.", \.theme),
        .choice("style", "The outline of the page's tables.", \.style),
        SettingKey("tokens", .tokens, "Values of theme tokens for this page.") { node, path, settings in
            let tokens = readThemeTokens(node, path: path)
            settings.tokens = tokens.value
            return tokens.diagnostics
        },
        SettingKey("date", .date, "The day of the page, with an optional time; dated pages are in the feed.", \.date) {
            $0.date().map(Optional.some)
        },
        .bool("draft", "Whether the page is left out unless drafts are asked for.", \.isDraft),
        SettingKey("order", .integer, "The place among the pages of its folder; smaller ones come first.", \.order) {
            $0.integer().map(Optional.some)
        },
        .bool("hidden", "Whether the page is left out of the navigation.", \.isHidden),
        SettingKey("aliases", .textList, "Former addresses of the page, which lead to it.", \.aliases) { $0.placedTextList() },
        SettingKey("cell", .text, "The cell template of the page's rows.", \.cell) { node in
            node.text().map { CellChoice($0, at: node.range) }
        },
        .bool("search", "Whether the page is found by the site's search.", \.isSearched),
    ]
}

extension PageSettings {
    fileprivate var languageAndRange: (String?, SourceRange?) {
        get { (language, languageRange) }
        set { (language, languageRange) = newValue }
    }
}
