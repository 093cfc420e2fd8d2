import TableBasics

/// The blocks that decide whether a line can be a marker of a container: code and HTML that are open, and the items around.
struct OpenBlocks {
    private struct Fence {
        var byte: UInt8
        var length: Int
        /// How many quotes and how wide an item it stands in.
        var quotes: Int
        var item: Int
    }

    private var fence: Fence?
    /// What ends the HTML that is open (CommonMark 0.30 §4.6, kinds 1 and 2).
    private var htmlEnd: StaticString?
    /// The columns at which the content of the items begins.
    private var items: [Int] = []
    private var quotes = 0

    /// Code or HTML is open: the next line belongs to it as a rule.
    var isLiteral: Bool { fence != nil || htmlEnd != nil }

    /// The column at which the content of the innermost item begins.
    var contentColumn: Int { items.last ?? 0 }

    /// No item and no quote is around the line that was read.
    var isAtTop: Bool { items.isEmpty && quotes == 0 }

    /// Notes a fence that stands where the next line would.
    mutating func openFence(_ byte: UInt8 = UInt8(ascii: "`"), length: Int) {
        fence = Fence(byte: byte, length: length, quotes: quotes, item: items.last ?? 0)
    }

    mutating func closeFence() { fence = nil }

    /// What stands before a line of the innermost quote and item.
    var linePrefix: [UInt8] {
        Array(repeatElement([UInt8(ascii: ">"), 0x20], count: quotes).joined()) + Array(repeating: 0x20, count: contentColumn)
    }

    /// What must be written for the blocks to end before the text around them goes on; nil where they end by themselves.
    var end: [UInt8]? {
        if let fence { return fence.quotes == 0 && fence.item == 0 ? Array(repeating: fence.byte, count: fence.length) : nil }
        return htmlEnd.map { Array($0.bytes) }
    }

    /// Reads a line that is not blank; where its text begins when it can be a marker.
    ///
    /// - Parameter beginsLiteral: a fence or HTML in it begins code or HTML.
    mutating func read(_ line: LineCursor, beginsLiteral: Bool = true) -> LineCursor? {
        if isLiteral(line) { return nil }
        var cursor = line
        let quotes = cursor.takeQuotes()
        if quotes != self.quotes { items.removeAll() }
        self.quotes = quotes
        let start = cursor.column
        cursor.skipSpace()
        while let last = items.last, last > cursor.column - start { items.removeLast() }
        guard cursor.column - start - (items.last ?? 0) < 4 else { return nil }
        var isItem = false
        while cursor.takeItemMarker() {
            isItem = true
            items.append(cursor.column - start)
        }
        if beginsLiteral && opensLiteral(cursor) || isItem { return nil }
        return cursor
    }

    /// Whether a line belongs to code or HTML that is open.
    private mutating func isLiteral(_ line: LineCursor) -> Bool {
        if let htmlEnd {
            if Self.contains(line.rest, htmlEnd) { self.htmlEnd = nil }
            return true
        }
        guard let fence else { return false }
        var cursor = line
        guard cursor.takeQuotes(atMost: fence.quotes) == fence.quotes, cursor.takeColumns(fence.item) else {
            // Its quote or item has ended.
            self.fence = nil
            return false
        }
        let start = cursor.column
        cursor.skipSpace()
        let run = cursor.rest.prefix { $0 == fence.byte }
        if cursor.column - start < 4, run.count >= fence.length, cursor.rest[run.endIndex...].allSatisfy(\.isASCIISpace) {
            self.fence = nil
        }
        return true
    }

    private mutating func opensLiteral(_ cursor: LineCursor) -> Bool {
        guard let first = cursor.byte else { return false }
        if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
            let run = cursor.rest.prefix { $0 == first }
            guard run.count >= 3, first == UInt8(ascii: "~") || !cursor.rest[run.endIndex...].contains(first) else { return false }
            fence = Fence(byte: first, length: run.count, quotes: quotes, item: items.last ?? 0)
            return true
        }
        guard first == UInt8(ascii: "<") else { return false }
        if cursor.rest.hasPrefix("<!--") {
            htmlEnd = "-->"
        } else {
            for (start, end) in Self.rawElements where cursor.rest.hasPrefixIgnoringCase(start) {
                let next = cursor.rest.dropFirst(start.utf8CodeUnitCount).first ?? 0x20
                if next.isASCIISpace || next == UInt8(ascii: ">") { htmlEnd = end }
            }
        }
        guard let htmlEnd else { return false }
        if Self.contains(cursor.rest.dropFirst(4), htmlEnd) { self.htmlEnd = nil }
        return true
    }

    private static let rawElements: [(StaticString, StaticString)] = [
        ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>"),
    ]

    private static func contains(_ line: ArraySlice<UInt8>, _ end: StaticString) -> Bool {
        line.indices.contains { line[$0] == end.bytes[0] && line[$0...].hasPrefixIgnoringCase(end) }
    }
}
