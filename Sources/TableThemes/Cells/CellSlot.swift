/// A part of a row that a cell template has a place for: `{{title}}`.
///
/// The list is closed, so that a slip of the pen cannot pass for a part that is always empty.
package enum CellSlot: UInt8, CaseIterable, Sendable {
    case title, detail, value, image, accessory, progress, body, destination, identifier, level

    private static let names = [
        "title", "detail", "value", "image", "accessory", "progress", "body", "destination", "identifier", "level",
    ]

    static var allNames: [String] { names }

    package var name: String { Self.names[Int(rawValue)] }

    static func named(_ name: String) -> CellSlot? {
        names.firstIndex(of: name).flatMap { CellSlot(rawValue: UInt8($0)) }
    }

    /// What no template may leave out; blocks below the row that it leaves out stand where they always do.
    static let kept: CellSlots = [.title, .detail, .value, .image, .accessory, .progress]
}

/// Some of the slots: those of a row that are filled, those that a template leaves out.
package struct CellSlots: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package init(_ slot: CellSlot) { rawValue = 1 << slot.rawValue }

    package static let title = CellSlots(CellSlot.title)
    package static let detail = CellSlots(CellSlot.detail)
    package static let value = CellSlots(CellSlot.value)
    package static let image = CellSlots(CellSlot.image)
    package static let accessory = CellSlots(CellSlot.accessory)
    package static let progress = CellSlots(CellSlot.progress)
    package static let body = CellSlots(CellSlot.body)
    package static let destination = CellSlots(CellSlot.destination)
    package static let identifier = CellSlots(CellSlot.identifier)
    package static let level = CellSlots(CellSlot.level)

    /// How many sets of slots there are.
    static let count = 1 << CellSlot.allCases.count

    package func contains(_ slot: CellSlot) -> Bool { rawValue & (1 << slot.rawValue) != 0 }

    /// Their names, in the order of the list.
    package var slots: [CellSlot] { CellSlot.allCases.filter { contains($0) } }
}
