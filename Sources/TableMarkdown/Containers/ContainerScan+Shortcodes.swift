import TableBasics

/// Reads shortcodes of Hugo: what stands in those of code is code, and those that are escaped are shown.
extension ContainerScan {
    /// Takes the marks of comments out of shortcodes that are shown, `{{</* name */>}}`, and outside of code out of Zola's,
    /// `{{/* name() */}}`; keeps the tags of others from being HTML, `{{<name>}}`.
    mutating func readShortcodes(from start: Int, of line: Range<Int>, isCode: Bool) {
        // In a block of HTML nothing can be escaped.
        let isInTags = isInHTML || source[start..<line.upperBound].trimmed.first == UInt8(ascii: "<")
        if !isInText { templates.hasOpenCode = false }
        var index = start
        var codeEnd = start
        var (hasEscapes, hasOthers) = (false, false)
        while index < line.upperBound {
            if !isCode, index >= codeEnd, source[index] == UInt8(ascii: "`") {
                codeEnd = endOfCode(at: index, to: line.upperBound)
                while index < codeEnd, source[index] == UInt8(ascii: "`") { index += 1 }
                // It may end in another line.
                if index == codeEnd { templates.hasOpenCode = true }
                continue
            }
            let bytes = source[index..<line.upperBound]
            if !isCode, index >= codeEnd, !templates.hasOpenCode, let comment = commentOfZola(at: index, to: line.upperBound) {
                removals += [comment.start, comment.end]
                hasEscapes = true
                index = comment.end.upperBound
                continue
            }
            guard bytes.count > 3, bytes.hasPrefix("{{<") || bytes.hasPrefix("{{%") else {
                index += 1
                continue
            }
            let sign = source[index + 2]
            let isText = !isCode && index >= codeEnd && !isInTags && !templates.hasOpenCode && sign == UInt8(ascii: "<")
            if let comment = commentInShortcode(at: index, to: line.upperBound) {
                removals += [comment.start, comment.end]
                hasEscapes = true
                if isText, !source[comment.start.upperBound].isASCIISpace { insertions.append((index + 2, [UInt8(ascii: "\\")])) }
                index = comment.end.upperBound
                continue
            }
            hasOthers = true
            let isQuoted = index > start && "\"'=(".utf8.contains(source[index - 1])
            if isText, !isQuoted, !source[index + 3].isASCIISpace, ShortcodeTag(bytes) != nil {
                insertions.append((index + 2, [UInt8(ascii: "\\")]))
            }
            index += 3
        }
        if hasEscapes, !hasOthers { templates.rawLines.insert(number) }
    }

    /// Where the marks of a comment stand in a shortcode; nil for one that has none.
    private func commentInShortcode(at start: Int, to end: Int) -> (start: Range<Int>, end: Range<Int>)? {
        guard start + 5 < end, source[start + 3] == UInt8(ascii: "/"), source[start + 4] == UInt8(ascii: "*") else { return nil }
        let close: StaticString = source[start + 2] == UInt8(ascii: "<") ? "*/>}}" : "*/%}}"
        guard let mark = source[(start + 5)..<min(end, start + ShortcodeTag.longest)].firstIndex(of: close) else { return nil }
        return ((start + 3)..<(start + 5), mark..<(mark + 2))
    }

    /// The same of a shortcode of Zola, or a block of it.
    private func commentOfZola(at start: Int, to end: Int) -> (start: Range<Int>, end: Range<Int>)? {
        let isBlock = source[start..<end].hasPrefix("{%/*")
        guard isBlock || source[start..<end].hasPrefix("{{/*"),
            let mark = source[(start + 4)..<min(end, start + ShortcodeTag.longest)].firstIndex(of: isBlock ? "*/%}" : "*/}}")
        else { return nil }
        return ((start + 2)..<(start + 4), mark..<(mark + 2))
    }

    // MARK: Code

