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
    /// It is a component of MDX.
    var isComponent = false
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
            let base = inner.column
            inner.skipSpace()
            itemIndentation = element.isComponent ? min(inner.column - base, open.contentColumn) : nil
            // What is indented further is code.
            if text == nil, !element.isInHTML, element.child == nil, inner.column >= 4, !inner.rest.hasPrefix("</") { return false }
            return readParts(from: inner.offset, of: line, wholeLine: cursor)
        }
        var start = text ?? cursor
        // Below other lines of HTML it may be indented as one likes.
        if text == nil, !isBlockStart, !isLiteral { start.skipSpace() }
        guard start.byte == UInt8(ascii: "<"), let tag = blockTag(at: start.offset, to: line.upperBound, isFirst: true),
            tag.isMarkdown, !tag.isComponent || canBeginComponent(isLiteral: isLiteral)
        else {
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
                indentation: min(start.column - base.column, open.contentColumn), isComponent: tag.isComponent,
                isInHTML: isBlockStart || isBelowHTML))
        writePart(start.offset..<tag.end, of: line, isHTML: true)
        return readParts(from: tag.end, of: line, wholeLine: nil)
    }

    /// Whether no text stands above that the line would go on with.
    private func canBeginComponent(isLiteral: Bool) -> Bool {
        !isLiteral && (isBlockStart || isInHTML || isBehindElement || !isInText && !isBelowText)
    }

    /// An empty line has come.
    mutating func leaveHTML() {
        guard let last = elements.indices.last else { return }
        elements[last].isInHTML = false
        elements[last].child = nil
    }

    /// Passes over what the content of an element is indented by, where it would be code.
    mutating func leaveIndentation(_ cursor: inout LineCursor) {
        if leaveIndentationOfComponent(&cursor) { return }
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
            } else if source[offset] == UInt8(ascii: "<"),
                let end = readTag(at: offset, of: line, isFirst: offset == start && wholeLine != nil)
            {
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
    private mutating func readTag(at offset: Int, of line: Range<Int>, isFirst: Bool) -> Int? {
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
        guard let tag = blockTag(at: offset, to: line.upperBound, isFirst: isFirst) else { return nil }
        // A list around it goes on.
        let indentation = isFirst ? itemIndentation : nil
        writePart(offset..<tag.end, of: line, isHTML: true, column: tag.isMarkdown ? indentation : nil)
        if tag.isMarkdown, elements.count < Self.deepestFrame, hasEnd(tag.name, behind: tag.end) {
            elements.append(
                MarkdownElement(
                    name: tag.name, frames: frames.count, quotes: elements[last].quotes,
                    indentation: indentation ?? elements[last].indentation, isComponent: tag.isComponent))
        } else if !tag.isEmpty {
            elements[last].child = (tag.name, 1)
        }
        return tag.end
    }

    private mutating func writePart(
        _ range: Range<Int>, of line: Range<Int>, isHTML: Bool, isIndented: Bool = false, column: Int? = nil
    ) {
        guard let last = elements.indices.last else { return }
        if elements[last].isInHTML != isHTML { addEmptyLine() }
        elements[last].isInHTML = isHTML
        elements[last].isBehindChild = false
        beginLine()
        let start = bytes.count
        writePrefix()
        if !isIndented {
            for _ in 0..<elements[last].quotes { bytes += [UInt8(ascii: ">"), 0x20] }
            bytes += Array(repeating: 0x20, count: column ?? elements[last].indentation)
        }
        lines.append(line: number, shift: range.lowerBound - line.lowerBound - (bytes.count - start))
        let first = bytes.count
        append(range, lineStart: start)
        if range.upperBound > line.upperBound {
            // A tag over several lines begins no block of HTML for libcmark.
            for index in first..<bytes.count where bytes[index].isASCIISpace { bytes[index] = 0x20 }
            skipTo = range.upperBound
        }
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
        let ends = lastEndTags ?? findEndTags()
        lastEndTags = ends
        return ends[name].map { $0 >= offset } ?? false
    }

    /// Where the last end tag of each name stands.
    private func findEndTags() -> [String: Int] {
        var found: [String: Int] = [:]
        var next = source.startIndex
        source.withUnsafeBufferPointer { bytes in
            while let start = bytes.firstOffset(of: UInt8(ascii: "<"), from: next) {
                next = start + 1
                guard next < bytes.count, bytes[next] == UInt8(ascii: "/") else { continue }
                let word = bytes[(next + 1)...].prefix(50).prefix { $0.isASCIIWord || "-.".utf8.contains($0) }
                let end = word.endIndex < bytes.count ? bytes[word.endIndex] : 0x20
                if end == UInt8(ascii: ">") || end.isASCIISpace { found[HTMLByte.lowercasedText(ArraySlice(word))] = start }
            }
        }
        return found
    }

    private static func isEnd(of name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.hasPrefix("</") else { return false }
        let word = bytes.dropFirst(2).prefix(name.utf8.count)
        guard word.count == name.utf8.count, zip(word, name.utf8).allSatisfy({ $0.asciiLowercased == $1 }) else { return false }
        return bytes[word.endIndex...].first.map { $0 == UInt8(ascii: ">") || $0.isASCIISpace } ?? true
    }

    private func isStart(of name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        if let tag = MarkdownTag(bytes) { return tag.name == name }
        let word = bytes.dropFirst().prefix(name.utf8.count)
        guard word.first?.isASCIIUppercase == true, word.elementsEqual(name.utf8, by: { $0.asciiLowercased == $1 }) else {
            return false
        }
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
                } else if isStart(of: name, rest) {
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
