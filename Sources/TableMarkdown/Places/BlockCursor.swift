import TableBasics

/// A place in the text of a block's inlines: it goes from line to line, past what stands before each of them (indentation, the
/// marks of quotes).
struct BlockCursor {
    private(set) var offset: Int
    /// Where the line ends.
    private(set) var end: Int
    /// Its number in the source.
    private(set) var line: Int
    private let lastLine: Int
    /// How many quotes are around the block.
    private let quotes: Int
    private let source: UnsafeBufferPointer<UInt8>

    /// The start of a paragraph's or heading's text.
    init(_ block: MarkdownNode, in source: SourceText) {
        self.source = source.bytes
        line = block.line
        lastLine = max(block.line, block.endLine)
        let range = source.line(line)
        offset = min(range.lowerBound + max(0, block.column - 1), range.upperBound)
        end = range.upperBound
        quotes = block.depth(in: .blockQuote)
        if block.kind == .heading { skipHeadingMarks() }
        skipDefinitions(in: source)
    }

    /// The start of a table's cell.
    init(cell: Range<Int>, in source: SourceText) {
        self.source = source.bytes
        line = source.lineNumber(at: cell.lowerBound)
        // The lines above a table are one cell.
        lastLine = source.lineNumber(at: max(cell.lowerBound, cell.upperBound - 1))
        offset = cell.lowerBound
        end = line == lastLine ? cell.upperBound : source.line(line).upperBound
        quotes = 0
    }

    /// The byte that comes next in the line; nil at its end.
    var byte: UInt8? { offset < end ? source[offset] : nil }

    /// What is left of the line.
    var rest: Slice<UnsafeBufferPointer<UInt8>> { source[offset..<end] }

    func byte(ahead distance: Int) -> UInt8? { offset + distance < end ? source[offset + distance] : nil }

    mutating func advance(by count: Int = 1) { offset = min(end, offset + count) }

    /// Takes a byte if it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard self.byte == byte else { return false }
        offset += 1
        return true
    }

    /// Goes to the text of the next line; false when there is none.
    mutating func advanceLine(in source: SourceText) -> Bool {
        guard line < lastLine else { return false }
        let range = source.line(line + 1)
        var start = range.lowerBound
        var quotes = quotes
        while start < range.upperBound {
            if quotes > 0, self.source[start] == UInt8(ascii: ">") {
                quotes -= 1
            } else if !self.source[start].isASCIISpace {
                break
            }
            start += 1
        }
        guard start < range.upperBound else { return false }
        line += 1
        (offset, end) = (start, range.upperBound)
        return true
    }

    /// Passes over white space, line ends among it.
    mutating func skipSpace(in source: SourceText) {
        while true {
            while let byte, byte.isASCIISpace { offset += 1 }
            guard offset == end, advanceLine(in: source) else { return }
        }
    }

    /// CommonMark 0.30 §4.2: up to six `#` and white space. Without white space they are the text of a setext heading.
    private mutating func skipHeadingMarks() {
        let marks = rest.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marks), byte(ahead: marks)?.isASCIISpace ?? true else { return }
        offset += marks
        while let byte, byte.isASCIISpace { offset += 1 }
    }

    /// Whether a label ends in the line that names an address, or does not end in it. Most lines that begin with a link are none.
    private var mayBeDefinition: Bool {
        let line = UnsafeBufferPointer(rebasing: rest)
        return line.contains(UInt8(ascii: "]"), then: UInt8(ascii: ":")) || line.firstOffset(of: UInt8(ascii: "]")) == nil
    }

    /// The link reference definitions that a paragraph begins with are no part of it.
    private mutating func skipDefinitions(in source: SourceText) {
        while byte == UInt8(ascii: "["), mayBeDefinition {
            var next = self
            guard next.skipDefinition(in: source), next.advanceLine(in: source) else { return }
            self = next
        }
    }
}

extension MarkdownNode {
    /// How many blocks of a kind are around the node.
    fileprivate func depth(in kind: Kind) -> Int {
        var depth = 0
        var ancestor = parent
        while let node = ancestor {
            if node.kind == kind { depth += 1 }
            ancestor = node.parent
        }
        return depth
    }
}
