import TableBasics

/// An element of HTML whose content is Markdown although no empty line stands before it: `<div markdown="1">`.
struct MarkdownElement {
    /// In lower case.
    let name: String
    /// How many frames and quotes are around it.
    let frames: Int
    let quotes: Int
    /// How far its tag is indented.
    let indentation: Int
    /// How much further to the right its content is; nil before the first line of it.
    var inner: Int?
    /// What was written last is HTML for libcmark, up to an empty line.
    var isInHTML = true
    /// The element in it that is open and no Markdown, and how many of its name.
    var child: (name: String, depth: Int)?
    /// What was written last is the end of such an element.
    var isBehindChild = false
}

/// Parts what stands in such elements from their tags with empty lines, as CommonMark wants it (0.30 §4.6).
extension ContainerScan {
    /// Reads a line of such an element, or one that begins one; false when nothing of it is left, or nothing was written of it.
    mutating func readElements(_ cursor: LineCursor, _ text: LineCursor?, of line: Range<Int>, isLiteral: Bool) -> Bool {
        if let element = elements.last, element.frames == frames.count {
            var inner = cursor
            guard inner.takeQuotes(atMost: element.quotes) == element.quotes else {
                elements.removeAll()
                return false
            }
            guard !isLiteral else { return false }
            inner.skipSpace()
            // What is indented further is code.
            if text == nil, !element.isInHTML, element.child == nil, inner.column >= 4, !inner.rest.hasPrefix("</") { return false }
            return readParts(from: inner.offset, of: line, wholeLine: cursor)
        }
        var start = text ?? cursor
        // Below other lines of HTML it may be indented as one likes.
        if text == nil, !isBlockStart, !isLiteral { start.skipSpace() }
        guard start.byte == UInt8(ascii: "<"), let tag = MarkdownTag(start.rest), tag.isMarkdown else {
            if isBehindElement, text?.byte != UInt8(ascii: "<") { addEmptyLine() }
            return false
        }
        guard hasEnd(tag.name, behind: tag.end), elements.count < Self.deepestFrame else { return false }
        var base = cursor
        let quotes = base.takeQuotes()
        let isBelowHTML = text == nil
        elements.append(
            MarkdownElement(
                name: tag.name, frames: frames.count, quotes: quotes,
                indentation: min(start.column - base.column, open.contentColumn), isInHTML: isBlockStart || isBelowHTML))
        writePart(start.offset..<tag.end, of: line, isHTML: true)
        return readParts(from: tag.end, of: line, wholeLine: nil)
    }

    /// An empty line has come.
    mutating func leaveHTML() {
        guard let last = elements.indices.last else { return }
        elements[last].isInHTML = false
        elements[last].child = nil
    }

    /// Passes over what the content of an element is indented by, where it would be code.
    mutating func leaveIndentation(_ cursor: inout LineCursor) {
        guard let last = elements.indices.last, elements[last].frames == frames.count, elements[last].quotes == 0,
            elements[last].indentation == 0, !open.isLiteral || elements[last].inner ?? 0 > 0
        else { return }
        let indentation = cursor.indentation
        if elements[last].inner == nil, cursor.rest.trimmed.first != UInt8(ascii: "<") {
            elements[last].inner = indentation >= 4 ? indentation : 0
        }
        _ = cursor.takeColumns(min(indentation, elements[last].inner ?? 0))
    }

    // MARK: Parts

    /// Writes the parts of a line; false when what is left of it is Markdown as any other line.
    private mutating func readParts(from start: Int, of line: Range<Int>, wholeLine: LineCursor?) -> Bool {
        var offset = start
        while let last = elements.indices.last {
            while offset < line.upperBound, source[offset].isASCIISpace { offset += 1 }
            guard offset < line.upperBound, !isAttributesOfTag(offset..<line.upperBound) else { return true }
            if let child = elements[last].child {
                let end = endOfElement(child.name, depth: child.depth, from: offset, to: line.upperBound)
                elements[last].child = end.depth == 0 ? nil : (child.name, end.depth)
                let stop = min(end.offset, startOfEnd(of: elements[last].name, from: offset, to: end.offset) ?? end.offset)
                if stop < end.offset { elements[last].child = nil }
                if stop > offset { writePart(offset..<stop, of: line, isHTML: true) }
                elements[last].isBehindChild = elements[last].child == nil
                offset = stop
            } else if source[offset] == UInt8(ascii: "<"), let end = readTag(at: offset, of: line) {
                offset = end
            } else if let end = startOfEnd(of: elements[last].name, from: offset, to: line.upperBound), end > offset {
                let isFirst = offset == start && wholeLine != nil
                writePart((isFirst ? wholeLine?.offset ?? offset : offset)..<end, of: line, isHTML: false, isIndented: isFirst)
                offset = end
            } else if offset == start, wholeLine != nil {
                if elements[last].isInHTML { addEmptyLine() }
                elements[last].isInHTML = false
                return false
            } else {
                writePart(offset..<line.upperBound, of: line, isHTML: false)
                return true
            }
        }
        return true
    }

