import TableBasics
import TableModel

/// The Markdown that libcmark was given, and where each of its bytes stands in the file.
struct SourceText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// How many lines of the file stand before the first byte.
    private let linesBefore: Int
    /// The offsets of bytes that we have added, which the file does not have; ascending.
    private let added: [Int]
    /// Where the lines stood before they were rewritten; nil when none was.
    private let rewritten: RewrittenLines?
    /// The offset of each line; line 1 is the first entry. Empty until somebody asks.
    private var lineStarts: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, linesBefore: Int = 0, added: [Int] = [], rewritten: RewrittenLines? = nil) {
        self.bytes = bytes
        self.linesBefore = linesBefore
        self.added = added
        self.rewritten = rewritten
        if !added.isEmpty { readLines() }
    }

    /// Lines of the file may be others here, and more.
    var isRewritten: Bool { rewritten != nil }

    /// How many lines there are, as far as they were found.
    var lineCount: Int { lineStarts.count }

    /// Finds the lines, which the other functions need.
    mutating func readLines() {
        guard lineStarts.isEmpty else { return }
        lineStarts = [0]
        if bytes.firstOffset(of: 0x0D) == nil {
            var offset = 0
            while let end = bytes.firstOffset(of: 0x0A, from: offset) {
                offset = end + 1
                lineStarts.append(offset)
            }
            return
        }
        for (index, byte) in bytes.enumerated() {
            let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if isEnd { lineStarts.append(index + 1) }
        }
    }

    /// Whether we have added a byte.
    func isAdded(_ offset: Int) -> Bool {
        let index = added.partitioningIndex { $0 >= offset }
        return index < added.count && added[index] == offset
    }

    /// The bytes of a line, counted from 1, without its end; empty for one that does not exist.
    func line(_ number: Int) -> Range<Int> {
        guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The number of the line that a byte stands in.
    func lineNumber(at offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } }

    /// Where a byte stands in the file.
    func location(at offset: Int) -> SourceLocation {
        let number = max(1, lineNumber(at: offset))
        let start = number <= lineStarts.count ? lineStarts[number - 1] : 0
        return location(line: number, column: offset - start + 1)
    }

    /// A place as libcmark counts it, in the file.
    func location(line: Int, column: Int) -> SourceLocation {
        var column = max(1, column)
        if !added.isEmpty, line >= 1, line <= lineStarts.count {
            let start = lineStarts[line - 1]
            let first = added.partitioningIndex { $0 >= start }
            column -= max(first, added.partitioningIndex { $0 >= start + column - 1 }) - first
        }
        guard let original = rewritten?.original(line: line, column: column) else {
            return SourceLocation(line: line + linesBefore, column: max(1, column))
        }
        return location(inOriginalLine: original.line, column: max(1, original.column))
    }

    /// The place in the file of one in the text before its lines were rewritten.
    func location(inOriginalLine line: Int, column: Int) -> SourceLocation {
        SourceLocation(line: line + linesBefore, column: column)
    }
}

extension SourceText {
    /// Where the destination of an inline link stands in a line, when it is there just once, and before anything that could make
    /// it something else; nil as well when a link may have its destination elsewhere.
    func onlyDestination(_ destination: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        // The whole line is looked at for each of its links.
        guard range.count <= 4_096 else { return nil }
        let line = UnsafeBufferPointer(rebasing: bytes[range])
        var found: Int?
        // What opens links, less what closes those that have their destination beside them.
        var open = line.count(of: UInt8(ascii: "["))
        var offset = 0
        while let close = line.firstOffset(of: UInt8(ascii: "]"), from: offset) {
            offset = close + 1
            guard offset < line.count, line[offset] == UInt8(ascii: "(") else { continue }
            offset += 1
            open -= 1
            guard line.contains(destination, at: offset) else { continue }
            let end = offset + destination.count
            guard end < line.count, line[end] == UInt8(ascii: ")") || line[end].isASCIISpace else { continue }
            guard found == nil else { return nil }
            found = offset
        }
        guard let found, open == 0 else { return nil }
        let before = UnsafeBufferPointer(rebasing: line[..<found])
        for mark in [UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "\\")] where before.firstOffset(of: mark) != nil {
            return nil
        }
        return range.lowerBound + found
    }
}
