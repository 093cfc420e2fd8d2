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
    /// What an image shows.
    let alternative: Range<Int>
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
        let isMarked = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
        let picture = isMarked ? nil : Self.alternative(ofPicture: target, bar.map { $0 + 1..<end }, in: bytes)
        isImage = isMarked || picture != nil
        alternative = picture ?? target
        range = (isMarked ? start - 1 : start)..<(end + 2)
    }

    /// What a picture of Gollum shows, whose path stands in brackets without a mark: `[[images/plan.svg|alt=The plan]]`. Nil for a link
    /// to a picture, which has words of its own or no folder.
    private static func alternative(
        ofPicture target: Range<Int>, _ options: Range<Int>?, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        let path = bytes[target]
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")),
            pictureEndings.contains(String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased())
        else { return nil }
        guard let options else { return path.contains(UInt8(ascii: "/")) ? target : nil }
        var alternative = target
        for option in bytes[options].split(separator: UInt8(ascii: "|")) {
            let words = option.trimmed
            if words.hasPrefix("alt=") {
                alternative = words.startIndex + 4..<words.endIndex
            } else if !pictureOptions.contains(String(decoding: words.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)) {
                return nil
            }
        }
        return alternative
    }

    private static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "webp"]
    private static let pictureOptions: Set<String> = ["width", "height", "align", "float", "frame", "class"]

    private static let longest = 300

    private static func mayBegin(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte >= 0x80 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }
}
