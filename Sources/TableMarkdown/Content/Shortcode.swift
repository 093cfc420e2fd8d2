import TableBasics

/// An emoji written by its name, `:tada:`, as on GitHub.
struct Shortcode {
    var emoji: ArraySlice<UInt8>
    /// The name in words: `information source`.
    var name: [UInt8]
    /// The emoji is a symbol by itself, not a letter, digit or punctuation in the form of one.
    var isSymbol: Bool
    /// The offset behind the second colon.
    var end: Int

    /// The shortcode whose first colon is at `start`, or nil when that is none or its name is unknown.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        var end = start + 1
        while end < bytes.count, end - start <= Self.longestName, Self.isNamePart(bytes[end]) { end += 1 }
        guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
        // A letter alone often stands between the colons of other things: 1:a:2.
        if end == start + 2, start > 0 && bytes[start - 1].isASCIIWord || end + 1 < bytes.count && bytes[end + 1].isASCIIWord {
            return nil
        }
        guard let emoji = Self.emoji(named: bytes[(start + 1)..<end]) else { return nil }
        self.emoji = emoji
        self.name = bytes[(start + 1)..<end].map { $0 == 0x5F ? 0x20 : $0 }
        self.isSymbol =
            switch Unicode.Scalar.decode(emoji, at: 0).scalar.properties.generalCategory {
            case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol: true
            default: false
            }
        self.end = end + 1
    }

    private static let longestName = 64

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIILowercase || byte.isASCIIDigit || byte == 0x5F || byte == 0x2B || byte == 0x2D
    }

    /// The emoji of a name; nil for an unknown name.
    private static func emoji(named name: Slice<UnsafeBufferPointer<UInt8>>) -> ArraySlice<UInt8>? {
        let index = nameStarts.partitioningIndex { !tableBytes[Int($0)...].lexicographicallyPrecedes(name) }
        guard index < nameStarts.count else { return nil }
        let emoji = Int(nameStarts[index]) + name.count + 1
        guard emoji < tableBytes.count, tableBytes[emoji - 1] == 0x20,
            tableBytes[(emoji - 1 - name.count)..<(emoji - 1)].elementsEqual(name)
        else { return nil }
        return tableBytes[emoji...].prefix { $0 != 0x20 }
    }

    private static let tableBytes = Array(table.bytes)

    /// Where the names stand in the table, which is sorted by them.
    private static let nameStarts: [Int32] = {
        var starts: [Int32] = [0]
        var spaces = 0
        for (index, byte) in table.bytes.enumerated() where byte == 0x20 {
            spaces += 1
            if spaces % 2 == 0 { starts.append(Int32(index + 1)) }
        }
        return starts
    }()
}
