import TableModel
import YAMLReader

/// A table while it is read: later lines may add to it.
final class TOMLTable {
    private(set) var entries: [(key: YAMLNode, value: TOMLValue)] = []
    private var indices: [String: Int] = [:]
    var range: SourceRange
    /// How it came to be, which decides who may add to it (TOML 1.0, "Table").
    var origin: Origin

    enum Origin {
        /// On the way to another one: `[a.b]` makes `a`.
        case implied
        case header
        /// By a key with dots: `a.b = 1`.
        case dotted
        /// Between braces, and complete.
        case inline
    }

    init(_ origin: Origin, at range: SourceRange) {
        self.origin = origin
        self.range = range
    }

    subscript(name: String) -> TOMLValue? { indices[name].map { entries[$0].value } }

    /// False where there is one of that name.
    func add(_ key: YAMLNode, named name: String, _ value: TOMLValue) -> Bool {
        guard indices[name] == nil else { return false }
        indices[name] = entries.count
        entries.append((key, value))
        return true
    }

    /// As settings are read.
    var node: YAMLNode { YAMLNode(.mapping(entries.map { YAMLEntry(key: $0.key, value: $0.value.node) }), at: range) }
}

/// What stands behind a key.
enum TOMLValue {
    case scalar(YAMLNode)
    case array([TOMLValue], SourceRange)
    case table(TOMLTable)
    /// Of headers in two brackets.
    case tables(TOMLTableList)

    var node: YAMLNode {
        switch self {
        case .scalar(let node): node
        case .array(let items, let range): YAMLNode(.sequence(items.map(\.node)), at: range)
        case .table(let table): table.node
        case .tables(let list): YAMLNode(.sequence(list.tables.map(\.node)), at: list.range)
        }
    }
}

/// The tables that `[[name]]` begins, one after the other.
final class TOMLTableList {
    var tables: [TOMLTable] = []
    let range: SourceRange

    init(at range: SourceRange) { self.range = range }
}
