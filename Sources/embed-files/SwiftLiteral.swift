/// A Swift expression for a text: a raw literal over several lines.
///
/// The literal has one `#` more than the longest run of them in the text, so that no quotes and no backslash of the text mean
/// anything. Characters that the compiler would change (CR) or refuse (other control characters) become escapes.
struct SwiftLiteral {
    let text: String

    init(_ contents: String) {
        let hashes = String(repeating: "#", count: Self.longestHashRun(in: contents) + 1)
        var literal = hashes + "\"\"\"\n"
        for scalar in contents.unicodeScalars {
            if Self.isPlain(scalar) {
                literal.unicodeScalars.append(scalar)
            } else {
                literal += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
            }
        }
        text = literal + (contents.isEmpty ? "" : "\n") + "\"\"\"" + hashes
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        // C0, DEL and C1; the byte order mark, which the compiler drops at the start of a line.
        case ..<0x20, 0x7F..<0xA0, 0xFEFF: false
        default: true
        }
    }

    private static func longestHashRun(in text: String) -> Int {
        var (longest, current) = (0, 0)
        for byte in text.utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
