// The library of regular expressions has functions of these names, which make a static executable a megabyte larger. These are found
// first wherever this module is imported, and compare bytes: what is looked for here is written by us, and in ASCII.

extension StringProtocol {
    /// Whether a text stands somewhere in this one.
    package func contains(_ part: String) -> Bool { utf8Offset(of: part.utf8, from: utf8.startIndex) != nil }

    /// The place of the first part that is a text.
    package func firstRange(of part: String) -> Range<Index>? {
        guard let start = utf8Offset(of: part.utf8, from: utf8.startIndex) else { return nil }
        return start..<utf8.index(start, offsetBy: part.utf8.count)
    }

    /// The text with every part that is another one replaced, from its start.
    package func replacing(_ part: String, with replacement: String) -> String {
        guard !part.isEmpty else { return String(self) }
        var result = ""
        var rest = utf8.startIndex
        while let start = utf8Offset(of: part.utf8, from: rest) {
            result += self[rest..<start]
            result += replacement
            rest = utf8.index(start, offsetBy: part.utf8.count)
        }
        return result + self[rest...]
    }

    /// The place of the first such byte, over the memory of the text, which is quicker than over its indices.
    @inlinable package func firstIndex(ofByte byte: UInt8) -> Index? {
        let offset = utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: byte) ?? -1 }
        guard let offset else { return utf8.firstIndex(of: byte) }
        return offset < 0 ? nil : utf8.index(startIndex, offsetBy: offset)
    }

    /// nil for no such place; nothing is found at once.
    private func utf8Offset(of part: String.UTF8View, from start: Index) -> Index? {
        guard let first = part.first else { return start }
        var start = start
        while let place = utf8[start...].firstIndex(of: first) {
            if utf8[place...].starts(with: part) { return place }
            start = utf8.index(after: place)
        }
        return nil
    }
}
