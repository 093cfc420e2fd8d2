import TableBasics

/// Keeps libcmark from taking time that is quadratic in the depth of lists and quotes: for every line, an empty one too, it looks
/// at all of them that are open (CommonMark 0.30, appendix, phase 1).
///
/// The marker of the first that would be deeper than ``limit`` gets a back-slash, so that it and what follows in its line are text.
/// What is open is estimated, never too low, from the columns in front of a marker and from the markers since the text began anew at
/// the margin: a line must begin with two hundred columns of white space or with a hundred markers for anything to change.
struct NestingGuard {
    /// The offsets of the bytes to escape; none as a rule.
    private(set) var marks: [Int] = []

    /// How many lists and quotes may be open at a place.
    static let limit = 100

    /// At most so many levels are open at the end of the last line.
    private var depth = 0
    private var isBehindBlankLine = true

    init(_ body: ArraySlice<UInt8>) {
        let start = body.startIndex
        marks = body.withUnsafeBufferPointer { bytes in
            guard Self.hasLongPrefix(bytes) else { return [] }
            var reading = NestingGuard()
            reading.read(bytes)
            return reading.marks.map { $0 + start }
        }
    }

    private init() {}

    /// Whether any line may begin as one must to be deeper than the limit. A tab is four columns, and a list takes two.
    private static func hasLongPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.firstOffset(of: 0x0D) != nil { return true }
        var start = 0
        while start + limit / 2 < bytes.count {
            // Most lines are decided by the first byte that is looked at, far from their start.
            var index = start + limit / 2
            while index >= start, isPrefix(bytes[index]) { index -= 1 }
            if index < start { return true }
            guard let end = bytes.firstOffset(of: 0x0A, from: start) else { return false }
            start = end + 1
        }
        return false
    }

    private static func isPrefix(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
            UInt8(ascii: ")"):
            true
        default: byte.isASCIIDigit
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            read(line: UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start)
            start = end + 1
        }
    }

    private mutating func read(line: UnsafeBufferPointer<UInt8>, at start: Int) {
        var (index, column, markers, quotes) = (0, 0, 0, 0)
        var bound = 0
        while true {
            while index < line.count, line[index] == 0x20 || line[index] == 0x09 {
                column += line[index] == 0x09 ? 4 - column % 4 : 1
                index += 1
            }
            guard let length = Self.marker(in: line, at: index) else { break }
            let isQuote = line[index] == UInt8(ascii: ">")
            markers += 1
            bound = min(depth + markers, quotes + (column - quotes) / 2 + 1)
            if bound > Self.limit {
                marks.append(start + index + length - 1)
                bound = Self.limit
                break
            }
            if isQuote { quotes += 1 }
            (index, column) = (index + length, column + length)
        }
        guard index < line.count || markers > 0 else {
            isBehindBlankLine = true
            return
        }
        // Behind an empty line no text of a deeper paragraph goes on.
        let open = min(Self.limit, depth + markers)
        depth = isBehindBlankLine ? min(open, quotes + (column - quotes) / 2 + 1) : open
        isBehindBlankLine = false
    }

    /// The length of the marker of a quote or an item (CommonMark 0.30 §5.1, §5.2), or nil.
    private static func marker(in line: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        guard index < line.count else { return nil }
        let byte = line[index]
        if byte == UInt8(ascii: ">") { return 1 }
        var end = index
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "*") {
            if byte != UInt8(ascii: "+"), isThematicBreak(line, at: index) { return nil }
            end += 1
        } else {
            while end < line.count, end - index < 10, line[end].isASCIIDigit { end += 1 }
            guard end > index, end - index < 10, end < line.count, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")")
            else { return nil }
            end += 1
        }
        guard end == line.count || line[end] == 0x20 || line[end] == 0x09 else { return nil }
        return end - index
    }

    /// Whether three and more of a byte and white space are the rest of a line (CommonMark 0.30 §4.1).
    private static func isThematicBreak(_ line: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var count = 0
        for index in start..<line.count {
            if line[index] == line[start] {
                count += 1
            } else if line[index] != 0x20, line[index] != 0x09 {
                return false
            }
        }
        return count >= 3
    }
}
