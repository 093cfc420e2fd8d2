import Testing

@testable import TableCells

@Suite struct SlotCombinationsTests {
    /// As many as ``CellSlots`` can hold, so that a slot more than there are today needs nothing here.
    @Test(arguments: 1...16)
    func knowEachCombinationOfAnyNumberOfSlots(slotCount: Int) {
        let all = SlotCombinations.all(of: slotCount)
        for slot in 0..<slotCount {
            let filled = SlotCombinations.filled(slot, of: slotCount)
            let empty = ~filled
            #expect(filled | empty == all && (filled & empty).isEmpty)
            #expect(filled.isSubset(of: all) && !all.isSubset(of: filled))
            let wrong = (0..<1 << slotCount).filter { combination in
                let slots = CellSlots(rawValue: UInt16(combination))
                let isFilled = combination & 1 << slot != 0
                return filled.contains(slots) != isFilled || empty.contains(slots) == isFilled || !all.contains(slots)
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test func tellSlotsApart() {
        for slot in 0..<16 {
            for other in 0..<16 where other != slot {
                #expect(!SlotCombinations.filled(slot, of: 16).isSubset(of: .filled(other, of: 16)))
            }
        }
    }

    @Test func everySlotHasABit() {
        #expect(CellSlot.allCases.count <= CellSlots.RawValue.bitWidth)
        #expect(SlotCombinations.none.isEmpty && SlotCombinations.all == .all(of: CellSlot.allCases.count))
        for slot in CellSlot.allCases { #expect(CellSlots(slot).slots == [slot]) }
    }

    @Test func slotsAreCalledAsTheirCases() {
        #expect(CellSlot.allNames.prefix(3) == ["title", "detail", "value"])
        #expect(CellSlot.allNames.map(CellSlot.named) == CellSlot.allCases)
    }
}
