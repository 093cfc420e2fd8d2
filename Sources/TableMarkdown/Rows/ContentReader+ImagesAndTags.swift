import TableBasics
import TableModel

/// What is taken off both ends of an item before its title is looked for: images and emoji, badges, tags.
extension ContentReader {
    /// Takes images and linked images off the end.
    func takeBadges(_ whole: inout EventRange, into parts: inout RowParts) {
        var end = Int(whole.end)
        var start = end
        var isFound = false
        while end > Int(whole.start) {
            switch events[end - 1] {
            case .image: end -= 1
            case .markup:
                guard let image = startOfAuthorsImage(before: end, whole) else { return finish() }
                end = image
            case .closeLink:
                guard let link = startOfLinkedImages(before: end, whole) else { return finish() }
                end = link
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace):
                end -= 1
                continue
            case .softBreak:
                end -= 1
                continue
            default: return finish()
            }
            start = end
            isFound = true
        }
        // Nothing but images: they are the row's content.
        return

        func finish() {
            guard isFound else { return }
            parts.badges = EventRange(start, Int(whole.end))
            whole = EventRange(Int(whole.start), start)
        }
    }

    /// Where a link begins that has nothing but images in it and ends at `end`; nil for another one.
    private func startOfLinkedImages(before end: Int, _ whole: EventRange) -> Int? {
        var index = end - 2
        var hasImage = false
        while index >= Int(whole.start) {
            switch events[index] {
            case .image: hasImage = true
            case .markup:
                guard let image = startOfAuthorsImage(before: index + 1, whole) else { return nil }
                hasImage = true
                index = image
            case .softBreak: break
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace): break
            case .openLink: return hasImage ? index : nil
            default: return nil
            }
            index -= 1
        }
        return nil
    }

    /// Takes code runs behind a finished sentence off the end.
    mutating func takeTags(_ whole: inout EventRange, into parts: inout RowParts) {
        var start = Int(whole.end)
        var end = start
        while end > Int(whole.start) {
            switch events[end - 1] {
            case .code:
                end -= 1
                start = end
                continue
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace):
                end -= 1
                continue
            case .softBreak:
                end -= 1
                continue
            default: break
            }
            break
        }
        guard start > Int(whole.start), start < Int(whole.end), end > Int(whole.start),
            case .text(let span) = events[end - 1], Self.endsSentence(text[span.range])
        else { return }
        parts.tags = EventRange(start, Int(whole.end))
        whole = trimmed(EventRange(Int(whole.start), start))
    }

    /// Whether a text is over: after it, code is no word of its sentence.
    static func endsSentence(_ words: some RandomAccessCollection<UInt8>) -> Bool {
        let last = words.trimmed.last
        return last == UInt8(ascii: ".") || last == UInt8(ascii: ")") || last == UInt8(ascii: "!")
    }

    /// R3: takes an image or an emoji off the start, with the separator behind it; true when the item began with an emoji and one.
    mutating func takeImage(_ whole: inout EventRange, into parts: inout RowParts) -> Bool {
        guard whole.count > 1 || !whole.isEmpty && isLongText(whole) else { return false }
        switch events[Int(whole.start)] {
        case .image(let destination, let title, let alternative):
            guard !BadgeAddress.isBadge(text[destination.range]), !isFollowedByImage(Int(whole.start)) else { break }
            if takeRest(behind: Int(whole.start), &whole) {
                parts.image = .picture(destination: destination, title: title, alternative: alternative)
            }
        case .markup: takeAuthorsImage(&whole, into: &parts)
        case .text(let span):
            guard let length = emojiPrefixLength(text[span.range], hasMore: whole.count > 1) ?? lengthOfKey(span) else { break }
            takeEmoji(length, of: Int(whole.start), span, into: &parts)
            if cutSeparator(&whole) { return true }
            whole = trimmed(whole)
        case .openLink, .open(.strong): takeEmoji(insideLead: Int(whole.start), whole, into: &parts)
        default: break
        }
        return false
    }

    /// Makes what stands behind an image, and behind the separator between the two, the whole; false when there is nothing.
    mutating func takeRest(behind image: Int, _ whole: inout EventRange) -> Bool {
        var rest = EventRange(image + 1, Int(whole.end))
        if !cutSeparator(&rest) { rest = trimmed(rest) }
        guard !rest.isEmpty else { return false }
        whole = rest
        return true
    }

    /// The length of emoji that a separator follows directly, as in a legend: `⭐: Recommended`. nil for anything else.
    private func lengthOfKey(_ span: Span) -> Int? {
        guard !span.isEmpty, text[Int(span.start)] >= 0x80, let separator = separator(in: span, hasMore: true) else { return nil }
        let key = text[Int(span.start)..<separator.lowerBound]
        return emojiPrefixLength(key, hasMore: true) == key.count ? key.count : nil
    }

    /// The separator in a text behind an image or emoji, where an arrow says what becomes of it, as behind code: `✅ → ❌`.
    private func separator(in span: Span, hasMore: Bool) -> Range<Int>? {
        var enclosure = Enclosure()
        return Separator(in: text, span, isFirst: true, hasMore: hasMore, isBehindCode: true, enclosure: &enclosure)?.range
    }

    /// Cuts the separator that an event range begins with, and the white space at its ends; false when it begins with none, or has
    /// nothing else.
    mutating func cutSeparator(_ whole: inout EventRange) -> Bool {
        var index = Int(whole.start)
        let end = Int(whole.end)
        while index < end, case .text(let span) = events[index], span.isEmpty { index += 1 }
        guard index < end, case .text(let span) = events[index],
            let separator = separator(in: span, hasMore: index + 1 < end), separator.lowerBound == span.start
        else { return false }
        events[index] = .text(Span(separator.upperBound, Int(span.end)))
        let rest = trimmed(EventRange(index, end))
        guard !rest.isEmpty else {
            events[index] = .text(span)
            return false
        }
        whole = rest
        return true
    }

    /// Takes an emoji off the start of a link or of bold text: [🛠 Tools](…).
    private mutating func takeEmoji(insideLead open: Int, _ whole: EventRange, into parts: inout RowParts) {
        var index = open + 1
        if index < Int(whole.end) {
            switch events[index] {
            case .openLink, .open(.strong): index += 1
            default: break
            }
        }
        guard index < Int(whole.end), case .text(let span) = events[index], !span.isEmpty, text[Int(span.start)] >= 0x80,
            let length = emojiPrefixLength(text[span.range], hasMore: false)
        else { return }
        takeEmoji(length, of: index, span, into: &parts)
        guard case .text(let rest) = events[index] else { return }
        // The space behind it goes with it.
        events[index] = .text(Span(Int(rest.end) - text[rest.range].trimmed(.leading).count, Int(rest.end)))
    }

    private mutating func takeEmoji(_ length: Int, of event: Int, _ span: Span, into parts: inout RowParts) {
        parts.image = .symbol(Span(Int(span.start), Int(span.start) + length))
        events[event] = .text(Span(Int(span.start) + length, Int(span.end)))
    }

    /// Whether the next event after `index` that is no white space is an image.
    func isFollowedByImage(_ index: Int) -> Bool {
        for event in events[(index + 1)...] {
            switch event {
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace): continue
            case .softBreak, .lineBreak: continue
            case .image: return true
            case .markup(let span): return text[span.range].hasPrefix("<img")
            default: return false
            }
        }
        return false
    }

    private func isLongText(_ eventRange: EventRange) -> Bool {
        guard case .text(let span) = events[Int(eventRange.start)] else { return false }
        return span.count > 4
    }

    /// Moves the parts that stand behind an inserted event.
    func shift(_ parts: inout RowParts, from index: Int) {
        func moved(_ eventRange: EventRange) -> EventRange {
            Int(eventRange.start) >= index ? EventRange(Int(eventRange.start) + 1, Int(eventRange.end) + 1) : eventRange
        }
        parts.tags = moved(parts.tags)
        parts.badges = moved(parts.badges)
    }
}

