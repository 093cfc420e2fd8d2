import TableBasics

/// Rewrites a text so that libcmark reads what is in containers as the blocks that it is.
///
/// A line that begins or ends a container becomes a comment of HTML, which ends paragraphs and items as it must, and what belongs
/// to a container by its indentation loses that, with a comment behind it. No author can write such a comment: it begins with a
/// control character that the text does not have. ``ContainerTree`` makes nodes of them.
struct ContainerScan {
    /// A line that was rewritten or added.
    struct Entry {
        var marker: ContainerMarker
        /// The line of the text as it was, from 1, and the column at which the marker begins.
        var line: Int
        var column: Int
        /// The braces of the marker.
        var attributes: [UInt8]
    }

    private(set) var bytes: [UInt8] = []
    private(set) var lines = RewrittenLines()
    private(set) var entries: [Entry] = []

    private let source: [UInt8]
    private var scanner: LineScanner
    /// The lines that are no markers whatever they look like.
    private let skipped: Set<Int>
    private var number = 0
    /// What is indented below a marker, outermost first.
    private var frames: [Frame] = []
    /// In the innermost of them.
    private var open = OpenBlocks()
    /// The fences that are open around the line, as far as lines tell.
    private var fences: [(colons: Int, holdsTabs: Bool)] = []
    private var blanks: [(number: Int, line: Range<Int>, end: Int)] = []

    /// What belongs to a marker by its indentation.
    private struct Frame {
        var entry: Int
        /// Before the marker.
        var quotes: Int
        var indentation: Int
        /// Around it.
        var open: OpenBlocks

        /// Passes over what stands before a line of the frame; false for a line that does not belong to it.
        func enter(_ cursor: inout LineCursor) -> Bool {
            var next = cursor
            guard next.takeQuotes(atMost: quotes) == quotes, next.takeColumns(indentation + ContainerScan.width) else {
                return false
            }
            cursor = next
            return true
        }
    }

    /// The control character.
    let sign: UInt8
    /// Begins each comment, before the number of its entry.
    var mark: [UInt8] { Array("<!--".utf8) + [sign] }
    private static let width = 4
    private static let deepestFrame = 50

