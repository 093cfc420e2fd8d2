extension OmittedSlots {
    /// - Parameter shown: by slot, the combinations in which it stands in the text of the template.
    init(shown: [SlotCombinations]) {
        var table = [CellSlots](repeating: [], count: CellSlots.count)
        for slot in CellSlot.allCases {
            // What is read off the row's element or its place is no text of the author's.
            guard CellSlot.kept.contains(slot) || slot == .body else { continue }
            let combinations = shown[Int(slot.rawValue)]
            for index in table.indices where index & (1 << Int(slot.rawValue)) != 0 {
                if !combinations.contains(CellSlots(rawValue: UInt16(index))) { table[index].insert(CellSlots(slot)) }
            }
        }
        self.init(table: table)
    }
}

/// Slots that a template leaves out, and when.
struct SlotOmission: Equatable {
    var slots: [CellSlot]
    /// Which slots must be filled and which empty for it to happen; none for always.
    let condition: [(slot: CellSlot, isFilled: Bool)]

    static func == (left: SlotOmission, right: SlotOmission) -> Bool {
        left.slots == right.slots && left.condition.elementsEqual(right.condition) { $0 == $1 }
    }

    /// The omissions of a template, those that always happen first, each with the simplest of its conditions.
    static func all(shown: [SlotCombinations]) -> [SlotOmission] {
        var omissions: [SlotOmission] = []
        for slot in CellSlot.allCases where CellSlot.kept.contains(slot) {
            let filled = SlotCombinations.filled(slot)
            let omitted = filled & ~shown[Int(slot.rawValue)]
            guard !omitted.isEmpty, let condition = simplestCondition(within: omitted, given: slot) else { continue }
            let omission = SlotOmission(slots: [slot], condition: condition)
            if let same = omissions.firstIndex(where: { $0.condition.elementsEqual(condition) { $0 == $1 } }) {
                omissions[same].slots.append(slot)
            } else {
                omissions.append(omission)
            }
        }
        return omissions.sorted { $0.condition.count < $1.condition.count }
    }

    /// The shortest list of filled and empty slots all of whose cases are in `cases`, beside `slot` itself.
    private static func simplestCondition(
        within cases: SlotCombinations, given slot: CellSlot
    ) -> [(slot: CellSlot, isFilled: Bool)]? {
        var last: [(cases: SlotCombinations, condition: [(slot: CellSlot, isFilled: Bool)])] = [(.filled(slot), [])]
        while !last.isEmpty {
            if let found = last.first(where: { $0.cases.isSubset(of: cases) }) { return found.condition }
            var longer: [(cases: SlotCombinations, condition: [(slot: CellSlot, isFilled: Bool)])] = []
            for (those, condition) in last {
                let next = condition.last.map { Int($0.slot.rawValue) + 1 } ?? 0
                for other in CellSlot.allCases.dropFirst(next) where other != slot {
                    for isFilled in [false, true] {
                        let narrowed = those & (isFilled ? .filled(other) : ~SlotCombinations.filled(other))
                        if !(narrowed & cases).isEmpty { longer.append((narrowed, condition + [(other, isFilled)])) }
                    }
                }
            }
            last = longer
        }
        return nil
    }
}
