import TableBasics

/// A URL or an address that stands in text without any markup (GFM §6.9, extended autolinks).
struct ExtendedAutolink {
    /// The bytes that become the link's text.
    var text: Range<Int>
    /// What the destination has before them.
    var prefix: StaticString

    /// The URL whose `://` begins at `colon`, or nil.
    static func url(in bytes: UnsafeBufferPointer<UInt8>, colon: Int, notBefore limit: Int) -> ExtendedAutolink? {
        guard colon + 3 < bytes.count, bytes[colon + 1] == 0x2F, bytes[colon + 2] == 0x2F else { return nil }
        var start = colon
        while start > limit, bytes[start - 1].isASCIILetter { start -= 1 }
        let scheme = bytes[start..<colon]
        guard (["http", "https", "ftp"] as [StaticString]).contains(where: { equalsIgnoringCase(scheme, $0) }) else { return nil }
        // Asked before the end is looked for: what is no link is passed over at once.
        guard isDomainPart(bytes[colon + 3]) else { return nil }
        let end = endOfURL(in: bytes, from: colon + 3)
        guard end > colon + 3, hasDomain(bytes[(colon + 3)..<end], needsDot: false) else { return nil }
        return ExtendedAutolink(text: start..<end, prefix: "")
    }

    /// The URL without a scheme that begins with `www.` at `start`, or nil.
    static func www(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> ExtendedAutolink? {
        guard start + 5 < bytes.count, bytes[start...].hasPrefixIgnoringCase("www."),
            start == 0 || isBoundary(bytes[start - 1])
        else { return nil }
        let end = endOfURL(in: bytes, from: start)
        guard hasDomain(bytes[start..<end], needsDot: true) else { return nil }
        return ExtendedAutolink(text: start..<end, prefix: "http://")
    }

    /// The e-mail address around the `@` at `at`, with `mailto:` or `xmpp:` before it, or nil.
    static func email(in bytes: UnsafeBufferPointer<UInt8>, at: Int, notBefore limit: Int) -> ExtendedAutolink? {
        var start = at
        while start > limit, isLocalPart(bytes[start - 1]) { start -= 1 }
        var end = at + 1
        while end < bytes.count, bytes[end].isASCIIWord || bytes[end] == 0x2D || bytes[end] == 0x2E { end += 1 }
        // A full stop at the end is that of a sentence.
        while end > at + 1, bytes[end - 1] == 0x2E { end -= 1 }
        guard start < at, hasDomain(bytes[(at + 1)..<end], needsDot: true), bytes[end - 1].isASCIILetter else { return nil }
        if let scheme = scheme(in: bytes[limit..<start], "xmpp:") {
            return ExtendedAutolink(text: scheme..<endOfResource(in: bytes, from: end), prefix: "")
        }
        if let scheme = scheme(in: bytes[limit..<start], "mailto:") { return ExtendedAutolink(text: scheme..<end, prefix: "") }
        guard start == 0 || bytes[start - 1] != 0x2F else { return nil }
        return ExtendedAutolink(text: start..<end, prefix: "mailto:")
    }

    /// Where a scheme begins that some bytes end in, as a word of its own; nil for none.
    private static func scheme(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ scheme: StaticString) -> Int? {
        let start = bytes.endIndex - scheme.utf8CodeUnitCount
        guard start >= bytes.startIndex, bytes[start...].hasPrefixIgnoringCase(scheme),
            start == bytes.startIndex || !bytes[start - 1].isASCIIWord
        else { return nil }
        return start
    }

    /// Where the `/resource` of an XMPP address ends, or the address without one.
    private static func endOfResource(in bytes: UnsafeBufferPointer<UInt8>, from address: Int) -> Int {
        guard address < bytes.count, bytes[address] == 0x2F else { return address }
        var end = address + 1
        while end < bytes.count, bytes[end].isASCIIAlphanumeric || bytes[end] == 0x40 || bytes[end] == 0x2E { end += 1 }
        while end > address + 1, bytes[end - 1] == 0x2E { end -= 1 }
        return end > address + 1 ? end : address
    }

    private static func isBoundary(_ byte: UInt8) -> Bool {
        byte.isASCIISpace || byte == 0x2A || byte == 0x5F || byte == 0x7E || byte == 0x28
    }

    private static func isLocalPart(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte == 0x2E || byte == 0x2D || byte == 0x2B
    }

    private static func equalsIgnoringCase(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ word: StaticString) -> Bool {
        bytes.count == word.utf8CodeUnitCount && bytes.hasPrefixIgnoringCase(word)
    }

    private static func isDomainPart(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte == 0x2D || byte >= 0x80 }

    /// A valid domain: words, `-` and `.`, no underscore in the last two parts; anything beyond ASCII counts as a letter.
    private static func hasDomain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, needsDot: Bool) -> Bool {
        var dots = 0
        var letters = 0
        for byte in bytes {
            if byte == 0x2E {
                dots += 1
            } else if isDomainPart(byte) {
                letters += 1
            } else {
                break
            }
        }
        return letters > 0 && (!needsDot || dots > 0)
    }

    /// Up to white space, `<` or the punctuation of East Asian writing; then without trailing punctuation.
    private static func endOfURL(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        var opened = 0
        var closed = 0
        while end < bytes.count, !bytes[end].isASCIISpace, bytes[end] != 0x3C {
            if bytes[end] >= 0xE2 {
                let (scalar, length) = Unicode.Scalar.decode(bytes, at: end)
                switch scalar.value {
                case 0x3000...0x303F, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: return trimmed(end)
                default: end += length
                }
                continue
            }
            if bytes[end] == 0x28 { opened += 1 }
            if bytes[end] == 0x29 { closed += 1 }
            end += 1
        }
        return trimmed(end)

        func trimmed(_ limit: Int) -> Int {
            var end = limit
            while end > start {
                switch bytes[end - 1] {
                case 0x21, 0x22, 0x27, 0x2A, 0x2C, 0x2E, 0x3A, 0x3F, 0x5F, 0x7E, 0x5D: end -= 1
                case 0x29 where closed > opened:
                    closed -= 1
                    end -= 1
                case 0x3B:
                    // An entity at the end is not part of the URL.
                    var name = end - 1
                    while name > start, bytes[name - 1].isASCIILetter || bytes[name - 1].isASCIIDigit { name -= 1 }
                    end = name > start && bytes[name - 1] == 0x26 ? name - 1 : end - 1
                default: return end
                }
            }
            return end
        }
    }
}
