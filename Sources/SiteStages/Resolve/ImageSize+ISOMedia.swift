extension ImageSize {
    /// AVIF and HEIF: the properties of the primary item (ISO/IEC 23008-12 §6.5.3, §6.5.10).
    static func isoMedia(_ file: ImageBytes) -> ImageSize? {
        guard file.has("ftyp", at: 4),
            let meta = boxes(of: file, in: 0..<file.count).first(where: { file.has("meta", at: $0.name) })
        else { return nil }
        var properties: [Box] = []
        var associations: Box?
        var primary: Int?
        for box in boxes(of: file, in: meta.content.dropFirst(4)) {
            if file.has("pitm", at: box.name) {
                let start = box.content.lowerBound
                primary = file.bigEndian(start + 4, bytes: file.byte(start) == 0 ? 2 : 4)
            } else if file.has("iprp", at: box.name) {
                for part in boxes(of: file, in: box.content) {
                    if file.has("ipco", at: part.name) { properties = boxes(of: file, in: part.content) }
                    if file.has("ipma", at: part.name) { associations = part }
                }
            }
        }
        guard let primary, let associations else { return nil }
        var size: ImageSize?
        var isTurned = false
        for index in indexes(ofItem: primary, in: associations, of: file) where properties.indices.contains(index - 1) {
            let property = properties[index - 1]
            let start = property.content.lowerBound
            if file.has("ispe", at: property.name),
                let width = file.bigEndian(start + 4, bytes: 4), let height = file.bigEndian(start + 8, bytes: 4)
            {
                size = ImageSize(width: width, height: height)
            } else if file.has("irot", at: property.name) {
                // Quarter turns.
                isTurned = (file.byte(start) ?? 0) & 1 == 1
            }
        }
        return isTurned ? size?.turned : size
    }

    private struct Box {
        /// The offset of its four letters.
        let name: Int
        let content: Range<Int>
    }

    /// The boxes in a range, one behind the other; the last may reach out of what was read.
    private static func boxes(of file: ImageBytes, in range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, var length = file.bigEndian(offset, bytes: 4) {
            var header = 8
            if length == 1 {
                // Seven bytes are enough for any file.
                guard file.byte(offset + 8) == 0, let long = file.bigEndian(offset + 9, bytes: 7) else { break }
                (length, header) = (long, 16)
            } else if length == 0 {
                length = range.upperBound - offset
            }
            guard length >= header else { break }
            let end = min(range.upperBound, offset + length)
            guard offset + header <= end else { break }
            boxes.append(Box(name: offset + 4, content: offset + header..<end))
            offset = end
        }
        return boxes
    }

    /// The properties of an item, by their numbers from 1 on.
    private static func indexes(ofItem item: Int, in box: Box, of file: ImageBytes) -> [Int] {
        let start = box.content.lowerBound
        guard let version = file.byte(start), let flags = file.byte(start + 3), let count = file.bigEndian(start + 4, bytes: 4)
        else {
            return []
        }
        let width = version == 0 ? 2 : 4
        let isLong = flags & 1 == 1
        var offset = start + 8
        for _ in 0..<count {
            guard offset < box.content.upperBound, let identifier = file.bigEndian(offset, bytes: width),
                let associated = file.byte(offset + width)
            else { return [] }
            offset += width + 1
            if identifier == item {
                return (0..<associated).compactMap { index in
                    isLong
                        ? file.bigEndian(offset + index * 2, bytes: 2).map { $0 & 0x7FFF }
                        : file.byte(offset + index).map { $0 & 0x7F }
                }
            }
            offset += associated * (isLong ? 2 : 1)
        }
        return []
    }
}

extension Range<Int> {
    /// Without its first few; empty when it has no more.
    fileprivate func dropFirst(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
