import TableBasics

/// How a piece of the sanitizer's markup, which may be half of an element, changes the depth of what follows.
struct MarkupNesting {
    /// How many more elements it opens than it closes.
    private(set) var change = 0
    /// How many elements around it it closes, as a number below 0.
    private(set) var lowest = 0

    init(_ markup: ArraySlice<UInt8>) {
        var isEmpty = false
        var index = markup.startIndex
        while index < markup.endIndex {
            let rest = markup[index...]
            let next = rest.dropFirst().first
            switch (markup[index], next) {
            case (HTMLByte.lessThan, HTMLByte.slash): close()
            case (HTMLByte.lessThan, UInt8(ascii: "!")), (HTMLByte.lessThan, UInt8(ascii: "?")):
                // Tags in comments are none.
                var tokens = HTMLTokenizer(rest)
                index = tokens.next()?.range.upperBound ?? markup.endIndex
                continue
            case (HTMLByte.lessThan, _):
                let name = rest.dropFirst().prefix { !$0.isHTMLSpace && $0 != HTMLByte.slash && $0 != HTMLByte.greaterThan }
                isEmpty = HTMLElement.named(HTMLByte.lowercasedText(name))?.kind.isEmpty == true
                if !isEmpty { change += 1 }
            // Closed at once, in SVG and MathML.
            case (HTMLByte.slash, HTMLByte.greaterThan) where !isEmpty: close()
            default: break
            }
            index += 1
        }
    }

    private mutating func close() {
        change -= 1
        lowest = min(lowest, change)
    }
}
