import TableBasics

/// Shortcodes of Hugo's themes, and blocks of GitBook, Markdoc and Hexo, whose content is Markdown become containers; see ``BlockTag``.
extension ContainerScan {
    private static let linesOfCaption = 8

    /// Rewrites the line that begins such a block; false for any other line.
    mutating func readBlockTag(_ text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool {
        guard text.byte == UInt8(ascii: "{"), !templates.isRaw, let block = BlockTag(source[text.offset...]), !block.tag.isEnd
        else {
            return false
        }
        var frame = ContainerFrame(of: entries.count, at: text, behind: start, open, kind: .directive(end: .max))
        if block.kind.isAlone, !block.mayHaveCaption || body(of: block, in: frame, lines: Self.linesOfCaption) == nil {
            return writeAlone(block, at: text, behind: start, of: line)
        }
        guard !block.tag.isAlone, frames.count < Self.deepestDirective, unendedDirectives < Self.mostUnendedDirectives else {
            return false
        }
        if block.tag.end < line.upperBound, !isBlank(block.tag.end..<line.upperBound) {
            return writeInLine(block, at: text, behind: start, of: line)
        }
        guard let body = body(of: block, in: frame) else {
            unendedDirectives += 1
            return false
        }
        // Nothing else can be called by the title of code.
        guard block.tag.name != "code" || beginsWithFence(body) else { return false }
        frame.kind = .directive(end: body.end)
        frame.columns = body.columns
        frame.namesOfTabs = block.names
        frame.languageOfTabs = block.languageOfTabs
        skipTo = body.start
        begin(block, at: text, behind: start, of: line)
        frames.append(frame)
        open = OpenBlocks()
        if block.tag.name == "code" { infoOfCode = block.infoOfCode }
        if block.kind == .link {
            // A blank line ends the paragraph of the link.
            _ = writeAlone(block, at: text, behind: text, of: line)
            addBlank(line.upperBound..<line.upperBound)
        }
        if isCode(block, body) { beginCode(of: block, body, at: text, of: line) }
        return true
    }

    /// Writes the marker of a block.
    private mutating func begin(_ block: BlockTag, at text: LineCursor, behind start: LineCursor, of line: Range<Int>) {
        let (form, name): (ContainerMarker.Form, String) =
            switch block.kind {
            case .alert(let name): (.directive(block.isClosed ? .closed : .none), name)
            case .folding: (.fenced(colons: .max), "details")
            case .tab: (.tab(startsGroup: false), block.tag.name)
            case .division, .card, .image, .link: (.directive(.none), "")
            }
        var marker = ContainerMarker(form, name: name, length: min(block.tag.end, line.upperBound) - text.offset)
        marker.title = block.title
        if block.kind == .tab, marker.title == nil, let parent = frames.lastIndex(where: { !$0.namesOfTabs.isEmpty }) {
            marker.title = frames[parent].namesOfTabs.removeFirst()
        }
        write(marker, at: text, behind: start, of: line)
        if block.kind == .folding, block.isOpen { entries[entries.count - 1].attributes = Array("{.open}".utf8) }
    }

    /// Writes a block that ends in the line that it begins in, and the text and the blocks behind it.
    private mutating func writeInLine(_ first: BlockTag, at text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool
    {
        guard var end = end(of: first, in: first.tag.end..<line.upperBound),
            source[start.offset..<text.offset].allSatisfy(\.isASCIISpace)
        else { return false }
        var (block, text, start) = (first, text, start)
        while true {
            let entry = entries.count
            begin(block, at: text, behind: start, of: line)
            write(block.tag.end..<end.lowerBound, at: text, behind: start, of: line)
            write(ContainerMarker(endOf: entry), at: text, behind: start, of: line)
            let behind = end.upperBound..<line.upperBound
            let next = nextBlock(in: behind)
            let rest = behind.lowerBound..<(next?.start ?? behind.upperBound)
            if !isBlank(rest) {
                escapeStart(of: source[rest].trimmed)
                write(rest, at: text, behind: start, of: line)
            }
            guard let next else { return true }
            if start.offset == text.offset {
                text.take(next.start - text.offset)
                start = text
            }
            (block, end) = (next.block, next.end)
        }
    }

    /// Keeps words from beginning a block, which nothing does in the midst of a line.
    private mutating func escapeStart(of words: ArraySlice<UInt8>) {
        let rest = words.drop(while: \.isASCIIDigit)
        guard let first = rest.first else { return }
        let behind = rest.drop { $0 == first }
        let isApart = behind.first?.isASCIISpace ?? true
        let isSingle = rest.dropFirst().startIndex == behind.startIndex
        let beginsBlock =
            switch first {
            case UInt8(ascii: "."), UInt8(ascii: ")"): rest.count < words.count && isSingle && isApart
            case _ where rest.count < words.count: false
            case UInt8(ascii: ">"): true
            case UInt8(ascii: "#"): isApart
            case UInt8(ascii: "+"), UInt8(ascii: ":"): isSingle && isApart
            case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
                isSingle && isApart || rest.allSatisfy { $0 == first || $0.isASCIISpace }
            case UInt8(ascii: "`"): rest.hasPrefix("```") && !behind.contains(first)
            case UInt8(ascii: "~"): rest.hasPrefix("~~~")
            case UInt8(ascii: "["): rest.firstIndex(of: "]:") != nil
            default: false
            }
        if beginsBlock { insertions.append((rest.startIndex, [UInt8(ascii: "\\")])) }
    }

    /// Writes a part of a line as a line.
    private mutating func write(_ part: Range<Int>, at text: LineCursor, behind start: LineCursor, of line: Range<Int>) {
        readShortcodes(from: part.lowerBound, of: line.lowerBound..<part.upperBound, isCode: false)
        let words = source[part].trimmed.indices
        beginLine()
        let lineStart = bytes.count
        writePrefix()
        bytes += source[start.offset..<text.offset]
        lines.append(line: number, shift: words.lowerBound - line.lowerBound - (bytes.count - lineStart))
        append(words, lineStart: lineStart)
        bytes.append(0x0A)
        // The next part would look at them again.
        insertions.removeAll(keepingCapacity: true)
        removals.removeAll(keepingCapacity: true)
    }

    /// The next block that begins and ends in a part of a line.
    private func nextBlock(in range: Range<Int>) -> (block: BlockTag, start: Int, end: Range<Int>)? {
        var index = range.lowerBound
        while index < range.upperBound {
            if source[index] == UInt8(ascii: "{"), let block = BlockTag(source[index..<range.upperBound]), !block.tag.isEnd,
                !block.kind.isAlone, !block.tag.isAlone
            {
                // What has no end would be looked at again and again.
                return end(of: block, in: block.tag.end..<range.upperBound).map { (block, index, $0) }
            }
            let isCode = source[index] == UInt8(ascii: "`")
            index = isCode ? endOfCode(at: index, to: range.upperBound) : index + 1
        }
        return nil
    }

    /// Writes a row, an image or a link in the place of what has no end.
    private mutating func writeAlone(_ block: BlockTag, at text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool
    {
        guard block.tag.end <= line.upperBound, let address = block.address else { return false }
        let rest = block.tag.end..<line.upperBound
        let end = isBlank(rest) ? nil : end(of: block, in: rest)
        guard isBlank(rest) || block.kind == .link && end != nil else { return false }
        let separator = Array(" - ".utf8)
        let target = Self.target(address)
        var words: [UInt8]
        switch block.kind {
        case .card:
            guard let title = block.title else { return false }
            words = Array("- [".utf8) + source[title] + target
            for caption in block.captions { words += separator + caption }
        case .image:
            let image = Self.image(address[...], block.value("alt") ?? [])
            words = image.start + image.address.dropLast()
            if let link = block.value("link") { words = [UInt8(ascii: "[")] + words + Array("](<".utf8) + link + Array(">)".utf8) }
            if !block.captions.isEmpty { words.append(UInt8(ascii: "\\")) }
        default:
            words =
                end.map {
                    [UInt8(ascii: "[")] + source[rest.lowerBound..<$0.lowerBound].trimmed + target + links(behind: $0, of: line)
                }
                ?? [UInt8(ascii: "[")] + (block.captions.first ?? address[...]) + target
        }
        write(words, at: text, behind: start, of: line)
        if block.kind == .image {
            for (index, caption) in block.captions.enumerated() {
                writeLine(caption + (index + 1 < block.captions.count ? [UInt8(ascii: "\\")] : []))
            }
        }
        return true
    }

    private static func target(_ address: [UInt8]) -> [UInt8] { Array("](<".utf8) + address + Array(">)".utf8) }

    /// What stands behind a link in its line, with the other links in it.
    private func links(behind first: Range<Int>, of line: Range<Int>) -> [UInt8] {
        var words: [UInt8] = []
        var index = first.upperBound
        let stop = line.upperBound
        while index < stop {
            var next = index + 1
            if source[index] == UInt8(ascii: "`") {
                next = endOfCode(at: index, to: stop)
            } else if source[index] == UInt8(ascii: "{"), let block = BlockTag(source[index..<stop]), block.kind == .link,
                !block.tag.isEnd, let address = block.address
            {
                // What has no end would be looked at again and again.
                guard let end = end(of: block, in: block.tag.end..<stop) else { break }
                words += [UInt8(ascii: "[")] + source[block.tag.end..<end.lowerBound].trimmed + Self.target(address)
                index = end.upperBound
                continue
            }
            words += source[index..<next]
            index = next
        }
        return words + source[index..<stop].trimmed(.trailing)
    }

    // MARK: Ends

    private func isBlank(_ range: Range<Int>) -> Bool { source[range].allSatisfy(\.isASCIISpace) }

    /// Where the end of a block stands in a part of a line: the first outside of code that is no end of
    /// another one in it.
    private func end(of block: BlockTag, in range: Range<Int>) -> Range<Int>? {
        var depth = 1
        var index = range.lowerBound
        while index < range.upperBound {
            guard source[index] == UInt8(ascii: "{"), let other = BlockTag(source[index..<range.upperBound]) else {
                let isCode = source[index] == UInt8(ascii: "`")
                index = isCode ? endOfCode(at: index, to: range.upperBound) : index + 1
                continue
            }
            if other.tag.name == block.tag.name {
                if !other.tag.isEnd, block.kind.isAlone { return nil }
                depth += other.tag.isEnd ? -1 : other.tag.isAlone ? 0 : 1
                if depth == 0 { return index..<other.tag.end }
            }
            index = other.tag.end
        }
        return nil
    }

    /// Where the content of a block begins and ends, and how far its first line is indented; nil for one without an end.
    private func body(
        of block: BlockTag, in frame: ContainerFrame, lines most: Int = .max
    ) -> (start: Int, end: Int, columns: Int)? {
        guard let start = startOfBody(of: block) else { return nil }
        let end = findEnd(of: frame, from: start, lines: most) { text in
            guard text.byte == UInt8(ascii: "{"), let other = BlockTag(text.rest), other.tag.name == block.tag.name else {
                return 0
            }
            let isAtLineEnd = isBlank(other.tag.end..<text.end)
            if other.tag.isEnd { return isAtLineEnd ? -1 : nil }
            return isAtLineEnd && !other.tag.isAlone ? 1 : 0
        }
        return end.map { (start, $0.end, $0.columns) }
    }

    /// The line behind a tag, which may go on over several; nil where something stands between the two.
    private func startOfBody(of block: BlockTag) -> Int? {
        var scanner = scanner
        guard block.tag.end > scanner.offset else { return scanner.offset }
        while let line = scanner.next() {
            guard line.upperBound < block.tag.end else { return isBlank(block.tag.end..<line.upperBound) ? scanner.offset : nil }
        }
        return nil
    }

    // MARK: Code

    /// Puts what a block says of the code in it behind its fence.
    mutating func completeFence(of line: Range<Int>, isBegun: Bool) {
        let words = source[line].trimmed
        if isBegun, let mark = words.last(where: { $0 != 0x20 }) {
            let hasLanguage = mark != UInt8(ascii: "`") && mark != UInt8(ascii: "~")
            insertions.append((words.endIndex, (hasLanguage ? [] : Array("text".utf8)) + infoOfCode))
        }
        infoOfCode = []
    }

    /// Whether what stands in a tab is shown as it is written.
    private func isCode(_ block: BlockTag, _ body: (start: Int, end: Int, columns: Int)) -> Bool {
        guard block.kind == .tab, block.tag.isAngle, !block.isText,
            block.value("lang") ?? frames.dropLast().last?.languageOfTabs != nil
        else { return false }
        return !beginsWithFence(body) && !source[body.start..<body.end].trimmed.hasPrefix("{{")
    }

    private func beginsWithFence(_ body: (start: Int, end: Int, columns: Int)) -> Bool {
        let words = source[body.start..<body.end].drop(while: \.isASCIISpace)
        return words.hasPrefix("```") || words.hasPrefix("~~~")
    }

    private mutating func beginCode(
        of block: BlockTag, _ body: (start: Int, end: Int, columns: Int), at text: LineCursor, of line: Range<Int>
    ) {
        frames[frames.count - 1].isCode = true
        let length = longestBackTicks(in: body.start..<body.end) + 3
        let words = block.value("lang") ?? frames.dropLast().last?.languageOfTabs ?? []
        let language = words.filter { $0.isASCIIWord || "-+#".utf8.contains($0) }
        write(Array(repeating: UInt8(ascii: "`"), count: length) + language, at: text, behind: text, of: line)
        open.openFence(length: length)
    }
}
