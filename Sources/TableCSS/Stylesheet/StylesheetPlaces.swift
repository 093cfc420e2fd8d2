import TableBasics
package import TableModel

/// Lines and columns of a style sheet, from offsets of bytes.
package struct StylesheetPlaces {
    private let bytes: [UInt8]
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for index in bytes.indices where bytes[index] == 0x0A || (bytes[index] == 0x0D && bytes[(index + 1)...].first != 0x0A) {
            starts.append(index + 1)
        }
        self.starts = starts
    }

    /// As far as the first line of `range` goes.
    package func range(_ range: Range<Int>) -> SourceRange {
        let line = starts.line(of: range.lowerBound)
        let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
        return SourceRange(line: line + 1, column: range.lowerBound - starts[line] + 1, length: end - range.lowerBound)
    }
}
