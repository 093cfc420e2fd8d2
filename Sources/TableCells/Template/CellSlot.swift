/// A part of a row that a cell template has a place for: `{{title}}`.
///
/// The list is closed, so that a slip of the pen cannot pass for a part that is always empty.
@usableFromInline package enum CellSlot: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case title, detail, value, image, accessory, progress, body, destination, identifier, level

    /// In the order of the list; each is that of its case.
    static let allNames = allCases.map { "\($0)" }

    package var name: String { Self.allNames[Int(rawValue)] }

    static func named(_ name: String) -> CellSlot? {
        allNames.firstIndex(of: name).flatMap { CellSlot(rawValue: UInt8($0)) }
    }

    /// What no template may leave out; blocks below the row that it leaves out stand where they always do.
    static let kept: CellSlots = [.title, .detail, .value, .image, .accessory, .progress]
}

/// Some of the slots: those of a row that are filled, those that a template leaves out.
@usableFromInline package struct CellSlots: OptionSet, Sendable, Hashable, BitwiseCopyable {
    @usableFromInline package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package init(_ slot: CellSlot) { rawValue = 1 << slot.rawValue }

    @inlinable package static var title: CellSlots { CellSlots(CellSlot.title) }
    @inlinable package static var detail: CellSlots { CellSlots(CellSlot.detail) }
    @inlinable package static var value: CellSlots { CellSlots(CellSlot.value) }
    @inlinable package static var image: CellSlots { CellSlots(CellSlot.image) }
    @inlinable package static var accessory: CellSlots { CellSlots(CellSlot.accessory) }
    @inlinable package static var progress: CellSlots { CellSlots(CellSlot.progress) }
    @inlinable package static var body: CellSlots { CellSlots(CellSlot.body) }
    @inlinable package static var destination: CellSlots { CellSlots(CellSlot.destination) }
    @inlinable package static var identifier: CellSlots { CellSlots(CellSlot.identifier) }
    @inlinable package static var level: CellSlots { CellSlots(CellSlot.level) }

    /// No slot at all.
    @inlinable package static var none: CellSlots { CellSlots(rawValue: 0) }
    @inlinable package var isEmpty: Bool { rawValue == 0 }
    /// Whether any of the slots is one of these.
    @inlinable package func contains(any other: CellSlots) -> Bool { rawValue & other.rawValue != 0 }

    /// How many sets of slots there are.
    static let count = 1 << CellSlot.allCases.count

    @inlinable package func contains(_ slot: CellSlot) -> Bool { rawValue & (1 << slot.rawValue) != 0 }

    /// Their names, in the order of the list.
    package var slots: [CellSlot] { CellSlot.allCases.filter { contains($0) } }
}
