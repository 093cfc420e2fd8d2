import TableBasics
import TableModel

/// Writes HTML into a byte buffer, escaping by place. Nothing else in the project makes markup.
///
/// Text of a page is given as spans of its buffer, so that nothing is copied on the way.
///
/// A page is made of a hundred thousand pieces of a few bytes. The writer therefore owns plain memory rather than an array,
/// whose every append asks whether it is shared. Whatever writes to `next` has called ``reserve(_:)`` for all of it.
struct HTMLWriter: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes: `base <= next <= limit`.
    private var next: UnsafeMutablePointer<UInt8>
    /// The end of the memory.
    private var limit: UnsafeMutablePointer<UInt8>
    /// Whether the memory is the writer's own; else that of whoever made the writer.
    private(set) var hasGrown = false
    /// The text the spans point at.
    private let source: UnsafeBufferPointer<UInt8>

    /// - Parameters:
    ///   - source: must outlive the writer.
    ///   - memory: where to write, as long as it is enough; not empty, and must outlive the writer.
    init?(source: UnsafeBufferPointer<UInt8>, memory: UnsafeMutableBufferPointer<UInt8>) {
        guard let base = memory.baseAddress else { return nil }
        self.source = source
        self.base = base
        next = base
        limit = base + memory.count
    }

    /// A writer of short things without a page, with memory of its own.
    init(capacity: Int) {
        source = UnsafeBufferPointer(start: nil, count: 0)
        base = .allocate(capacity: max(capacity, 1))
        next = base
        limit = base + max(capacity, 1)
        hasGrown = true
    }

    deinit { if hasGrown { base.deallocate() } }

    /// What was written; valid until more is.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    var count: Int { next - base }

    /// Forgets what was written, and keeps the memory.
    mutating func removeAll() { next = base }

    /// Makes room for that many bytes.
    @inline(__always)
    private mutating func reserve(_ needed: Int) {
        if limit - next < needed { grow(by: needed) }
    }

    @inline(never)
    private mutating func grow(by needed: Int) {
        let (count, capacity) = (count, max((limit - base) * 2, count + needed))
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        moved.update(from: base, count: count)
        if hasGrown { base.deallocate() }
        hasGrown = true
        base = moved
        next = moved + count
        limit = moved + capacity
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        ShortCopy.copy(start, to: next, count: bytes.count)
        next += bytes.count
    }

    private mutating func append(byte: UInt8) {
        reserve(1)
        next.pointee = byte
        next += 1
    }

    /// The bytes of a span. One that is not within the page's text is a mistake of the parser's and goes no further.
    @inline(__always)
    private func bytes(of span: Span) -> UnsafeBufferPointer<UInt8> {
        let range = span.range
        precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
        return UnsafeBufferPointer(start: source.baseAddress.map { $0 + range.lowerBound }, count: range.count)
    }

    /// The first byte of a span, or nil if it has none.
    func firstByte(of span: Span) -> UInt8? { bytes(of: span).first }

    // MARK: Markup

    /// Markup that this project wrote.
    ///
    /// Inlined, since the length is known where it is called: the compiler makes a few stores of it.
    @inline(__always)
    mutating func markup(_ string: StaticString) {
        let count = string.utf8CodeUnitCount
        reserve(count)
        UnsafeMutableRawPointer(next).copyMemory(from: string.utf8Start, byteCount: count)
        next += count
    }

    /// Markup of the author's that was filtered while reading.
    mutating func trusted(_ span: Span) { append(bytes(of: span)) }

    /// Markup that another writer has written.
    mutating func rendered(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    /// Markup of a theme's author that was checked when the theme was read; not empty. A space at its start is left out at the
    /// beginning of what was written after `start`, and behind another space.
    @inline(__always)
    mutating func literal(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) {
        let isSpaceLeftOut = bytes[0] == 0x20 && (count == start || next[-1] == 0x20)
        append(isSpaceLeftOut ? UnsafeBufferPointer(rebasing: bytes[1...]) : bytes)
    }

    /// Takes back a space at the end of what was written after `start`.
    mutating func removeSpace(after start: Int) {
        if count > start, next[-1] == 0x20 { next -= 1 }
    }

    /// A number.
    mutating func number(_ value: Int) {
        if (0...9).contains(value) { return append(byte: UInt8(ascii: "0") + UInt8(value)) }
        if (10...99).contains(value) {
            append(byte: UInt8(ascii: "0") + UInt8(value / 10))
            return append(byte: UInt8(ascii: "0") + UInt8(value % 10))
        }
        var digits = String(value)
        digits.withUTF8 { append($0) }
    }

    // MARK: Text

    mutating func text(_ span: Span) { text(bytes(of: span)) }

    mutating func text(_ string: String) {
        var string = string
        string.withUTF8 { text($0) }
    }

    /// Most text needs no change and is copied while it is looked at; from the first word that does on, byte goes by byte.
    private mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        let copied = ShortCopy.copy(start, to: next, count: bytes.count) { ByteWord($0).isText }
        next += copied
        if copied < bytes.count { escape(UnsafeBufferPointer(rebasing: bytes[copied...]), Escapes.text) }
    }

    // MARK: Attributes

    /// ` name=value`, in quotes only where the value needs them (HTML Living Standard, unquoted attribute value syntax).
    @inline(__always)
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
    mutating func classes(
        _ first: StaticString, _ second: StaticString, _ third: UnsafeBufferPointer<UInt8>, _ fourth: StaticString
    ) {
        let (first, second, fourth) = (first.bytes, second.bytes, fourth.bytes)
        let names = (first.isEmpty ? 0 : 1) + (second.isEmpty ? 0 : 1) + (third.isEmpty ? 0 : 1) + (fourth.isEmpty ? 0 : 1)
        if names == 0 { return }
        if names == 1 {
            markup(" class=")
            append(first)
            append(second)
            append(third)
            return append(fourth)
        }
        markup(" class=\"")
        // A space behind each; the quote takes the place of the last.
        for name in [first, second, third, fourth] where !name.isEmpty {
            append(name)
            markup(" ")
        }
        next -= 1
        markup("\"")
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
    @inline(__always)
    mutating func address(_ name: StaticString, _ span: Span) {
        begin(name)
        value(bytes(of: span), Escapes.address)
    }

    mutating func address(_ name: StaticString, _ string: String) {
        begin(name)
        var string = string
        string.withUTF8 { value($0, Escapes.address) }
    }

    /// ` content="0; url=…"`: where a refresh leads at once. The space belongs to it (HTML Living Standard, `http-equiv=refresh`).
    mutating func refreshContent(_ url: String) {
        markup(" content=\"0; url=")
        var url = url
        url.withUTF8 { escape($0, Escapes.address) }
        markup("\"")
    }

    /// ` name=#id`, a link into the same page.
    @inline(__always)
    mutating func fragment(_ name: StaticString, prefix: StaticString = "", _ id: Span) {
        begin(name)
        fragment(prefix, bytes(of: id))
    }

    private mutating func fragment(_ prefix: StaticString, _ id: UnsafeBufferPointer<UInt8>) {
        let start = count
        append(byte: UInt8(ascii: "#"))
        append(prefix.bytes)
        if appendPlain(id) { return }
        next = base + start
        let flags = Escapes.fragment.flags(of: id)
        let quote = id.isEmpty || Self.needsQuotes(id, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
        append(byte: UInt8(ascii: "#"))
        append(prefix.bytes)
        escape(id, Escapes.fragment, flags)
        if quote { append(byte: UInt8(ascii: "\"")) }
    }

    /// The inside of an attribute whose quotes are written already.
    mutating func quotedAddress(_ span: Span) {
        let bytes = bytes(of: span)
        if !appendPlain(bytes) { escape(bytes, Escapes.address) }
    }

    mutating func quotedAttribute(_ span: Span) { text(bytes(of: span)) }

    @inline(__always)
    private mutating func begin(_ name: StaticString) {
        markup(" ")
        markup(name)
        markup("=")
    }

    // MARK: Escaping

    /// Appends a value that is the same in every place, with or without quotes: of letters, digits and `-./:_`, no slash at its
    /// end. Appends nothing and returns false for any other.
    private mutating func appendPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress, let last = bytes.last, last != UInt8(ascii: "/") else { return false }
        reserve(bytes.count)
        guard ShortCopy.copy(start, to: next, count: bytes.count, while: { ByteWord($0).isPlain }) == bytes.count else {
            return false
        }
        next += bytes.count
        return true
    }

    private mutating func value(_ bytes: UnsafeBufferPointer<UInt8>, _ escapes: @autoclosure () -> Escapes) {
        if appendPlain(bytes) { return }
        if bytes.isEmpty { return markup("\"\"") }
        let escapes = escapes()
        let flags = escapes.flags(of: bytes)
        let quote = Self.needsQuotes(bytes, flags)
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
        if kind == Escapes.picture {
            // U+2400 and what follows; that of DELETE stands behind that of space.
            append(byte: 0xE2)
            append(byte: 0x90)
            return append(byte: byte == 0x7F ? 0xA1 : 0x80 + byte)
        }
        if kind == Escapes.percent {
            append(byte: UInt8(ascii: "%"))
            append(byte: PercentEncoding.digit(byte >> 4))
            append(byte: PercentEncoding.digit(byte & 15))
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
