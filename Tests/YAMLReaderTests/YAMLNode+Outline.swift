import TableModel
import YAMLReader

extension YAMLNode {
    /// The value in one line with the place of every part: `1:1{1:1 a: 1:4"b"}`; plain scalars have no quotes.
    var outline: String {
        let place = "\(location.line):\(location.column)"
        return switch content {
        case .scalar(let text, let isQuoted): isQuoted ? "\(place)\"\(text)\"" : "\(place) \(text)"
        case .sequence(let items): "\(place)[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "\(place){" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }
}
