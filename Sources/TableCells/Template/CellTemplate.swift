/// A cell template, ready for rows.
package final class CellTemplate: Sendable {
    package let identifier: String
    package let omittedSlots: OmittedSlots
    /// There is a place for the accessory, which the style sheet draws then.
    package let placesAccessory: Bool
    /// The steps of rendering a row; valid as long as the template lives.
    package let program: CellProgram

    // Parts of the program.
    var literals: UnsafeBufferPointer<UInt8> { program.literals }
    var steps: UnsafeBufferPointer<CellStep> { program.steps }
    var bodyStart: Int { program.bodyStart }

    /// - Parameter bodyStart: the first step of what stands below the row.
    init(
        identifier: String, literals: [UInt8], steps: [CellStep], bodyStart: Int, omittedSlots: OmittedSlots, placesAccessory: Bool
    ) {
        self.identifier = identifier
        self.omittedSlots = omittedSlots
        self.placesAccessory = placesAccessory
        program = CellProgram(
            className: .copy(of: Array(identifier.utf8)), literals: .copy(of: literals), steps: .copy(of: steps),
            bodyStart: bodyStart, omitted: .copy(of: omittedSlots.table))
    }

    deinit {
        program.className.deallocate()
        program.literals.deallocate()
        program.steps.deallocate()
        program.omitted.deallocate()
    }
}

extension CellTemplate: Equatable {
    package static func == (left: CellTemplate, right: CellTemplate) -> Bool {
        left.identifier == right.identifier && left.omittedSlots == right.omittedSlots
            && left.placesAccessory == right.placesAccessory
            && left.literals.elementsEqual(right.literals) && left.steps.elementsEqual(right.steps)
            && left.bodyStart == right.bodyStart
    }
}

extension UnsafeBufferPointer where Element: BitwiseCopyable {
    /// Memory of its own, to be deallocated by whoever asked for it.
    fileprivate static func copy(of elements: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(fromContentsOf: elements)
        return UnsafeBufferPointer(copy)
    }
}
