/// Finds where the bytes of a block of HTML stand, asked for in ascending order.
struct HTMLBlockPlaces {
    let block: MarkdownNode
    /// The line that was reached: its number in the source, and where it begins in the literal.
    private var line: Int
    private var start = 0
    /// Where that line ends in the literal.
    private var end: Int
    /// Of the block, whose length libcmark counts each time.
    private let literal: UnsafeBufferPointer<UInt8>

    init(_ block: MarkdownNode) {
        self.block = block
        line = block.line
        literal = block.literal
        end = Self.lineEnd(in: literal, from: 0)
    }

    /// The offset in the source of a byte of the block's literal.
    ///
    /// A line of the literal is the end of its line in the source: what stands before is the mark of a quote or an item.
    mutating func offset(of index: Int, in source: SourceText) -> Int {
        if index < start { self = HTMLBlockPlaces(block) }
        while end < min(index, literal.count) {
            start = end + (literal[end] == 0x0D && end + 1 < literal.count && literal[end + 1] == 0x0A ? 2 : 1)
            guard start <= index else { break }
            line += 1
            end = Self.lineEnd(in: literal, from: start)
        }
        let range = source.line(line)
        return min(range.upperBound, max(range.lowerBound, range.upperBound - (end - start)) + max(0, index - start))
    }

    private static func lineEnd(in literal: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let feed = literal.firstOffset(of: 0x0A, from: start) ?? literal.count
        guard let carriage = UnsafeBufferPointer(rebasing: literal[..<feed]).firstOffset(of: 0x0D, from: start) else { return feed }
        return carriage
    }
}
