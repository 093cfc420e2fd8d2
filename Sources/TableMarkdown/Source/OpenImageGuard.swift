import TableBasics

/// Keeps libcmark from taking time that is quadratic in a flood of images that open and never close: `![[]()![[]()…`.
///
/// For every link, libcmark 0.30.2 looks at all the `![` before it in its paragraph that are still open. Behind the first
/// ``limit`` of them a backslash makes the bracket the text that it is to a reader anyway. Brackets are paired as if there were
/// no code spans, so a paragraph must hold more than a hundred open ones for anything to change.
struct OpenImageGuard {
    /// The indices of the brackets to escape; none as a rule.
    let marks: [Int]

    /// How many images may be open at a place.
    static let limit = 100

    init(_ body: ArraySlice<UInt8>) {
        marks = Self.hasManyImages(body) ? Self.surplus(in: body) : []
    }

    /// Whether there are more than ``limit`` images at all.
    private static func hasManyImages(_ body: ArraySlice<UInt8>) -> Bool {
        body.withUnsafeBufferPointer { bytes in
            var count = 0
            var offset = bytes.firstOffset(of: UInt8(ascii: "!"))
            while let mark = offset {
                if mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "[") { count += 1 }
                if count > limit { return true }
                offset = bytes.firstOffset(of: UInt8(ascii: "!"), from: mark + 1)
            }
            return false
        }
    }

    /// The offsets of the brackets to escape.
    private static func surplus(in body: ArraySlice<UInt8>) -> [Int] {
        var marks: [Int] = []
        /// Whether each open bracket is that of an image.
        var open: [Bool] = []
        var openImages = 0
        var isBlankLine = true
        var index = body.startIndex
        while index < body.endIndex {
            let byte = body[index]
            switch byte {
            case 0x0A, 0x0D:
                // CommonMark 0.30 §4.8: no paragraph goes on behind a blank line.
                if isBlankLine {
                    open.removeAll(keepingCapacity: true)
                    openImages = 0
                }
                isBlankLine = byte == 0x0A || index + 1 == body.endIndex || body[index + 1] != 0x0A
                index += 1
                continue
            case UInt8(ascii: "\\"):
                if index + 1 < body.endIndex, "\\![]".utf8.contains(body[index + 1]) { index += 1 }
            case UInt8(ascii: "["):
                let isImage = index > body.startIndex && body[index - 1] == UInt8(ascii: "!")
                if isImage, openImages == limit {
                    marks.append(index)
                } else {
                    open.append(isImage)
                    if isImage { openImages += 1 }
                }
            case UInt8(ascii: "]"): if open.popLast() == true { openImages -= 1 }
            default: break
            }
            if !byte.isASCIISpace { isBlankLine = false }
            index += 1
        }
        return marks
    }
}
