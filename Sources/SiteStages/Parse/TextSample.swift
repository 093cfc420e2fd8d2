import TableModel

/// Stretches of the text of a page, from all over it, without its code and its addresses.
struct TextSample {
    /// UTF-8; a character may be cut where a stretch ends.
    private(set) var text: [UInt8] = []
    private let page: Page
    /// How far the stretches are apart that were read together, in events.
    private var step: Int
    private var hasReadAll = false

    init(of page: Page) {
        self.page = page
        step = max(1, page.events.count / Self.usualCount)
    }

    /// How many stretches make a usual sample, and how many bytes of each are read: the first ones of its line.
    private static let usualCount = 24
    private static let longestStretch = 48
    private static let unevenness = 7

    /// Reads on until there are so many bytes, or all. False when there was nothing more to read.
    @discardableResult
    mutating func read(upTo count: Int) -> Bool {
        guard !hasReadAll else { return false }
        if !text.isEmpty { step = max(1, step / 4) }
        text.removeAll(keepingCapacity: true)
        text.reserveCapacity(count + Self.longestStretch + 1)
        while !readStretches(upTo: count) {
            if step == 1 {
                hasReadAll = true
                appendHTML(upTo: count)
                return true
            }
            step = max(1, step / 4)
            text.removeAll(keepingCapacity: true)
        }
        return true
    }

    /// Reads all text from the start instead, whole.
    mutating func readInOrder(upTo count: Int) {
        text.removeAll(keepingCapacity: true)
        for case .text(let span) in page.events {
            if text.count >= count { break }
            text.append(contentsOf: page.text[span.range])
            text.append(0x20)
        }
        appendHTML(upTo: count)
        hasReadAll = true
    }

    /// What is in no row, nor in the title of the page, which may be a name: headings and the text around rows, from the start.
    static func withoutRows(of page: Page, hasHeadings: Bool = true, upTo count: Int) -> [UInt8] {
        var words: [UInt8] = []
        func read(_ eventRange: EventRange) {
            for case .text(let span) in page.events[eventRange.range] where words.count < count {
                words += page.text[span.range].prefix(count)
                words.append(0x20)
            }
        }
        read(page.header)
        for section in page.sections where words.count < count {
            if hasHeadings, let heading = section.heading { read(heading.title) }
            for part in [section.header, section.footer] { read(part) }
        }
        read(page.footer)
        return words
    }

    /// Reads the first text at each step or behind it; false when there is too little.
    ///
    /// Rows are alike, so that even steps may meet the same part of each: they are a little longer and shorter in turn.
    private mutating func readStretches(upTo length: Int) -> Bool {
        var next = 0
        var index = 0
        var count = 0
        while index < page.events.count {
            if case .text(let span) = page.events[index], !span.isEmpty {
                text.append(contentsOf: page.text[span.range].prefix(Self.longestStretch))
                text.append(0x20)
                if text.count >= length { return true }
                count += 1
                next += step + count % min(step, Self.unevenness)
                index = max(index + 1, next)
            } else {
                index += 1
            }
        }
        return false
    }

    /// Appends the text between the tags of the author's HTML.
    private mutating func appendHTML(upTo count: Int) {
        var isInTag = false
        for case .markup(let span) in page.events {
            if text.count >= count { return }
            for byte in page.text[span.range] {
                if byte == UInt8(ascii: "<") { isInTag = true }
                if !isInTag { text.append(byte) }
                if byte == UInt8(ascii: ">") { isInTag = false }
            }
        }
    }
}
