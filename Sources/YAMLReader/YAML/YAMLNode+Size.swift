extension YAMLNode {
    /// The node itself and everything in it, aliases expanded.
    var size: Int {
        switch content {
        case .scalar: 1
        case .sequence(let items): items.reduce(1) { $0 + $1.size }
        case .mapping(let entries): entries.reduce(1) { $0 + $1.key.size + $1.value.size }
        }
    }

    /// How many lists and mappings stand inside each other; 0 for a scalar.
    var height: Int {
        switch content {
        case .scalar: 0
        case .sequence(let items): 1 + (items.lazy.map(\.height).max() ?? 0)
        case .mapping(let entries): 1 + (entries.lazy.map { max($0.key.height, $0.value.height) }.max() ?? 0)
        }
    }
}
