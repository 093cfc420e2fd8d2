/// One step of a pattern. Steps never go back: what has been taken stays taken, so that a pattern fails or matches in one pass.
struct PatternStep: Sendable {
    enum Kind: UInt8, Sendable {
        /// The byte `value`; a byte of the set `value`, at least `minimum` times and at most `maximum` times.
        case byte, set
        /// What the capture `value` took.
        case backreference
        /// The rest of a line up to the byte before, without its escapes: as far as ``farthest``.
        case quoted
        case captureStart, captureEnd
        case lineStart, lineEnd
        /// The byte before is of the set `value`, or is not.
        case behind, notBehind
        /// An operand can begin here: no operand stands before.
        case operand
        /// What follows is looked at and not taken: it must be there, or must not.
        case ahead, notAhead
        /// A part of the class `value` begins.
        case part
    }

    var kind: Kind
    var value: UInt16 = 0
    var minimum: UInt16 = 1
    var maximum: UInt16 = 1

    /// For `*` and `+` at the end of a pattern, whose bytes are all taken.
    static let endless = UInt16.max
    /// For `*` and `+` elsewhere: what is looked at in vain is bounded, so the time for a block is linear.
    static let farthest: UInt16 = 250
}
