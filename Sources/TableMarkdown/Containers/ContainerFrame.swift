import TableBasics

/// What belongs to a marker by its indentation, or by standing directly below it.
struct ContainerFrame {
    enum Kind: Equatable {
        /// So many columns further to the right than the marker.
        case indented(columns: Int)
        /// The same; its first paragraph may go on without them.
        case note(columns: Int)
        /// Up to the next empty line.
        case paragraph
        /// Up to a byte of the text, as far as it stands in the same blocks.
        case directive(end: Int)
    }

    let entry: Int
    var kind: Kind
    /// Before the marker.
    let quotes: Int
    let indentation: Int
    /// How many further columns its lines may be indented by.
    var columns = 0
    /// It is a directive of code, and ends that.
    var isCode = false
    /// The names of the tabs in it that do not say theirs, as far as none has taken them.
    var namesOfTabs: [Range<Int>] = []
    /// The language of the code in the tabs of a block, empty for none; nil where Markdown is in them.
    var languageOfTabs: ArraySlice<UInt8>?
    /// Around it.
    let open: OpenBlocks

    static let width = 4

    init(
        of entry: Int, at text: LineCursor, behind start: LineCursor, _ open: OpenBlocks,
        kind: Kind = .indented(columns: Self.width)
    ) {
        self.entry = entry
        self.kind = kind
        self.open = open
        var base = start
        quotes = base.takeQuotes()
        indentation = text.column - base.column
    }

    var isNote: Bool { if case .note = kind { true } else { false } }

    /// Passes over what stands before a line of the frame; false for a line that does not belong to it.
    func enter(_ cursor: inout LineCursor) -> Bool {
        var next = cursor
        guard next.takeQuotes(atMost: quotes) == quotes else { return false }
        switch kind {
        case .indented(let columns), .note(let columns):
            guard next.takeColumns(indentation + columns) else { return false }
            cursor = next
            return true
        case .directive(let end):
            guard cursor.offset < end, next.isAtBlankEnd || next.indentation >= open.contentColumn else { return false }
            _ = next.takeColumns(indentation + columns)
            cursor = next
            return true
        case .paragraph:
            next.skipSpace()
            return next.byte != nil && !next.rest.hasPrefix("</")
        }
    }
}

extension LineCursor {
    /// Whether a line is text that may go on with a paragraph, and begins no other block that interrupts one.
    var isText: Bool {
        var next = self
        next.skipSpace()
        let rest = next.rest
        guard let first = rest.first else { return false }
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"): return false
        case UInt8(ascii: "["): return !rest.hasPrefix("[^")
        case UInt8(ascii: "{"): return !rest.hasPrefix("{:") && !rest.hasPrefix("{%")
        case UInt8(ascii: ":"): return rest.dropFirst().first.map { !$0.isASCIISpace && $0 != UInt8(ascii: ":") } ?? true
        case UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "_"):
            return rest.prefix { $0 == first }.count < 3
        default:
            guard !rest.hasPrefix("***"), !rest.hasPrefix("---") else { return false }
            return !next.takeItemMarker()
        }
    }
}
