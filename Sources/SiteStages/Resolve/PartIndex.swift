import Synchronization

/// The pages of a document that is split, found by the fragments that mean a place on them.
///
/// Few documents are split and led into: the index is made when it is asked for the first time.
final class PartIndex: Sendable {
    private let parts: [(number: PageNumber, anchors: AnchorIndex)]
    /// By the hashes of their ids, the first that has one.
    private let table = Mutex<[UInt64: PageNumber]?>(nil)

    /// - Parameter parts: in their order.
    init(_ parts: [(number: PageNumber, anchors: AnchorIndex)]) { self.parts = parts }

    /// The first page on which a decoded fragment means an id, as ``AnchorIndex/id(matching:)`` says; nil for none.
    func part(having fragment: String) -> PageNumber? {
        table.withLock { table in
            let made = table ?? makeTable()
            table = made
            return made[AnchorIndex.hash(fragment)]
        }
    }

    private func makeTable() -> [UInt64: PageNumber] {
        var table: [UInt64: PageNumber] = [:]
        for (number, anchors) in parts {
            for id in anchors.ids {
                let hash = AnchorIndex.hash(id)
                if table[hash] == nil { table[hash] = number }
            }
        }
        return table
    }
}
