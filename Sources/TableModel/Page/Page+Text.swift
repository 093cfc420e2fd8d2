extension Page {
    /// The bytes of a span as a string.
    package func string(_ span: Span) -> String {
        span.isEmpty ? "" : String(decoding: text[span.range], as: UTF8.self)
    }

    /// The words of an event range without its markup: breaks become spaces, images their alternative text.
    package func plainText(_ eventRange: EventRange) -> String {
        var bytes: [UInt8] = []
        appendPlainText(eventRange, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the words of an event range without its markup to `bytes`.
    package func appendPlainText(_ eventRange: EventRange, to bytes: inout [UInt8]) {
        for index in eventRange.range {
            switch events[index] {
            case .text(let span), .code(let span), .emoji(let span, _): bytes.append(contentsOf: text[span.range])
            case .image(_, _, let alternative): bytes.append(contentsOf: text[alternative.range])
            case .codeBlock(_, let span): bytes.append(contentsOf: text[span.range])
            case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
            case .close(let element) where element.isBlock:
                if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
            default: break
            }
        }
    }

    /// Whether there is anything in an event range that can be read out: letters, or an image that says what it shows.
    package func hasWords(_ eventRange: EventRange) -> Bool {
        for index in eventRange.range {
            switch events[index] {
            case .text(let span), .code(let span), .codeBlock(_, let span), .image(_, _, let span):
                // Most words have a letter of ASCII, and need no look at characters.
                if text[span.range].contains(where: { $0 > UInt8(ascii: " ") && $0 < 0x7F }) { return true }
                if string(span).contains(where: { !$0.isWhitespace }) { return true }
            case .emoji: return true
            case .markup(let span): if hasAlternative(span) { return true }
            default: break
            }
        }
        return false
    }

    /// Whether a piece of the author's HTML has an image with words in its place.
    private func hasAlternative(_ span: Span) -> Bool {
        let (bytes, name) = (text[span.range], " alt=\"".utf8)
        return bytes.indices.contains {
            bytes[$0...].starts(with: name) && bytes[$0...].dropFirst(name.count).first != UInt8(ascii: "\"")
        }
    }
}

extension ContentElement {
    /// Whether the element is a block in CommonMark's sense.
    package var isBlock: Bool {
        switch self {
        case .emphasis, .strong, .strikethrough, .insertion, .mark, .keyboard, .superscript, .subscript: false
        default: true
        }
    }
}
