import TableBasics
import TableModel

extension Page {
    /// Whether an element of the author's HTML runs against what is around it, as ``hasOppositeDirection(_:isRightToLeft:in:)`` tells it
    /// of Markdown's. In text from right to left one with a letter of that direction does not, where nobody says a direction.
    ///
    /// - Parameters:
    ///   - markup: what of a piece stands behind the start of the element, as a range of ``text``.
    ///   - isCut: the tag goes on in the next piece.
    ///   - rest: what comes behind the piece.
    ///   - countsLetters: as ``runsMostlyOpposite(_:and:isRightToLeft:in:)`` does, instead of going by the first one.
    func hasOppositeDirection(
        inMarkup markup: Range<Int>, isCut: Bool, before rest: EventRange, isRightToLeft: Bool, countsLetters: Bool
    ) -> Bool {
        var walk = MarkupWalk(around: isRightToLeft, isInTag: isCut, countsLetters: countsLetters)
        walk.read(markup, of: self)
        for index in rest.range.prefix(MarkupWalk.longest) where !walk.isAtEnd {
            switch events[index] {
            case .text(let span): walk.read(text: walk.take(span.range), of: self)
            case .code(let span): walk.read(code: walk.take(span.range), of: self)
            case .markup(let span): walk.read(span.range, of: self)
            default: break
            }
        }
        return walk.isOpposite
    }
}

/// A way through an element of the author's HTML: up to its first letter, or up to one from right to left where that decides; through
/// all of it where letters are counted.
struct MarkupWalk {
    private let isRightToLeft: Bool
    private var scan: MarkupScan
    private var depth = 0
    private var codeDepth = 0
    private var rest = Self.longest * 64
    /// Of the first letter that is not in code, and of the first one that is: true for right to left.
    private(set) var first: Bool?
    private(set) var ofCode: Bool?
    private let countsLetters: Bool
    private(set) var letters = LetterCount()
    private(set) var isAtEnd = false

    /// In pieces, of some letters each on the average. Elements may stand in one another in great numbers, and each is looked at.
    static let longest = 64

    init(around isRightToLeft: Bool, isInTag: Bool = false, countsLetters: Bool = false) {
        self.isRightToLeft = isRightToLeft
        self.countsLetters = countsLetters
        scan = MarkupScan(isInTag: isInTag)
    }

    var isOpposite: Bool {
        countsLetters
            ? letters.areMostlyOpposite(to: isRightToLeft) : (first ?? ofCode).map { $0 != isRightToLeft } ?? false
    }

    mutating func read(_ markup: Range<Int>, of page: Page) {
        var scan = scan
        let bytes = page.text[take(markup)]
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

    /// As much of a piece as is looked at.
    mutating func take(_ piece: Range<Int>) -> Range<Int> {
        let part = piece.prefix(rest)
        rest -= part.count
        return part
    }

    mutating func read(text: Range<Int>, of page: Page) {
        if codeDepth > 0 { return read(code: text, of: page) }
        let span = Span(text.lowerBound, text.upperBound)
        if countsLetters { return page.countLetters(of: span, in: &letters) }
        first = first ?? page.firstStrongDirection(of: span)
        guard let found = first else { return }
        if !isRightToLeft || found {
            isAtEnd = true
        } else if page.hasRightToLeftLetters(span) {
            (first, isAtEnd) = (true, true)
        }
    }

    mutating func read(code: Range<Int>, of page: Page) {
        let span = Span(code.lowerBound, code.upperBound)
        if countsLetters { return page.countLetters(of: span, isAside: true, in: &letters) }
        ofCode = ofCode ?? page.firstStrongDirection(of: span)
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
