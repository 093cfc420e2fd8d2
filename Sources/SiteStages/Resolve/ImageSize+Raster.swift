/// Formats whose size stands at a fixed place.
extension ImageSize {
    /// PNG 3rd edition §11.2.1: the first chunk is the header; an animation has the size of its canvas there.
    static func png(_ file: ImageBytes) -> ImageSize? {
        guard file.has("PNG\r\n", at: 1), file.has("IHDR", at: 12),
            let width = file.bigEndian(16, bytes: 4), let height = file.bigEndian(20, bytes: 4)
        else { return nil }
        return ImageSize(width: width, height: height)
    }

    /// GIF89a §18, the logical screen.
    static func gif(_ file: ImageBytes) -> ImageSize? {
        guard file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0),
            let width = file.littleEndian(6, bytes: 2), let height = file.littleEndian(8, bytes: 2)
        else { return nil }
        return ImageSize(width: width, height: height)
    }

    /// RFC 9649 §2.5-2.7: lossy, lossless, or with a canvas that is named first.
    static func webP(_ file: ImageBytes) -> ImageSize? {
        guard file.has("RIFF", at: 0), file.has("WEBP", at: 8) else { return nil }
        if file.has("VP8 ", at: 12) {
            guard file.has("\u{1}*", at: 24), file.byte(23) == 0x9D,
                let width = file.littleEndian(26, bytes: 2), let height = file.littleEndian(28, bytes: 2)
            else { return nil }
            return ImageSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        if file.has("VP8L", at: 12) {
            guard file.byte(20) == 0x2F, let bits = file.littleEndian(21, bytes: 4) else { return nil }
            return ImageSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        guard file.has("VP8X", at: 12), let width = file.littleEndian(24, bytes: 3), let height = file.littleEndian(27, bytes: 3)
        else { return nil }
        return ImageSize(width: width + 1, height: height + 1)
    }

    /// The header of OS/2 has two bytes a side, all later ones have four; a negative height says that the rows run downwards.
    static func bmp(_ file: ImageBytes) -> ImageSize? {
        guard file.has("BM", at: 0), let header = file.littleEndian(14, bytes: 4) else { return nil }
        if header == 12 {
            guard let width = file.littleEndian(18, bytes: 2), let height = file.littleEndian(20, bytes: 2) else { return nil }
            return ImageSize(width: width, height: height)
        }
        guard (16...124).contains(header), let width = file.littleEndian(18, bytes: 4), let height = file.littleEndian(22, bytes: 4)
        else { return nil }
        return ImageSize(width: width, height: height > 0x7FFF_FFFF ? 0x1_0000_0000 - height : height)
    }
}
