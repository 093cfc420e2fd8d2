import TableBasics
import TableModel

/// A link by the name of a page, wherever that is: `[[Page]]`, `[[Page|text]]`, `[[Page#Heading]]`; with `!` before it an image or
/// a file, `![[picture.png]]`. As in MediaWiki, Obsidian and Foam.
struct WikiLink {
    /// The name of the page, and the heading behind `#`, as written.
    let target: Range<Int>
    /// What is shown.
    let words: Range<Int>
    let isImage: Bool
    /// From the `!` or the first bracket on.
    let range: Range<Int>

    /// The link whose first bracket is at `start`; nil for text: brackets of other languages, numbers of notes,
    /// and those that name nothing, `[[#]]`.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 4 < bytes.count, bytes[start + 1] == UInt8(ascii: "["), Self.mayBegin(bytes[start + 2]),
            start == 0 || bytes[start - 1] != UInt8(ascii: "[")
        else { return nil }
        var end = start + 2
        var bar: Int?
        while end < bytes.count, end - start <= Self.longest, bytes[end] != UInt8(ascii: "]") {
            if bytes[end] == UInt8(ascii: "[") || bytes[end] < 0x20 { return nil }
            if bytes[end] == UInt8(ascii: "|"), bar == nil { bar = end }
            end += 1
        }
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: "]"), bytes[end - 1] != 0x20
        else { return nil }
        // In a cell of a table the bar is escaped.
        let targetEnd = bar.map { $0 > start + 3 && bytes[$0 - 1] == UInt8(ascii: "\\") ? $0 - 1 : $0 } ?? end
        target = (start + 2)..<targetEnd
        guard !bytes[target].allSatisfy({ $0.isASCIIDigit || $0.isASCIISpace }) else { return nil }
        let written = bar.map { ($0 + 1)..<end } ?? target
        let shown = bytes[written].allSatisfy(\.isASCIISpace) ? target : written
        // A heading of the same page.
        words = shown == target && bytes[start + 2] == UInt8(ascii: "#") ? (start + 3)..<targetEnd : shown
        guard !bytes[words].allSatisfy(\.isASCIISpace) else { return nil }
        isImage = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
        range = (isImage ? start - 1 : start)..<(end + 2)
    }

    private static let longest = 300

    private static func mayBegin(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte >= 0x80 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }
}
