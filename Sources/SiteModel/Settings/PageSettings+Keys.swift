package import TableModel
import TOMLReader
import TableThemes
import YAMLReader

/// What the front matter of a document says; settings it gets wrong keep their default.
///
/// `source` stands between the fences and begins on `firstLine` of the document. Broken YAML or TOML is an error at its place. Everything
/// else is a warning, since the page comes out without it: `front-matter-key` for a key that neither tablesite nor another
/// generator knows, `front-matter-ignored` for one of another generator that would hide, move or order the page and cannot,
/// `settings-value` and `theme-token` as in settings files.
package func readPageSettings(
    _ source: ArraySlice<UInt8>, isTOML: Bool = false, path: String, firstLine: Int
) -> Checked<PageSettings> {
    let read = isTOML ? readTOML : readYAML
    var node = read(source, path, firstLine)
    if let value = node.value { node.value = PageSettings.withCommonCase(value) }
    var foreign = PageSettings()
    let ignored = ForeignKey.apply(node.value, path: path, to: &foreign)
    var own = foreign
    own.aliases = []
    var settings = readSettings(node.value, keys: PageSettings.keys, into: own, path: path) { name, key in
        ForeignKeys.all.contains(name) ? nil : .frontMatterKey(name, path: path, at: key.range)
    }
    for index in settings.diagnostics.indices where settings.diagnostics[index].severity == .error {
        settings.diagnostics[index].severity = .warning
    }
    settings.diagnostics = node.diagnostics + settings.diagnostics + ignored
    settings.value.aliases += foreign.aliases
    settings.value.isTOML = isTOML
    // A page that is hidden in one way is hidden.
    settings.value.isDraft = settings.value.isDraft || foreign.isDraft
    settings.value.isHidden = settings.value.isHidden || foreign.isHidden
    settings.value.isSearched = settings.value.isSearched && foreign.isSearched
    return settings
}

/// The keys of front matter whose values are texts, numbers or Booleans, as they are written; those of a mapping with its key before
/// them, `params.color`.
package func frontMatterTexts(_ source: ArraySlice<UInt8>, isTOML: Bool) -> [String: String] {
    guard let node = (isTOML ? readTOML : readYAML)(source, "", 2).value else { return [:] }
    let texts = entries(of: node).flatMap { key, value -> [(String, String)] in
        if case .success(let text) = value.text() { return [(key, text)] }
        return entries(of: value).compactMap { name, value in
            if case .success(let text) = value.text() { ("\(key).\(name)", text) } else { nil }
        }
    }
    return Dictionary(texts) { first, _ in first }
}

/// The entries of a mapping whose keys are texts; none for anything else.
private func entries(of node: YAMLNode) -> [(key: String, value: YAMLNode)] {
    guard case .mapping(let entries) = node.content else { return [] }
    return entries.compactMap { entry in if case .success(let key) = entry.key.text() { (key, entry.value) } else { nil } }
}

extension DiagnosticCode {
    package static let frontMatterKey = DiagnosticCode(
        "front-matter-key", .warning, "a document's front matter has a key that means nothing",
        explanation: """
            A key that is not known has no effect. Keys that other generators know (`layout`, `tags`, `sidebar_position`…) are
            passed over, so that documents can be shared with them.

                ---
                titel: Installing
                ---

            Correct the key, or remove the line:

                ---
                title: Installing
                ---
            """)
}

extension Diagnostic {
    fileprivate static func frontMatterKey(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        let known = PageSettings.keys.map(\.name)
        let help =
            SiteSettings.keys.contains { $0.name == name }
            ? "`\(name)` stands in `tablesite.yml`, for the whole site"
            : nearestName(to: name, in: known).map { "did you mean `\($0)`?" } ?? "the keys are \(known.joined(separator: ", "))"
        return Diagnostic(.frontMatterKey, "unknown key `\(name)` in front matter", path: path, at: range, help: help)
    }
}