/// Tells badges (build states, versions, licences) from pictures, by where they come from: other hosts, and workflows of the repository.
enum BadgeAddress {
    static func isBadge(_ address: some RandomAccessCollection<UInt8>) -> Bool {
        let text = String(decoding: address, as: UTF8.self).lowercased()
        guard text.contains("//") else { return text.contains("/workflows/") && text.contains("badge.svg") }
        return marks.contains { text.contains($0) }
    }

    private static let marks = [
        "shields.io", "badge", "travis-ci", "/workflows/", "codecov", "coveralls", "circleci", "appveyor", "gitter.im",
    ]
}

/// The length of the emoji a text begins with: `🛠 Tools`, and without a space where nothing else can be meant: `🍳Cook`. nil for none.
///
/// Sequences count as one: variation selectors, skin tones, joined emoji, flags, keycaps (UTS #51).
///
/// - Parameter hasMore: something else follows the text.
private func emojiPrefixLength(_ text: some RandomAccessCollection<UInt8>, hasMore: Bool) -> Int? {
    guard let first = text.first, first >= 0x80 || first.isASCIIDigit || first == 0x23 || first == 0x2A else { return nil }
    var offset = 0
    // All so far are pictures by themselves, and no signs such as ™.
    var arePictures = true
    while offset < text.count {
        let (scalar, length) = Unicode.Scalar.decode(text, at: offset)
        if scalar.value < 0x80, UInt8(scalar.value).isASCIISpace { return offset > 0 ? offset : nil }
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: break
        default:
            let next = offset + length
            let follower = next < text.count ? Unicode.Scalar.decode(text, at: next).scalar.value : 0
            guard scalar.isEmoji(before: follower) else {
                return offset > 0 && arePictures && scalar.isWordPart ? offset : nil
            }
            let isStyled = follower == 0xFE0F || follower == 0x20E3
            if !scalar.properties.isEmojiPresentation, !isStyled, scalar.value < 0x1F000 { arePictures = false }
        }
        offset += length
        if offset > 40 { return nil }
    }
    return hasMore && arePictures && offset > 0 ? offset : nil
}

extension Unicode.Scalar {
    /// Whether this is an emoji, or the first part of one, before another scalar; 0 for none.
    fileprivate func isEmoji(before next: UInt32) -> Bool {
        switch value {
        // Digits are emoji only in keycaps.
        case 0x30...0x39, 0x23, 0x2A: next == 0xFE0F || next == 0x20E3
        default: properties.isEmojiPresentation || (properties.isEmoji && (next == 0xFE0F || value > 0x2000))
        }
    }

    fileprivate var isWordPart: Bool { properties.isAlphabetic || properties.numericType != nil }
}
