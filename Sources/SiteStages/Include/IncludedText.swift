import SiteModel
import TableBasics

/// A file whose text is included: its lines, and the parts that marks in it tell.
///
/// Marks are those of mdBook (`ANCHOR: name`, `ANCHOR_END: name`), of snippets (`--8<-- [start:name]`, `[end:name]`) and of editors
/// (`#region name`, `#endregion`); a part without an end goes on to the end of the file, but a region is none then.
struct IncludedText {
    /// Relative to the source folder.
    let path: String
    let bytes: [UInt8]
    /// With their ends.
    let lines: [Range<Int>]
    /// Lines inside the marks, by the name of the part.
    private(set) var parts: [String: Range<Int>] = [:]
    /// Lines of a Markdown file, by the ids of their headings on GitHub.
    private(set) var headings: [String: Range<Int>] = [:]
    /// The lines of the marks.
    private(set) var marks: Set<Int> = []

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
            lines.append(start..<end)
            start = end
        }
        self.lines = lines
    }

    /// The bytes of a line without its end.
    func content(ofLine index: Int) -> ArraySlice<UInt8> {
        bytes[lines[index]].withoutEnd { $0 == 0x0A || $0 == 0x0D }
    }

    /// Finds the parts, which nobody asks for in a document itself.
    mutating func readMarks() {
        if SourcePath.isDocument(path) { readHeadings() }
        var open: [(name: String, line: Int, isRegion: Bool)] = []
        for index in lines.indices {
            guard let mark = IncludeMark(content(ofLine: index)) else { continue }
            if !mark.isRegion { marks.insert(index) }
            guard mark.isEnd else {
                open.append((mark.name, index, mark.isRegion))
                continue
            }
            let start = open.lastIndex { $0.isRegion == mark.isRegion && (mark.name.isEmpty || $0.name == mark.name) }
            guard let start else { continue }
            close(open.remove(at: start), at: index)
        }
        for start in open where !start.isRegion { close(start, at: lines.count) }
    }

    private mutating func close(_ start: (name: String, line: Int, isRegion: Bool), at end: Int) {
        if start.isRegion { marks.formUnion([start.line, end]) }
        // Of two parts of one name the first counts.
        if !start.name.isEmpty, parts[start.name].map({ $0.lowerBound > start.line }) ?? true {
            parts[start.name] = start.line + 1..<end
        }
    }

    /// Finds what is under each heading of a Markdown file, with the heading.
    private mutating func readHeadings() {
        var open: [(id: String, level: Int, line: Int)] = []
        for index in lines.indices {
            let line = content(ofLine: index)
            let level = line.prefix { $0 == UInt8(ascii: "#") }.count
            guard (1...6).contains(level), line.dropFirst(level).first == 0x20 else { continue }
            while let last = open.last, last.level >= level {
                headings[last.id] = headings[last.id] ?? last.line..<index
                open.removeLast()
            }
            let words = line.dropFirst(level).drop { $0 == 0x20 }
            open.append((String(decoding: Slug.heading(Array(words)), as: UTF8.self), level, index))
        }
        for last in open { headings[last.id] = headings[last.id] ?? last.line..<lines.count }
    }
}

/// A line of a file that begins or ends a part of it.
struct IncludeMark: Equatable {
    var name: String
    var isEnd: Bool
    var isRegion = false

    init?(_ line: ArraySlice<UInt8>) {
        if let mark = Self.anchor(in: line) ?? Self.section(in: line) ?? Self.region(in: line) { self = mark } else { return nil }
    }

    private init(_ name: some Sequence<UInt8>, isEnd: Bool, isRegion: Bool = false) {
        self.name = String(decoding: Array(name), as: UTF8.self)
        (self.isEnd, self.isRegion) = (isEnd, isRegion)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte == UInt8(ascii: "-") || byte >= 0x80 }

    /// `ANCHOR: name`, wherever it stands.
    private static func anchor(in line: ArraySlice<UInt8>) -> IncludeMark? {
        guard let start = line.firstIndex(of: "ANCHOR") else { return nil }
        var rest = line[(start + 6)...]
        let isEnd = rest.starts(with: "_END".utf8)
        if isEnd { rest = rest.dropFirst(4) }
        guard rest.first == UInt8(ascii: ":") else { return nil }
        let name = rest.dropFirst().drop(while: \.isASCIISpace).prefix(while: isNameByte)
        return name.isEmpty ? nil : IncludeMark(name, isEnd: isEnd)
    }

    /// `--8<-- [start:name]`, wherever it stands.
    private static func section(in line: ArraySlice<UInt8>) -> IncludeMark? {
        guard let start = line.firstIndex(of: "-8<-") else { return nil }
        var rest = line[(start + 4)...].drop { $0 == UInt8(ascii: "-") }.drop(while: \.isASCIISpace)
        guard rest.first == UInt8(ascii: "[") else { return nil }
        rest = rest.dropFirst().drop(while: \.isASCIISpace)
        let word = rest.prefix(while: \.isASCIILetter)
        guard word.elementsEqual("start".utf8) || word.elementsEqual("end".utf8) else { return nil }
        rest = rest.dropFirst(word.count).drop(while: \.isASCIISpace)
        guard rest.first == UInt8(ascii: ":") else { return nil }
        let name = rest.dropFirst().drop(while: \.isASCIISpace).prefix(while: isNameByte)
        return name.isEmpty ? nil : IncludeMark(name, isEnd: word.count == 3)
    }

    /// `// #region name`, `<!-- #endregion -->`: the word is the first behind the marks of a comment.
    private static func region(in line: ArraySlice<UInt8>) -> IncludeMark? {
        guard let start = line.firstIndex(of: "region") else { return nil }
        var before = line[..<start]
        let isEnd = before.hasEnd("end")
        if isEnd { before = before.dropLast(3) }
        for word in ["pragma", "REM"] {
            guard let place = before.firstIndex(of: word) else { continue }
            before = before[..<place] + before[(place + word.utf8.count)...]
        }
        guard before.contains(where: { $0 > 0x20 }), before.allSatisfy({ " \t#/*<!-(:;%'\"{".utf8.contains($0) }) else {
            return nil
        }
        let rest = line[(start + 6)...]
        guard rest.first.map({ !isNameByte($0) }) ?? true else { return nil }
        let name = rest.drop(while: \.isASCIISpace).prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
        let trimmed = name.starts(with: "--".utf8) ? name.prefix(0) : name
        guard isEnd || !trimmed.isEmpty else { return nil }
        return IncludeMark(trimmed, isEnd: isEnd, isRegion: true)
    }
}

extension ArraySlice<UInt8> {
    /// Where some ASCII text stands first, or nil.
    func firstIndex(of text: StaticString) -> Int? { firstIndex(ofBytes: text.bytes) }

    func firstIndex(of text: String) -> Int? { firstIndex(ofBytes: Array(text.utf8)) }

    private func firstIndex(ofBytes text: some RandomAccessCollection<UInt8>) -> Int? {
        guard let first = text.first, count >= text.count else { return nil }
        var index = startIndex
        while index + text.count <= endIndex {
            if self[index] == first, self[index..<(index + text.count)].elementsEqual(text) { return index }
            index += 1
        }
        return nil
    }

    fileprivate func hasEnd(_ text: StaticString) -> Bool {
        count >= text.bytes.count && suffix(text.bytes.count).elementsEqual(text.bytes)
    }
}
