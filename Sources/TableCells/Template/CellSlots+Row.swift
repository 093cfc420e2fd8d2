package import TableModel

extension CellSlots {
    /// The slots that a row fills.
    ///
    /// The accessory is what stands in the row: a check box, an arrow, a check mark; the detail button stands beside it. A row
    /// that leads to itself has no destination.
    package init(of row: borrowing Row) {
        var slots: UInt16 = 0
        func add(_ slot: CellSlot, if isFilled: Bool) { slots |= isFilled ? CellSlots(slot).rawValue : 0 }
        add(.title, if: !row.title.isEmpty || !row.label.isEmpty || !row.meta.isEmpty)
        add(.detail, if: !row.detail.isEmpty)
        add(.value, if: !row.tags.isEmpty || !row.badges.isEmpty)
        if case .none = row.image {} else { add(.image, if: true) }
        add(.accessory, if: row.task != nil || row.accessory.hasClass)
        add(.body, if: !row.body.isEmpty)
        switch row.destination {
        case .link, .innerLink: add(.destination, if: true)
        case .none, .itself: break
        }
        add(.identifier, if: !row.id.isEmpty)
        add(.level, if: row.level > 0)
        if row.hasAttributes {
            add(.value, if: row.hasValue)
            add(.progress, if: row.progress != nil)
        }
        self.init(rawValue: slots)
    }
}
