import TableModel

/// A run of one or two tildes that may begin or end strike-through (GFM §6.5).
struct StrikeMark {
    /// The text event that holds the tildes and nothing else.
    var event: Int
    var length: Int
    var canOpen: Bool
    var canClose: Bool
    /// How many inline containers were open: both ends must stand in the same one.
    var container: Int
    /// The event after which that container opened, to tell siblings apart.
    var containerStart: Int
}

extension ContentReader {
    mutating func appendStrikeMark(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, container: Int) {
        let before: UInt8? = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : nil
        let after: UInt8? = run.upperBound < bytes.count ? bytes[run.upperBound] : nil
        let hasTextBefore = before.map { !isSpace($0) } ?? !isAtLineStart
        // At the end of a text node something else follows (code, emphasis) or the line ends; only a match can tell.
        let hasTextAfter = after.map { !isSpace($0) } ?? true
        let isAfterWord = before.map { isWord($0) || $0 >= 0x80 } ?? false
        let isBeforeWord = after.map { isWord($0) || $0 >= 0x80 } ?? false
        let span = store(bytes[run])
        events.append(.text(span))
        strikeMarks.append(
            StrikeMark(
                event: events.count - 1, length: run.count,
                canOpen: hasTextAfter && !(isAfterWord && !isBeforeWord),
                canClose: hasTextBefore && !(isBeforeWord && !isAfterWord),
                container: container, containerStart: lastContainerStart))
    }

    /// Turns matching marks into the ends of strike-through.
    mutating func pairStrikeMarks() {
        guard strikeMarks.count > 1 else { return }
        var openers: [StrikeMark] = []
        for mark in strikeMarks {
            let opener = openers.lastIndex {
                $0.length == mark.length && $0.container == mark.container && $0.containerStart == mark.containerStart
            }
            if mark.canClose, let opener, mark.event > openers[opener].event + 1 {
                events[openers[opener].event] = .open(.strikethrough)
                events[mark.event] = .close(.strikethrough)
                openers.removeSubrange(opener...)
            } else if mark.canOpen {
                openers.append(mark)
            }
        }
    }

    private var isAtLineStart: Bool {
        switch events.last {
        case nil, .softBreak, .lineBreak, .open, .openLink: true
        default: false
        }
    }

    /// The last event that opened the container the next event stands in.
    private var lastContainerStart: Int {
        var closed = 0
        for index in events.indices.reversed() {
            switch events[index] {
            case .close(let element) where !element.isBlock: closed += 1
            case .closeLink: closed += 1
            case .open(let element) where !element.isBlock:
                if closed == 0 { return index }
                closed -= 1
            case .openLink:
                if closed == 0 { return index }
                closed -= 1
            case .open: return index
            default: break
            }
        }
        return -1
    }
}
