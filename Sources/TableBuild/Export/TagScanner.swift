import TableBasics

/// Goes through the tags of a page that tablesite wrote.
///
/// Comments are passed over, and so is what `script`, `style`, `textarea` and `title` hold, which is text (HTML Living Standard,
/// raw text elements).
struct TagScanner {
    struct Attribute {
        let name: String
        /// With its character references read.
        let value: String
        /// That of the value with its quotes.
        let range: Range<Int>
    }

    struct Tag {
        /// In small letters; `/body` for an end.
        let name: String
        let attributes: [Attribute]
        /// The tag; for an element of text without one of its own, all of the element.
        let range: Range<Int>
        /// What an element of text holds.
        let content: ArraySlice<UInt8>
        let bytes: [UInt8]

        subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag.
    mutating func next() -> Tag? {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if bytes[start...].starts(with: "<!--".utf8) {
                index = position(of: "-->", from: start + 4) ?? bytes.count
                continue
            }
            let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
            let nameStart = isEnd ? index + 1 : index
            guard nameStart < bytes.count, bytes[nameStart].isASCIILetter else { continue }
            return tag(from: start, nameStart: nameStart, isEnd: isEnd)
        }
        return nil
    }

    private mutating func tag(from start: Int, nameStart: Int, isEnd: Bool) -> Tag {
        index = nameStart
        let name = String(decoding: take { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }, as: UTF8.self)
            .lowercased()
        var attributes: [Attribute] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index].isHTMLSpace || bytes[index] == UInt8(ascii: "/") {
                index += 1
            } else {
                attributes.append(attribute())
            }
        }
        index = min(index + 1, bytes.count)
        var (end, content) = (index, bytes[index..<index])
        if !isEnd, ["script", "style", "textarea", "title"].contains(name) {
            let close = position(of: "</\(name)", from: index) ?? bytes.count
            content = bytes[index..<close]
            let closed = bytes[close...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
            index = closed
            if name == "script" { end = closed }
        }
        return Tag(name: isEnd ? "/" + name : name, attributes: attributes, range: start..<end, content: content, bytes: bytes)
    }

    private mutating func attribute() -> Attribute {
        let name = take { !$0.isHTMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        // A sign of equality where a name should begin is part of none.
        if name.isEmpty { index += 1 }
        var (value, range): (ArraySlice<UInt8>, Range<Int>) = ([], index..<index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
            index += 1
            let start = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                let quote = bytes[index]
                index += 1
                value = take { $0 != quote }
                index = min(index + 1, bytes.count)
            } else {
                value = take { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
            }
            range = start..<index
        }
        return Attribute(name: String(decoding: name, as: UTF8.self).lowercased(), value: Self.unescaped(value), range: range)
    }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count, isTaken(bytes[index]) { index += 1 }
        return bytes[start..<index]
    }

    /// Where some letters stand next, in any case.
    private func position(of text: String, from start: Int) -> Int? {
        let text = Array(text.utf8)
        var start = start
        while let place = bytes[start...].firstIndex(of: text[0]) {
            if bytes[place...].prefix(text.count).elementsEqual(text, by: { $0 == $1 || $0 | 0x20 == $1 }) { return place }
            start = place + 1
        }
        return nil
    }

    /// The references that the writer of pages uses.
    private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        var text = String(decoding: value, as: UTF8.self)
        guard value.contains(UInt8(ascii: "&")) else { return text }
        for (reference, character) in [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
            text = text.replacing(reference, with: character)
        }
        return text
    }

}
