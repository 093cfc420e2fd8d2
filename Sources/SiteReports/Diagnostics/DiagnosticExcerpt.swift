import SiteModel
import TableModel

/// The part of a source line that a diagnostic shows, with the columns to underline.
///
/// Tabs become four spaces. Of a long line a window around the underlined part is left, cut ends shown by `…`.
struct DiagnosticExcerpt: Equatable {
    let text: String
    /// Columns before the underline.
    let indentation: Int
    /// Columns of the underline; at least 1.
    let width: Int

    /// How many columns of a line are shown.
    static let maximumWidth = 100

    /// `line` is the whole source line; `column` is 1-based in its bytes.
    init(line: String, column: Int, length: Int) {
        // A line can be a megabyte, so all but a window of bytes is cut off first.
        let bytes = line.utf8
        let start = min(max(0, column - 1), bytes.count)
        let windowStart = Self.characterStart(atOrBefore: max(0, start - 4 * Self.maximumWidth), in: line)
        let windowEnd = Self.characterStart(atOrBefore: min(bytes.count, start + 4 * Self.maximumWidth), in: line)
        let window = line[windowStart..<windowEnd]

        var cells: [(text: String, width: Int)] = []
        var marked: Range<Int>?
        var offset = bytes.distance(from: bytes.startIndex, to: windowStart)
        for character in window {
            let end = offset + character.utf8.count
            if end > start, offset < start + max(1, length) {
                marked = (marked?.lowerBound ?? cells.count)..<cells.count + 1
            }
            cells.append(
                character == "\t"
                    ? ("    ", 4) : (DisplayText.visible(String(character)), DisplayText.width(of: character)))
            offset = end
        }
        let underlined = marked ?? cells.count..<cells.count
        let shown = Self.window(of: cells.map(\.width), around: underlined)
        let isCutBefore = shown.lowerBound > 0 || windowStart > line.startIndex
        let isCutAfter = shown.upperBound < cells.count || windowEnd < line.endIndex
        text = (isCutBefore ? "…" : "") + cells[shown].map(\.text).joined() + (isCutAfter ? "…" : "")
        let before = cells[shown.lowerBound..<max(shown.lowerBound, underlined.lowerBound)]
        indentation = (isCutBefore ? 1 : 0) + before.reduce(0) { $0 + $1.width }
        width = max(1, cells[underlined.clamped(to: shown)].reduce(0) { $0 + $1.width })
    }

    /// The cells to show: all when they fit, else as many as do, with some room before the underlined ones.
    private static func window(of widths: [Int], around underlined: Range<Int>) -> Range<Int> {
        guard widths.reduce(0, +) > maximumWidth else { return widths.indices }
        var start = underlined.lowerBound
        var room = maximumWidth / 3
        while start > 0, room >= widths[start - 1] {
            start -= 1
            room -= widths[start]
        }
        var end = start
        room = maximumWidth
        while end < widths.count, room >= widths[end] {
            room -= widths[end]
            end += 1
        }
        return start..<end
    }

    /// The start of the scalar that the byte at `offset` belongs to.
    private static func characterStart(atOrBefore offset: Int, in line: String) -> String.Index {
        var index = line.utf8.index(line.startIndex, offsetBy: offset)
        while index.samePosition(in: line.unicodeScalars) == nil { index = line.utf8.index(before: index) }
        return index
    }
}
