import TableModel

/// Lines and columns of a style sheet, from offsets of bytes.
struct StylesheetPlaces {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for index in bytes.indices where bytes[index] == 0x0A || (bytes[index] == 0x0D && bytes[(index + 1)...].first != 0x0A) {
            starts.append(index + 1)
        }
        self.starts = starts
    }

    /// As far as the first line of `range` goes.
    func range(_ range: Range<Int>) -> SourceRange {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= range.lowerBound { low = middle } else { high = middle }
        }
        let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
        return SourceRange(line: low + 1, column: range.lowerBound - starts[low] + 1, length: end - range.lowerBound)
    }
}
