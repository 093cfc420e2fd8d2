package import TableModel
package import YAMLReader

/// What a `theme.yml` says, before anything is inherited.
package struct ThemeManifest: Sendable, Equatable {
    package var name: String?
    package var description: String?
    package var base: String?
    /// The place of the value of `extends`.
    package var baseRange: SourceRange?
    package var nameRange: SourceRange?
    package var style: TableStyle?
    package var colorScheme: ColorScheme?
    package var cell: CellChoice?
    package var tokens: [ThemeToken] = []
    /// Contrasts that may be weak.
    package var waivers: [ContrastWaiver] = []
    /// The file, or what it extends, could not be read: what it does not say, it may well say.
    package var isIncomplete = false

    package init() {}

    /// The keys of `theme.yml`.
    package static let keys: [SettingKey<ThemeManifest>] = [
        SettingKey("name", .text, "The name of the theme's folder.") { node, path, manifest in
            manifest.nameRange = node.range
            return readText(node, of: "name", path: path, into: &manifest.name)
        },
        .text("description", "One line on what the theme looks like.", \.description),
        SettingKey("extends", .text, "The theme whose tokens and rules this one begins with.") { node, path, manifest in
            manifest.baseRange = node.range
            return readText(node, of: "extends", path: path, into: &manifest.base)
        },
        .choice("style", "The outline of tables on pages that choose none.", \.style),
        .choice("color_scheme", "Whether the theme is made for light surroundings, for dark ones, or for both.", \.colorScheme),
        SettingKey("cell", .text, "The cell template of rows that nobody chose one for.", \.cell) { node in
            node.text().map { CellChoice($0, at: node.range) }
        },
        SettingKey("tokens", .tokens, "Values by token name.") { node, path, manifest in
            let tokens = readThemeTokens(node, path: path, allowingFiles: true)
            manifest.tokens = tokens.value
            return tokens.diagnostics
        },
        SettingKey("contrast", .contrastWaivers, "Contrasts that may be weak, and why.") { node, path, manifest in
            let waivers = readContrastWaivers(node, path: path)
            manifest.waivers = waivers.value
            return waivers.diagnostics
        },
    ]

    private static func readText(
        _ node: YAMLNode, of key: String, path: String, into text: inout String?
    ) -> [Diagnostic] {
        switch node.text() {
        case .success(let value):
            text = value
            return []
        case .failure(let problem):
            return [.settingsValue(of: key, takes: .text, problem, path: path)]
        }
    }
}

/// Reads one `theme.yml`, without what it extends.
func readThemeManifest(_ bytes: [UInt8], path: String) -> Checked<ThemeManifest> {
    let yaml = readYAML(bytes[...], path: path)
    let keys = ThemeManifest.keys.map(\.name)
    var isIncomplete = yaml.diagnostics.contains { [.yamlSyntax, .yamlLimit].contains($0.code) }
    if let node = yaml.value, !node.isNull {
        if case .mapping = node.content {} else { isIncomplete = true }
    }
    var manifest = readSettings(yaml.value, keys: ThemeManifest.keys, into: ThemeManifest(), path: path) { name, key in
        if nearestName(to: name, in: keys) == "extends" { isIncomplete = true }
        return .settingsKeyOrToken(name, known: keys, path: path, at: key.range)
    }
    if manifest.value.baseRange != nil, manifest.value.base == nil { isIncomplete = true }
    manifest.value.isIncomplete = isIncomplete
    manifest.diagnostics = yaml.diagnostics + manifest.diagnostics
    return manifest
}
