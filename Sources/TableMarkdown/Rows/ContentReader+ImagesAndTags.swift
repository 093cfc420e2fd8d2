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
            case .closeLink:
                guard end - 3 >= Int(whole.start), case .image = events[end - 2], case .openLink = events[end - 3] else {
                    return finish()
                }
                end -= 3
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

    /// R3: takes an image or an emoji off the start.
    mutating func takeImage(_ whole: inout EventRange, into parts: inout RowParts) {
        guard whole.count > 1 || isLongText(whole) else { return }
        switch events[Int(whole.start)] {
        case .image(let destination, let title, let alternative):
            guard !BadgeAddress.isBadge(text[destination.range]), !isFollowedByImage(Int(whole.start)) else { return }
            let rest = trimmed(EventRange(Int(whole.start) + 1, Int(whole.end)))
            guard !rest.isEmpty else { return }
            parts.image = .picture(destination: destination, title: title, alternative: alternative)
            whole = rest
        case .text(let span):
            guard let length = emojiPrefixLength(text[span.range]) else { return }
            parts.image = .symbol(Span(Int(span.start), Int(span.start) + length))
            events[Int(whole.start)] = .text(Span(Int(span.start) + length, Int(span.end)))
            whole = trimmed(whole)
        default: break
        }
    }

    /// Whether the next event after `index` that is no white space is an image.
    private func isFollowedByImage(_ index: Int) -> Bool {
        for event in events[(index + 1)...] {
            switch event {
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace): continue
            case .softBreak, .lineBreak: continue
            case .image: return true
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

/// Tells badges (build states, versions, licences) from pictures, by where they come from.
enum BadgeAddress {
    static func isBadge(_ address: some RandomAccessCollection<UInt8>) -> Bool {
        let text = String(decoding: address, as: UTF8.self).lowercased()
        return marks.contains { text.contains($0) }
    }

    private static let marks = [
        "shields.io", "badge", "travis-ci", "/workflows/", "codecov", "coveralls", "circleci", "appveyor", "gitter.im",
    ]
}

/// The length of the emoji a text begins with, when white space follows it: `🛠 Tools`. nil for none.
///
/// Sequences count as one: variation selectors, skin tones, joined emoji, flags, keycaps (UTS #51).
private func emojiPrefixLength(_ text: some RandomAccessCollection<UInt8>) -> Int? {
    var offset = 0
    var isEmoji = false
    while offset < text.count {
        let (scalar, length) = Unicode.Scalar.decode(text, at: offset)
        if scalar.value < 0x80, UInt8(scalar.value).isASCIISpace { break }
        let properties = scalar.properties
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: break
        case 0x30...0x39, 0x23, 0x2A:
            // Digits are emoji only in keycaps.
            let next = offset + length
            guard next < text.count, [0xFE0F, 0x20E3].contains(Unicode.Scalar.decode(text, at: next).scalar.value) else {
                return nil
            }
        default:
            let next = offset + length
            let isStyled = next < text.count && Unicode.Scalar.decode(text, at: next).scalar.value == 0xFE0F
            guard properties.isEmojiPresentation || (properties.isEmoji && (isStyled || scalar.value > 0x2000)) else { return nil }
        }
        isEmoji = true
        offset += length
        if offset > 40 { return nil }
    }
    return isEmoji && offset < text.count ? offset : nil
}
