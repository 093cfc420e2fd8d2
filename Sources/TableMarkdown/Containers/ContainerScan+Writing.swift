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
        guard !insertions.isEmpty || !removals.isEmpty else { return copy(range) }
        var start = range.lowerBound
        let changes = insertions.map { ($0.offset..<$0.offset, $0.bytes) } + removals.map { ($0, []) }
        for (place, added) in changes.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) where range.contains(place.lowerBound) {
            copy(start..<place.lowerBound)
            lines.addCut(column: bytes.count + added.count - lineStart + 1, count: place.count - added.count)
            bytes += added
            start = place.upperBound
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
