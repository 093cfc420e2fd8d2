/// The line of a diagnostic for a program, byte by byte as in the source; of a long one a part around the place.
struct SourceExcerpt: Equatable {
    /// With `…` where something is cut off.
    let text: String
    /// How many bytes less a column of the line has in ``text``.
    let offset: Int

    /// Longer lines are cut.
    static let longestLine = 1000
    /// How many bytes there are before and behind the start of what is underlined.
    private static let (before, behind) = (100, 300)

    /// `line` is the whole source line; `column` is 1-based in its bytes.
    init(line: String, column: Int, length: Int) {
        let bytes = line.utf8
        guard bytes.count > Self.longestLine else {
            (text, offset) = (line, 0)
            return
        }
        let start = min(max(0, column - 1), bytes.count)
        var first = max(0, start - Self.before)
        var end = min(bytes.count, max(start + min(length, Self.longestLine), start + Self.behind))
        // Room for the sign of what is cut off, so that no place counts less than in the line.
        if first < Self.before { first = 0 }
        let window = Array(bytes.dropFirst(first).prefix(end - first + 4))
        var skipped = 0
        if first > 0 { while skipped < 3, skipped < window.count, window[skipped] & 0xC0 == 0x80 { skipped += 1 } }
        var count = end - first
        if end < bytes.count { while count > skipped, window[count] & 0xC0 == 0x80 { count -= 1 } }
        end = first + count
        let isCutBefore = first > 0
        text =
            (isCutBefore ? "…" : "") + String(decoding: window[skipped..<count], as: UTF8.self) + (end < bytes.count ? "…" : "")
        offset = isCutBefore ? first + skipped - "…".utf8.count : 0
    }
}
