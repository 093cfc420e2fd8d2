import TableModel

/// Writes HTML into a byte buffer, escaping by place. Nothing else in the project makes markup.
///
/// Text of a page is given as spans of its buffer, so that nothing is copied on the way.
struct HTMLWriter {
    private(set) var bytes: [UInt8]
    /// The text the spans point at.
    private let source: UnsafeBufferPointer<UInt8>

    /// - Parameters:
    ///   - bytes: a buffer to go on in; its capacity is kept.
    ///   - source: must outlive the writer.
    init(bytes: consuming [UInt8], source: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        self.source = source
    }

    // MARK: Markup

    /// Markup that this project wrote.
    mutating func markup(_ string: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    }

    /// Markup of the author's that was filtered while reading.
    mutating func trusted(_ span: Span) { bytes.append(contentsOf: source[span.range]) }

    /// A number.
    mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

    // MARK: Text

    mutating func text(_ span: Span) { escape(source[span.range], Escapes.text) }
    mutating func text(_ string: some StringProtocol) {
        var string = String(string)
        string.withUTF8 { escape($0[...], Escapes.text) }
    }

    // MARK: Attributes

    /// ` name=value`, in quotes only where the value needs them (HTML Living Standard, unquoted attribute value syntax).
    mutating func attribute(_ name: StaticString, _ span: Span) {
        markup(" ")
        markup(name)
        markup("=")
        value(source[span.range], Escapes.attribute)
    }

    mutating func attribute(_ name: StaticString, _ string: some StringProtocol) {
        markup(" ")
        markup(name)
        markup("=")
        var string = String(string)
        string.withUTF8 { value($0[...], Escapes.attribute) }
    }

    /// ` data-name=value`; the name is made of letters, digits, `-` and `_` by the parser.
    mutating func dataAttribute(_ attribute: NamedValue) {
        markup(" data-")
        bytes.append(contentsOf: attribute.name.utf8)
        markup("=")
        var string = attribute.value
        string.withUTF8 { value($0[...], Escapes.attribute) }
    }

    /// ` name=url`, with everything a URL cannot have percent-encoded.
    mutating func address(_ name: StaticString, _ span: Span) {
        markup(" ")
        markup(name)
        markup("=")
        value(source[span.range], Escapes.address)
    }

    mutating func address(_ name: StaticString, _ string: String) {
        markup(" ")
        markup(name)
        markup("=")
        var string = string
        string.withUTF8 { value($0[...], Escapes.address) }
    }

    /// ` name=#id`, a link into the same page.
    mutating func fragment(_ name: StaticString, prefix: StaticString = "", _ id: Span) {
        markup(" ")
        markup(name)
        markup("=")
        let quote = needsQuotes(source[id.range], Escapes.fragment)
        if quote { markup("\"") }
        markup("#")
        markup(prefix)
        escape(source[id.range], Escapes.fragment)
        if quote { markup("\"") }
    }

    /// The inside of an attribute whose quotes are written already.
    mutating func quotedAddress(_ span: Span) { escape(source[span.range], Escapes.address) }
    mutating func quotedAttribute(_ span: Span) { escape(source[span.range], Escapes.attribute) }

    // MARK: Escaping

    private mutating func value(_ slice: Slice<UnsafeBufferPointer<UInt8>>, _ escapes: Escapes) {
        let quote = needsQuotes(slice, escapes)
        if quote { markup("\"") }
        escape(slice, escapes)
        if quote { markup("\"") }
    }

    private func needsQuotes(_ slice: Slice<UnsafeBufferPointer<UInt8>>, _ escapes: Escapes) -> Bool {
        slice.isEmpty || slice.last == UInt8(ascii: "/")
            || slice.contains { Escapes.unquoted[Int($0)] == 0 && (escapes.kind[Int($0)] != Escapes.percent) }
    }

    private mutating func escape(_ slice: Slice<UnsafeBufferPointer<UInt8>>, _ escapes: Escapes) {
        let base = slice.base
        var start = slice.startIndex
        var index = start
        let end = slice.endIndex
        escapes.kind.withUnsafeBufferPointer { kinds in
            while index < end {
                let kind = kinds[Int(base[index])]
                if kind == 0 {
                    index += 1
                    continue
                }
                bytes.append(contentsOf: base[start..<index])
                replace(base[index], kind)
                index += 1
                start = index
            }
        }
        bytes.append(contentsOf: base[start..<end])
    }

    private mutating func replace(_ byte: UInt8, _ kind: UInt8) {
        if kind == Escapes.drop { return }
        if kind == Escapes.percent {
            let digits: StaticString = "0123456789ABCDEF"
            bytes.append(UInt8(ascii: "%"))
            bytes.append(digits.utf8Start[Int(byte >> 4)])
            bytes.append(digits.utf8Start[Int(byte & 15)])
            return
        }
        switch byte {
        case UInt8(ascii: "&"): markup("&amp;")
        case UInt8(ascii: "<"): markup("&lt;")
        case UInt8(ascii: ">"): markup("&gt;")
        case UInt8(ascii: "\""): markup("&quot;")
        default: markup("&#39;")
        }
    }

    /// Hands over the buffer.
    consuming func take() -> [UInt8] { bytes }
}

/// Which bytes each place must replace: 0 stays, 1 becomes a character reference, 2 is percent-encoded, 3 goes.
private struct Escapes {
    let kind: [UInt8]

    static let percent: UInt8 = 2

    static let drop: UInt8 = 3

    /// Control characters may not stand in HTML, not even as references (HTML Living Standard §13.2.3.5).
    static let text = Escapes { byte in
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return drop }
        return "<>&\"".utf8.contains(byte) ? 1 : byte == 0x7F ? drop : 0
    }
    static let attribute = text
    /// As libcmark: what RFC 3986 reserves stays, and `%`, since the author may have encoded already.
    static let address = Escapes { byte in
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'") { return 1 }
        let isKept = (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
            || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte)
        return isKept ? 0 : percent
    }

    /// Letters of all scripts stay as they are (URL Standard, URL code points), `%` means itself.
    static let fragment = Escapes { byte in
        byte >= 0x80 ? 0 : byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") ? percent : address.kind[Int(byte)]
    }

    /// 1 for bytes that an attribute value may have without quotes.
    static let unquoted = Escapes { byte in
        byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
            || "-_.:#/?&;,%+~!*()@$|[]{}^\\".utf8.contains(byte) ? 1 : 0
    }.kind

    init(_ kind: (UInt8) -> UInt8) { self.kind = (0...255).map { kind(UInt8($0)) } }
}
