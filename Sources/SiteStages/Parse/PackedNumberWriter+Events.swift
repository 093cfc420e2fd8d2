import TableModel

/// How an event is written: the kind in the lower half of a byte, in the upper one which element it opens or closes.
private enum EventKind: UInt8 {
    case open, close, text, softBreak, lineBreak, code, openLink, openTitledLink, closeLink, image
    /// Stands in ``PackedPage/Rarities/events``.
    case other

    /// The number of an element that does not fit into half a byte, and follows.
    static let longElement = 15
}

extension PackedNumberWriter {
    func events(_ events: [ContentEvent], _ rarities: inout PackedPage.Rarities) {
        reserve(Self.longestNumber)
        number(events.count)
        for event in events {
            // A kind and three spans.
            reserve(Self.longestNumber * 7)
            switch event {
            case .open(let element): self.element(.open, element, &rarities.elements)
            case .close(let element): self.element(.close, element, &rarities.elements)
            case .text(let text):
                kind(.text)
                span(text)
            case .softBreak: kind(.softBreak)
            case .lineBreak: kind(.lineBreak)
            case .code(let text):
                kind(.code)
                span(text)
            case .openLink(let destination, let title) where title == .empty:
                kind(.openLink)
                span(destination)
            case .openLink(let destination, let title):
                kind(.openTitledLink)
                span(destination)
                span(title)
            case .closeLink: kind(.closeLink)
            case .image(let destination, let title, let alternative):
                kind(.image)
                span(destination)
                span(title)
                span(alternative)
            default:
                kind(.other)
                rarities.events.append(event)
            }
        }
    }

    @inline(__always)
    private func kind(_ kind: EventKind) { byte(kind.rawValue) }

    private func element(_ kind: EventKind, _ element: ContentElement, _ elements: inout [ContentElement]) {
        // What closes is mostly what opened last. A page of many different elements, as headings with ids are, is not searched for each.
        var index = lastElement < elements.count && elements[lastElement] == element ? lastElement : nil
        if index == nil { index = elements.prefix(EventKind.longElement).firstIndex(of: element) }
        if index == nil, elements.last == element { index = elements.count - 1 }
        if index == nil { elements.append(element) }
        let found = index ?? elements.count - 1
        lastElement = found
        byte(kind.rawValue | UInt8(min(found, EventKind.longElement)) << 4)
        if found >= EventKind.longElement { number(found) }
    }
}

extension PackedNumberReader {
    mutating func events(into events: inout [ContentEvent], _ rarities: PackedPage.Rarities) {
        let count = number()
        var others = rarities.events.makeIterator()
        // The memory of the last page is given back first, to be had again while it is warm.
        events = []
        events = rarities.elements.withUnsafeBufferPointer { elements in
            [ContentEvent](unsafeUninitializedCapacity: count) { memory, initialized in
                guard let start = memory.baseAddress else { return }
                while initialized < count {
                    (start + initialized).initialize(to: event(elements) ?? others.next() ?? .softBreak)
                    initialized += 1
                }
            }
        }
    }

    /// The next event, or nil for one that is not written as numbers.
    @inline(__always)
    private mutating func event(_ elements: UnsafeBufferPointer<ContentElement>) -> ContentEvent? {
        let byte = byte()
        return switch EventKind(rawValue: byte & 15) {
        case .open: .open(elements[element(byte)])
        case .close: .close(elements[element(byte)])
        case .text: .text(span())
        case .softBreak: .softBreak
        case .lineBreak: .lineBreak
        case .code: .code(span())
        case .openLink: .openLink(destination: span(), title: .empty)
        case .openTitledLink: .openLink(destination: span(), title: span())
        case .closeLink: .closeLink
        case .image: .image(destination: span(), title: span(), alternative: span())
        case .other, nil: nil
        }
    }

    private mutating func element(_ byte: UInt8) -> Int {
        let index = Int(byte >> 4)
        return index < EventKind.longElement ? index : number()
    }
}
