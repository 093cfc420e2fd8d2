package import TableModel

extension CellSlots {
    /// The slots that a row fills.
    ///
    /// The accessory is what stands in the row: a check box, an arrow, a check mark; the detail button stands beside it. A row
    /// that leads to itself has no destination.
    package init(of row: Row) {
        var slots: CellSlots = []
        if !row.title.isEmpty || !row.label.isEmpty || !row.meta.isEmpty { slots.insert(.title) }
        if !row.detail.isEmpty { slots.insert(.detail) }
        if !row.tags.isEmpty || !row.badges.isEmpty { slots.insert(.value) }
        if row.image != .none { slots.insert(.image) }
        if row.isChecked != nil || !row.accessory.className.isEmpty { slots.insert(.accessory) }
        if !row.body.isEmpty { slots.insert(.body) }
        switch row.destination {
        case .link, .innerLink: slots.insert(.destination)
        case .none, .itself: break
        }
        if !row.id.isEmpty { slots.insert(.identifier) }
        if row.level > 0 { slots.insert(.level) }
        if row.hasAttributes {
            if row.hasValue { slots.insert(.value) }
            if row.progress != nil { slots.insert(.progress) }
        }
        self = slots
    }
}
