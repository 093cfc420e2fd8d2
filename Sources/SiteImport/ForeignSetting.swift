import TableModel
import YAMLReader

/// A key of another generator's settings, and what becomes of it.
struct ForeignSetting: Sendable {
    /// With dots between the keys of nested tables: `output.html.site-url`.
    let path: String
    /// False for a value that cannot be taken over.
    let apply: @Sendable (YAMLNode, inout ImportDraft) -> Bool
    /// Why a value is not taken over, or what takes its place.
    let reason: String

    init(
        _ path: String, reason: String = "its value cannot be taken over",
        apply: @escaping @Sendable (YAMLNode, inout ImportDraft) -> Bool
    ) {
        (self.path, self.reason, self.apply) = (path, reason, apply)
    }

    /// A text that is a setting here as well.
    static func text(_ path: String, _ field: any WritableKeyPath<ImportedSettings, String?> & Sendable) -> ForeignSetting {
        ForeignSetting(path) { node, draft in
            guard case .success(let text) = node.text() else { return false }
            draft.settings[keyPath: field] = text
            return true
        }
    }

    /// The address of a repository, if it is a whole one.
    static func repository(_ path: String) -> ForeignSetting {
        ForeignSetting(path) { node, draft in
            guard let url = node.words, url.hasPrefix("https://") || url.hasPrefix("http://") else { return false }
            draft.settings.repository = url
            return true
        }
    }

    /// A key that stays behind, with what takes its place.
    ///
    /// - Parameter usual: the value that asks for what is so here.
    static func left(_ path: String, _ reason: String, unless usual: String? = nil) -> ForeignSetting {
        ForeignSetting(path, reason: reason) { node, _ in usual != nil && node.words?.lowercased() == usual }
    }

    /// A list of files that pages of the other program load, and those of this one do not.
    static func files(_ path: String, _ reason: String) -> ForeignSetting {
        ForeignSetting(path, reason: reason) { node, draft in
            draft.leaveBehind(node)
            return false
        }
    }

    /// Keys that need nothing: what they ask for is so here, or they tell how the other program works, and nothing of its pages.
    static func needless(_ paths: String...) -> [ForeignSetting] { paths.map { ForeignSetting($0) { _, _ in true } } }
}

extension ImportDraft {
    /// Goes through settings; a key that none of `known` is about is reported, unless it is a variable already.
    ///
    /// - Parameter ignoresCase: letter case makes no difference in keys.
    mutating func apply(
        _ known: [ForeignSetting], to node: YAMLNode?, path: String, prefix: String = "", ignoresCase: Bool = false
    ) {
        guard let node, case .mapping(let entries) = node.content else { return }
        for entry in entries where !entry.value.isNull {
            guard case .scalar(let name, _) = entry.key.content else { continue }
            let key = prefix + name
            let cased: (String) -> String = { ignoresCase ? $0.lowercased() : $0 }
            if let setting = known.first(where: { cased($0.path) == cased(key) }) {
                if !setting.apply(entry.value, &self), !isVariable(key) {
                    diagnostics.append(.importSetting(key, setting.reason, path: path, at: entry.key.range))
                }
            } else if known.contains(where: { cased($0.path).hasPrefix(cased(key) + ".") }),
                case .mapping = entry.value.content
            {
                apply(known, to: entry.value, path: path, prefix: key + ".", ignoresCase: ignoresCase)
            } else if !isVariable(key) {
                diagnostics.append(.importSetting(key, path: path, at: entry.key.range))
            }
        }
    }

    /// Whether documents show a setting, which is taken over as a variable.
    private func isVariable(_ key: String) -> Bool {
        // Shown as `site.key`, or without the table of Hugo's that it is in.
        let names = ["site." + key] + (key.hasPrefix("params.") ? [String(key.dropFirst("params.".count))] : [])
        return settings.variables.contains { variable in
            names.contains { variable.name == $0 || variable.name.hasPrefix($0 + ".") }
        }
    }
}

extension YAMLNode {
    /// The value of a key of a mapping; nil where it has none.
    func value(_ key: String, ignoresCase: Bool = false) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { entry in
            guard case .scalar(let name, _) = entry.key.content else { return false }
            return name == key || ignoresCase && name.lowercased() == key.lowercased()
        }?.value
    }

    /// Keys that are text, with their values.
    var entries: [(key: String, value: YAMLNode)] {
        guard case .mapping(let entries) = content else { return [] }
        return entries.compactMap { entry in entry.key.words.map { ($0, entry.value) } }
    }

    /// Keys and values, where both are text.
    var texts: [(key: String, value: String)] {
        guard case .mapping(let entries) = content else { return [] }
        return entries.compactMap { entry in
            guard case .scalar(let key, _) = entry.key.content, case .success(let value) = entry.value.text() else { return nil }
            return (key, value)
        }
    }

    /// A text, or nil.
    var words: String? { if case .success(let text) = text() { text } else { nil } }
}
