/// Cuts a token's value into components (CSS Syntax 3 §4).
///
/// The value has balanced parentheses and quotes (``validTokenValue(_:)``); nesting beyond 32 levels is cut off.
struct CSSValueParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    static func parse(_ value: String) -> [CSSComponent] {
        var parser = CSSValueParser(bytes: Array(value.utf8))
        var components: [CSSComponent] = []
        // A `)` too many ends a list; the rest is read all the same.
        while parser.position < parser.bytes.count { components += parser.list() }
        return components
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func byte(after distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// Everything up to the parenthesis or bracket that closes, which is read as well.
    private mutating func list() -> [CSSComponent] {
        var components: [CSSComponent] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                position += 1
                return components
            default: components.append(component(byte))
            }
        }
        return components
    }

    private mutating func component(_ byte: UInt8) -> CSSComponent {
        if let number = number() { return number }
        if isNameStart(byte) || byte == UInt8(ascii: "-") && (self.byte(after: 1).map { isNameStart($0) || $0 == byte } ?? false)
        {
            return named(name())
        }
        position += 1
        switch byte {
        case UInt8(ascii: "#"): return .hash(name())
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipText(until: byte)
            return .text
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: "/"): return .slash
        case UInt8(ascii: "("), UInt8(ascii: "["):
            _ = nested()
            return .other(Character(Unicode.Scalar(byte)))
        default: return .other(Character(Unicode.Scalar(byte)))
        }
    }

    private mutating func named(_ name: String) -> CSSComponent {
        guard next == UInt8(ascii: "(") else { return .name(name) }
        position += 1
        let name = name.lowercased()
        if name == "url" {
            skipAddress()
            return .function(name, [.text])
        }
        return .function(name, nested())
    }

    private mutating func nested() -> [CSSComponent] {
        guard depth < 32 else {
            position = bytes.count
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return list()
    }

    /// A number with its unit, or nil and nothing read.
    private mutating func number() -> CSSComponent? {
        var end = position
        func digits() { while end < bytes.count, isDigit(bytes[end]) { end += 1 } }
        if let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { end += 1 }
        let whole = end
        digits()
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
            end += 1
            digits()
        }
        guard end > whole else { return nil }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-") {
                exponent += 1
            }
            if exponent < bytes.count, isDigit(bytes[exponent]) {
                end = exponent
                digits()
            }
        }
        var text = String(decoding: bytes[position..<end], as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        position = end
        if next == UInt8(ascii: "%") {
            position += 1
            return .number(Double(text) ?? 0, unit: "%")
        }
        let unit = next.map(isNameStart) ?? false ? name().lowercased() : ""
        return .number(Double(text) ?? 0, unit: unit)
    }

    private mutating func name() -> String {
        let start = position
        while let byte = next, isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipText(until quote: UInt8) {
        while let byte = next, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipAddress() {
        while let byte = next, byte == UInt8(ascii: " ") { position += 1 }
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            skipText(until: quote)
        }
        while let byte = next, byte != UInt8(ascii: ")") { position += 1 }
        position = min(position + 1, bytes.count)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isNameStart(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
