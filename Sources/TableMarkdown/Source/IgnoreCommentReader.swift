import CCmark
import TableModel

/// Takes the comments that silence diagnostics out of a document's tree, so that everything after it reads the document as if they
/// were not there.
///
/// A comment is about the block behind it: the next of its siblings, or of those of the blocks around it when it is the last one.
/// Between two items of a list, without empty lines, it is about the second item, and the two lists that CommonMark makes of them
/// (0.30 §5.3) are one again. Inside a paragraph or another block of HTML it is about that block.
struct IgnoreCommentReader {
    private let source: SourceText
    /// Where the last comment was found: of two in one line each has its place.
    private var lastOffset = -1
    private(set) var comments: [IgnoreComment] = []
    /// The block behind each comment that stands alone; nil at the end of the document.
    private var targets: [OpaquePointer: MarkdownNode?] = [:]
    /// The comments that divide what would be one list without them.
    private var betweenItems: Set<OpaquePointer> = []
    /// The lines at which what is behind a block begins.
    private var ends: [OpaquePointer: Int] = [:]

    /// Whether there may be any: a search by the C library.
    static func isNeeded(for source: UnsafeBufferPointer<UInt8>) -> Bool { firstMark(in: source, from: 0) != nil }

    /// Takes the comments out of the tree below `root`, which was made from `source`.
    init(root: MarkdownNode, source: inout SourceText) {
        source.readLines()
        self.source = source
        var found: [MarkdownNode] = []
        root.forEachDescendant { node in
            if node.kind == .htmlBlock || node.kind == .htmlInline, !Self.marks(in: node.literal).isEmpty { found.append(node) }
            return true
        }
        // From the last one on, so that a run of comments is walked once.
        for node in found.reversed() where Self.isAlone(node) {
            let next = Self.behind(node)
            targets[node.pointer] = next.flatMap { targets[$0.pointer] } ?? next
        }
        for node in found where targets[node.pointer] != nil { findItems(around: node) }
        for node in found { read(node) }
        for node in found { remove(node) }
    }

    // MARK: Reading

    /// The comments in a piece of HTML that begin with the keyword: where each begins, and where it ends.
    private static func marks(in literal: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var marks: [Range<Int>] = []
        var index = 0
        while let mark = firstMark(in: literal, from: index) {
            index = end(ofComment: mark.start, in: literal)
            marks.append(mark.start..<index)
        }
        return marks
    }

