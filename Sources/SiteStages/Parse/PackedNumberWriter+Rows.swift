import TableModel

/// The values of a row that are one of few.
struct RowTraits: Sendable {
    let style: CellStyle
    let accessory: Accessory
    let task: TaskState?
    let isContinuation: Bool

    init(_ row: borrowing Row) {
        style = row.style
        accessory = row.accessory
        task = row.task
        isContinuation = row.isContinuation
    }
}

/// Which parts of a row are written; the others are empty.
private struct RowParts: OptionSet {
    let rawValue: Int

    static let title = RowParts(rawValue: 1 << 0)
    static let detail = RowParts(rawValue: 1 << 1)
    static let body = RowParts(rawValue: 1 << 2)
    /// The row leads to a link of its own.
    static let link = RowParts(rawValue: 1 << 3)
    /// It has several links, or none: see ``innerLink``.
    static let noDestination = RowParts(rawValue: 1 << 4)
    static let level = RowParts(rawValue: 1 << 5)
    static let meta = RowParts(rawValue: 1 << 6)
    static let innerLink = RowParts(rawValue: 1 << 7)
    static let label = RowParts(rawValue: 1 << 8)
    static let tags = RowParts(rawValue: 1 << 9)
    static let badges = RowParts(rawValue: 1 << 10)
    static let picture = RowParts(rawValue: 1 << 11)
    static let symbol = RowParts(rawValue: 1 << 12)
    static let number = RowParts(rawValue: 1 << 13)
    static let icon = RowParts(rawValue: 1 << 14)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of row: borrowing Row) {
        self = []
        if !row.title.isEmpty { insert(.title) }
        if !row.detail.isEmpty { insert(.detail) }
        if !row.body.isEmpty { insert(.body) }
        if !row.meta.isEmpty { insert(.meta) }
        if !row.label.isEmpty { insert(.label) }
        if !row.tags.isEmpty { insert(.tags) }
        if !row.badges.isEmpty { insert(.badges) }
        if row.level != 0 { insert(.level) }
        if row.number != nil { insert(.number) }
        switch row.destination {
        case .itself: break
        case .none: insert(.noDestination)
        case .link: insert(.link)
        case .innerLink: insert(.innerLink)
        }
        switch row.image {
        case .none: break
        case .picture: insert(.picture)
        case .symbol: insert(.symbol)
        case .icon: insert(.icon)
        }
    }
}

extension PackedNumberWriter {
    func rows(_ rows: [Row], _ rarities: inout PackedPage.Rarities) {
        reserve(Self.longestNumber)
        number(rows.count)
        rarities.rowTraits.reserveCapacity(rows.count)
        rows.withUnsafeBufferPointer { rows in
            for index in rows.indices {
                row(rows[index])
                rarities.rowTraits.append(RowTraits(rows[index]))
                if rows[index].hasAttributes, let attributes = rows[index].attributes {
                    rarities.rowAttributes.append((index, attributes))
                }
            }
        }
    }

    private func row(_ row: borrowing Row) {
        let parts = RowParts(of: row)
        reserve(Self.longestNumber * 32)
        number(parts.rawValue)
        if parts.contains(.label) { events(row.label) }
        if parts.contains(.title) { events(row.title) }
        if parts.contains(.meta) { events(row.meta) }
        if parts.contains(.detail) { events(row.detail) }
        if parts.contains(.tags) { events(row.tags) }
        if parts.contains(.badges) { events(row.badges) }
        if parts.contains(.body) { events(row.body) }
        if parts.contains(.level) { number(row.level) }
        if parts.contains(.number) { signed(Int(row.number ?? 0)) }
        if case .link(let destination) = row.destination { span(destination) }
        switch row.image {
        case .none: break
        case .picture(let destination, let title, let alternative):
            span(destination)
            span(title)
            span(alternative)
        case .symbol(let text), .icon(let text): span(text)
        }
        id(row.id)
        location(row.location)
    }
}

extension PackedNumberReader {
    mutating func rows(into rows: inout [Row], _ rarities: PackedPage.Rarities) {
        let count = number()
        rows = []
        rows = rarities.rowTraits.withUnsafeBufferPointer { traits in
            [Row](unsafeUninitializedCapacity: count) { memory, initialized in
                guard let start = memory.baseAddress else { return }
                while initialized < count {
                    let row = start + initialized
                    row.initialize(to: Row())
                    row.pointee.style = traits[initialized].style
                    row.pointee.accessory = traits[initialized].accessory
                    row.pointee.task = traits[initialized].task
                    row.pointee.isContinuation = traits[initialized].isContinuation
                    fill(&row.pointee)
                    initialized += 1
                }
            }
        }
        for (row, attributes) in rarities.rowAttributes { rows[row].attributes = attributes }
    }

    @inline(__always)
    private mutating func fill(_ row: inout Row) {
        let parts = RowParts(rawValue: number())
        if parts.contains(.label) { row.label = events() }
        if parts.contains(.title) { row.title = events() }
        if parts.contains(.meta) { row.meta = events() }
        if parts.contains(.detail) { row.detail = events() }
        if parts.contains(.tags) { row.tags = events() }
        if parts.contains(.badges) { row.badges = events() }
        if parts.contains(.body) { row.body = events() }
        if parts.contains(.level) { row.level = number() }
        if parts.contains(.number) { row.number = Int32(truncatingIfNeeded: signed()) }
        if parts.contains(.link) {
            row.destination = .link(span())
        } else if parts.contains(.innerLink) {
            row.destination = .innerLink
        } else if parts.contains(.noDestination) {
            row.destination = .none
        }
        if parts.contains(.picture) {
            row.image = .picture(destination: span(), title: span(), alternative: span())
        } else if parts.contains(.symbol) {
            row.image = .symbol(span())
        } else if parts.contains(.icon) {
            row.image = .icon(span())
        }
        row.id = id()
        row.location = location()
    }
}
