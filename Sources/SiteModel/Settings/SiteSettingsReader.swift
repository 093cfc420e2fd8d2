package import TableModel
import TableThemes
import YAMLReader

/// What a `tablesite.yml` says; settings it gets wrong keep their default.
///
/// Gives `settings-key`, `settings-value`, and what YAML and tokens give.
package func readSiteSettings(_ yaml: [UInt8], path: String) -> Checked<SiteSettings> {
    let node = readYAML(yaml[...], path: path)
    var settings = readSettings(node.value, keys: SiteSettings.keys, into: SiteSettings(), path: path) { name, key in
        .settingsKeyOrToken(name, known: SiteSettings.keys.map(\.name), path: path, at: key.range)
    }
    settings.diagnostics = node.diagnostics + settings.diagnostics
    return settings
}
