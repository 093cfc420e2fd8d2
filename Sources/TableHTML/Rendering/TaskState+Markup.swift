import TableModel

extension TaskState {
    /// The tag of a check box that shows it, without its `>`: more attributes may follow.
    var checkbox: StaticString {
        switch self {
        case .open: "<input type=checkbox disabled"
        case .done: "<input type=checkbox checked disabled"
        }
    }

    /// What the slot `accessory` is inside an attribute of a cell template.
    var attributeValue: StaticString {
        switch self {
        case .open: "unchecked"
        case .done: "checked"
        }
    }
}
