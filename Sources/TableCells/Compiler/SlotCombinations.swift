/// A set of combinations of filled and empty slots: a column of a truth table, one bit a combination.
///
/// A template is compiled for all combinations at once: what stands in a section is shown in the combinations of the section.
struct SlotCombinations: Sendable, Equatable {
    /// Bit `i` of word `w` stands for the combination whose filled slots have the raw value `64 * w + i`. With less than six slots
    /// the first bits repeat.
    private var words: [UInt64]

    /// All combinations of the slots that there are.
    static let all = SlotCombinations.all(of: CellSlot.allCases.count)
    static let none = ~all

    /// The combinations in which a slot is filled.
    static func filled(_ slot: CellSlot) -> SlotCombinations { filled(Int(slot.rawValue), of: CellSlot.allCases.count) }

    /// All combinations of some number of slots, at most as many as ``CellSlots`` holds.
    static func all(of slotCount: Int) -> SlotCombinations {
        precondition(slotCount <= CellSlots.RawValue.bitWidth)
        return SlotCombinations(words: Array(repeating: .max, count: max(1, 1 << (slotCount - 6))))
    }

    /// The combinations in which one of `slotCount` slots is filled.
    static func filled(_ slot: Int, of slotCount: Int) -> SlotCombinations {
        // By the bits of a number below 64; the others choose whole words.
        let patterns: [UInt64] = [
            0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00,
            0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
        ]
        var combinations = all(of: slotCount)
        for word in combinations.words.indices {
            let isFilled = slot >= patterns.count && word & (1 << (slot - patterns.count)) != 0
            combinations.words[word] = slot < patterns.count ? patterns[slot] : isFilled ? .max : 0
        }
        return combinations
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Whether the combination is one of these in which just the given slots are filled.
    func contains(_ slots: CellSlots) -> Bool { words[Int(slots.rawValue) >> 6] & (1 << UInt64(slots.rawValue & 63)) != 0 }

    func isSubset(of other: SlotCombinations) -> Bool { zip(words, other.words).allSatisfy { $0 & ~$1 == 0 } }

    static func & (left: SlotCombinations, right: SlotCombinations) -> SlotCombinations {
        SlotCombinations(words: zip(left.words, right.words).map { $0 & $1 })
    }

    static func | (left: SlotCombinations, right: SlotCombinations) -> SlotCombinations {
        SlotCombinations(words: zip(left.words, right.words).map { $0 | $1 })
    }

    static prefix func ~ (combinations: SlotCombinations) -> SlotCombinations {
        SlotCombinations(words: combinations.words.map { ~$0 })
    }
}
