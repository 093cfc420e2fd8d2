extension ImageSize {
    /// The size of the root element: its `width` and `height`, a missing one by the proportions of the `viewBox`; with neither
    /// that of the `viewBox` (SVG 2 §8.2, §8.12).
    static func svg(_ file: ImageBytes) -> ImageSize? {
        guard var tag = SVGRoot(file.bytes) else { return nil }
        var (width, height, box): (Double?, Double?, (width: Double, height: Double)?)
        while let (name, value) = tag.nextAttribute() {
            switch name {
            case "width": width = pixels(value)
            case "height": height = pixels(value)
            case "viewBox": box = proportions(value)
            default: break
            }
        }
        if let box {
            if let width, height == nil { height = width * box.height / box.width }
            if let height, width == nil { width = height * box.width / box.height }
            (width, height) = (width ?? box.width, height ?? box.height)
        }
        guard let width, let height, max(width, height) < 1e9 else { return nil }
        return ImageSize(width: Int(width.rounded()), height: Int(height.rounded()))
    }

    /// A length in CSS pixels; nil for a share of the container and for what is no length.
    private static func pixels(_ value: String) -> Double? {
        let text = value.lowercased().filter { !$0.isWhitespace }
        for (unit, size) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.utf8.count)), number.isFinite, number > 0 else { return nil }
            return number * size
        }
        return nil
    }

    /// CSS Values 4 §6: absolute units, and those of a font nobody changed. The empty one is last, as it fits everything.
    private static let units: [(String, Double)] = [
        ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54), ("q", 2.4 / 2.54),
        ("rem", 16), ("em", 16), ("ex", 8), ("", 1),
    ]

    private static func proportions(_ value: String) -> (width: Double, height: Double)? {
        let numbers = value.split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? .nan }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else { return nil }
        return (numbers[2], numbers[3])
    }
}

/// The start tag of an SVG file's root element.
private struct SVGRoot {
    private let bytes: [UInt8]
    private var offset = 0

    /// nil when the file is no SVG, or its root does not begin in `bytes`.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "<") else { return nil }
            if starts(with: "<!--") {
                skip(past: "-->")
            } else if starts(with: "<?") {
                skip(past: "?>")
            } else if starts(with: "<!") {
                skipDeclaration()
            } else {
                break
            }
        }
        offset += 1
        // A prefix is as good as none.
        guard let name = word()?.split(separator: ":").last, name == "svg" else { return nil }
    }

    /// The next attribute, or nil behind the last one.
    mutating func nextAttribute() -> (name: String, value: String)? {
        skipSpace()
        guard let name = word() else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "=") else { return nil }
        offset += 1
        skipSpace()
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        offset += 1
        let start = offset
        while let byte, byte != quote { offset += 1 }
        guard byte == quote else { return nil }
        offset += 1
        return (name, String(decoding: bytes[start..<offset - 1], as: UTF8.self))
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func starts(with word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func skipSpace() {
        while let byte, byte <= 0x20 { offset += 1 }
    }

    private mutating func skip(past end: StaticString) {
        while offset < bytes.count, !starts(with: end) { offset += 1 }
        offset = min(bytes.count, offset + end.utf8CodeUnitCount)
    }

    /// A document type may have declarations of its own in brackets, and quotes hide any sign.
    private mutating func skipDeclaration() {
        var depth = 0
        var quote: UInt8?
        while let byte {
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return
            default: break
            }
        }
    }

    private mutating func word() -> String? {
        let start = offset
        while let byte, byte > 0x20, !"=<>/\"'".utf8.contains(byte) { offset += 1 }
        return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }
}
