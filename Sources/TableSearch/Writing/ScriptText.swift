import TableModel

/// Values of a script, one after the other: numbers, and strings that a JSON parser would read too.
struct ScriptText: ~Copyable {
    private var bytes = GrowingMemory<UInt8>(capacity: 1 << 12)
    private var needsComma = false

    var isEmpty: Bool { bytes.count == 0 }

    mutating func begin(_ text: String) {
        append(text)
        needsComma = false
    }

    /// The text so far with its end; the next one begins empty.
    mutating func end(_ text: String) -> [UInt8] {
        append(text)
        defer { bytes.removeAll() }
        return Array(bytes.all)
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append($0) }
    }

    mutating func number(_ number: UInt8) {
        separate()
        bytes.append(UInt8(ascii: "0") + number)
    }

    /// - Parameter longest: what is longer, in bytes, ends there with a sign for it.
    mutating func string(_ text: UnsafeBufferPointer<UInt8>, longest: Int = .max) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        let isWhole = append(text, upTo: longest, after: start)
        endString(start, isWhole: isWhole, longest: longest)
    }

    /// The words of the first of two event ranges that has any.
    mutating func string(of first: EventRange, or second: EventRange, in page: Page, longest: Int) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        var isWhole = append(first, of: page, upTo: longest, after: start)
        if bytes.count == start { isWhole = append(second, of: page, upTo: longest, after: start) }
        endString(start, isWhole: isWhole, longest: longest)
    }

    /// Appends as much of the words of an event range as there is room for; returns whether that is all.
    private mutating func append(_ range: EventRange, of page: Page, upTo longest: Int, after start: Int) -> Bool {
        guard !range.isEmpty else { return true }
        return page.text.withUnsafeBufferPointer { text in
            for event in page.events[range.range] {
                switch event {
                case .text(let span), .code(let span), .emoji(let span, _), .image(_, _, let span), .codeBlock(_, let span):
                    guard append(UnsafeBufferPointer(rebasing: text[span.range]), upTo: longest, after: start) else { return false }
                case .softBreak, .lineBreak: space(after: start)
                case .close(let element) where element.isBlock: space(after: start)
                default: break
                }
            }
            return true
        }
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>, upTo longest: Int, after start: Int) -> Bool {
        let room = max(0, longest - (bytes.count - start))
        var end = min(room, text.count)
        while end < text.count, end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        let shown = UnsafeBufferPointer(rebasing: text[..<end])
        if Self.isPlain(shown) {
            bytes.append(shown)
        } else {
            for byte in shown {
                if byte < 0x20 {
                    space(after: start)
                } else {
                    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
                    bytes.append(byte)
                }
            }
        }
        return end == text.count
    }

    /// Whether every byte can stand in a string as it is; eight are looked at together.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        let bytes = UnsafeRawBufferPointer(text)
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let (quotes, backslashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5C)
            let found = (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
            // A borrow may tell of a byte behind a true one; then it is looked at more closely, which does no harm.
            if found & tops != 0 { return false }
            offset += 8
        }
        return text[offset...].allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    }

    /// White space becomes single spaces, and none at the ends.
    private mutating func space(after start: Int) {
        if bytes.count > start, bytes[bytes.count - 1] != 0x20 { bytes.append(0x20) }
    }

    private mutating func endString(_ start: Int, isWhole: Bool, longest: Int) {
        if !isWhole, let space = bytes.all[start...].lastIndex(of: 0x20), space > start + longest / 2 {
            bytes.truncate(to: space)
        }
        if bytes.count > start, bytes[bytes.count - 1] == 0x20 { bytes.truncate(to: bytes.count - 1) }
        if !isWhole { append("…") }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
