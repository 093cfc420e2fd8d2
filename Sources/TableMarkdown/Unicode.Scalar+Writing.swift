extension Unicode.Scalar {
    /// Writing that puts no space between words: Han, kana, their punctuation and full-width forms. Hangul has spaces.
    var isUnspacedWriting: Bool {
        switch value {
        case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
