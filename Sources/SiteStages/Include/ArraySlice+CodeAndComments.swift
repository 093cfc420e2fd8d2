import TableBasics

extension ArraySlice<UInt8> {
    /// The code spans and comments of a line, in which nothing is a directive; a comment may go on behind it.
    var codeAndComments: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = startIndex
        while index < endIndex {
            switch self[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"):
                let run = self[index...].prefix { $0 == UInt8(ascii: "`") }.count
                if let end = self.end(ofCode: index + run, run) { ranges.append(index..<end) }
                index = ranges.last.map { Swift.max($0.upperBound, index + run) } ?? index + run
            case UInt8(ascii: "<") where IncludeScanner.isComment(self[index...]):
                let end = self[index...].firstIndex(of: "-->") ?? endIndex
                ranges.append(index..<end)
                index = end
            default: index += 1
            }
        }
        return ranges
    }

    /// Behind the marks that end a code span whose text begins at an offset; nil where none do.
    private func end(ofCode start: Int, _ run: Int) -> Int? {
        // Nobody writes more, and each length is looked for once.
        guard run <= 16 else { return nil }
        var index = start
        while index < endIndex {
            let length = self[index...].prefix { $0 == UInt8(ascii: "`") }.count
            if length == run { return index + run }
            index += Swift.max(1, length)
        }
        return nil
    }
}