    /// Writes a fence for a shortcode around code that begins a line; false for any other line.
    mutating func beginCodeOfShortcode(_ cursor: LineCursor, of line: Range<Int>) -> Bool {
        guard source[cursor.offset..<line.upperBound].contains(UInt8(ascii: "{")), !templates.isRaw else { return false }
        var text = cursor
        _ = text.takeQuotes()
        text.skipSpace()
        while text.takeItemMarker() {}
        guard let tag = ShortcodeTag(text.rest), !tag.isEnd, !tag.isAlone else { return false }
        let rest = source[tag.end..<line.upperBound].trimmed
        let isKnown = CodeShortcode.isKnown(tag.name)
        guard isKnown || rest.isEmpty && isAboveWholePage, let end = endOfShortcode(tag.name, behind: tag.end) else { return false }
        let isInLine = end.offset < line.upperBound
        guard !isInLine || end.isAtLineEnd else { return false }
        let ticks = Array(repeating: UInt8(ascii: "`"), count: templates.mostBackTicks)
        if !isKnown {
            readShortcodes(from: cursor.offset, of: line, isCode: false)
            write(cursor, of: line, isText: false)
            // The fence belongs to the blocks around, and has no mark of an item.
            text = cursor
            text.skipSpace()
        }
        write(ticks + (isKnown ? CodeShortcode.info(of: tag) : Array("html".utf8)), at: text, behind: cursor, of: line)
        templates.fence = ticks.count
        templates.shortcode = CodeShortcode(name: tag.name, hasTags: !isKnown)
        open.openFence(length: ticks.count)
        if isInLine {
            writeLine(source[tag.end..<end.offset].trimmed)
            endCode(isBehindCode: true)
        } else if !rest.isEmpty {
            writeLine(source[tag.end..<line.upperBound].trimmed(.trailing))
        }
        return true
    }

    /// Reads a line of such code up to the tag that ends it; false for any other line.
    mutating func readCodeOfShortcode(_ cursor: LineCursor, of line: Range<Int>) -> Bool {
        guard let shortcode = templates.shortcode else { return false }
        var blocks = open
        _ = blocks.read(cursor, beginsLiteral: false)
        guard blocks.isLiteral else {
            // Its quote or item has ended.
            templates.leaveCode()
            return false
        }
        var index = cursor.offset
        while let brace = source[index..<line.upperBound].firstIndex(of: "{{") {
            guard let tag = ShortcodeTag(source[brace..<line.upperBound]), tag.isEnd, tag.name == shortcode.name else {
                index = brace + 2
                continue
            }
            let before = source[cursor.offset..<brace].trimmed(.trailing)
            let isBehindCode = before.contains { !$0.isASCIISpace && $0 != UInt8(ascii: ">") }
            if isBehindCode { writeLine(before, isWhole: true) }
            endCode(isBehindCode: isBehindCode)
            let behind = source[(shortcode.hasTags ? brace : tag.end)..<line.upperBound].trimmed
            if !behind.isEmpty { writeLine(behind) }
            return true
        }
        return false
    }

    /// - Parameter isBehindCode: the end stands in a line of the code. It is none that was added where nothing ends the code.
    private mutating func endCode(isBehindCode: Bool) {
        guard let length = templates.fence else { return }
        writeLine(Array(repeating: UInt8(ascii: "`"), count: length)[...], number: isBehindCode ? number + 1 : number)
        open.closeFence()
        templates.leaveCode()
        isBlockStart = true
    }

    /// Writes a line of its own behind the marks of the frames.
    ///
    /// - Parameter isWhole: it has the marks of the item or quote that the code stands in.
    mutating func writeLine(_ words: ArraySlice<UInt8>, isWhole: Bool = false, number: Int? = nil) {
        beginLine()
        writePrefix()
        bytes += (isWhole ? [] : open.linePrefix) + words
        bytes.append(0x0A)
        lines.append(line: number ?? self.number, shift: 0)
    }

    /// Whether the next line with text begins a whole page of HTML, the tags of which would be gone.
    private var isAboveWholePage: Bool {
        var scanner = scanner
        for _ in 0..<3 {
            guard let line = scanner.next() else { return false }
            let words = source[line].drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
            if words.isEmpty { continue }
            return Self.startsOfPages.contains { words.hasPrefixIgnoringCase($0) }
        }
        return false
    }

    private static let startsOfPages: [StaticString] = ["<!doctype", "<html", "<head", "<body", "<?xml"]

    /// Where the first tag stands that ends a shortcode, and whether nothing stands behind it in its line; nil where none does.
    private mutating func endOfShortcode(_ name: String, behind offset: Int) -> (offset: Int, isAtLineEnd: Bool)? {
        if templates.shortcodeEnds == nil { findShortcodeEnds() }
        guard let ends = templates.shortcodeEnds?[name] else { return nil }
        let index = ends.partitioningIndex { $0 >= offset }
        guard index < ends.count, let tag = ShortcodeTag(source[ends[index]...]) else { return nil }
        return (ends[index], source[tag.end...].prefix { $0 != 0x0A }.allSatisfy(\.isASCIISpace))
    }

    private mutating func findShortcodeEnds() {
        var ends: [String: [Int]] = [:]
        var (longest, run) = (2, 0)
        for index in source.indices {
            run = source[index] == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
            guard source[index] == UInt8(ascii: "{"), let tag = ShortcodeTag(source[index...]), tag.isEnd else { continue }
            ends[tag.name, default: []].append(index)
        }
        templates.shortcodeEnds = ends
        templates.mostBackTicks = longest + 1
    }
}
