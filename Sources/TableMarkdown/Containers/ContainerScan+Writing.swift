import TableBasics

/// Writes lines of the text that libcmark is given.
extension ContainerScan {
    /// Writes what stands before the lines of the frames.
    mutating func writePrefix(isEnd: Bool = false) {
        for (index, frame) in frames.enumerated() where frame.kind != .paragraph || isEnd && index == frames.count - 1 {
            for _ in 0..<frame.quotes { bytes += [UInt8(ascii: ">"), 0x20] }
            bytes += Array(repeating: 0x20, count: frame.indentation)
        }
    }

    /// The last line of the text may have no end.
    mutating func beginLine() {
        if let last = bytes.last, last != 0x0A, last != 0x0D { bytes.append(0x0A) }
    }

    /// Where the title begins.
    @discardableResult
    mutating func writeComment(_ entry: Int, title: ArraySlice<UInt8>) -> Int {
        bytes += mark + Array(String(entry).utf8) + [0x20]
        let start = bytes.count
        bytes += title
        bytes += Array("-->".utf8)
        return start
    }

    /// Appends bytes of the text to the line that was noted last, with those in place of others.
    mutating func append(_ range: Range<Int>, lineStart: Int) {
        var start = range.lowerBound
        if let insertion, range.contains(insertion.offset) {
            copy(start..<insertion.offset)
            lines.addCut(column: bytes.count + insertion.bytes.count - lineStart + 1, count: -insertion.bytes.count)
            bytes += insertion.bytes
            start = insertion.offset
        }
        for removal in removals where range.contains(removal.lowerBound) {
            copy(start..<removal.lowerBound)
            lines.addCut(column: bytes.count - lineStart + 1, count: removal.count)
            start = removal.upperBound
        }
        copy(start..<range.upperBound)
    }

    private mutating func copy(_ range: Range<Int>) {
        let shift = bytes.count - range.lowerBound
        bytes += source[range]
        guard !patches.isEmpty else { return }
        let count = patches.prefix { $0.offset < range.upperBound }.count
        for patch in patches.prefix(count) where patch.offset >= range.lowerBound { bytes[patch.offset + shift] = patch.byte }
        patches.removeFirst(count)
    }
}
