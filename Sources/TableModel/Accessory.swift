/// What stands at the end of a row, as in `UITableViewCell.AccessoryType`.
///
/// Adding one means one value here with its rules in `TableHTML/Stylesheet/AccessoryRules.swift`.
package struct Accessory: Sendable, Equatable {
    /// The keyword of the `accessory` attribute.
    package let name: String
    /// The class of the row, or empty.
    package let className: String
    /// A button of its own stands at the end, apart from the row.
    package let hasDetailButton: Bool

    private init(_ name: String, className: String, hasDetailButton: Bool = false) {
        self.name = name
        self.className = className
        self.hasDetailButton = hasDetailButton
    }

    package static let none = Accessory("none", className: "")
    package static let disclosure = Accessory("disclosure", className: "disc")
    package static let check = Accessory("check", className: "check")
    package static let detail = Accessory("detail", className: "", hasDetailButton: true)
    package static let detailDisclosure = Accessory("detail-disclosure", className: "disc", hasDetailButton: true)

    package static let all: [Accessory] = [.none, .disclosure, .check, .detail, .detailDisclosure]

    package static func named(_ name: String) -> Accessory? { all.first { $0.name == name } }
}
