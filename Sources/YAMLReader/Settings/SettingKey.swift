package import TableModel

/// One key of a settings file: everything the program knows of it, in one entry.
///
/// From a list of these come the reading of a file, the help for unknown keys, and the JSON Schema.
package struct SettingKey<Settings>: Sendable {
    package let name: String
    package let kind: ValueKind
    /// One sentence for the schema, which editors show.
    package let description: String
    /// Puts the value into the settings, or returns what is wrong with it. The value is never null; the text is the file's path.
    package let store: @Sendable (YAMLNode, String, inout Settings) -> [Diagnostic]

    package init(
        _ name: String, _ kind: ValueKind, _ description: String,
        store: @escaping @Sendable (YAMLNode, String, inout Settings) -> [Diagnostic]
    ) {
        self.name = name
        self.kind = kind
        self.description = description
        self.store = store
    }

    /// A key whose value `read` finds and `field` keeps.
    package init<Value>(
        _ name: String, _ kind: ValueKind, _ description: String,
        _ field: any WritableKeyPath<Settings, Value> & Sendable,
        read: @escaping @Sendable (YAMLNode) -> Result<Value, ValueProblem>
    ) {
        self.init(name, kind, description) { node, path, settings in
            switch read(node) {
            case .success(let value):
                settings[keyPath: field] = value
                return []
            case .failure(let problem):
                return [.settingsValue(of: name, takes: kind, problem, path: path)]
            }
        }
    }

    package static func text(
        _ name: String, _ description: String, _ field: any WritableKeyPath<Settings, String?> & Sendable
    ) -> SettingKey {
        SettingKey(name, .text, description, field) { $0.text().map(Optional.some) }
    }

    package static func bool(
        _ name: String, _ description: String, _ field: any WritableKeyPath<Settings, Bool> & Sendable
    ) -> SettingKey {
        SettingKey(name, .bool, description, field) { $0.bool() }
    }

    package static func textList(
        _ name: String, _ description: String, _ field: any WritableKeyPath<Settings, [String]> & Sendable
    ) -> SettingKey {
        SettingKey(name, .textList, description, field) { $0.textList() }
    }

    /// A key that takes the name of a case.
    package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ description: String, _ field: any WritableKeyPath<Settings, Value> & Sendable
    ) -> SettingKey {
        SettingKey(name, .choice(Value.names), description, field) { Value.choice($0) }
    }

    /// A key that takes the name of a case, for settings that tell apart whether it was given.
    package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ description: String, _ field: any WritableKeyPath<Settings, Value?> & Sendable
    ) -> SettingKey {
        SettingKey(name, .choice(Value.names), description, field) { Value.choice($0).map(Optional.some) }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }

    fileprivate static func choice(_ node: YAMLNode) -> Result<Self, ValueProblem> {
        node.choice(of: names).flatMap { name in
            Self(rawValue: name).map { .success($0) } ?? .failure(ValueProblem(node))
        }
    }
}

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
