import TableBasics

/// How a piece of the sanitizer's markup, which may be half of an element, changes the depth of what follows.
struct MarkupNesting {
    /// How many more elements it opens than it closes.
    private(set) var change = 0
    /// How many elements around it it closes, as a number below 0.
    private(set) var lowest = 0

    init(_ markup: ArraySlice<UInt8>) {
        for start in markup.indices where markup[start] == HTMLByte.lessThan {
            let name = markup[(start + 1)...].prefix(while: \.isASCIIAlphanumeric)
            if name.isEmpty {
                if markup[(start + 1)...].first == UInt8(ascii: "/") { change -= 1 }
                lowest = min(lowest, change)
                continue
            }
            switch HTMLElement.named(HTMLByte.lowercasedText(name))?.kind {
            case .void, .thematicBreak, .source, .column: break
            default: change += 1
            }
        }
    }
}