extension PageSettings {
    /// Front matter with its keys in the letter case that is common, as Hugo reads them: `LinkTitle` is `linkTitle`. One that stands
    /// there in that case as well stays as it is.
    fileprivate static func withCommonCase(_ node: YAMLNode) -> YAMLNode {
        guard case .mapping(var entries) = node.content else { return node }
        var written = Set(entries.compactMap { if case .scalar(let name, _) = $0.key.content { name } else { nil } })
        for index in entries.indices {
            guard case .scalar(let name, let isQuoted) = entries[index].key.content,
                let common = commonCase[name.lowercased()], common != name,
                !ForeignKeys.all.contains(name), written.insert(common).inserted
            else { continue }
            entries[index].key.content = .scalar(common, isQuoted: isQuoted)
        }
        var node = node
        node.content = .mapping(entries)
        return node
    }

    /// By the small letters of each key; our own keys before those of others.
    private static let commonCase: [String: String] = {
        let names = keys.map(\.name) + ForeignKeys.all.sorted()
        return Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
    }()

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
        SettingKey("theme", .text, "The name of a bundled theme, or of a folder in `Themes/`.", \.themeAndRange) { node in
            node.text().map { ($0, node.range) }
        },
        .choice("style", "The outline of the page's tables.", \.style),
        SettingKey("tokens", .tokens, "Values of theme tokens for this page.") { node, path, settings in
            let tokens = readThemeTokens(node, path: path)
            settings.tokens = tokens.value
            return tokens.diagnostics
        },
        SettingKey(
            "date", .date, "The day of the page, with an optional time; dated pages are in the feed, and not published before.",
            \.dateAndRange
        ) { node in
            node.date().map { ($0, node.range) }
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
        .bool("page_list", "Whether the page lists those below it, unless its own text leads there.", \.hasPageList),
        SettingKey("search", .search, "Whether the page is found by the site's search.", \.isSearched) { $0.search() },
        SettingKey(
            "print", .bool, "Whether there is one page with this one and those below it, for paper; `false` leaves it out of all.",
            \.isPrinted
        ) { $0.bool().map(Optional.some) },
        SettingKey(
            "split", .headingLevel, "The level of the headings that begin a page of their own: `2` for `##`.", \.splitAndRange
        ) { node in
            node.integer().flatMap { (1...6).contains($0) ? .success(($0, node.range)) : .failure(ValueProblem(node)) }
        },
    ]
}

extension PageSettings {
    fileprivate var themeAndRange: (String?, SourceRange?) {
        get { (theme, themeRange) }
        set { (theme, themeRange) = newValue }
    }

    fileprivate var dateAndRange: (String?, SourceRange?) {
        get { (date, dateRange) }
        set { (date, dateRange) = newValue }
    }

    fileprivate var splitAndRange: (Int?, SourceRange?) {
        get { (splitLevel, splitRange) }
        set { (splitLevel, splitRange) = newValue }
    }

    fileprivate var languageAndRange: (String?, SourceRange?) {
        get { (language, languageRange) }
        set { (language, languageRange) = newValue }
    }
}

extension ValueKind {
    fileprivate static let headingLevel = ValueKind(
        "a level of headings, 1 to 6", schema: #""enum": [1, 2, 3, 4, 5, 6, null]"#)

    /// MkDocs has `exclude`, alone or in a mapping.
    fileprivate static let search = ValueKind(
        ValueKind.bool.name, schema: #""type": ["boolean", "string", "object", "null"], "pattern": "^exclude$""#)
}

extension YAMLNode {
    /// Whether a page is searched: a Boolean, or `exclude` as MkDocs has it, alone or as a key.
    fileprivate func search() -> Result<Bool, ValueProblem> {
        switch content {
        case .scalar("exclude", _): return .success(false)
        case .mapping(let entries):
            for entry in entries {
                guard case .scalar("exclude", _) = entry.key.content else { continue }
                return entry.value.bool().map { !$0 }
            }
            return .success(true)
        default: return bool()
        }
    }
}
