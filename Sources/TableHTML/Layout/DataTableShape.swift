import TableBasics
package import TableModel

/// How much room a table of data takes, guessed from its text, since fonts and windows are known to browsers only.
///
/// All is counted in letters of the table's font, of which a column of text holds some 80 and a phone 40. A cell's margins are three.
struct DataTableShape {
    /// Wider than the column of text, where there is room: better than lines of two words.
    let isWide: Bool
    /// On a phone each row becomes a row of a list: its first cell the title, the others values with the names of their columns.
    let isStacked: Bool
    /// Which columns of a wide table have texts: browsers would give them no more than their longest words need, where room is short.
    let longColumns: [Bool]
    /// It scrolls in the column of text, whatever browsers do. Firefox and Chromium give the focus to whatever scrolls; others
    /// need an attribute.
    let needsFocus: Bool
    /// The cells above the columns.
    private(set) var heads: [EventRange] = []

    private struct Column {
        /// The longest line of a cell, and the longest word, which no line can be shorter than.
        var line = 0
        var word = 0
    }

    /// The events begin with those of the table; what is behind it is not looked at. A table of the author's HTML has no ``heads``.
    init(of eventRange: EventRange, in page: Page) {
        var measure = Measure()
        let isHTML = page.events[eventRange.range].first == .open(.htmlTable)
        var isInHead = false
        reading: for (index, event) in zip(eventRange.range, page.events[eventRange.range]) {
            switch event {
            case .open(.tableRow): measure.column = -1
            // An empty one is no head, but has its place.
            case .open(.tableHead): isInHead = true
            case .close(.tableHead): isInHead = false
            case .open(.tableCell):
                measure.beginCell()
                if isInHead { heads.append(EventRange(index + 1, index + 1)) }
            case .close(.tableCell):
                measure.endLine()
                if isInHead, let start = heads.popLast()?.start { heads.append(EventRange(Int(start), index)) }
            case .text(let span), .code(let span): measure.add(page.text[span.range])
            case .softBreak: measure.add([UInt8(ascii: " ")])
            case .lineBreak: measure.endLine()
            case .emoji: measure.add(width: 2)
            case .image: measure.add(width: Self.picture)
            case .markup(let span) where isHTML: measure.add(markup: page.text[span.range])
            case .close(.table), .close(.htmlTable): break reading
            default: break
            }
        }
        let columns = measure.columns
        let gaps = 3 * columns.count
        isWide = columns.reduce(gaps) { $0 + max($1.word, min($1.line, Self.goodLine)) } > Self.columnOfText
        longColumns = isWide ? columns.map { $0.line > max($0.word, Self.goodLine) } : []
        let rest = columns.dropFirst()
        // Marks and numbers are compared from row to row.
        let first = columns.first ?? Column()
        let isMatrix =
            rest.count > 1 && rest.allSatisfy { $0.line <= Self.mark } && first.word <= Self.mark && first.line <= Self.title
        let least = rest.reduce(gaps + max(first.word, min(first.line, Self.title))) { $0 + max($1.word, min($1.line, Self.mark)) }
        isStacked = heads.count > 1 && !isMatrix && least > Self.phone
        needsFocus = columns.reduce(gaps) { $0 + $1.word } > Self.narrowColumn
    }

    private static let columnOfText = 80
    private static let narrowColumn = 72
    private static let phone = 40
    private static let goodLine = 26
    private static let title = 20
    private static let mark = 12
    private static let picture = 12

    /// Goes through the text of cells.
    private struct Measure {
        var columns: [Column] = []
        var column = -1
        private var line = 0
        private var word = 0
        private var isInTag = false
        private var isInReference = false

        mutating func beginCell() {
            column += 1
            if column == columns.count { columns.append(Column()) }
            (line, word) = (0, 0)
        }

        mutating func endWord() {
            guard columns.indices.contains(column) else { return }
            columns[column].word = max(columns[column].word, word)
            word = 0
        }

        mutating func endLine() {
            endWord()
            guard columns.indices.contains(column) else { return }
            columns[column].line = max(columns[column].line, line)
            line = 0
        }

        mutating func add(width: Int) {
            line += width
            word += width
        }

        /// Letters of Chinese, Japanese and Korean are twice as wide, and a line may end behind each.
        mutating func add(_ bytes: ArraySlice<UInt8>) {
            for byte in bytes { add(byte) }
        }

        @inline(__always)
        private mutating func add(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: " "):
                line += 1
                endWord()
            case UInt8(ascii: "-"):
                add(width: 1)
                endWord()
            case ..<0x80, 0xC0..<0xE3: add(width: 1)
            case 0xE3...:
                add(width: 2)
                endWord()
            default: break
            }
        }

        /// Goes through part of a table in HTML. A tag may go on in the next part, where an address stands in it.
        mutating func add(markup: ArraySlice<UInt8>) {
            for (index, byte) in zip(markup.indices, markup) {
                switch byte {
                case UInt8(ascii: "<"):
                    isInTag = true
                    add(tag: markup[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "/") })
                case UInt8(ascii: ">"): isInTag = false
                case _ where isInTag: break
                // A character reference is one letter.
                case UInt8(ascii: "&"):
                    isInReference = true
                    add(width: 1)
                case UInt8(ascii: ";") where isInReference: isInReference = false
                case ...0x20:
                    isInReference = false
                    if word > 0 { add(UInt8(ascii: " ")) }
                case _ where isInReference: break
                default: add(byte)
                }
            }
        }

        private mutating func add(tag name: ArraySlice<UInt8>) {
            switch String(decoding: name, as: UTF8.self) {
            case "tr": column = -1
            case "td", "th": beginCell()
            case "img": add(width: DataTableShape.picture)
            case "br", "p", "li", "div", "/p", "/li", "/div", "/td", "/th", "/tr", "/table": endLine()
            default: break
            }
        }
    }
}

extension Page {
    /// What the page's tables need rules for.
    package var tableParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        for (index, event) in zip(events.indices, events) where event == .open(.table) || event == .open(.htmlTable) {
            parts.insert(.tables)
            let shape = DataTableShape(of: EventRange(index, events.count), in: self)
            if shape.isWide || shape.isStacked {
                parts.insert(.wideTables)
                break
            }
        }
        return parts
    }
}
