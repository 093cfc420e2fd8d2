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
