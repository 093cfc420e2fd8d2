import TableModel

/// Appends numbers in as few bytes as they need (LEB128), spans and places as their distance from the last one.
///
/// A class that owns memory, which is used for one page after the other.
final class PackedNumberWriter {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    private var lastSpan = 0
    private var lastEvent = 0
    private var lastID = 0
    private var lastLine = 0
    /// The index of the element that was written last, which may be one of another page.
    var lastElement = 0

    init() {
        capacity = 16_384
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    /// How many bytes a number may take.
    static let longestNumber = 10

    /// What was written.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

    /// Begins anew with bytes that are no numbers.
    func begin(with text: [UInt8]) {
        count = 0
        (lastSpan, lastEvent, lastID, lastLine) = (0, 0, 0, 0)
        reserve(text.count)
        text.withUnsafeBufferPointer { text in
            if let start = text.baseAddress { memory.update(from: start, count: text.count) }
        }
        count = text.count
    }

    /// Makes room for so many bytes more. ``byte(_:)`` and ``number(_:)`` need it: a number has at most ten.
    @inline(__always)
    func reserve(_ more: Int) { if count + more > capacity { grow(more) } }

    private func grow(_ more: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity * 2, count + more))
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity = max(capacity * 2, count + more)
    }

    @inline(__always)
    func byte(_ byte: UInt8) {
        memory[count] = byte
        count += 1
    }

    /// A number that is not negative.
    @inline(__always)
    func number(_ value: Int) {
        var rest = UInt(bitPattern: value)
        while rest >= 0x80 {
            byte(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        byte(UInt8(truncatingIfNeeded: rest))
    }

    /// A number of either sign: the sign is the lowest bit.
    @inline(__always)
    func signed(_ value: Int) { number(value << 1 ^ value >> (Int.bitWidth - 1)) }

    @inline(__always)
    func span(_ span: Span) {
        number(span.count)
        signed(Int(span.start) - lastSpan)
        lastSpan = Int(span.end)
    }

    @inline(__always)
    func events(_ range: EventRange) {
        number(range.count)
        signed(Int(range.start) - lastEvent)
        lastEvent = Int(range.end)
    }

    /// As ``span(_:)``, for spans that follow one another and not the text around them.
    @inline(__always)
    func id(_ span: Span) {
        number(span.count)
        signed(Int(span.start) - lastID)
        lastID = Int(span.end)
    }

    func location(_ location: SourceLocation) {
        signed(location.line - lastLine)
        number(location.column)
        lastLine = location.line
    }

    func spans(_ spans: [Span]) {
        reserve(Self.longestNumber * (2 * spans.count + 1))
        number(spans.count)
        for span in spans { self.span(span) }
    }
}

/// Reads what a ``PackedNumberWriter`` wrote, in the same order.
struct PackedNumberReader {
    private var next: UnsafePointer<UInt8>
    private var lastSpan = 0
    private var lastEvent = 0
    private var lastID = 0
    private var lastLine = 0

    /// - Parameter start: in memory that outlives the reader.
    init(_ start: UnsafePointer<UInt8>) { next = start }

    @inline(__always)
    mutating func byte() -> UInt8 {
        let byte = next.pointee
        next += 1
        return byte
    }

    @inline(__always)
    mutating func number() -> Int {
        var byte = next.pointee
        next += 1
        if byte < 0x80 { return Int(byte) }
        var value = UInt(byte & 0x7F)
        var shift: UInt = 7
        repeat {
            byte = next.pointee
            next += 1
            value |= UInt(byte & 0x7F) << shift
            shift += 7
        } while byte >= 0x80
        return Int(bitPattern: value)
    }

    @inline(__always)
    mutating func signed() -> Int {
        let value = UInt(bitPattern: number())
        return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
    }

    @inline(__always)
    mutating func span() -> Span {
        let count = number()
        let start = lastSpan + signed()
        lastSpan = start + count
        return Span(start, start + count)
    }

    @inline(__always)
    mutating func events() -> EventRange {
        let count = number()
        let start = lastEvent + signed()
        lastEvent = start + count
        return EventRange(start, start + count)
    }

    @inline(__always)
    mutating func id() -> Span {
        let count = number()
        let start = lastID + signed()
        lastID = start + count
        return Span(start, start + count)
    }

    mutating func location() -> SourceLocation {
        lastLine += signed()
        return SourceLocation(line: lastLine, column: number())
    }

    mutating func spans(into spans: inout [Span]) {
        spans.removeAll(keepingCapacity: true)
        let count = number()
        spans.reserveCapacity(count)
        for _ in 0..<count { spans.append(span()) }
    }
}
