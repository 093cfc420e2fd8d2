/// A cell template, ready to be stamped: literal bytes, and steps through them.
///
/// A class, because it is handed on for every row: one count of references instead of five.
package final class CellTemplate: Sendable {
    package let identifier: String
    /// Checked markup of the theme's author, with every run of white space as one space.
    package let literals: [UInt8]
    /// What stands in the row's element, then what stands below the row.
    package let steps: [CellStep]
    /// The first step of what stands below the row.
    package let bodyStart: Int
    package let losses: CellLosses
    /// There is a place for the accessory, which the style sheet draws then.
    package let placesAccessory: Bool

    init(
        identifier: String, literals: [UInt8], steps: [CellStep], bodyStart: Int, losses: CellLosses, placesAccessory: Bool
    ) {
        self.identifier = identifier
        self.literals = literals
        self.steps = steps
        self.bodyStart = bodyStart
        self.losses = losses
        self.placesAccessory = placesAccessory
    }
}

extension CellTemplate: Equatable {
    package static func == (left: CellTemplate, right: CellTemplate) -> Bool {
        left.identifier == right.identifier && left.literals == right.literals && left.steps == right.steps
            && left.bodyStart == right.bodyStart && left.losses == right.losses
            && left.placesAccessory == right.placesAccessory
    }
}

/// One step of stamping a row.
package enum CellStep: Sendable, Equatable {
    /// Writes some of the literal bytes.
    case literal(start: Int32, end: Int32)
    /// Writes a slot as markup.
    case text(CellSlot)
    /// Writes a slot as plain text into an attribute value.
    case value(CellSlot)
    /// Goes on at `next` when the slot is empty.
    case skipUnless(CellSlot, next: Int32)
    /// Goes on at `next` when the slot is filled.
    case skipIf(CellSlot, next: Int32)
}
