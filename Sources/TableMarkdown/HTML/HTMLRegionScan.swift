import TableBasics

/// What one block of raw HTML leaves open and closes of what others opened, found before anything is written.
///
/// Author's regions reach over several Markdown blocks: `<div dir="rtl">`, an empty line, the whole book, `</div>`.
package struct HTMLRegionScan: Sendable {
    /// An element that the block leaves open.
    package struct OpenElement: Sendable, Equatable {
        /// In lower case.
        package var name: String
        /// Attribute values as far as there are any; character references are read.
        package var id: String?
        package var dir: String?
        package var align: String?
        package var lang: String?
        /// The title of a `details` element, as components have it.
        package var summary: String?
        /// The `open` of a `details` element.
        package var isOpen: Bool
        /// Where the start tag stands in the scanned bytes.
        package var range: Range<Int>
    }

    /// The elements left open, outermost first.
    package private(set) var openElements: [OpenElement] = []
    /// The names of end tags whose start is not in the block, in order. Those of void elements do not count.
    package private(set) var unmatchedEnds: [String] = []
    /// The first `details` of the block.
    package private(set) var details: OpenElement?
    /// What stands between the first `<summary>` and its `</summary>`; nil when there is none or it does not end.
    package private(set) var summary: Range<Int>?
    /// What stands between `<!--` and `-->`, comment by comment.
    package private(set) var comments: [Range<Int>] = []
    /// There are only comments and white space.
    package private(set) var isBlank = true
    /// There is nothing but start tags of elements left open, end tags whose start is not in the block, and white space.
    package private(set) var isFrame = true
    /// The range of `{…}` when a comment holds nothing else: author attributes.
    package private(set) var attributes: Range<Int>?

    private var summaryStart: Int?

    /// Indices in the result are those of the slice. Linear in its length; elements beyond a nesting of
    /// ``HTMLSanitizer/maximumDepth`` are not looked at.
    package init(_ raw: ArraySlice<UInt8>) {
        for token in HTMLTokenizer(raw) {
            switch token.kind {
            case .startTag(let tag): open(tag, at: token.range)
            case .endTag(let name): close(name, at: token.range)
            case .text: if !raw[token.range].allSatisfy(\.isHTMLSpace) { (isBlank, isFrame) = (false, false) }
            case .rawText: (isBlank, isFrame) = (false, false)
            case .comment(let content, _):
                isFrame = false
                add(comment: content, of: raw)
            case .other: isFrame = false
            }
        }
    }

    private mutating func open(_ tag: HTMLStartTag, at range: Range<Int>) {
        isBlank = false
        let kind = HTMLElement.named(tag.name)?.kind
        guard kind?.isEmpty != true, !tag.isSelfClosing, openElements.count < HTMLSanitizer.maximumDepth else {
            isFrame = false
            return
        }
        closeImplied(by: kind)
        func text(_ name: String) -> String? { tag[name].map { String(decoding: $0.value, as: UTF8.self) } }
        let isFold = tag.name == "details"
        let words = isFold && tag.isComponent ? HTMLSanitizer.words(of: tag, HTMLSanitizer.foldTitles) : []
        let element = OpenElement(
            name: tag.name, id: text("id"), dir: text("dir"), align: text("align"), lang: text("lang"),
            summary: words.isEmpty ? nil : String(decoding: words, as: UTF8.self), isOpen: isFold && tag["open"] != nil,
            range: range)
        if isFold, details == nil { details = element }
        if tag.name == "summary", summary == nil, summaryStart == nil { summaryStart = range.upperBound }
        openElements.append(element)
    }

    /// Takes out what a start tag ends without saying so.
    private mutating func closeImplied(by kind: HTMLElement.Kind?) {
        guard let kind, let last = openElements.last else { return }
        let lastKind = HTMLElement.named(last.name)?.kind
        let isSibling = kind == lastKind && [.listItem, .definition, .row, .rowGroup, .cell, .rubyText, .heading].contains(kind)
        if isSibling || (last.name == "p" && HTMLSanitizer.isBlock(kind)) { openElements.removeLast() }
    }

    private mutating func close(_ name: String, at range: Range<Int>) {
        isBlank = false
        if name == "summary", let start = summaryStart, summary == nil { summary = start..<range.lowerBound }
        if let index = openElements.lastIndex(where: { $0.name == name }) {
            isFrame = false
            openElements.removeSubrange(index...)
        } else if HTMLElement.named(name)?.kind.isEmpty != true {
            unmatchedEnds.append(name)
        }
    }

    private mutating func add(comment content: Range<Int>, of raw: ArraySlice<UInt8>) {
        comments.append(content)
        let text = HTMLByte.trim(raw[content])
        if attributes == nil, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}"), text.count > 1 {
            attributes = text.startIndex..<text.endIndex
        }
    }
}
