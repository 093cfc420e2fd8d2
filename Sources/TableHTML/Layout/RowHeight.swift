import TableModel

/// How high a row may be, guessed from its text, in pixels of a theme whose rows of one line are 44 high.
///
/// cell.css and flow.css have the sizes that are added here.
struct RowHeight {
    /// In a column of text, and on a phone.
    private(set) var wide: Int
    private(set) var narrow: Int

    static let oneLine = 44

    init(of row: borrowing Row, in page: borrowing Page) {
        (wide, narrow) = (0, 0)
        if !row.isContinuation { addLine(of: row, in: page) }
        if !row.body.isEmpty { addBody(of: row, in: page) }
    }

    private mutating func add(wide: Double, narrow: Double) {
        self.wide += Int(wide + 0.5)
        self.narrow += Int(narrow + 0.5)
    }

    private mutating func addLine(of row: borrowing Row, in page: borrowing Page) {
        var taken = row.level
        if case .none = row.image {} else { taken += 5 }
        if row.number != nil { taken += 5 }
        if !row.label.isEmpty { taken += 12 }
        if row.task != nil || row.accessory.hasClass { taken += 3 }
        if let value = row.value { taken += value.utf8.count + 2 }
        let isParagraph = if case .paragraph = row.style { true } else { false }
        let title = page.length(of: row.title) + page.length(of: row.meta)
        let detail = page.length(of: row.detail)
        func height(_ room: Int) -> Double {
            let room = max(room - taken, 8)
            var height = 21.8 + Double(lines(title, room)) * (isParagraph ? 23.8 : 22.1)
            if case .subtitle = row.style, detail > 0 { height += 3.4 + Double(lines(detail, room * 7 / 6)) * 20.2 }
            if !row.tags.isEmpty { height += 27 }
            if !row.badges.isEmpty { height += 23 }
            return max(height, Double(Self.oneLine))
        }
        add(wide: height(Self.columnOfText), narrow: height(Self.phone) + (row.progress == nil ? 0 : 13))
    }

    private mutating func addBody(of row: borrowing Row, in page: borrowing Page) {
        var length = 0
        var blocks = 0
        var (wide, narrow) = (18.7, 18.7)
        func endBlock() {
            guard length > 0 else { return }
            let gap = blocks == 0 ? 0 : 12.75
            wide += gap + Double(lines(length, Self.columnOfText)) * 25.5
            narrow += gap + Double(lines(length, Self.phone)) * 25.5
            blocks += 1
            length = 0
        }
        for event in page.events[row.body.range] {
            switch event {
            case .text(let span), .code(let span): length += page.length(of: span)
            case .softBreak: length += 1
            case .lineBreak: endBlock()
            case .open(let element) where element.isBlock, .close(let element) where element.isBlock: endBlock()
            case .codeBlock(_, let text):
                endBlock()
                let lines = page.text[text.range].count { $0 == UInt8(ascii: "\n") }
                let height = 38.3 + Double(lines) * 21.7
                wide += height
                narrow += height
                blocks += 1
            default: break
            }
        }
        endBlock()
        add(wide: wide, narrow: narrow)
    }

    private func lines(_ length: Int, _ room: Int) -> Int { max(1, (length + room - 1) / room) }

    /// Letters in a line: some less than fit, since words stay whole.
    private static let columnOfText = 80
    private static let phone = 37
}

extension Page {
    /// The letters of an event range; those of Chinese, Japanese and Korean are two wide.
    fileprivate func length(of eventRange: EventRange) -> Int {
        var length = 0
        for event in events[eventRange.range] {
            switch event {
            case .text(let span), .code(let span): length += self.length(of: span)
            case .softBreak: length += 1
            case .emoji: length += 2
            default: break
            }
        }
        return length
    }

    fileprivate func length(of span: Span) -> Int {
        text[span.range].reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0xC0 ? 0 : $1 < 0xE3 ? 1 : 2) }
    }
}
