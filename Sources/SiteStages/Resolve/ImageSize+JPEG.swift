extension ImageSize {
    /// ISO/IEC 10918-1 §B.1-B.2: segments up to the frame header. A camera held upright says so in an Exif segment before it.
    static func jpeg(_ file: ImageBytes) -> ImageSize? {
        guard file.bigEndian(0, bytes: 3) == 0xFFD8FF else { return nil }
        var isTurned: Bool?
        var offset = 2
        while let marker = file.byte(offset + 1), file.byte(offset) == 0xFF {
            switch marker {
            case 0xFF:  // Fill bytes.
                offset += 1
                continue
            case 0x01, 0xD0...0xD8:  // Without a length.
                offset += 2
                continue
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = file.bigEndian(offset + 5, bytes: 2), let width = file.bigEndian(offset + 7, bytes: 2) else {
                    return nil
                }
                let size = ImageSize(width: width, height: height)
                return isTurned == true ? size?.turned : size
            case 0xD9, 0xDA: return nil  // The picture itself, and no header before it.
            case 0xE1 where isTurned == nil: isTurned = exifIsTurned(file, at: offset + 4)
            default: break
            }
            guard let length = file.bigEndian(offset + 2, bytes: 2), length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    /// Exif 2.32 §4.6.4: the orientations 5 to 8 lie on their side. nil for a segment of something else.
    private static func exifIsTurned(_ file: ImageBytes, at start: Int) -> Bool? {
        guard file.has("Exif\0\0", at: start) else { return nil }
        let header = start + 6
        let isLittle = file.has("II", at: header)
        guard isLittle || file.has("MM", at: header), let directory = file.number(header + 4, bytes: 4, isLittleEndian: isLittle),
            let count = file.number(header + directory, bytes: 2, isLittleEndian: isLittle)
        else { return false }
        for index in 0..<count {
            let entry = header + directory + 2 + index * 12
            guard let tag = file.number(entry, bytes: 2, isLittleEndian: isLittle) else { return false }
            guard tag == 0x0112 else { continue }
            return (5...8).contains(file.number(entry + 8, bytes: 2, isLittleEndian: isLittle) ?? 1)
        }
        return false
    }
}
