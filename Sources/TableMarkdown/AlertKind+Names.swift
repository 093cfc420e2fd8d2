import TableModel

extension AlertKind {
    /// The alert of a name in lower case, as GitHub, VitePress, Docusaurus, Material for MkDocs, Obsidian and Quarto have them; nil for
    /// what is none.
    static func named(_ name: String) -> AlertKind? { names[name] }

    /// All names.
    static let names: [String: AlertKind] = {
        var names = Dictionary(uniqueKeysWithValues: AlertKind.allCases.map { ($0.rawValue, $0) })
        for (kind, others) in synonyms {
            for name in others { names[name] = kind }
        }
        return names
    }()

    /// What frameworks of styles call the looks of alerts.
    static let looks: [String: AlertKind] = [
        "primary": .note, "secondary": .note, "default": .note, "warn": .warning, "ok": .success,
    ]

    private static let synonyms: [(AlertKind, [String])] = [
        (.note, ["seealso"]), (.info, ["todo", "versionadded", "versionchanged"]), (.abstract, ["summary", "tldr"]),
        (.tip, ["hint"]), (.success, ["check", "done"]),
        (.question, ["help", "faq"]), (.warning, ["attention", "deprecated", "versionremoved"]), (.failure, ["fail", "missing"]),
        (.danger, ["error"]),
        (.quote, ["cite"]),
    ]
}
