import TableBasics
import TableModel

/// How high a row is, guessed from its text.
///
/// cell.css and flow.css have the sizes that are added here, in pixels where one rem is 17.
struct RowHeight {
    private let text: RowText

    init(of row: borrowing Row, in page: borrowing Page) { text = RowText(of: row, in: page) }

    func onPhone(_ scale: RowScale) -> Double { height(Self.phoneRoom, scale) }

    func inColumn(_ scale: RowScale) -> Double { height(scale == .wide ? Self.wideColumnRoom : Self.columnRoom, scale) }

    private func height(_ room: Int, _ scale: RowScale) -> Double {
        // Wide columns have smaller text, whose lines make rows grow less.
        let height = text.height(room, isTall: scale == .tall) * (scale == .wide ? 0.99 : 1)
        return max(scale.height, height) + (text.hasValue ? 1 : 0)
    }

    /// What fits in a line, in hundredths of a Latin letter: in 30, 60 and 72 digits (`ch`) of the theme's font. Some less than there is
    /// room for, since words stay whole.
    private static let phoneRoom = 3550
    private static let columnRoom = 7300
    private static let wideColumnRoom = 8800
}

/// The lengths of what stands in a row.
private struct RowText {
    private let style: CellStyle
    private let hasLine: Bool
    /// One for each line that the author broke.
    private let title: [Int]
    private let detail: [Int]
    /// What takes room from every line: chip, accessory, level.
    private let taken: Int
    /// Image and number, which do so too, and are larger in tall rows.
    private let hasImage: Bool
    private let hasNumber: Bool
    /// The value at the end of the title's line.
    private let value: Int
    /// Its line may be a little higher than the title's.
    var hasValue: Bool { value > 0 }
    private let hasProgress: Bool
    /// What stands below in lines that do not break.
    private var fixed = 0.0
    /// Paragraphs below the line.
    private var paragraphs: [Int] = []

    init(of row: borrowing Row, in page: borrowing Page) {
        style = row.style
        hasLine = !row.isContinuation
        var taken = min(row.level, 4) * 225
        if case .none = row.image { hasImage = false } else { hasImage = true }
        hasNumber = row.number != nil
        if !row.label.isEmpty { taken += 1210 }
        if row.task != nil || row.accessory.hasClass { taken += 310 }
        self.taken = taken
        value = row.value.map { $0.utf8.count * 105 + 140 } ?? 0
        hasProgress = row.progress != nil
        var title = hasLine ? page.lengths(of: row.title) : []
        if hasLine, !row.meta.isEmpty {
            let meta = page.lengths(of: row.meta).reduce(0, +)
            if title.isEmpty { title = [meta] } else { title[title.count - 1] += 100 + meta }
        }
        self.title = title
        detail = hasLine && !row.detail.isEmpty ? page.lengths(of: row.detail) : []
        if hasLine, !row.tags.isEmpty { fixed += 27 }
        if hasLine, !row.badges.isEmpty { fixed += 23 }
        if !row.body.isEmpty { addBody(of: row, in: page) }
    }

    private mutating func addBody(of row: borrowing Row, in page: borrowing Page) {
        fixed += 18.7
        var length = 0
        var isFirst = true
        func addGap(_ text: inout RowText) {
            if !isFirst { text.fixed += 12.75 }
            isFirst = false
        }
        var isHidden = false
        func endBlock(_ text: inout RowText) {
            if length > 0 { text.paragraphs.append(length) }
            length = 0
        }
        for event in page.events[row.body.range] {
            if case .markup(let span) = event {
                // Closed, it has the height of its summary.
                let markup = page.string(span)
                if markup.hasPrefix("<details"), !markup.contains(" open") {
                    endBlock(&self)
                    isHidden = true
                    fixed += 56.75
                } else if markup.hasPrefix("</details") {
                    isHidden = false
                }
            }
            guard !isHidden else { continue }
            switch event {
            case .text(let span), .code(let span): length += page.length(of: span)
            case .softBreak: length += 100
            case .emoji: length += 200
            case .lineBreak: endBlock(&self)
            case .open(let element) where element.isBlock:
                endBlock(&self)
                switch element {
                case .paragraph, .bulletList, .orderedList, .blockQuote, .definitionList: addGap(&self)
                default: break
                }
            case .close(let element) where element.isBlock: endBlock(&self)
            case .codeBlock(_, let text):
                endBlock(&self)
                addGap(&self)
                fixed += 38.3 + Double(page.text[text.range].count { $0 == UInt8(ascii: "\n") }) * 21.7
            default: break
            }
        }
        endBlock(&self)
    }

    /// In a column with room for so many hundredths of a letter.
    func height(_ room: Int, isTall: Bool) -> Double {
        let start = (hasImage ? isTall ? 820 : 470 : 0) + (hasNumber ? isTall ? 575 : 470 : 0)
        let room = max(room - taken - start, 800)
        var height = fixed
        if hasLine { height += 21.8 + lineHeight(room, isTall: isTall) }
        for paragraph in paragraphs { height += Double(lines([paragraph], room)) * 25.5 }
        if hasProgress, room < 5000 { height += 13 }
        return height
    }

    private func lineHeight(_ room: Int, isTall: Bool) -> Double {
        if case .paragraph = style {
            // Tall rows have bold titles, and text beside a value is one.
            let room = max(room - value, 800)
            return Double(lines(title, isTall && hasValue ? room * 6 / 7 : room)) * 23.8 - 1.7
        }
        // The title of a tall row is bold and a tenth larger.
        func titleHeight(_ room: Int) -> Double {
            isTall ? Double(lines(title, max(room, 800) * 4 / 5)) * 24.3 : Double(lines(title, max(room, 800))) * 22.1
        }
        switch style {
        case .subtitle where !detail.isEmpty:
            return titleHeight(room - value) + 3.4 + Double(lines(detail, room * 119 / 100)) * 20.2
        default: return titleHeight(room - value)
        }
    }

    private func lines(_ lengths: [Int], _ room: Int) -> Int {
        max(1, lengths.reduce(0) { $0 + max(1, ($1 + room - 1) / room) })
    }
}

extension Page {
    /// The hundredths of Latin letters that are as long as the lines of an event range.
    fileprivate func lengths(of eventRange: EventRange) -> [Int] {
        var lengths = [0]
        for event in events[eventRange.range] {
            switch event {
            case .text(let span), .code(let span): lengths[lengths.count - 1] += length(of: span)
            case .softBreak: lengths[lengths.count - 1] += 100
            case .emoji: lengths[lengths.count - 1] += 200
            case .lineBreak: lengths.append(0)
            default: break
            }
        }
        return lengths
    }

    /// Digits are wider than most letters. The first byte of a letter tells its script: Cyrillic is wider than Latin, Hebrew and Arabic
    /// narrower; Chinese, Japanese and Korean letters are as wide as the font is high.
    fileprivate func length(of span: Span) -> Int {
        text[span.range].reduce(0) { length, byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): length + 118
            case 0x80..<0xC0: length
            case 0xD0..<0xD4: length + 120
            case 0xD4..<0xE0: length + 85
            case 0xE3...: length + 188
            default: length + 100
            }
        }
    }
}
