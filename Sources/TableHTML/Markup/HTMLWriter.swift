import TableModel

/// Writes HTML into a byte buffer, escaping by place. Nothing else in the project makes markup.
///
/// Text of a page is given as spans of its buffer, so that nothing is copied on the way.
///
/// A page is made of a hundred thousand pieces of a few bytes. The writer therefore owns plain memory rather than an array,
/// whose every append asks whether it is shared; all of it is written through ``append(_:)`` and ``append(byte:)``, which make
/// room first.
struct HTMLWriter: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// The text the spans point at.
    private let source: UnsafeBufferPointer<UInt8>

    /// - Parameters:
    ///   - source: must outlive the writer.
    ///   - capacity: how many bytes are expected; the buffer grows when there are more.
    init(source: UnsafeBufferPointer<UInt8>, capacity: Int) {
        self.source = source
        self.capacity = max(capacity, 256)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// What was written; valid until more is.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Forgets what was written, and keeps the memory.
    mutating func removeAll() { count = 0 }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        Self.copy(start, to: base + count, count: bytes.count)
        count += bytes.count
    }

    /// Most pieces are shorter than what calling `memmove` costs: they are copied as two words that may overlap.
    @inline(__always)
    private static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        if count > 16 { return target.update(from: source, count: count) }
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        if count >= 8 {
            let (first, last) = (source.loadUnaligned(as: UInt64.self), source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
            target.storeBytes(of: first, as: UInt64.self)
            target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            let (first, last) = (source.loadUnaligned(as: UInt32.self), source.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            target.storeBytes(of: first, as: UInt32.self)
            target.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
        } else {
            for index in 0..<count { target.storeBytes(of: source.load(fromByteOffset: index, as: UInt8.self), toByteOffset: index, as: UInt8.self) }
        }
    }

    private mutating func append(byte: UInt8) {
        if capacity == count { grow(by: 1) }
        base[count] = byte
        count += 1
    }

    @inline(never)
    private mutating func grow(by needed: Int) {
        let larger = max(capacity * 2, count + needed)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    /// The bytes of a span; they are those of the page's text.
    private func bytes(of span: Span) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: source[span.range]) }

    // MARK: Markup

    /// Markup that this project wrote.
    mutating func markup(_ string: StaticString) {
        append(UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    }

    /// Markup of the author's that was filtered while reading.
    mutating func trusted(_ span: Span) { append(bytes(of: span)) }

    /// Markup of a theme's author that was checked when the theme was read. A space at its start is left out at the beginning of
    /// what was written after `start`, and behind another space.
    mutating func literal(_ bytes: [UInt8], _ range: Range<Int>, after start: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            var range = range
            if bytes[range.lowerBound] == 0x20, count == start || base[count - 1] == 0x20 {
                range = range.lowerBound + 1..<range.upperBound
            }
            append(UnsafeBufferPointer(rebasing: bytes[range]))
        }
    }

    /// Takes back a space at the end of what was written after `start`.
    mutating func removeSpace(after start: Int) {
        if count > start, base[count - 1] == 0x20 { count -= 1 }
    }

    /// A number.
    mutating func number(_ value: Int) {
        if (0...9).contains(value) { return append(byte: UInt8(ascii: "0") + UInt8(value)) }
        var digits = String(value)
        digits.withUTF8 { append($0) }
    }

    // MARK: Text

    mutating func text(_ span: Span) { escape(bytes(of: span), Escapes.text) }

    mutating func text(_ string: String) {
        var string = string
        string.withUTF8 { escape($0, Escapes.text) }
    }

    // MARK: Attributes

    /// ` name=value`, in quotes only where the value needs them (HTML Living Standard, unquoted attribute value syntax).
    mutating func attribute(_ name: StaticString, _ span: Span) {
        begin(name)
        value(bytes(of: span), Escapes.attribute)
    }

    mutating func attribute(_ name: StaticString, _ string: String) {
        begin(name)
        var string = string
        string.withUTF8 { value($0, Escapes.attribute) }
    }

    /// ` class=…` with those of the names that are not empty, all of them without special characters; nothing for none.
    mutating func classes(_ first: String, _ second: String, _ third: String, _ fourth: String) {
        let names = (first.isEmpty ? 0 : 1) + (second.isEmpty ? 0 : 1) + (third.isEmpty ? 0 : 1) + (fourth.isEmpty ? 0 : 1)
        guard names > 0 else { return }
        markup(names == 1 ? " class=" : " class=\"")
        var isFirst = true
        func write(_ name: String, into html: inout HTMLWriter) {
            guard !name.isEmpty else { return }
            if !isFirst { html.append(byte: UInt8(ascii: " ")) }
            isFirst = false
            var name = name
            name.withUTF8 { html.append($0) }
        }
        write(first, into: &self)
        write(second, into: &self)
        write(third, into: &self)
        write(fourth, into: &self)
        if names > 1 { append(byte: UInt8(ascii: "\"")) }
    }

    /// ` data-name=value`; the name is made of letters, digits, `-` and `_` by the parser.
    mutating func dataAttribute(_ attribute: NamedValue) {
        markup(" data-")
        var (name, string) = (attribute.name, attribute.value)
        name.withUTF8 { append($0) }
        markup("=")
        string.withUTF8 { value($0, Escapes.attribute) }
    }

    /// ` name=url`, with everything a URL cannot have percent-encoded.
    mutating func address(_ name: StaticString, _ span: Span) {
        begin(name)
        value(bytes(of: span), Escapes.address)
    }

    mutating func address(_ name: StaticString, _ string: String) {
        begin(name)
        var string = string
        string.withUTF8 { value($0, Escapes.address) }
    }

    /// ` name=#id`, a link into the same page.
    mutating func fragment(_ name: StaticString, prefix: StaticString = "", _ id: Span) {
        begin(name)
        let bytes = bytes(of: id)
        let flags = Escapes.fragment.flags(of: bytes)
        let quote = bytes.isEmpty || Self.needsQuotes(bytes, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
        append(byte: UInt8(ascii: "#"))
        markup(prefix)
        escape(bytes, Escapes.fragment, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
    }

    /// The inside of an attribute whose quotes are written already.
    mutating func quotedAddress(_ span: Span) { escape(bytes(of: span), Escapes.address) }
    mutating func quotedAttribute(_ span: Span) { escape(bytes(of: span), Escapes.attribute) }

    private mutating func begin(_ name: StaticString) {
        append(byte: UInt8(ascii: " "))
        markup(name)
        append(byte: UInt8(ascii: "="))
    }

    // MARK: Escaping

    private mutating func value(_ bytes: UnsafeBufferPointer<UInt8>, _ escapes: Escapes) {
        let flags = escapes.flags(of: bytes)
        let quote = bytes.isEmpty || Self.needsQuotes(bytes, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
        escape(bytes, escapes, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
    }

    /// A value that ends in a slash could be taken for the end of a tag that closes itself.
    private static func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>, _ flags: UInt8) -> Bool {
        flags & Escapes.quoted != 0 || bytes.last == UInt8(ascii: "/")
    }

    /// - Parameter flags: those of all the bytes, by which most values are known to need no change.
    private mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ escapes: Escapes, _ flags: UInt8) {
        if flags & Escapes.replaced == 0 { append(bytes) } else { escape(bytes, escapes) }
    }

    private mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ escapes: Escapes) {
        let table = escapes.table
        var start = 0
        var index = 0
        while index < bytes.count {
            let kind = table[Int(bytes[index])] & Escapes.replaced
            if kind != 0 {
                append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                replace(bytes[index], kind)
                start = index + 1
            }
            index += 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    private mutating func replace(_ byte: UInt8, _ kind: UInt8) {
        if kind == Escapes.drop { return }
        if kind == Escapes.percent {
            let digits: StaticString = "0123456789ABCDEF"
            append(byte: UInt8(ascii: "%"))
            append(byte: digits.utf8Start[Int(byte >> 4)])
            append(byte: digits.utf8Start[Int(byte & 15)])
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
}

/// Which bytes each place must replace, and which of them an attribute value must have quotes for.
private struct Escapes {
    /// 256 entries, one a byte; made once and kept for good, so that a byte is looked up without any check.
    let table: UnsafePointer<UInt8>

    /// The bits that say how a byte is replaced: 0 stays, 1 becomes a character reference, 2 is percent-encoded, 3 goes.
    static let replaced: UInt8 = 3
    static let percent: UInt8 = 2
    static let drop: UInt8 = 3
    /// The bit of a byte that may not stand in an attribute value without quotes.
    static let quoted: UInt8 = 4

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
        byte >= 0x80
            ? 0 : byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") ? percent : address.table[Int(byte)] & replaced
    }

    /// Whether an attribute value may have a byte without quotes.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
            || "-_.:#/?&;,%+~!*()@$|[]{}^\\".utf8.contains(byte)
    }

    init(_ kind: (UInt8) -> UInt8) {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            let kind = kind(byte)
            // What is percent-encoded needs no quotes any more.
            let quoted = Self.isUnquoted(byte) || kind == Self.percent ? 0 : Self.quoted
            table[Int(byte)] = kind | quoted
        }
        self.table = UnsafePointer(table)
    }

    /// The flags of all the bytes together.
    func flags(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
        var flags: UInt8 = 0
        for byte in bytes { flags |= table[Int(byte)] }
        return flags
    }
}

// The tables do not change once they are made.
extension Escapes: @unchecked Sendable {}
