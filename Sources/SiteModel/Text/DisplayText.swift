/// Text as a terminal shows it: how wide it is, and without what could command the terminal.
package enum DisplayText {
    /// Control characters become their pictures (U+2400 and on), those that turn the direction of text a replacement character.
    package static func visible(_ string: some StringProtocol) -> String {
        guard string.unicodeScalars.contains(where: { isControl($0) }) else { return String(string) }
        var result = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            guard isControl(scalar) else {
                result.append(scalar)
                continue
            }
            let picture: UInt32 = scalar.value < 0x20 ? 0x2400 + scalar.value : scalar.value == 0x7F ? 0x2421 : 0xFFFD
            if let picture = Unicode.Scalar(picture) { result.append(picture) }
        }
        return String(result)
    }

    /// In columns.
    package static func width(of string: String) -> Int { string.reduce(0) { $0 + width(of: $1) } }

    /// In columns: 2 for East Asian wide characters and emoji (UAX #11), 0 for marks that stand on another character.
    package static func width(of character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            if isWide(scalar) || scalar.value == 0xFE0F { return 2 }
            if !isZeroWidth(scalar) { width = 1 }
        }
        return width
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}
