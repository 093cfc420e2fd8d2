import TableBasics
package import TableModel

/// A source file, line by line, without a byte order mark. Lines end as in CommonMark 0.30 §2.1: line feed, carriage return, or both.
package struct SourceLines {
    package let bytes: [UInt8]
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [index]
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(index)
            } else if byte == UInt8(ascii: "\n") {
                starts.append(index)
            }
        }
        self.starts = starts
    }

    package var count: Int { starts.count }

    /// The bytes of a 1-based line, without its end; empty for a line that does not exist.
    package subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        return bytes[starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)].withoutEnd {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }

    /// The offset of a place; the end of its line, or of the file, for one that does not exist.
    package func offset(of place: SourceLocation) -> Int {
        guard place.line >= 1 else { return starts[0] }
        guard place.line <= starts.count else { return bytes.count }
        let end = place.line < starts.count ? starts[place.line] : bytes.count
        return min(starts[place.line - 1] + max(0, place.column - 1), end)
    }

    /// Where a byte stands.
    package func location(at offset: Int) -> SourceLocation {
        let line = starts.line(of: offset)
        return SourceLocation(line: line + 1, column: max(0, offset - starts[line]) + 1)
    }
}
