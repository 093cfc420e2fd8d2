import TableModel

/// Values of a script, one after the other: numbers, and strings that a JSON parser would read too.
struct ScriptText {
    private var bytes: [UInt8] = []
    private var needsComma = false

    var isEmpty: Bool { bytes.isEmpty }

    mutating func begin(_ text: String) {
        bytes += text.utf8
        needsComma = false
    }

    /// The text so far with its end; the next one begins empty.
    mutating func end(_ text: String) -> [UInt8] {
        bytes += text.utf8
        defer { bytes = [] }
        return bytes
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

    /// The words of the first of some event ranges that has any.
    mutating func string(of ranges: [EventRange], in page: Page, longest: Int) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        var isWhole = true
        for range in ranges where !range.isEmpty && bytes.count == start {
            isWhole = append(range, of: page, upTo: longest, after: start)
        }
        endString(start, isWhole: isWhole, longest: longest)
    }

    /// Appends as much of the words of an event range as there is room for; returns whether that is all.
    private mutating func append(_ range: EventRange, of page: Page, upTo longest: Int, after start: Int) -> Bool {
        page.text.withUnsafeBufferPointer { text in
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
        let room = longest - (bytes.count - start)
        let shown = min(text.count, max(0, room))
        let old = bytes.count
        var isWhole = true
        var last: UInt8 = old > start ? bytes[old - 1] : 0x20
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * shown + 8) { output in
            var count = 0
            for byte in text {
                if count >= room, byte & 0xC0 != 0x80 {
                    isWhole = false
                    break
                }
                if byte <= 0x20 {
                    if last != 0x20 {
                        output[count] = 0x20
                        count &+= 1
                    }
                    last = 0x20
                    continue
                }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                    output[count] = UInt8(ascii: "\\")
                    count &+= 1
                }
                output[count] = byte
                count &+= 1
                last = byte
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: output[..<count]))
        }
        return isWhole
    }

    /// White space becomes single spaces, and none at the ends.
    private mutating func space(after start: Int) {
        if bytes.count > start, bytes[bytes.count - 1] != 0x20 { bytes.append(0x20) }
    }

    private mutating func endString(_ start: Int, isWhole: Bool, longest: Int) {
        if !isWhole, let space = bytes[start...].lastIndex(of: 0x20), space > start + longest / 2 {
            bytes.removeSubrange(space...)
        }
        if bytes.count > start, bytes[bytes.count - 1] == 0x20 { bytes.removeLast() }
        if !isWhole { bytes += "…".utf8 }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
