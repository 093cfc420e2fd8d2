/// What a template leaves out of a row, for every combination of filled slots.
package struct OmittedSlots: Sendable, Equatable {
    /// By the raw value of the filled slots.
    let table: [CellSlots]

    /// The filled slots that the template has no place for.
    package subscript(filled: CellSlots) -> CellSlots { table[Int(filled.rawValue)] }

    /// Those of them that a row loses: an arrow or a check mark that the template has no place for is drawn by the row itself, and
    /// blocks stand below it.
    package func lostSlots(of filled: CellSlots, isTask: Bool) -> CellSlots {
        var slots = self[filled].intersection(CellSlot.kept)
        if !isTask { slots.remove(.accessory) }
        return slots
    }
}
