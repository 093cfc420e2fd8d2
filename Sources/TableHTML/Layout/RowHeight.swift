import TableBasics
import TableModel

/// How high a row is, guessed from its text.
///
/// cell.css and flow.css have the sizes that are added here, in pixels where one rem is 17.
struct RowHeight {
    private let text: RowText
    /// What its text has on a phone, unless rows are tall.
    private let phone: Double

    init(of row: borrowing Row, in page: borrowing Page) {
        text = RowText(of: row, in: page)
        phone = text.height(Self.phoneRoom, isTall: false)
    }

    func onPhone(_ scale: RowScale) -> Double {
        height(scale == .tall ? text.height(Self.phoneRoom, isTall: true) : phone, scale)
    }

    func inColumn(_ scale: RowScale) -> Double {
        scale == .wide
            ? height(text.height(Self.wideColumnRoom, longest: Self.longestLine, isTall: false), scale)
            : height(text.height(Self.columnRoom, isTall: scale == .tall), scale)
    }

    private func height(_ text: Double, _ scale: RowScale) -> Double {
        // Wide columns have smaller text, whose lines make rows grow less.
        max(scale.height, text * (scale == .wide ? 0.993 : 1)) + (self.text.hasValue ? 1 : 0)
    }

    /// What fits in a line, in hundredths of a Latin letter: 30, 60 and 66 digits (`ch`) of the theme's font.
    private static let phoneRoom = 3540
    private static let columnRoom = 7080
    private static let wideColumnRoom = 7790
    /// Lines of text end before a wide column does, at 52 digits.
    private static let longestLine = 6060
}

/// The lengths of what stands in a row.
private struct RowText {
    private let style: CellStyle
    private let hasLine: Bool
    private let title: MeasuredText
    private let detail: MeasuredText
    /// What takes room from every line: accessory, level.
    private let taken: Int
    /// The chip at the start of every line, which takes as much as its text has, within limits.
    private let chip: Int
    /// Image and number, which do so too, and are larger in tall rows.
    private let hasImage: Bool
    private let hasNumber: Bool
    /// The value at the end of the title's line.
    private let value: Int
    /// Its line may be a little higher than the title's.
    var hasValue: Bool { value > 0 }
    /// Below its title, on a phone.
    private let isValueBelow: Bool
    private let hasProgress: Bool
    /// What stands below in lines that do not break.
    private var fixed = 0.0
    /// Paragraphs below the line.
    private var paragraphs: [MeasuredText] = []

    init(of row: borrowing Row, in page: borrowing Page) {
        style = row.style
        hasLine = !row.isContinuation
        var taken = min(row.level, 4) * 225
        if case .none = row.image { hasImage = false } else { hasImage = true }
        hasNumber = row.number != nil
        chip = row.label.isEmpty ? 0 : page.measured(row.label).length * 93 / 100 + 250
        if row.task != nil || row.accessory.hasClass { taken += 310 }
        self.taken = taken
        value = row.value.map { $0.utf8.count * 105 + 140 } ?? 0
        isValueBelow = row.value.map { ValuePlace(of: $0, in: row, page).isBelow } ?? false
        hasProgress = row.progress != nil
        var title = hasLine ? page.measured(row.title) : MeasuredText()
        if hasLine, !row.meta.isEmpty { title.append(page.measured(row.meta)) }
        self.title = title
        detail = hasLine ? page.measured(row.detail) : MeasuredText()
        if hasLine, !row.tags.isEmpty { fixed += 27 }
        if hasLine, !row.badges.isEmpty { fixed += 23 }
        if !row.body.isEmpty { addBody(of: row, in: page) }
    }

    private mutating func addBody(of row: borrowing Row, in page: borrowing Page) {
        fixed += 18.7
        var paragraph = MeasuredText()
        var isFirst = true
        func addGap(_ text: inout RowText) {
            if !isFirst { text.fixed += 12.75 }
            isFirst = false
        }
        var isHidden = false
        func endBlock(_ text: inout RowText) {
            if !paragraph.isEmpty { text.paragraphs.append(paragraph) }
            paragraph = MeasuredText()
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
            case .text(let span): paragraph.append(page.text[span.range])
            case .code(let span): paragraph.append(code: page.text[span.range])
            case .softBreak: paragraph.appendSpace()
            case .emoji: paragraph.appendEmoji()
            case .lineBreak: paragraph.breakLine()
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

    /// In a column with room for so many hundredths of a letter, whatever else stands in it, and for lines of so many.
    func height(_ room: Int, longest: Int = .max, isTall: Bool) -> Double {
        let start = (hasImage ? isTall ? 820 : 470 : 0) + (hasNumber ? isTall ? 575 : 470 : 0)
        let line = room - taken - start
        let room = max(line - (chip > 0 ? max(1020, min(chip, line * 35 / 100)) : 0), 800)
        var height = fixed
        let isStacked = isValueBelow && room < 5000
        if hasLine {
            height += 21.8 + lineHeight(room, longest, beside: isStacked ? 0 : value, isTall: isTall) + (isStacked ? 37.4 : 0)
        }
        for paragraph in paragraphs { height += Double(paragraph.lines(in: min(room, longest))) * 25.5 }
        if hasProgress, room < 5000 { height += 13 }
        return height
    }

    private func lineHeight(_ room: Int, _ longest: Int, beside value: Int, isTall: Bool) -> Double {
        if case .paragraph = style {
            // Tall rows have bold titles, and text beside a value is one.
            let room = min(max(room - value, 800), longest)
            return Double(title.lines(in: isTall && hasValue ? room * 6 / 7 : room)) * 23.8 - 1.7
        }
        // The title of a tall row is bold and a tenth larger.
        func titleHeight(_ room: Int) -> Double {
            let room = min(max(room, 800), longest)
            return isTall ? Double(title.lines(in: room * 4 / 5)) * 24.3 : Double(title.lines(in: room)) * 22.1
        }
        switch style {
        case .subtitle where !detail.isEmpty:
            return titleHeight(room - value) + 3.4 + Double(detail.lines(in: min(room * 119 / 100, longest))) * 20.2
        default: return titleHeight(room - value)
        }
    }
}
