import TableBasics

/// What is open of the tags of a template.
struct TemplateTags {
    enum Comment { case liquid, kramdown, mdx }

    /// The comment that the next line stands in.
    var comment: Comment?
    /// Tags of Liquid are text up to the end of `raw`.
    var isRaw = false
    /// How many of kramdown's blocks without Markdown are open.
    var verbatimDepth = 0
    /// The fence that stands for `{% highlight %}`, or for a shortcode of Hugo.
    var fence: Int?
    /// That shortcode; nil for a tag of Liquid.
    var shortcode: CodeShortcode?
    /// The lines in which tags and expressions are text, as those of the text as it was.
    var rawLines: Set<Int> = []
    /// Where options of kramdown stand.
    var options: [(line: Int, column: Int, length: Int)] = []
    /// Where the last end of each name stands.
    var lastEnds: [String: Int] = [:]
    /// Where the tags stand that end shortcodes, by their names; nil where nobody has looked.
    var shortcodeEnds: [String: [Int]]?
    /// Code has begun in a line of the text and not ended there.
    var hasOpenCode = false
    /// As many back-ticks as no run in the text has.
    var mostBackTicks = 0

    var isInComment: Bool { comment != nil }
    var isInCode: Bool { fence != nil }

    mutating func leaveCode() { (fence, shortcode) = (nil, nil) }
}

/// Takes out tags of Liquid and extensions of kramdown that say something of the text and nothing to readers: comments, `raw`,
/// `highlight`, options. Comments of MDX over lines, `{/* words */}`, as well.
extension ContainerScan {
    /// Reads the tags of a line; the cursor goes past those that it begins with. False when nothing is left of the line.
    mutating func readTemplates(_ cursor: inout LineCursor, of line: Range<Int>) -> Bool {
        guard source[cursor.offset..<line.upperBound].contains(UInt8(ascii: "{")) || templates.isRaw else { return true }
        if beginCode(cursor, of: line) { return false }
        if templates.isRaw { templates.rawLines.insert(number) }
        if !isInText { templates.hasOpenCode = false }
        var index = cursor.offset
        var isFirst = true
        while index < line.upperBound {
            switch source[index] {
            case UInt8(ascii: "`"):
                let end = endOfCode(at: index, to: line.upperBound)
                // Code may end in another line.
                if source[end - 1] == UInt8(ascii: "`"), source[index..<end].allSatisfy({ $0 == UInt8(ascii: "`") }) {
                    templates.hasOpenCode = true
                    return true
                }
                index = end
                isFirst = false
            case UInt8(ascii: "{"):
                let tag = TemplateTag(source[index..<line.upperBound])
                guard let end = tag.map({ take($0, at: index, of: line) }) ?? takeComment(at: index, of: line) else {
                    index += 1
                    isFirst = false
                    continue
                }
                remove(index..<end, isFirst: isFirst, &cursor, of: line)
                index = end
            case 0x20, 0x09: index += 1
            default:
                index += 1
                isFirst = false
            }
        }
        guard cursor.isAtBlankEnd || lineEnd.map({ $0 <= cursor.offset }) ?? false else { return true }
        // An empty line would end HTML.
        if !isInHTML { addBlank(line.upperBound..<line.upperBound) }
        return false
    }

    /// Where the comment that the line stands in ends in it.
    mutating func endOfComment(in line: Range<Int>) -> Int? {
        guard let comment = templates.comment,
            let end = comment == .mdx ? endOfLongComment(in: line) : Self.end(of: comment, in: source[line])
        else { return nil }
        templates.comment = nil
        return end
    }

    // MARK: Tags

