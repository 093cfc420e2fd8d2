/// Writes XML 1.0 in UTF-8, one element a line.
///
/// Text cannot become markup; characters that XML has no way to write (§2.2: most control characters) are left out.
package struct XMLWriter {
    package private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

    package typealias Attributes = KeyValuePairs<StaticString, String>

    package init() {}

    package mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
        begin(name, attributes)
        markup(">\n")
    }

    package mutating func close(_ name: StaticString) {
        markup("</")
        markup(name)
        markup(">\n")
    }

    /// An element that holds text.
    package mutating func element(_ name: StaticString, _ text: String, _ attributes: Attributes = [:]) {
        element(name, text.utf8, attributes)
    }

    /// An element that holds text in UTF-8.
    package mutating func element(_ name: StaticString, _ text: some Collection<UInt8>, _ attributes: Attributes = [:]) {
        begin(name, attributes)
        markup(">")
        escape(text)
        close(name)
    }

    /// An element that holds nothing.
    package mutating func empty(_ name: StaticString, _ attributes: Attributes) {
        begin(name, attributes)
        markup("/>\n")
    }

    private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
        markup("<")
        markup(name)
        for (key, value) in attributes {
            markup(" ")
            markup(key)
            markup("=\"")
            escape(value.utf8)
            markup("\"")
        }
    }

    private mutating func markup(_ string: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    }

    private mutating func escape(_ text: some Collection<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "\r"): markup("&#13;")
            case 0..<0x20 where byte != 0x09 && byte != 0x0A, 0x7F: break
            default:
                bytes.append(byte)
                dropNoncharacter()
            }
        }
    }

    /// Takes back U+FFFE and U+FFFF, the last of their three bytes just written.
    private mutating func dropNoncharacter() {
        guard let last = bytes.last, last == 0xBE || last == 0xBF, bytes.suffix(3).starts(with: [0xEF, 0xBF]) else { return }
        bytes.removeLast(3)
    }
}
