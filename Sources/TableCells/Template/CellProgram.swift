/// What rendering a row needs of a ``CellTemplate``: literal bytes, and steps through them.
///
/// It is handed on for every row, by all workers at once, so it counts no references: it is a view of memory that its template
/// owns, and must not outlive it. The memory is filled by the compiler of templates and never changed:
/// - every literal step lies within ``literals`` and is not empty;
/// - every jump leads forward, and no farther than the end of its part: ``bodyStart``, or the last step;
/// - omitted slots are known for each raw value of ``CellSlots``.
@usableFromInline package struct CellProgram: @unchecked Sendable {
    /// The class of the template's rows, its identifier.
    package let className: UnsafeBufferPointer<UInt8>
    /// Checked markup of the theme's author, with every run of white space as one space.
    package let literals: UnsafeBufferPointer<UInt8>
    /// What stands in the row's element, then what stands below the row.
    package let steps: UnsafeBufferPointer<CellStep>
    /// The first step of what stands below the row.
    package let bodyStart: Int
    /// What is left out of a row, by the raw value of its filled slots.
    @usableFromInline let omitted: UnsafeBufferPointer<CellSlots>

    init(
        className: UnsafeBufferPointer<UInt8>, literals: UnsafeBufferPointer<UInt8>, steps: UnsafeBufferPointer<CellStep>,
        bodyStart: Int, omitted: UnsafeBufferPointer<CellSlots>
    ) {
        let parts = [0..<bodyStart, bodyStart..<steps.count]
        for part in parts {
            for index in part {
                switch steps[index] {
                case .literal(let start, let end): precondition(start >= 0 && start < end && Int(end) <= literals.count)
                case .skipUnless(_, let next), .skipIf(_, let next): precondition(Int(next) > index && Int(next) <= part.upperBound)
                case .text, .value: break
                }
            }
        }
        precondition(omitted.count == CellSlots.count)
        self.className = className
        self.literals = literals
        self.steps = steps
        self.bodyStart = bodyStart
        self.omitted = omitted
    }

    /// The filled slots that the template has no place for.
    @inlinable package func omittedSlots(of filled: CellSlots) -> CellSlots { omitted[Int(filled.rawValue)] }
}

/// One step of rendering a row.
package enum CellStep: Sendable, Equatable, BitwiseCopyable {
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