    /// Whether a text may have containers: some line begins with three signs of one kind.
    static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < bytes.count {
            var index = start
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: ">") {
                index += 1
            }
            if index + 2 < bytes.count, bytes[index] == bytes[index + 1], bytes[index] == bytes[index + 2] {
                switch bytes[index] {
                case UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="):
                    return true
                default: break
                }
            }
            guard let end = bytes.firstOffset(of: 0x0A, from: index) else { return false }
            start = end + 1
        }
        return false
    }

    /// Control characters but for white space and the one that libcmark replaces.
    private static let signs: [UInt8] = Array(0x01...0x08) + Array(0x0E...0x1F)

    /// Nil when the text has all control characters.
    init?(_ body: ArraySlice<UInt8>, skipping skipped: Set<Int>) {
        guard let sign = Self.signs.first(where: { !body.contains($0) }) else { return nil }
        self.sign = sign
        source = Array(body)
        scanner = LineScanner(source)
        self.skipped = skipped
        bytes.reserveCapacity(source.count + source.count / 8)
        while let line = scanner.next() {
            number += 1
            read(line)
        }
        close(to: 0)
        writeBlanks()
    }

    private mutating func read(_ line: Range<Int>) {
        var cursor = LineCursor(line, in: source)
        var depth = 0
        while depth < frames.count, frames[depth].enter(&cursor) { depth += 1 }
        close(to: depth)
        if cursor.isAtBlankEnd {
            blanks.append((number, line, scanner.offset))
            return
        }
        writeBlanks()
        guard let text = open.read(cursor), !skipped.contains(number),
            let marker = ContainerMarker(text.rest, isInTabs: fences.last?.holdsTabs ?? false),
            isMarker(marker, at: text, behind: cursor)
        else { return write(cursor, of: line) }
        write(marker, at: text, behind: cursor, of: line)
    }

    // MARK: Markers

    private mutating func write(
        _ marker: ContainerMarker, at text: LineCursor, behind start: LineCursor, of line: Range<Int>
    ) {
        let entry = entries.count
        entries.append(
            Entry(
                marker: marker, line: number, column: text.offset - line.lowerBound + 1,
                attributes: Array(source[marker.attributes])))
        beginLine()
        let lineStart = bytes.count
        writePrefix()
        bytes += Array(repeating: 0x20, count: start.dividedTab) + source[start.offset..<text.offset]
        let titleStart = writeComment(entry, title: marker.title.map { source[$0] } ?? [])
        let shift = marker.title.map { $0.lowerBound - line.lowerBound - (titleStart - lineStart) } ?? 0
        lines.append(line: number, shift: shift)
        bytes.append(0x0A)
        follow(marker, entry, at: text, behind: start)
    }

    /// Notes what the lines behind a marker belong to.
    private mutating func follow(_ marker: ContainerMarker, _ entry: Int, at text: LineCursor, behind start: LineCursor) {
        switch marker.form {
        case .fenced(let colons):
            if fences.count > 100 { fences.removeFirst(50) }
            fences.append((colons, ContainerKind(marker.name) == .tabs))
        case .end(let colons):
            if let last = fences.lastIndex(where: { $0.colons == colons }) ?? fences.lastIndex(where: { $0.colons < colons }) {
                fences.removeSubrange(last...)
            }
        case .admonition, .tab:
            frames.append(frame(of: entry, at: text, behind: start))
            open = OpenBlocks()
        case .divider, .indentationEnd: break
        }
    }

    private func frame(of entry: Int, at text: LineCursor, behind start: LineCursor) -> Frame {
        var base = start
        let quotes = base.takeQuotes()
        return Frame(entry: entry, quotes: quotes, indentation: text.column - base.column, open: open)
    }

    /// Whether what looks like a marker is one: what is indented must be there, unless the marker says enough.
    private func isMarker(_ marker: ContainerMarker, at text: LineCursor, behind start: LineCursor) -> Bool {
        switch marker.form {
        case .admonition(let fold):
            if fold == .none, marker.title != nil || ContainerKind(marker.name) != nil { return frames.count < Self.deepestFrame }
        case .tab: break
        case .fenced, .end, .divider, .indentationEnd: return true
        }
        return frames.count < Self.deepestFrame && isFollowed(byContentOf: frame(of: 0, at: text, behind: start))
    }

    private func isFollowed(byContentOf frame: Frame) -> Bool {
        var scanner = scanner
        while let line = scanner.next() {
            var cursor = LineCursor(line, in: source)
            guard frames.allSatisfy({ $0.enter(&cursor) }), frame.enter(&cursor) else { return false }
            if !cursor.isAtBlankEnd { return true }
        }
        return false
    }

    // MARK: Writing

    /// Closes the frames that a line does not belong to.
    private mutating func close(to depth: Int) {
        while frames.count > depth, let frame = frames.last {
            if let end = open.end {
                beginLine()
                writePrefix()
                bytes += end
                endAddedLine()
            }
            let entry = entries.count
            entries.append(Entry(marker: ContainerMarker(endOf: frame.entry), line: lastLine, column: 1, attributes: []))
            beginLine()
            writePrefix()
            _ = writeComment(entry, title: [])
            endAddedLine()
            open = frame.open
            frames.removeLast()
        }
    }

    /// The number of the last line that was written.
    private var lastLine: Int { blanks.first.map { $0.number - 1 } ?? max(1, number - 1) }

    private mutating func endAddedLine() {
        bytes.append(0x0A)
        lines.append(line: lastLine, shift: 0)
    }

    /// The last line of the text may have no end.
    private mutating func beginLine() {
        if let last = bytes.last, last != 0x0A, last != 0x0D { bytes.append(0x0A) }
    }

    /// Writes what stands before the lines of the frames.
    private mutating func writePrefix() {
        for frame in frames {
            for _ in 0..<frame.quotes { bytes += [UInt8(ascii: ">"), 0x20] }
            bytes += Array(repeating: 0x20, count: frame.indentation)
        }
    }

    /// Where the title begins.
    private mutating func writeComment(_ entry: Int, title: ArraySlice<UInt8>) -> Int {
        bytes += mark + Array(String(entry).utf8) + [0x20]
        let start = bytes.count
        bytes += title
        bytes += Array("-->".utf8)
        return start
    }

    private mutating func write(_ cursor: LineCursor, of line: Range<Int>) {
        let start = bytes.count
        if !frames.isEmpty {
            writePrefix()
            bytes += Array(repeating: 0x20, count: cursor.dividedTab)
        }
        lines.append(line: number, shift: cursor.offset - line.lowerBound - (bytes.count - start))
        bytes += source[cursor.offset..<scanner.offset]
    }

    private mutating func writeBlanks() {
        for (number, line, end) in blanks {
            var cursor = LineCursor(line, in: source)
            for frame in frames where !frame.enter(&cursor) { break }
            if !frames.isEmpty { writePrefix() }
            lines.append(line: number, shift: 0)
            bytes += source[cursor.offset..<end]
        }
        blanks.removeAll()
    }
}
