import TableModel

/// How the value of a row stands at the end of its title's line.
struct ValuePlace {
    /// It goes on in lines of its own where it would take more than its part of the row.
    let isLong: Bool
    /// On phones it stands below the title: beside it the longest word there would break.
    ///
    /// A guess from the text, as ``RowHeight`` makes them, for the narrowest window in which values stand at the end (cell.css).
    let isBelow: Bool

    init(of value: String, in row: borrowing Row, _ page: borrowing Page) {
        isLong = Self.isLong(value)
        var room = Self.narrowRoom - min(row.level, 4) * 225
        if case .none = row.image {} else { room -= 620 }
        if row.number != nil { room -= 620 }
        if row.task != nil || row.accessory.hasClass { room -= 310 }
        if row.attributes?.detailTarget != nil { room -= 350 }
        var text = MeasuredText()
        text.append(Array(value.utf8)[...])
        let gap = 140
        let length = isLong ? max(text.longest, room * 2 / 5) : text.length
        isBelow = page.measured(row.title).longest + length + gap > room
    }

    /// Stars and ideographs take the room of two letters.
    private static func isLong(_ value: String) -> Bool {
        guard value.utf8.count > shortValue else { return false }
        return value.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) } > shortValue
    }

    /// In letters.
    private static var shortValue: Int { 14 }
    /// Hundredths of a Latin letter.
    private static var narrowRoom: Int { 3000 }
}
