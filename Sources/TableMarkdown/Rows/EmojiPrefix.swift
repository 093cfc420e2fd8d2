import TableBasics

/// The length of the emoji a text begins with, when white space follows it: `🛠 Tools`. nil for none.
///
/// Sequences count as one: variation selectors, skin tones, joined emoji, flags, keycaps (UTS #51).
func emojiPrefixLength(_ text: some RandomAccessCollection<UInt8>) -> Int? {
    var offset = 0
    var isEmoji = false
    while offset < text.count {
        let (scalar, length) = decodeScalar(text, at: offset)
        if scalar.value < 0x80, UInt8(scalar.value).isASCIISpace { break }
        let properties = scalar.properties
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: break
        case 0x30...0x39, 0x23, 0x2A:
            // Digits are emoji only in keycaps.
            let next = offset + length
            guard next < text.count, [0xFE0F, 0x20E3].contains(decodeScalar(text, at: next).scalar.value) else { return nil }
        default:
            let next = offset + length
            let isStyled = next < text.count && decodeScalar(text, at: next).scalar.value == 0xFE0F
            guard properties.isEmojiPresentation || (properties.isEmoji && (isStyled || scalar.value > 0x2000)) else { return nil }
        }
        isEmoji = true
        offset += length
        if offset > 40 { return nil }
    }
    return isEmoji && offset < text.count ? offset : nil
}