    /// Attributes of kramdown that belong to the tag before them. They mean nothing here.
    private func isAttributesOfTag(_ range: Range<Int>) -> Bool {
        guard elements.last?.isInHTML == true, elements.last?.isBehindChild == true, source[range].hasPrefix("{:"),
            range.count < 400
        else {
            return false
        }
        return AuthorAttributes(source[range]) != nil
    }

    /// Writes a tag that begins or ends an element, or a whole one; where it ends, or nil for text.
    private mutating func readTag(at offset: Int, of line: Range<Int>) -> Int? {
        guard let last = elements.indices.last else { return nil }
        let rest = source[offset..<line.upperBound]
        if Self.isEnd(of: elements[last].name, rest) {
            let end = rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? line.upperBound
            if last > 0 {
                writePart(offset..<end, of: line, isHTML: true)
                elements.removeLast()
                elements[last - 1].isInHTML = true
                return end
            }
            writePart(offset..<line.upperBound, of: line, isHTML: true)
            elements.removeLast()
            isBehindElement = true
            return line.upperBound
        }
        guard let tag = MarkdownTag(rest) else { return nil }
        writePart(offset..<tag.end, of: line, isHTML: true)
        if tag.isMarkdown, elements.count < Self.deepestFrame, hasEnd(tag.name, behind: tag.end) {
            elements.append(
                MarkdownElement(
                    name: tag.name, frames: frames.count, quotes: elements[last].quotes, indentation: elements[last].indentation))
        } else if !tag.isEmpty {
            elements[last].child = (tag.name, 1)
        }
        return tag.end
    }

    private mutating func writePart(_ range: Range<Int>, of line: Range<Int>, isHTML: Bool, isIndented: Bool = false) {
        guard let last = elements.indices.last else { return }
        if elements[last].isInHTML != isHTML { addEmptyLine() }
        elements[last].isInHTML = isHTML
        elements[last].isBehindChild = false
        beginLine()
        let start = bytes.count
        writePrefix()
        if !isIndented {
            for _ in 0..<elements[last].quotes { bytes += [UInt8(ascii: ">"), 0x20] }
            bytes += Array(repeating: 0x20, count: elements[last].indentation)
        }
        lines.append(line: number, shift: range.lowerBound - line.lowerBound - (bytes.count - start))
        append(range, lineStart: start)
        bytes.append(0x0A)
        isBlockStart = false
    }

    mutating func addEmptyLine() {
        beginLine()
        writePrefix()
        for _ in 0..<(elements.last?.quotes ?? 0) { bytes += [UInt8(ascii: ">"), 0x20] }
        lines.append(line: number, shift: 0)
        bytes.append(0x0A)
        isBlockStart = true
    }

    // MARK: Ends

    /// Whether an end tag of the name stands anywhere behind.
    private mutating func hasEnd(_ name: String, behind offset: Int) -> Bool {
        if let last = lastEndTags[name] { return last >= offset }
        var found = -1
        var next = source.startIndex
        source.withUnsafeBufferPointer { bytes in
            while let start = bytes.firstOffset(of: UInt8(ascii: "<"), from: next) {
                if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/"), Self.isEnd(of: name, source[start...]) {
                    found = start
                }
                next = start + 1
            }
        }
        lastEndTags[name] = found
        return found >= offset
    }

    private static func isEnd(of name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.hasPrefix("</") else { return false }
        let word = bytes.dropFirst(2).prefix(name.utf8.count)
        guard word.count == name.utf8.count, zip(word, name.utf8).allSatisfy({ $0.asciiLowercased == $1 }) else { return false }
        return bytes[word.endIndex...].first.map { $0 == UInt8(ascii: ">") || $0.isASCIISpace } ?? true
    }

    /// Where the end tag of an element begins in a line, outside of code.
    private func startOfEnd(of name: String, from start: Int, to end: Int) -> Int? {
        var depth = 1
        var index = start
        while index < end {
            if source[index] == UInt8(ascii: "`") {
                index = endOfCode(at: index, to: end)
                continue
            }
            if source[index] == UInt8(ascii: "<") {
                let rest = source[index..<end]
                if Self.isEnd(of: name, rest) {
                    depth -= 1
                    if depth == 0 { return index }
                } else if MarkdownTag(rest)?.name == name {
                    depth += 1
                }
            }
            index += 1
        }
        return nil
    }

    /// Where the end tag of an element ends, or the line, and how many of the name are open there.
    private func endOfElement(_ name: String, depth: Int, from start: Int, to end: Int) -> (offset: Int, depth: Int) {
        var depth = depth
        for index in start..<end where source[index] == UInt8(ascii: "<") {
            let rest = source[index..<end]
            if Self.isEnd(of: name, rest) {
                depth -= 1
                if depth == 0 { return (rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? end, 0) }
            } else if let tag = MarkdownTag(rest), tag.name == name, !tag.isEmpty {
                depth += 1
            }
        }
        return (end, depth)
    }

    /// The end of the code in a line that begins with a back-tick; that of the back-ticks where it has no end.
    func endOfCode(at start: Int, to end: Int) -> Int {
        let length = source[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
        var index = start + length
        let end = min(end, start + 4000)
        while index < end {
            let run = source[index..<end].prefix { $0 == UInt8(ascii: "`") }.count
            if run == length { return index + run }
            index += max(1, run)
        }
        return start + length
    }
}