    /// Where the next comment stands that begins with the keyword, and where the keyword does.
    private static func firstMark(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (start: Int, keyword: Int)? {
        var next = bytes.firstOffset(of: UInt8(ascii: "!"), from: start)
        while let mark = next {
            next = bytes.firstOffset(of: UInt8(ascii: "!"), from: mark + 1)
            guard mark > start, bytes[mark - 1] == UInt8(ascii: "<"), bytes[(mark + 1)...].starts(with: "--".utf8) else { continue }
            let words = bytes[(mark + 3)...].drop { $0 <= 0x20 }
            guard words.starts(with: IgnoreComment.keyword.utf8) else { continue }
            let rest = words.dropFirst(IgnoreComment.keyword.utf8.count)
            if rest.first.map({ $0 <= 0x20 }) ?? true || rest.starts(with: "-->".utf8) { return (mark - 1, words.startIndex) }
        }
        return nil
    }

    /// The offset behind the end of a comment, or the end of the bytes.
    private static func end(ofComment start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var next = bytes.firstOffset(of: UInt8(ascii: ">"), from: start + 6)
        while let end = next {
            if bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == UInt8(ascii: "-") { return end + 1 }
            next = bytes.firstOffset(of: UInt8(ascii: ">"), from: end + 1)
        }
        return bytes.count
    }

    private mutating func read(_ node: MarkdownNode) {
        let literal = node.literal
        var line = node.line
        var counted = 0
        for mark in Self.marks(in: literal) {
            line += literal[counted..<mark.lowerBound].count { $0 == 0x0A }
            counted = mark.lowerBound
            guard let keyword = keyword(fromLine: line) else { continue }
            let lines = silencedLines(of: node, from: line)
            comments.append(
                IgnoreComment(
                    at: SourceRange(start: source.location(at: keyword), length: IgnoreComment.keyword.utf8.count),
                    codes: codes(from: keyword), lines: inFile(lines.lowerBound)..<inFile(lines.upperBound)))
        }
    }

    /// The number in the file of a line that libcmark counts.
    private func inFile(_ line: Int) -> Int { line == .max ? line : source.location(line: line, column: 1).line }

    /// Where the keyword stands in the source, from a line on.
    private mutating func keyword(fromLine line: Int) -> Int? {
        let start = max(source.line(line).lowerBound, lastOffset + 1)
        guard let mark = Self.firstMark(in: source.bytes, from: start) else { return nil }
        lastOffset = mark.keyword
        return lastOffset
    }

    /// The words behind the keyword, up to the end of the comment.
    private func codes(from keyword: Int) -> [IgnoreComment.Code] {
        let start = keyword + IgnoreComment.keyword.utf8.count
        let end = Self.end(ofComment: start - 6, in: source.bytes)
        let words = source.bytes[start..<max(start, end - 3)].split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
        return words.map { word in
            let range = SourceRange(start: source.location(at: word.startIndex), length: word.count)
            return IgnoreComment.Code(String(decoding: word, as: UTF8.self), at: range)
        }
    }

    // MARK: The block that is meant

    /// Whether a block of HTML holds nothing but such comments.
    private static func isAlone(_ node: MarkdownNode) -> Bool {
        guard node.kind == .htmlBlock else { return false }
        let literal = node.literal
        var rest = 0
        for mark in marks(in: literal) {
            guard literal[rest..<mark.lowerBound].allSatisfy({ $0 <= 0x20 }) else { return false }
            rest = mark.upperBound
        }
        return literal[rest...].allSatisfy { $0 <= 0x20 }
    }

    private mutating func silencedLines(of node: MarkdownNode, from first: Int) -> Range<Int> {
        guard let target = targets[node.pointer] else {
            var block = node
            while block.kind.isInline, let parent = block.parent { block = parent }
            return Self.range(node.kind == .htmlBlock ? first : block.line, end(of: block))
        }
        guard let target else { return Self.range(first, nil) }
        if betweenItems.contains(node.pointer), let item = target.firstChild { return Self.range(first, end(of: item)) }
        return Self.range(first, end(of: target))
    }

    /// The line at which what is behind a block begins; nil for the end of the document.
    private mutating func end(of block: MarkdownNode) -> Int? {
        if let known = ends[block.pointer] { return known }
        let end = Self.behind(block)?.line
        ends[block.pointer] = end ?? .max
        return end
    }

    private static func range(_ first: Int, _ end: Int?) -> Range<Int> { first..<max(first, end ?? .max) }

    /// The block that begins behind the last line of a block.
    private static func behind(_ block: MarkdownNode) -> MarkdownNode? {
        var node: MarkdownNode? = block
        while let current = node {
            if let next = current.next { return next }
            node = current.parent
        }
        return nil
    }

    /// Notes whether a comment at the margin, with those directly below it, divides what would be one list without them.
    private mutating func findItems(around first: MarkdownNode) {
        // The run is looked at from its first comment.
        guard let before = first.previous, before.kind == .list, !isBlank(line: first.line - 1) else { return }
        var run: [OpaquePointer] = []
        var last = first
        while true {
            run.append(last.pointer)
            let lines = last.literal.count { $0 == 0x0A }
            guard let next = last.next, next.line == last.line + max(1, lines) else { return }
            if targets[next.pointer] != nil {
                last = next
                continue
            }
            guard next.kind == .list, before.isOrderedList == next.isOrderedList, marker(of: before) == marker(of: next) else {
                return
            }
            return betweenItems.formUnion(run)
        }
    }

    private func isBlank(line: Int) -> Bool { source.bytes[source.line(line)].allSatisfy { $0 <= 0x20 } }

    /// The byte that makes the first item of a list one: `-`, `)`.
    private func marker(of list: MarkdownNode) -> UInt8? {
        guard let item = list.firstChild else { return nil }
        let offset = source.line(item.line).lowerBound + item.column - 1
        guard offset < source.bytes.count else { return nil }
        return source.bytes[offset...].first { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    // MARK: Removing

    /// Takes a block of such comments alone out of the tree. Others stay, so that all else is where it is: see
    /// ``ContentReader/readHTML(_:at:from:)``.
    private func remove(_ node: MarkdownNode) {
        guard targets[node.pointer] != nil else { return }
        let lists = betweenItems.contains(node.pointer) ? (node.previous, node.next) : (nil, nil)
        cmark_node_unlink(node.pointer)
        // The last comment of a run joins the lists around it.
        guard case (let first?, let second?) = lists, first.kind == .list, second.kind == .list else { return }
        if !second.isTightList { cmark_node_set_list_tight(first.pointer, 0) }
        while let item = second.firstChild {
            guard cmark_node_append_child(first.pointer, item.pointer) == 1 else { return }
        }
        cmark_node_unlink(second.pointer)
    }

    /// What a piece of HTML has besides such comments.
    static func parts(of literal: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
        var parts: [UnsafeBufferPointer<UInt8>] = []
        var rest = 0
        for mark in marks(in: literal) {
            parts.append(UnsafeBufferPointer(rebasing: literal[rest..<mark.lowerBound]))
            rest = mark.upperBound
        }
        return parts + [UnsafeBufferPointer(rebasing: literal[rest...])]
    }
}

extension MarkdownNode.Kind {
    /// Stands in a line of text.
    fileprivate var isInline: Bool { rawValue >= Self.text.rawValue }
}
