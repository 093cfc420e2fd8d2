package import TableModel

/// Reads the keys of a mapping into `settings`.
///
/// Null values are passed over. A document that is no mapping, and a value of the wrong kind, give `settings-value` and leave the
/// setting as it was. Keys not in `keys` are given to `unknownKey`.
package func readSettings<Settings>(
    _ node: YAMLNode?, keys: [SettingKey<Settings>], into settings: Settings, path: String,
    unknownKey: (_ name: String, YAMLNode) -> Diagnostic?
) -> Checked<Settings> {
    var result = Checked(settings)
    guard let node, !node.isNull else { return result }
    guard case .mapping(let entries) = node.content else {
        result.diagnostics = [.noMapping(node, path: path)]
        return result
    }
    for entry in entries {
        guard case .scalar(let name, _) = entry.key.content else {
            result.diagnostics.append(.keyIsNoText(entry.key, path: path))
            continue
        }
        if let key = keys.first(where: { $0.name == name }) {
            if !entry.value.isNull { result.diagnostics += key.store(entry.value, path, &result.value) }
        } else if let diagnostic = unknownKey(name, entry.key) {
            result.diagnostics.append(diagnostic)
        }
    }
    return result
}

/// Reads the keys of a mapping into `settings`; an unknown key gives `settings-key`.
package func readSettings<Settings>(
    _ node: YAMLNode?, keys: [SettingKey<Settings>], into settings: Settings, path: String
) -> Checked<Settings> {
    readSettings(node, keys: keys, into: settings, path: path) { name, key in
        .settingsKey(name, known: keys.map(\.name), path: path, at: key.range)
    }
}
