import TableBasics
import TableModel

extension Page {
    /// Whether an element of the author's HTML runs against what is around it, as ``hasOppositeDirection(_:isRightToLeft:in:)`` tells it
    /// of Markdown's. In text from right to left one with a letter of that direction does not.
    ///
    /// - Parameters:
    ///   - markup: what of a piece stands behind the start of the element, as a range of ``text``.
    ///   - isCut: the tag goes on in the next piece.
    ///   - rest: what comes behind the piece.
    func hasOppositeDirection(inMarkup markup: Range<Int>, isCut: Bool, before rest: EventRange, isRightToLeft: Bool) -> Bool {
        var walk = MarkupWalk(around: isRightToLeft, isInTag: isCut)
        walk.read(markup, of: self)
        for index in rest.range.prefix(MarkupWalk.longest) where !walk.isAtEnd {
            switch events[index] {
            case .text(let span): walk.read(text: span.range, of: self)
            case .code(let span): walk.ofCode = walk.ofCode ?? firstStrongDirection(of: span)
            case .markup(let span): walk.read(span.range, of: self)
            default: break
            }
        }
        return walk.isOpposite
    }
}

/// A way through an element of the author's HTML: up to its first letter, or up to one from right to left where that decides.
struct MarkupWalk {
    private let isRightToLeft: Bool
    private var scan: MarkupScan
    private var depth = 0
    private var codeDepth = 0
    private var rest = Self.longest * 64
    /// Of the first letter that is not in code, and of the first one that is: true for right to left.
    private(set) var first: Bool?
    var ofCode: Bool?
    private(set) var isAtEnd = false

    /// In pieces, of some letters each on the average. Elements may stand in one another in great numbers, and each is looked at.
    static let longest = 64

    init(around isRightToLeft: Bool, isInTag: Bool = false) {
        self.isRightToLeft = isRightToLeft
        scan = MarkupScan(isInTag: isInTag)
    }

    var isOpposite: Bool { (first ?? ofCode).map { $0 != isRightToLeft } ?? false }

    mutating func read(_ markup: Range<Int>, of page: Page) {
        var scan = scan
        let bytes = page.text[markup].prefix(rest)
        rest -= bytes.count
        scan.walk(bytes) { part in
            switch part {
            case .text(let words): read(text: words, of: page)
            case .reference: break
            case .tag(_, name: let name): read(tag: page.text[name].map { $0 | 0x20 })
            }
            return !isAtEnd
        }
        self.scan = scan
        if rest == 0 { isAtEnd = true }
    }

    mutating func read(text: Range<Int>, of page: Page) {
        let span = Span(text.lowerBound, text.upperBound)
        if codeDepth > 0 {
            ofCode = ofCode ?? page.firstStrongDirection(of: span)
        } else {
            first = first ?? page.firstStrongDirection(of: span)
        }
        guard let found = first else { return }
        if !isRightToLeft || found {
            isAtEnd = true
        } else if page.hasRightToLeftLetters(span) {
            (first, isAtEnd) = (true, true)
        }
    }

    private mutating func read(tag: [UInt8]) {
        let isEnd = tag.first == UInt8(ascii: "/")
        let name = isEnd ? Array(tag.dropFirst()) : tag
        if TurnedMarkup.ofCode.contains(name) { codeDepth = max(0, codeDepth + (isEnd ? -1 : 1)) }
        guard TurnedMarkup.names.contains(name) else { return }
        depth += isEnd ? -1 : 1
        if depth < 0 { isAtEnd = true }
    }
}
