/// What stands at the end of a row, as in `UITableViewCell.AccessoryType`. The raw value is the keyword of the `accessory`
/// attribute.
///
/// Adding one means one case here with its rules in `TableHTML/Stylesheet/Rules/accessory.css`.
@usableFromInline package enum Accessory: String, Sendable, CaseIterable {
    case none
    case disclosure
    case check
    case detail
    case detailDisclosure = "detail-disclosure"
    /// The check box of a task, drawn as a switch.
    case `switch`

    package static var all: [Accessory] { allCases }

    package static func named(_ name: String) -> Accessory? { Accessory(rawValue: name) }

    /// The keyword of the `accessory` attribute.
    package var name: String { rawValue }

    /// The class of the row, or empty.
    @inlinable package var className: StaticString {
        switch self {
        case .none, .detail, .switch: ""
        case .disclosure, .detailDisclosure: "disc"
        case .check: "check"
        }
    }

    /// The row has a class for it.
    @inlinable package var hasClass: Bool {
        switch self {
        case .none, .detail, .switch: false
        case .disclosure, .detailDisclosure, .check: true
        }
    }

    /// A button of its own stands at the end, apart from the row.
    @inlinable package var hasDetailButton: Bool {
        switch self {
        case .none, .disclosure, .check, .switch: false
        case .detail, .detailDisclosure: true
        }
    }
}
