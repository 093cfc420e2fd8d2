import TableBasics

/// The lines of code and of HTML blocks, which are shown as they stand.
struct LiteralLines {
    private var ranges: [ClosedRange<Int>] = []
    private var next = 0

    init(_ source: UnsafeBufferPointer<UInt8>) {
        ranges = MarkdownArena.borrow {
            var ranges: [ClosedRange<Int>] = []
            MarkdownDocument(source)?.root.forEachDescendant { node in
                switch node.kind {
                case .codeBlock, .htmlBlock: ranges.append(node.line...max(node.line, node.endLine))
                case .paragraph, .heading: break
                default: return true
                }
                return false
            }
            return ranges
        }
    }

    /// Ask for lines in ascending order.
    mutating func contains(_ line: Int) -> Bool {
        while next < ranges.count, ranges[next].upperBound < line { next += 1 }
        return next < ranges.count && ranges[next].contains(line)
    }
}
