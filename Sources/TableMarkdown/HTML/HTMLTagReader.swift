import TableBasics

/// Reads the inside of one tag, from its name to its `>`: HTML Living Standard §13.2.5.8 and §13.2.5.32-40.
struct HTMLTagReader {
    let bytes: ArraySlice<UInt8>
    /// At first the first letter of the name, in the end the byte after `>`.
    var position: Int

    /// The tag, or nil when the input ends before it does.
    mutating func read() -> HTMLStartTag? {
        let name = readWhile { !$0.isHTMLSpace && $0 != HTMLByte.slash && $0 != HTMLByte.greaterThan }
        var attributes: [HTMLAttribute] = []
        var seen: Set<String> = []
        while true {
            skipSpace()
            guard position < bytes.endIndex else { return nil }
            switch bytes[position] {
            case HTMLByte.greaterThan:
                let isSelfClosing = bytes[position - 1] == HTMLByte.slash && endsInSlash(attributes)
                position += 1
                var tag = HTMLStartTag(
                    name: HTMLByte.lowercasedText(name), writtenName: name, attributes: attributes,
                    isSelfClosing: isSelfClosing)
                // `Tabs.Tab` is written so for libcmark.
                let isMember = name.indices.contains {
                    name[$0] == HTMLByte.dash && name[($0 + 1)...].first?.isASCIIUppercase == true
                }
                if name.first?.isASCIIUppercase == true, isSelfClosing || !attributes.isEmpty || isMember {
                    let bytes = isMember ? name.map { $0 == HTMLByte.dash ? UInt8(ascii: ".") : $0 } : Array(name)
                    tag.componentName = String(decoding: bytes, as: UTF8.self)
                }
                return tag
            case HTMLByte.slash:
                position += 1
            default:
                guard let attribute = readAttribute() else { return nil }
                if seen.insert(attribute.name).inserted { attributes.append(attribute) }
            }
        }
    }

    /// Whether a slash just before `>` is one of the tag, not the last byte of an unquoted value.
    private func endsInSlash(_ attributes: [HTMLAttribute]) -> Bool {
        guard let last = attributes.last else { return true }
        return last.rawValue.isEmpty || last.rawValue.endIndex < position
    }

    private mutating func readAttribute() -> HTMLAttribute? {
        let start = position
        // A leading `=` belongs to the name.
        position += 1
        _ = readWhile {
            !$0.isHTMLSpace && $0 != HTMLByte.slash && $0 != HTMLByte.greaterThan && $0 != HTMLByte.equals
        }
        let name = HTMLByte.lowercasedText(bytes[start..<position])
        let nameEnd = position
        skipSpace()
        guard position < bytes.endIndex else { return nil }
        guard bytes[position] == HTMLByte.equals else {
            return HTMLAttribute(name: name, rawValue: bytes[nameEnd..<nameEnd], hasValue: false, range: start..<nameEnd)
        }
        position += 1
        guard let value = readValue() else { return nil }
        return HTMLAttribute(name: name, rawValue: value, hasValue: true, range: start..<position)
    }

    private mutating func readValue() -> ArraySlice<UInt8>? {
        skipSpace()
        guard position < bytes.endIndex else { return nil }
        let quote = bytes[position]
        guard quote == HTMLByte.quote || quote == HTMLByte.apostrophe else {
            return readWhile { !$0.isHTMLSpace && $0 != HTMLByte.greaterThan }
        }
        position += 1
        let value = readWhile { $0 != quote }
        guard position < bytes.endIndex else { return nil }
        position += 1
        return value
    }

    private mutating func skipSpace() {
        while position < bytes.endIndex, bytes[position].isHTMLSpace { position += 1 }
    }

    private mutating func readWhile(_ belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.endIndex, belongs(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }
}
