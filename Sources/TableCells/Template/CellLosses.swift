/// What a template leaves out of a row, for every combination of filled slots.
package struct CellLosses: Sendable, Equatable {
    /// By the raw value of the filled slots.
    let table: [CellSlots]

    /// - Parameter shown: the cases in which each slot stands in the text of the template.
    init(shown: [CellCases]) {
        var table = [CellSlots](repeating: [], count: CellSlots.count)
        for slot in CellSlot.allCases {
            // What is read off the row's element or its place is no text of the author's.
            guard CellSlot.kept.contains(slot) || slot == .body else { continue }
            let cases = shown[Int(slot.rawValue)]
            for index in table.indices where index & (1 << Int(slot.rawValue)) != 0 {
                if !cases.contains(CellSlots(rawValue: UInt16(index))) { table[index].insert(CellSlots(slot)) }
            }
        }
        self.table = table
    }

    /// The filled slots that are not shown.
    package subscript(filled: CellSlots) -> CellSlots { table[Int(filled.rawValue)] }

    /// What is really lost of a row: an arrow or a check mark that the template has no place for is drawn by the row itself, and
    /// blocks stand below it.
    package func parts(of filled: CellSlots, isTask: Bool) -> CellSlots {
        var parts = self[filled].intersection(CellSlot.kept)
        if !isTask { parts.remove(.accessory) }
        return parts
    }
}

/// A case in which a template loses slots.
struct CellLoss: Equatable {
    var slots: [CellSlot]
    /// Which slots must be filled and which empty for it to happen; none for always.
    let condition: [(slot: CellSlot, isFilled: Bool)]

    static func == (left: CellLoss, right: CellLoss) -> Bool {
        left.slots == right.slots && left.condition.elementsEqual(right.condition) { $0 == $1 }
    }

    /// The losses of a template, those that always happen first, each with the simplest of its conditions.
    static func all(shown: [CellCases]) -> [CellLoss] {
        var losses: [CellLoss] = []
        for slot in CellSlot.allCases where CellSlot.kept.contains(slot) {
            let filled = CellCases.filled(slot)
            let lost = filled & ~shown[Int(slot.rawValue)]
            guard !lost.isEmpty, let condition = simplestCondition(within: lost, given: slot) else { continue }
            let loss = CellLoss(slots: [slot], condition: condition)
            if let same = losses.firstIndex(where: { $0.condition.elementsEqual(condition) { $0 == $1 } }) {
                losses[same].slots.append(slot)
            } else {
                losses.append(loss)
            }
        }
        return losses.sorted { $0.condition.count < $1.condition.count }
    }

    /// The shortest list of filled and empty slots all of whose cases are in `cases`, beside `slot` itself.
    private static func simplestCondition(
        within cases: CellCases, given slot: CellSlot
    ) -> [(slot: CellSlot, isFilled: Bool)]? {
        var last: [(cases: CellCases, condition: [(slot: CellSlot, isFilled: Bool)])] = [(.filled(slot), [])]
        while !last.isEmpty {
            if let found = last.first(where: { $0.cases.isSubset(of: cases) }) { return found.condition }
            var longer: [(cases: CellCases, condition: [(slot: CellSlot, isFilled: Bool)])] = []
            for (those, condition) in last {
                let next = condition.last.map { Int($0.slot.rawValue) + 1 } ?? 0
                for other in CellSlot.allCases.dropFirst(next) where other != slot {
                    for isFilled in [false, true] {
                        let narrowed = those & (isFilled ? .filled(other) : ~CellCases.filled(other))
                        if !(narrowed & cases).isEmpty { longer.append((narrowed, condition + [(other, isFilled)])) }
                    }
                }
            }
            last = longer
        }
        return nil
    }
}
