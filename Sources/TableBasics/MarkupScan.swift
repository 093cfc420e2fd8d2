/// Goes through pieces of HTML, one after the other.
///
/// A tag may go on in the next piece, where an address stands in it: what follows there is no text.
package struct MarkupScan {
    /// Indices are those of the piece.
    package enum Part {
        /// Between tags, without character references.
        case text(Range<Int>)
        /// `&amp;` and such.
        case reference(Range<Int>)
        /// From `<` to behind `>`, or to the end of the piece. `name` has the slash of an end tag.
        case tag(Range<Int>, name: Range<Int>)
    }

    private var isInTag = false
    private var quote: UInt8?

    /// - Parameter isInTag: the first piece goes on with a tag.
    package init(isInTag: Bool = false) { self.isInTag = isInTag }

    /// Calls `body` for each part of a piece, in order.
    package mutating func scan(_ markup: ArraySlice<UInt8>, _ body: (Part) -> Void) {
        walk(markup) { part in
            body(part)
            return true
        }
    }

    /// Calls `body` for each part of a piece, in order, until it returns false. Then nothing more can be scanned.
    package mutating func walk(_ markup: ArraySlice<UInt8>, while body: (Part) -> Bool) {
        var offset = markup.startIndex
        if isInTag { skipTag(markup, &offset) }
        while offset < markup.endIndex {
            let start = offset
            switch markup[start] {
            case UInt8(ascii: "<"):
                let name = markup[(start + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "/") }
                offset = name.endIndex
                isInTag = true
                skipTag(markup, &offset)
                guard body(.tag(start..<offset, name: name.indices)) else { return }
            case UInt8(ascii: "&"):
                offset = markup[(start + 1)...].firstIndex { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "#") } ?? markup.endIndex
                if offset < markup.endIndex, markup[offset] == UInt8(ascii: ";") { offset += 1 }
                guard body(.reference(start..<offset)) else { return }
            default:
                offset = markup[start...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") } ?? markup.endIndex
                guard body(.text(start..<offset)) else { return }
            }
        }
    }

    /// A `>` in quotes is part of a value. Quotes begin behind `=`.
    private mutating func skipTag(_ markup: ArraySlice<UInt8>, _ offset: inout Int) {
        while offset < markup.endIndex {
            let byte = markup[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return isInTag = false
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), offset - 2 >= markup.startIndex,
                markup[offset - 2] == UInt8(ascii: "=")
            {
                quote = byte
            }
        }
    }
}
