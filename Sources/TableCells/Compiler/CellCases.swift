/// Some of all cases of filled and empty slots, one bit a case.
///
/// A template is executed for all of them at once: what stands in a section is shown in the cases of the section.
struct CellCases: Sendable, Equatable {
    private var bits: SIMD16<UInt64>

    static let none = CellCases(bits: .zero)
    static let all = CellCases(bits: SIMD16(repeating: .max))

    /// The cases in which a slot is filled.
    static func filled(_ slot: CellSlot) -> CellCases {
        var bits = SIMD16<UInt64>.zero
        for word in 0..<16 { bits[word] = pattern(of: Int(slot.rawValue), word: word) }
        return CellCases(bits: bits)
    }

    /// Bit `i` of word `w` stands for the case of number `64 * w + i`, whose own bits say which slots are filled.
    private static func pattern(of slot: Int, word: Int) -> UInt64 {
        let patterns: [UInt64] = [
            0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00,
            0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
        ]
        return slot < patterns.count ? patterns[slot] : word & (1 << (slot - patterns.count)) != 0 ? .max : 0
    }

    var isEmpty: Bool { bits == .zero }

    func contains(_ slots: CellSlots) -> Bool { bits[Int(slots.rawValue) >> 6] & (1 << UInt64(slots.rawValue & 63)) != 0 }

    func isSubset(of other: CellCases) -> Bool { bits & ~other.bits == .zero }

    static func & (left: CellCases, right: CellCases) -> CellCases { CellCases(bits: left.bits & right.bits) }
    static func | (left: CellCases, right: CellCases) -> CellCases { CellCases(bits: left.bits | right.bits) }
    static prefix func ~ (cases: CellCases) -> CellCases { CellCases(bits: ~cases.bits) }
}
