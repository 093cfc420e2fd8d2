import TableBasics

/// A place in a line, with its column: tabs reach to the next multiple of four (CommonMark 0.30 §2.2).
struct LineCursor {
    private let bytes: [UInt8]
    let end: Int
    private(set) var offset: Int
    private(set) var column = 0
    /// The columns of a tab that were passed, of those that it has.
    private var tabColumnsLeft = 0

    init(_ line: Range<Int>, in bytes: [UInt8]) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    var byte: UInt8? { offset < end ? bytes[offset] : nil }
    var rest: ArraySlice<UInt8> { bytes[offset..<end] }
    var isAtBlankEnd: Bool { rest.allSatisfy(\.isASCIISpace) }
    /// The columns of white space that come next, as spaces, where a tab was divided.
    var dividedTab: Int { tabColumnsLeft }

    /// Passes over one column of white space; false when none comes next.
    private mutating func takeColumn() -> Bool {
        if tabColumnsLeft > 0 {
            tabColumnsLeft -= 1
        } else if byte == 0x20 {
            offset += 1
        } else if byte == 0x09 {
            tabColumnsLeft = 3 - column % 4
            offset += 1
        } else {
            return false
        }
        column += 1
        return true
    }

    /// Passes over some columns of white space; false when there are fewer, unless nothing else is left.
    mutating func takeColumns(_ count: Int) -> Bool {
        for _ in 0..<count where !takeColumn() { return isAtBlankEnd }
        return true
    }

    mutating func skipSpace() { while takeColumn() {} }

    /// The columns of white space that come next.
    var indentation: Int {
        var next = self
        next.skipSpace()
        return next.column - column
    }

    /// Passes over some bytes that are no tabs.
    mutating func take(_ count: Int) {
        tabColumnsLeft = 0
        advance(by: min(count, end - offset))
    }

    /// Passes over the mark of a quote with at most three columns before it and one behind it.
    mutating func takeQuote() -> Bool {
        var next = self
        for _ in 0..<3 where !next.takeColumn() { break }
        guard next.tabColumnsLeft == 0, next.byte == UInt8(ascii: ">") else { return false }
        next.advance()
        _ = next.takeColumn()
        self = next
        return true
    }

    /// Passes over the marks of quotes; how many there were.
    mutating func takeQuotes(atMost limit: Int = .max) -> Int {
        var count = 0
        while count < limit, takeQuote() { count += 1 }
        return count
    }

    /// Passes over the marker of an item and the white space that belongs to it (CommonMark 0.30 §5.2); false for none.
    mutating func takeItemMarker() -> Bool {
        var next = self
        guard tabColumnsLeft == 0, let first = byte else { return false }
        if "-+*".utf8.contains(first) {
            next.advance()
        } else {
            let digits = rest.prefix(10).prefix(while: \.isASCIIDigit).count
            guard (1...9).contains(digits) else { return false }
            next.advance(by: digits)
            guard next.byte == UInt8(ascii: ".") || next.byte == UInt8(ascii: ")") else { return false }
            next.advance()
        }
        guard next.byte.map(\.isASCIISpace) ?? true else { return false }
        _ = next.takeColumn()
        var content = next
        for _ in 0..<4 where !content.takeColumn() { break }
        self = content.column - next.column < 4 && !content.isAtBlankEnd ? content : next
        return true
    }

    private mutating func advance(by count: Int = 1) {
        offset += count
        column += count
    }
}
