/// What stands at the end of a row, as in `UITableViewCell.AccessoryType`. The raw value is the keyword of the `accessory`
/// attribute.
///
/// Adding one means one case here with its rules in `TableHTML/Stylesheet/AccessoryRules.swift`.
package enum Accessory: String, Sendable, CaseIterable {
    case none
    case disclosure
    case check
    case detail
    case detailDisclosure = "detail-disclosure"

    package static var all: [Accessory] { allCases }

    package static func named(_ name: String) -> Accessory? { Accessory(rawValue: name) }

    /// The keyword of the `accessory` attribute.
    package var name: String { rawValue }

    /// The class of the row, or empty.
    package var className: String {
        switch self {
        case .none, .detail: ""
        case .disclosure, .detailDisclosure: "disc"
        case .check: "check"
        }
    }

    /// A button of its own stands at the end, apart from the row.
    package var hasDetailButton: Bool {
        switch self {
        case .none, .disclosure, .check: false
        case .detail, .detailDisclosure: true
        }
    }
}
