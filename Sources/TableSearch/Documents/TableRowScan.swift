import TableModel

/// The rows of the tables of data in an event range, which are no rows of the page.
struct TableRowScan {
    private var index: Int
    private let end: Int

    init(_ eventRange: EventRange) {
        (index, end) = (Int(eventRange.start), Int(eventRange.end))
    }

    /// The next row below a head: the content of its first cell, and what is behind that up to the row's end.
    mutating func next(in page: Page) -> (title: EventRange, rest: EventRange)? {
        var start: Int?
        var title: EventRange?
        var isInHead = false
        while index < end {
            defer { index += 1 }
            switch page.events[index] {
            case .open(.tableHead): isInHead = true
            case .close(.tableHead): isInHead = false
            case .open(.tableCell) where !isInHead && start == nil: start = index + 1
            case .close(.tableCell) where title == nil: title = start.map { EventRange($0, index) }
            case .close(.tableRow):
                if let title { return (title, EventRange(Int(title.end), index)) }
            default: break
            }
        }
        return nil
    }
}
