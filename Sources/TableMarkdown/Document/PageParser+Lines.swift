import TableBasics
import TableModel

/// Paragraphs that say something of the rows below them: bold lines, emphasised ones, those that end in a colon.
extension PageParser {
    /// What the content of a paragraph is.
    func lineKind(_ inner: EventRange) -> PendingBlock.Kind {
        guard !inner.isEmpty else { return .flow }
        guard inner.count > 2, case .open(let element) = content.events[Int(inner.start)],
            isEnd(content.matchingClose(of: Int(inner.start)), of: inner)
        else { return textKind(inner) }
        let words = EventRange(Int(inner.start) + 1, content.matchingClose(of: Int(inner.start)))
        switch element {
        // Such as "back to top".
        case .strong where isLinkIntoPage(words): return .flow
        case .strong: return .boldLine(words)
        case .emphasis where words.end + 1 == inner.end: return .emphasisLine(words)
        default: return textKind(inner)
        }
    }

    private func textKind(_ inner: EventRange) -> PendingBlock.Kind {
        if isContentsTitle(inner) { return .boldLine(inner) }
        if endsInColon(inner) || isAnchors(inner) { return .introduction }
        guard isShort(inner), !isLinkIntoPage(inner) else { return .flow }
        return .shortLine(isWord: inner.count == 1 && content.visibleWidth(inner, limit: 25) <= 24)
    }

    /// `Table of Contents:` is a title, bold or not: where the list beside the page takes its place, no word of it stays behind.
    private func isContentsTitle(_ inner: EventRange) -> Bool {
        guard inner.count == 1, case .text(let span) = content.events[Int(inner.start)],
            let length = content.colonLength(atEndOf: span)
        else { return false }
        let words = content.text[span.range].dropLast(length).trimmed
        return contentsTitles.contains(String(decoding: words, as: UTF8.self).lowercased())
    }

    /// Whether there is nothing to see but the places that links lead to.
    private func isAnchors(_ inner: EventRange) -> Bool {
        content.events[inner.range].contains(where: content.isAnchor)
            && content.events[inner.range].allSatisfy {
                switch $0 {
                case .text(let span): content.text[span.range].allSatisfy(\.isASCIISpace)
                case .softBreak: true
                default: content.isAnchor($0)
                }
            }
    }

    /// Whether nothing but a colon follows an event.
    private func isEnd(_ close: Int, of inner: EventRange) -> Bool {
        if close == Int(inner.end) - 1 { return true }
        guard close == Int(inner.end) - 2, case .text(let span) = content.events[close + 1] else { return false }
        return content.colonLength(atEndOf: span) == span.count
    }

    private func endsInColon(_ inner: EventRange) -> Bool {
        for event in content.events[inner.range].reversed() {
            switch event {
            case .close, .closeLink: continue
            case .text(let span): return content.colonLength(atEndOf: span) != nil
            default: return false
            }
        }
        return false
    }

    private func isLinkIntoPage(_ words: EventRange) -> Bool {
        guard !words.isEmpty, case .openLink(let destination, _) = content.events[Int(words.start)] else { return false }
        return content.text[destination.range].first == UInt8(ascii: "#")
            && content.matchingClose(of: Int(words.start)) == Int(words.end) - 1
    }

    /// What a block of HTML is: an anchor, a heading or neither.
    func kind(ofHTML block: MarkdownNode) -> PendingBlock.Kind {
        let html = block.literal.drop(while: \.isHTMLSpace)
        guard html.first == HTMLByte.lessThan else { return .flow }
        let name = html.dropFirst().prefix(while: \.isASCIIAlphanumeric).map(\.asciiLowercased)
        if name == [UInt8(ascii: "a")] { return .introduction }
        if name == Array("hr".utf8), isTagAlone(html) { return .thematicBreak }
        return name.count == 2 && name[0] == UInt8(ascii: "h") && name[1].isASCIIDigit ? .heading : .flow
    }

    /// Whether HTML is one tag that no link can lead to.
    private func isTagAlone(_ html: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        guard let end = html.firstIndex(of: HTMLByte.greaterThan), html[(end + 1)...].allSatisfy(\.isHTMLSpace) else {
            return false
        }
        let names = html[..<end].split(whereSeparator: \.isHTMLSpace).dropFirst().map { $0.prefix(3).map(\.asciiLowercased) }
        return !names.contains { $0.starts(with: "id=".utf8) }
    }

    // MARK: Series of bold lines

    /// Whether a bold line reads as a title also with text below it: short, and no sentence.
    func isTitle(_ block: PendingBlock) -> Bool {
        guard case .boldLine(let words) = block.kind else { return false }
        return isShort(words)
    }

    /// Whether words are few and no sentence.
    private func isShort(_ words: EventRange) -> Bool {
        guard content.visibleWidth(words, limit: 81) <= 80 else { return false }
        for event in content.events[words.range].reversed() {
            guard case .text(let span) = event, let last = Unicode.Scalar.last(in: content.text[span.range].trimmed) else {
                continue
            }
            return !sentenceEnds.contains(last)
        }
        return true
    }

    /// Whether another bold line stands between a list and the next heading.
    func isFollowedByBoldLine(_ list: MarkdownNode) -> Bool {
        var next = list.next
        while let block = next, block.kind != .heading {
            if block.kind == .paragraph, let strong = block.firstChild, strong.kind == .strong {
                guard let rest = strong.next else { return true }
                if rest.next == nil, rest.kind == .text, rest.literal.elementsEqual([UInt8(ascii: ":")]) { return true }
            }
            next = block.next
        }
        return false
    }
}

private let sentenceEnds: Set<Unicode.Scalar> = [".", "!", "?", ",", ";", "。", "！", "？", "…"]