    /// What a tag takes out of its line, as the offset behind it; nil for a tag that stays.
    private mutating func take(_ tag: TemplateTag, at start: Int, of line: Range<Int>) -> Int? {
        if templates.isRaw, tag.name != "endraw" || !tag.isLiquid { return nil }
        switch (tag.name, tag.isLiquid) {
        case ("comment", _) where !tag.isEnd:
            if tag.isAlone { return tag.end }
            let comment: TemplateTags.Comment = tag.isLiquid ? .liquid : .kramdown
            guard comes(tag.isLiquid ? "endcomment" : "comment", behind: tag.end) else { return nil }
            if let end = Self.end(of: comment, in: source[tag.end..<line.upperBound]) { return end }
            templates.comment = comment
            return line.upperBound
        case ("raw", true):
            guard comes("endraw", behind: tag.end) else { return nil }
            templates.isRaw = true
            templates.rawLines.insert(number)
            return tag.end
        case ("endraw", true):
            guard templates.isRaw else { return nil }
            templates.isRaw = false
            return tag.end
        case ("options", false) where tag.isAlone:
            templates.options.append((number, start - line.lowerBound + 1, tag.end - start))
            return tag.end
        case ("nomarkdown", false) where !tag.isEnd:
            templates.verbatimDepth += tag.isAlone ? 0 : 1
            return tag.end
        case ("nomarkdown", false), ("", false):
            guard templates.verbatimDepth > 0 else { return nil }
            templates.verbatimDepth -= 1
            return tag.end
        default: return nil
        }
    }

    /// What a comment of MDX takes out of its line that goes on in the next ones, as the offset behind it; nil for anything else.
    ///
    /// In Markdown such braces are text as well: the comment begins a paragraph at the margin and is all of it. One in a line is found
    /// in its text.
    private mutating func takeComment(at start: Int, of line: Range<Int>) -> Int? {
        guard start == line.lowerBound, source[line].hasPrefix("{/*"), isBlockStart, !isInHTML, frames.isEmpty, elements.isEmpty,
            open.isAtTop, !templates.isRaw, endOfLongComment(in: (start + 3)..<line.upperBound) == nil
        else { return nil }
        var scanner = scanner
        while let next = scanner.next() {
            let words = source[next].trimmed
            guard !words.isEmpty, !words.hasPrefix("```"), !words.hasPrefix("~~~") else { return nil }
            guard let end = endOfLongComment(in: next) else { continue }
            guard end == words.endIndex else { return nil }
            templates.comment = .mdx
            return line.upperBound
        }
        return nil
    }

    /// Where a comment of MDX ends in one of its lines, outside of code.
    private func endOfLongComment(in line: Range<Int>) -> Int? {
        var index = line.lowerBound
        while index < line.upperBound {
            if source[index..<line.upperBound].hasPrefix("*/}") { return index + 3 }
            index = source[index] == UInt8(ascii: "`") ? endOfCode(at: index, to: line.upperBound) : index + 1
        }
        return nil
    }

    /// Takes bytes out of a line: those at its start are passed over.
    private mutating func remove(_ range: Range<Int>, isFirst: Bool, _ cursor: inout LineCursor, of line: Range<Int>) {
        if isFirst {
            cursor.take(range.upperBound - cursor.offset)
        } else if source[range.upperBound..<line.upperBound].allSatisfy(\.isASCIISpace) {
            var end = range.lowerBound
            while end > cursor.offset, source[end - 1].isASCIISpace || removals.last?.upperBound == end {
                end = removals.last?.upperBound == end ? removals.removeLast().lowerBound : end - 1
            }
            lineEnd = end
        } else {
            removals.append(range)
        }
    }

    private static func end(of comment: TemplateTags.Comment, in bytes: ArraySlice<UInt8>) -> Int? {
        for start in bytes.indices where bytes[start] == UInt8(ascii: "{") {
            guard let tag = TemplateTag(bytes[start...]) else { continue }
            switch comment {
            case .liquid: if tag.isLiquid, tag.name == "endcomment" { return tag.end }
            case .kramdown: if !tag.isLiquid, tag.isEnd, tag.name == "comment" || tag.name.isEmpty { return tag.end }
            case .mdx: break
            }
        }
        return nil
    }

