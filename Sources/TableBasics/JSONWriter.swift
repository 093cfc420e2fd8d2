/// Appends JSON (RFC 8259) to a byte buffer: for files of many values, where strings on the way would cost more than the rest.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func beginObject() { begin("{") }
    package mutating func endObject() { end("}") }
    package mutating func beginArray() { begin("[") }
    package mutating func endArray() { end("]") }
    /// Ends the line, with the comma of the element that comes next.
    package mutating func nextLine() {
        append(needsComma ? ",\n" : "\n")
        needsComma = false
    }
    /// Ends the line, with nothing to come in this array or object.
    package mutating func lastLine() { append("\n") }

    /// The name of the member whose value comes next; one of ours, without special characters.
    package mutating func name(_ name: StaticString) {
        separate()
        append("\"")
        append(name)
        append("\":")
        needsComma = false
    }

    /// The name of the member whose value comes next.
    package mutating func name(_ name: String) {
        string(name)
        append(":")
        needsComma = false
    }

    package mutating func string(_ string: String) {
        var string = string
        string.withUTF8 { self.string($0) }
    }

    package mutating func string(_ text: ArraySlice<UInt8>) { text.withUnsafeBufferPointer { string($0) } }

    package mutating func string(_ text: [UInt8]) { text.withUnsafeBufferPointer { string($0) } }

    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        append("\"")
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<0x20, 0x7F:
                append("\\u00")
                bytes += [Self.hexDigits[Int(byte >> 4)], Self.hexDigits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        append("\"")
    }

    package mutating func number(_ number: Int) {
        separate()
        bytes += Array(String(number).utf8)
    }

    package mutating func boolean(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
    }

    package mutating func null() {
        separate()
        append("null")
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    private mutating func begin(_ bracket: StaticString) {
        separate()
        append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: StaticString) {
        append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { append(",") }
        needsComma = true
    }

    private mutating func append(_ string: StaticString) { bytes.append(contentsOf: string.bytes) }
}
