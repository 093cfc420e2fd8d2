import SiteModel
import TableBasics
import TableModel

/// A text that is put together from stretches of files, as long as its code blocks may still need longer fences.
struct ExpansionDraft {
    private struct Piece {
        let file: Int
        var range: Range<Int>
        /// In the place of the bytes of the range.
        var added: [UInt8]?
    }

    private var pieces: [Piece] = []
    private var problems: [(piece: Int, offset: Int, length: Int, diagnostic: Diagnostic)] = []
    private var fence: Fence?

    /// A code block that is open.
    private struct Fence {
        let byte: UInt8
        let length: Int
        /// The piece behind its mark, where a longer one is added.
        let end: Int
        var needed: Int
    }

    var isInFence: Bool { fence != nil }

    /// What can stand before a block in its line: white space, the marks of quotes and lists.
    static let marks: Set<UInt8> = Set(" \t>-*+.)0123456789".utf8)

    /// The offset behind the white space and the marks of quotes and lists that a line begins with.
    static func endOfMarks(in line: ArraySlice<UInt8>) -> Int {
        var rest = line.drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
        while let byte = rest.first {
            let mark = "-*+".utf8.contains(byte) ? rest.dropFirst() : rest.drop(while: \.isASCIIDigit).dropFirst()
            guard "-*+".utf8.contains(byte) || byte.isASCIIDigit, mark.first?.isASCIISpace ?? false,
                ".)-*+".utf8.contains(rest[mark.startIndex - 1])
            else { break }
            rest = mark.drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
        }
        return rest.startIndex
    }

    /// What stands in the following lines below a byte before a block.
    static func continuation(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: ">") || byte == 0x09 ? byte : 0x20 }

    // MARK: Text

    mutating func append(_ file: Int, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = pieces.last, last.added == nil, last.file == file, last.range.upperBound == range.lowerBound {
            pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            pieces.append(Piece(file: file, range: range))
        }
    }

    /// Adds bytes that stand for a place.
    mutating func add(_ bytes: [UInt8], for file: Int, _ range: Range<Int>) {
        pieces.append(Piece(file: file, range: range, added: bytes))
    }

    /// Appends a stretch as it is written, and says what is wrong with it.
    mutating func report(_ file: Int, _ range: Range<Int>, _ diagnostic: Diagnostic) {
        append(file, range)
        guard let last = pieces.last else { return }
        problems.append((pieces.count - 1, range.lowerBound - last.range.lowerBound, range.count, diagnostic))
    }

    /// Says what is wrong with the place that the bytes that were added last stand for.
    mutating func report(_ diagnostic: Diagnostic, ofLast length: Int) {
        problems.append((pieces.count - 1, 0, length, diagnostic))
    }

    // MARK: Code blocks

    /// Appends a line that begins or ends a fenced code block (CommonMark 0.30 §4.5); false for any other.
    mutating func appendFence(_ file: Int, _ line: Range<Int>, _ content: ArraySlice<UInt8>) -> Bool {
        let words =
            fence == nil ? content[Self.endOfMarks(in: content)...] : content.drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
        guard let byte = words.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return false }
        let rest = words.drop { $0 == byte }
        let length = rest.startIndex - words.startIndex
        if let open = fence {
            guard byte == open.byte, length >= open.length, rest.allSatisfy(\.isASCIISpace) else { return false }
            append(file, line.lowerBound..<rest.startIndex)
            let more = endFence()
            if more > 0 { add([UInt8](repeating: byte, count: more), for: file, words.startIndex..<rest.startIndex) }
            append(file, rest.startIndex..<line.upperBound)
            return true
        }
        guard length >= 3, byte == UInt8(ascii: "~") || !rest.contains(byte) else { return false }
        append(file, line.lowerBound..<rest.startIndex)
        add([], for: file, words.startIndex..<rest.startIndex)
        fence = Fence(byte: byte, length: length, end: pieces.count - 1, needed: length)
        append(file, rest.startIndex..<line.upperBound)
        return true
    }

    /// Makes the fence of the code block longer than one that stands in a line of its text.
    mutating func widenFence(for line: ArraySlice<UInt8>) {
        guard let open = fence else { return }
        let length = line.drop(while: \.isASCIISpace).prefix { $0 == open.byte }.count
        if length >= open.needed { fence?.needed = length + 1 }
    }

    /// Ends the code block; how many bytes were added to its first mark.
    @discardableResult
    mutating func endFence() -> Int {
        guard let open = fence else { return 0 }
        fence = nil
        let more = open.needed - open.length
        pieces[open.end].added = [UInt8](repeating: open.byte, count: more)
        return more
    }

    // MARK: Result

    /// The file that all text behind an offset of the document comes from, where the document itself adds nothing but white space.
    func onlyFile(_ texts: [IncludedText], from start: Int) -> Int? {
        var found: Int?
        for piece in pieces where piece.added == nil {
            let isOwn = piece.file == 0
            let range = isOwn ? piece.range.clamped(to: start..<max(start, piece.range.upperBound)) : piece.range
            if texts[piece.file].bytes[range].allSatisfy(\.isASCIISpace) { continue }
            if isOwn || found.map({ $0 != piece.file }) ?? false { return nil }
            found = piece.file
        }
        return found
    }

    func finish(_ texts: [IncludedText]) -> (source: ExpandedSource, diagnostics: [Diagnostic]) {
        var bytes: [UInt8] = []
        var mapped: [ExpandedSource.Piece] = []
        var starts: [Int] = []
        let lines = texts.map { $0.lines.map(\.lowerBound) }
        for piece in pieces {
            starts.append(bytes.count)
            let line = lines[piece.file].line(of: piece.range.lowerBound)
            let start = lines[piece.file].isEmpty ? 0 : lines[piece.file][line]
            let place = SourceLocation(line: line + 1, column: max(0, piece.range.lowerBound - start) + 1)
            if let added = piece.added {
                guard !added.isEmpty else { continue }
                mapped.append(
                    ExpandedSource.Piece(start: bytes.count, file: piece.file, place: place, standsFor: piece.range.count))
                bytes += added
            } else {
                mapped.append(ExpandedSource.Piece(start: bytes.count, file: piece.file, place: place))
                bytes += texts[piece.file].bytes[piece.range]
            }
        }
        let source = ExpandedSource(bytes, files: texts.map(\.path), pieces: mapped)
        let diagnostics = problems.map { problem in
            var diagnostic = problem.diagnostic
            diagnostic.range = SourceRange(
                start: source.location(at: starts[problem.piece] + problem.offset), length: problem.length)
            return diagnostic
        }
        return (source, diagnostics)
    }
}
