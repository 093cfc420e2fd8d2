import TableModel

/// How the blocks above or below a section's rows are shown.
enum BlocksAppearance {
    /// A caption on the page's background.
    case short
    /// A card of text.
    case long
    /// No words, no pictures: anchors and such.
    case invisible

    /// One paragraph of at most 240 bytes is short.
    init(of eventRange: EventRange, in page: Page) {
        var bytes = 0
        var blocks = 0
        var depth = 0
        var isLong = false
        var isVisible = false
        for event in page.events[eventRange.range] where !isLong || !isVisible {
            switch event {
            case .open(let element):
                if depth == 0 {
                    blocks += 1
                    if element != .paragraph, element.isBlock { isLong = true }
                }
                depth += 1
            case .close: depth -= 1
            case .text(let span), .code(let span):
                bytes += span.count
                isVisible = true
            case .image: (isLong, isVisible) = (true, true)
            case .codeBlock, .thematicBreak:
                blocks += 1
                (isLong, isVisible) = (true, true)
            case .markup(let span):
                if Self.showsSomething(page.text[span.range]) { (isLong, isVisible) = (true, true) }
            default: break
            }
        }
        self = !isVisible ? .invisible : isLong || blocks > 1 || bytes > 240 ? .long : .short
    }

    /// Whether markup has words outside its tags, or shows a picture.
    private static func showsSomething(_ markup: ArraySlice<UInt8>) -> Bool {
        var isInTag = false
        for (index, byte) in zip(markup.indices, markup) {
            if byte == UInt8(ascii: "<") {
                isInTag = true
                if markup[index...].starts(with: "<img".utf8) || markup[index...].starts(with: "<video".utf8)
                    || markup[index...].starts(with: "<hr".utf8)
                {
                    return true
                }
            } else if byte == UInt8(ascii: ">") {
                isInTag = false
            } else if !isInTag, byte > 0x20 {
                return true
            }
        }
        return false
    }
}
