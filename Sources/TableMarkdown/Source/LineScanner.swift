/// Walks the lines of a text; LF, CRLF and CR end a line.
struct LineScanner {
    private let bytes: [UInt8]
    /// The offset of the line that comes next.
    private(set) var offset: Int

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The byte range of the next line, without its end.
    mutating func next() -> Range<Int>? {
        guard offset < bytes.count else { return nil }
        let start = offset
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        offset = end
        if offset < bytes.count {
            offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        }
        return start..<end
    }
}
