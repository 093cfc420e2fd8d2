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
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        guard let emoji = Self.emojiByName[name] else { return nil }
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

    /// Made from the table when the first candidate is met.
    private static let emojiByName: [String: ArraySlice<UInt8>] = {
        let words = Array(Self.table.bytes).split(separator: 0x20)
        var table: [String: ArraySlice<UInt8>] = [:]
        table.reserveCapacity(words.count / 2)
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            table[String(decoding: words[index], as: UTF8.self)] = words[index + 1]
        }
        return table
    }()
}
