import TableBasics
import TableModel

/// The mark between a row's title and its detail, found in one text event.
struct Separator {
    /// The byte range in ``Page/text``, white space around it included.
    var range: Range<Int>

    /// The first separator in a text that stands in no parentheses and no quotation.
    ///
    /// - Parameters:
    ///   - span: the text.
    ///   - isFirst: the text follows the title directly, so that a mark may be glued to it.
    ///   - hasMore: something follows the text, so that a colon may be its last character.
    ///   - isBehindCode: an arrow is a part of the text: it says what the code becomes.
    ///   - enclosure: what is open before the text; updated.
    init?(in text: [UInt8], _ span: Span, isFirst: Bool, hasMore: Bool, isBehindCode: Bool, enclosure: inout Enclosure) {
        let bytes = text[span.range]
        var index = bytes.startIndex
        while index < bytes.endIndex {
            enclosure.pass(index, of: bytes)
            if !enclosure.isOpen {
                if let end = bytes.shortcodeEnd(at: index) {
                    index = end
                    continue
                }
                let isText = isBehindCode && bytes[index...].beginsWithArrow
                if !isText, let end = Self.end(of: bytes, at: index, isFirst: isFirst, hasMore: hasMore) {
                    var start = index
                    while start > bytes.startIndex, bytes.isSpace(before: start) { start -= 1 }
                    range = start..<end
                    return
                }
            }
            index += 1
        }
        return nil
    }

    /// The end of a separator that begins at `index`, or nil.
    private static func end(of bytes: ArraySlice<UInt8>, at index: Int, isFirst: Bool, hasMore: Bool) -> Int? {
        let isGlued = isFirst && index == bytes.startIndex
        let isAfterSpace = index == bytes.startIndex || bytes.isSpace(before: index)
        var end: Int
        switch bytes[index] {
        case UInt8(ascii: ":"):
            end = index + 1
            guard end < bytes.endIndex else {
                guard hasMore else { return nil }
                break
            }
            let isBehindTitle = isFirst && bytes[..<index].allSatisfy(\.isASCIISpace)
            guard bytes.isSpace(at: end) || isBehindTitle && bytes.isUnspacedWriting(at: end) else { return nil }
        case UInt8(ascii: "-"):
            end = index + 1
            if end < bytes.endIndex, bytes[end] == UInt8(ascii: ">") { end += 1 }
            // `--` and `---` are dashes, typed.
            while end < min(index + 3, bytes.endIndex), bytes[end] == UInt8(ascii: "-"), isAfterSpace { end += 1 }
            guard isAfterSpace || isGlued else { return nil }
            if end < bytes.endIndex {
                let isCapital = bytes[end].isASCIIUppercase
                guard bytes.isSpace(at: end) || (isCapital && end == index + 1 && isAfterSpace && !isGlued) else { return nil }
                if isGlued, hangs(bytes[end...]) { return nil }
            } else if !hasMore {
                return nil
            }
        case 0xE2 where bytes[index...].wideDashEnd != nil:
            end = bytes[index...].wideDashEnd ?? index
            guard end < bytes.endIndex || hasMore else { return nil }
        case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80]) || bytes[index...].starts(with: [0xE2, 0x86, 0x92]):
            // En dash, em dash, arrow.
            guard index + 2 < bytes.endIndex, [0x93, 0x94, 0x92, 0x95].contains(bytes[index + 2]), isAfterSpace || isGlued
            else { return nil }
            end = index + 3
            guard end < bytes.endIndex ? bytes.isSpace(at: end) : hasMore else { return nil }
        case 0xEF where bytes[index...].starts(with: [0xEF, 0xBC, 0x9A]): end = index + 3
        default: return nil
        }
        while end < bytes.endIndex, bytes.isSpace(at: end) { end += 1 }
        if bytes[index] != UInt8(ascii: ":") {
            var start = index
            while start > bytes.startIndex, bytes.isSpace(before: start) { start -= 1 }
            guard !NumberRange.isAround(start..<end, in: bytes) else { return nil }
        }
        return end
    }

    /// Whether a glued hyphen stands for the rest of a word that comes later, as in `pre- and post-conditions`.
    private static func hangs(_ rest: ArraySlice<UInt8>) -> Bool {
        let word = rest.drop(while: \.isASCIISpace).prefix { !$0.isASCIISpace }
        return conjunctions.contains { word.elementsEqual($0.utf8) }
    }

    private static let conjunctions = ["and", "or", "und", "oder", "bzw.", "bis", "och", "og"]
}

extension ArraySlice where Element == UInt8 {
    /// Whether a byte is white space or one of those of a no-break space.
    fileprivate func isSpace(at index: Int) -> Bool {
        guard self[index] >= 0x80 else { return self[index].isASCIISpace }
        return (Swift.max(startIndex, index - 2)...index).contains { $0 + self[$0...].spaceLength > index }
    }

    /// What comes next needs no space before it.
    fileprivate func isUnspacedWriting(at index: Int) -> Bool {
        self[index] >= 0xE2 && Unicode.Scalar.decode(self, at: index - startIndex).scalar.isUnspacedWriting
    }

    /// Begins with `→` or `->`.
    var beginsWithArrow: Bool { starts(with: [0xE2, 0x86, 0x92]) || starts(with: [0x2D, 0x3E]) }

    fileprivate func isSpace(before index: Int) -> Bool { isSpace(at: index - 1) }
}

extension RandomAccessCollection<UInt8> where Index == Int, SubSequence: RandomAccessCollection {
    /// The end of what looks like a shortcode, `:name:`, before which there is white space; nil for none.
    ///
    /// Those with a known name are emoji by now.
    func shortcodeEnd(at index: Int) -> Int? {
        guard self[index] == UInt8(ascii: ":"), index == startIndex || self[index - 1].isASCIISpace else { return nil }
        let name = self[(index + 1)...].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard !name.isEmpty, name.endIndex < endIndex, self[name.endIndex] == UInt8(ascii: ":") else { return nil }
        return name.endIndex + 1
    }
}
