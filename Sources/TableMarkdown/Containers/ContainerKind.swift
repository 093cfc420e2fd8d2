import TableModel

/// What a container is for, by its name.
enum ContainerKind: Equatable {
    case alert(AlertKind)
    /// It folds, and is nothing else.
    case details
    /// Its parts are shown by turns elsewhere.
    case tabs
    /// One of these parts.
    case tab
    /// What is in it is shown as if it were not there.
    case division

    /// nil for a name that nobody knows.
    ///
    /// - Parameter name: letter case makes no difference.
    init?(_ name: String) {
        guard let kind = Self.names[name] ?? Self.names[name.lowercased()] else {
            // Quarto.
            guard name.hasPrefix(Self.callout), let kind = Self.alert(String(name.dropFirst(Self.callout.count))) else {
                return nil
            }
            self = .alert(kind)
            return
        }
        self = kind
    }

    /// What the class of an alert begins with in Quarto: `callout-note`.
    static let callout = "callout-"

    /// The alert of a name; nil for what is none.
    static func alert(_ name: String) -> AlertKind? { if case .alert(let kind)? = ContainerKind(name) { kind } else { nil } }

    /// All names: those of GitHub, VitePress, Docusaurus, Material for MkDocs, Obsidian and Quarto.
    static let names: [String: ContainerKind] = {
        var names: [String: ContainerKind] = [
            "details": .details, "collapse": .details, "tabs": .tabs, "code-group": .tabs, "code-tabs": .tabs,
            "panel-tabset": .tabs, "code-group-item": .tab, "raw": .division, "v-pre": .division,
        ]
        for (name, kind) in AlertKind.names { names[name] = .alert(kind) }
        return names
    }()

    /// Those that the mark of an alert can have, sorted.
    static let namesOfAlerts = names.keys.filter { if case .alert? = names[$0] { true } else { false } }.sorted()
}
