import TableBasics
import TableModel

/// What is taken off both ends of an item before its lead is looked at: images and emoji, badges, tags.
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
