import TableBasics

/// A heading in a block of the author's HTML.
struct HTMLHeading {
    let level: Int
    /// Its text, without the markup in it.
    private(set) var words: [UInt8] = []
    /// Its images, by their alternative texts and addresses.
    private(set) var images: [(alternative: [UInt8], address: [UInt8])] = []
    /// What stands between its tags.
    private(set) var content: Range<Int>
    /// Its attributes.
    let id: [UInt8]?
    let align: String?
    /// There is nothing else in the block.
    private(set) var isAlone = true

    /// The first heading of such a level that is complete in the block; nil for none.
    static func first(in literal: UnsafeBufferPointer<UInt8>, levels: ClosedRange<Int>) -> HTMLHeading? {
        // Most blocks are told by a look at their first letters.
        guard holdsHeading(literal) else { return nil }
        let bytes = Array(literal)[...]
        var found: HTMLHeading?
        var isComplete = false
        var isAlone = true
        for token in HTMLTokenizer(bytes) {
            switch token.kind {
            case .startTag(let tag) where found == nil:
                guard let level = level(of: tag.name), levels.contains(level) else {
                    isAlone = false
                    continue
                }
                found = HTMLHeading(
                    level: level, content: token.range.upperBound..<token.range.upperBound, id: (tag["id"] ?? tag["name"])?.value,
                    align: tag["align"].map { String(decoding: $0.value, as: UTF8.self).lowercased() })
            case .startTag(let tag) where !isComplete && tag.name == "img":
                if let alternative = tag["alt"]?.value { found?.images.append((alternative, tag["src"]?.value ?? [])) }
            case .endTag(let name) where !isComplete && level(of: name) == found?.level && found != nil:
                isComplete = true
                if let start = found?.content.lowerBound { found?.content = start..<token.range.lowerBound }
            case .text:
                if found != nil, !isComplete {
                    found?.words += HTMLCharacterReference.decode(bytes[token.range])
                } else if !bytes[token.range].allSatisfy(\.isHTMLSpace) {
                    isAlone = false
                }
            case .startTag(let tag) where !isComplete && tag.name == "br": found?.words.append(0x20)
            default: if found == nil || isComplete { isAlone = false }
            }
        }
        guard isComplete else { return nil }
        found?.isAlone = isAlone
        return found
    }

    private init(level: Int, content: Range<Int>, id: [UInt8]?, align: String?) {
        self.level = level
        self.content = content
        self.id = id
        self.align = align
    }

    private static func level(of name: String) -> Int? {
        let bytes = Array(name.utf8)
        guard bytes.count == 2, bytes[0] == UInt8(ascii: "h"), (0x31...0x36).contains(bytes[1]) else { return nil }
        return Int(bytes[1]) - 0x30
    }

    private static func holdsHeading(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        guard literal.count > 8 else { return false }
        for index in 0..<literal.count - 3
        where literal[index] == HTMLByte.lessThan && literal[index + 1] | 0x20 == UInt8(ascii: "h")
            && (0x31...0x36).contains(literal[index + 2])
        {
            return true
        }
        return false
    }
}