    /// Whether an end stands anywhere behind.
    private mutating func comes(_ name: String, behind offset: Int) -> Bool {
        if let last = templates.lastEnds[name] { return last >= offset }
        let last = source.indices.last { index in
            guard source[index] == UInt8(ascii: "{"), let tag = TemplateTag(source[index...]) else { return false }
            return tag.isLiquid ? tag.name == name : tag.isEnd && (tag.name == name || tag.name.isEmpty)
        }
        templates.lastEnds[name] = last ?? -1
        return last ?? -1 >= offset
    }

    // MARK: Code

    /// Writes a fence for `{% highlight lang %}` alone in its line; false for any other line.
    private mutating func beginCode(_ cursor: LineCursor, of line: Range<Int>) -> Bool {
        var text = cursor
        text.skipSpace()
        guard let tag = TemplateTag(text.rest), tag.isLiquid, tag.name == "highlight", !templates.isRaw else { return false }
        let rest = source[tag.end..<line.upperBound].trimmed
        guard rest.isEmpty || TemplateTag(rest).map({ $0.name == "raw" && source[$0.end..<rest.endIndex].isEmpty }) == true,
            let longest = longestBackTicks(), !tag.words.contains(UInt8(ascii: "`"))
        else { return false }
        let length = max(3, longest + 1)
        let info = tag.words.split(separator: 0x20).map { word -> [UInt8] in
            if word.elementsEqual("linenos".utf8) { return Array("linenos=true".utf8) }
            return word.starts(with: "mark_lines=".utf8)
                ? Array("hl_lines=".utf8) + word.dropFirst("mark_lines=".utf8.count) : Array(word)
        }
        let ticks = Array(repeating: UInt8(ascii: "`"), count: length)
        write(ticks + info.joined(separator: [0x20]), at: text, behind: cursor, of: line)
        templates.fence = length
        open.openFence(length: length)
        return true
    }

    /// Reads a line of such code: the tag that ends it is a fence, and tags of `raw` are none of it. False for any other line.
    mutating func readCodeOfTemplate(_ cursor: LineCursor, of line: Range<Int>) -> Bool {
        if templates.shortcode != nil { return readCodeOfShortcode(cursor, of: line) }
        var text = cursor
        text.skipSpace()
        guard let length = templates.fence, var tag = TemplateTag(text.rest), tag.isLiquid else { return false }
        if tag.name == "endraw", let next = TemplateTag(source[tag.end..<line.upperBound].trimmed) { tag = next }
        if tag.name == "endhighlight" {
            write(Array(repeating: UInt8(ascii: "`"), count: length), at: text, behind: cursor, of: line)
            open.closeFence()
            templates.leaveCode()
            return true
        }
        return (tag.name == "raw" || tag.name == "endraw") && source[tag.end..<line.upperBound].allSatisfy(\.isASCIISpace)
    }

    /// Writes a line of other words where a text begins.
    mutating func write(_ words: [UInt8], at text: LineCursor, behind start: LineCursor, of line: Range<Int>) {
        beginLine()
        writePrefix()
        bytes += Array(repeating: 0x20, count: start.dividedTab) + source[start.offset..<text.offset] + words
        bytes.append(0x0A)
        lines.append(line: number, shift: 0)
        isBlockStart = true
    }

    /// The longest run of back-ticks before the end of such code; nil when it does not end.
    private mutating func longestBackTicks() -> Int? {
        guard comes("endhighlight", behind: scanner.offset) else { return nil }
        var scanner = scanner
        var longest = 0
        while let line = scanner.next() {
            var run = 0
            for index in line {
                run = source[index] == UInt8(ascii: "`") ? run + 1 : 0
                longest = max(longest, run)
                if source[index] == UInt8(ascii: "{"), TemplateTag(source[index..<line.upperBound])?.name == "endhighlight" {
                    return longest
                }
            }
        }
        return nil
    }
}
