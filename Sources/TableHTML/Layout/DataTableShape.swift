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
    /// There the first cell has the name of its column as well, since it is no name itself.
    let namesFirstCell: Bool
    /// Which columns of a wide table have texts: browsers would give them no more than their longest words need, where room is short.
    let longColumns: [Bool]
    /// Which columns have nothing but short texts below their heads: numbers, where they are set to the right; and whether the head is
    /// short as well.
    let shortColumns: [(body: Bool, head: Bool)]
    /// It scrolls in the column of text, whatever browsers do. Firefox and Chromium give the focus to whatever scrolls; others
    /// need an attribute.
    let needsFocus: Bool
    /// Which columns break their words on paper, where the table would not fit there, small as its letters are: those of the longest
    /// words, or all.
    let breakingColumns: [Bool]
    /// Its first column can stand still while others scroll.
    let hasStickyColumn: Bool
    /// The cells above the columns of a table in Markdown.
    private(set) var heads: [EventRange] = []

    private struct Column {
        /// The longest line of a cell, and the longest word, which no line can be shorter than.
        var line = 0
        var word = 0
        /// The longest line below the head.
        var bodyLine = 0
        /// The longest stretch that no line ends within: a word, or in code what ``CodeWords`` makes of one.
        var piece = 0
        /// The length of all cells.
        var length = 0
        var numbers = RowNumbers()
    }

    /// Those of a table in the author's HTML, which are asked for where its rows become those of a list.
    private(set) var htmlNames: [[UInt8]] = []

    /// The events begin with those of the table; what is behind it is not looked at.
    init(of eventRange: EventRange, in page: Page) {
        var measure = Measure()
        var spans = CellSpans.none
        var isHTML = false
        if case .open(.htmlTable(let found))? = page.events[eventRange.range].first { (isHTML, spans) = (true, found) }
        reading: for (index, event) in zip(eventRange.range, page.events[eventRange.range]) {
            switch event {
            case .open(.tableRow): measure.column = -1
            // An empty one is no head, but has its place.
            case .open(.tableHead): measure.isInHead = true
            case .close(.tableHead): measure.isInHead = false
            case .open(.tableCell):
                measure.beginCell()
                if measure.isInHead { heads.append(EventRange(index + 1, index + 1)) }
            case .close(.tableCell):
                measure.endCell()
                if measure.isInHead, let start = heads.popLast()?.start { heads.append(EventRange(Int(start), index)) }
            case .text(let span): measure.add(page.text[span.range])
            case .code(let span): measure.add(code: page.text[span.range])
            case .softBreak: measure.add([UInt8(ascii: " ")])
            case .lineBreak: measure.endLine()
            case .emoji: measure.add(width: 2)
            case .image: measure.add(width: Self.picture)
            case .markup(let span) where isHTML: measure.add(markup: page.text[span.range])
            case .close(.table), .close(.htmlTable): break reading
            default: break
            }
        }
        hasStickyColumn = spans != .firstColumn
        let columns = measure.columns
        let gaps = 3 * columns.count
        isWide = columns.reduce(gaps) { $0 + max($1.word, min($1.line, Self.goodLine)) } > Self.columnOfText
        longColumns = columns.map { [isWide] in isWide && $0.line > max($0.word, Self.goodLine) }
        shortColumns = columns.map { ($0.bodyLine <= Self.number, $0.line <= Self.number) }
        // Numbers of the rows stand before their names.
        let numbers = columns.dropLast().prefix { $0.numbers.areAll }
        let first = columns.dropFirst(numbers.count).first ?? Column()
        let rest = columns.dropFirst(numbers.count + 1)
        // Marks and numbers are compared from row to row.
        let isMatrix =
            rest.count > 1 && rest.allSatisfy { $0.line <= Self.mark } && first.word <= Self.mark && first.line <= Self.title
        let room = numbers.reduce(gaps) { $0 + $1.line }
        let least = rest.reduce(room + max(first.word, min(first.line, Self.title))) { $0 + max($1.word, min($1.line, Self.mark)) }
        let isCrowded = !isMatrix && least > Self.phone
        if isHTML, isCrowded, spans == .none { htmlNames = HTMLTableNames(of: eventRange, in: page).names }
        isStacked = isCrowded && max(heads.count, htmlNames.count) > 1
        namesFirstCell = isStacked && (columns.first?.numbers.needHead == true || Self.arePeers(columns))
        let narrowest = zip(columns, longColumns).reduce(gaps) { $0 + max($1.0.piece, $1.1 ? Self.longColumn : 0) }
        needsFocus = narrowest > Self.narrowColumn
        let broken = columns.reduce(gaps) { $0 + min($1.piece, Self.longColumn) }
        breakingColumns = columns.map { [isWide] in
            isWide && narrowest > Self.paper && (broken > Self.paper || $0.piece > Self.longColumn)
        }
    }

    /// Whether the first column has no names, but says as much as those behind it: sentences in languages, what was and what is now,
    /// days. One of the others is about as long; the next one and half of all are not much shorter.
    private static func arePeers(_ columns: [Column]) -> Bool {
        guard let first = columns.first, first.length > first.numbers.cellCount * number else { return false }
        let others = columns.dropFirst()
        let long = others.filter { $0.length * 2 >= first.length }
        return others.first.map { $0.length * 2 >= first.length } == true && long.count * 2 >= others.count
            && long.contains { first.length * 2 <= $0.length * 3 && $0.length * 2 <= first.length * 3 }
    }

    private static let columnOfText = 80
    private static let narrowColumn = 72
    private static let paper = 104
    private static let phone = 40
    private static let goodLine = 26
    /// What wide-table.css leaves to a column of texts.
    private static let longColumn = 14
    private static let title = 20
    /// "1,198 of 1,204"
    private static let number = 16
    private static let mark = 12
    private static let picture = 12

    /// Goes through the text of cells.
    private struct Measure {
        var columns: [Column] = []
        var column = -1
        var isInHead = false
        private var line = 0
        private var word = 0
        private var piece = 0
        /// The start of the text of the cell, without its spaces.
        private var cell: [UInt8] = []
        private var isInCell = false
        private var scan = MarkupScan()

        mutating func beginCell() {
            readNumber()
            column += 1
            if column == columns.count { columns.append(Column()) }
            (line, word, piece) = (0, 0, 0)
            cell.removeAll(keepingCapacity: true)
            isInCell = true
        }

        mutating func endCell() {
            endLine()
            readNumber()
        }

        /// Reads what the cell begins with, if there is one that is not read yet.
        private mutating func readNumber() {
            if isInCell, columns.indices.contains(column) { columns[column].numbers.read(cell) }
            isInCell = false
        }

        mutating func endPiece() {
            guard columns.indices.contains(column) else { return }
            columns[column].piece = max(columns[column].piece, piece)
            piece = 0
        }

        mutating func endWord() {
            endPiece()
            guard columns.indices.contains(column) else { return }
            columns[column].word = max(columns[column].word, word)
            word = 0
        }

        mutating func endLine() {
            endWord()
            guard columns.indices.contains(column) else { return }
            columns[column].length += line
            columns[column].line = max(columns[column].line, line)
            if !isInHead { columns[column].bodyLine = max(columns[column].bodyLine, line) }
            line = 0
        }

        mutating func add(width: Int) {
            line += width
            word += width
            piece += width
        }

        mutating func add(code: ArraySlice<UInt8>) {
            var words = CodeWords(code)
            while let part = words.next() {
                if case .whole(let option) = part { add(width: option.count) } else { add(code[part.range]) }
                if case .piece = part { endPiece() }
            }
        }

        /// Letters of Chinese, Japanese and Korean are twice as wide, and a line may end behind each.
        mutating func add(_ bytes: ArraySlice<UInt8>) {
            for byte in bytes { add(byte) }
        }

        @inline(__always)
        private mutating func add(_ byte: UInt8) {
            if isInCell, byte != UInt8(ascii: " "), cell.count <= RowNumbers.longest { cell.append(byte.asciiLowercased) }
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

        /// Goes through part of a table in HTML.
        mutating func add(markup: ArraySlice<UInt8>) {
            var scan = scan
            scan.scan(markup) { part in
                switch part {
                case .tag(_, name: let name): add(tag: markup[name])
                case .reference: add(width: 1)
                case .text(let range):
                    for byte in markup[range] {
                        if byte > 0x20 { add(byte) } else if word > 0 { add(UInt8(ascii: " ")) }
                    }
                }
            }
            self.scan = scan
        }

        private mutating func add(tag name: ArraySlice<UInt8>) {
            switch String(decoding: name, as: UTF8.self) {
            case "tr":
                readNumber()
                column = -1
            case "td", "th": beginCell()
            case "img": add(width: DataTableShape.picture)
            case "/td", "/th", "/tr", "/table": endCell()
            case "br", "p", "li", "div", "/p", "/li", "/div": endLine()
            default: break
            }
        }
    }
}

extension Page {
    /// What the page's tables of data need rules for.
    package var tableParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        for (index, event) in zip(events.indices, events) {
            guard case .open(let element) = event, element.isTable else { continue }
            parts.insert(.tables)
            if element == .htmlTable(.firstColumn) { parts.insert(.spanningCells) }
            guard !parts.contains(.wideTables) else { continue }
            let shape = DataTableShape(of: EventRange(index, events.count), in: self)
            if shape.isWide || shape.isStacked { parts.insert(.wideTables) }
        }
        return parts
    }
}
