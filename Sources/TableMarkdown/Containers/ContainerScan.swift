import TableBasics
import TableModel

/// Rewrites a text so that libcmark reads what is in containers as the blocks that it is.
///
/// A line that begins or ends a container becomes a comment of HTML, which ends paragraphs and items as it must, and what belongs
/// to a container by its indentation loses that, with a comment behind it. No author can write such a comment: it begins with a
/// control character that the text does not have. ``ContainerTree`` makes nodes of them.
///
/// What other tools read before Markdown, or where CommonMark has HTML, is made Markdown as well; see ``ContainerNeeds``.
struct ContainerScan {
    /// A line that was rewritten or added.
    struct Entry {
        var marker: ContainerMarker
        /// In the text as it was, where the marker begins.
        let place: SourceLocation
        /// The braces of the marker.
        var attributes: [UInt8] = []
        /// The title as it is written, where that is more than the marker has.
        var titleLength: Int?
        /// It is a block of PyMdown Extensions.
        var isBlock = false

        init(_ marker: ContainerMarker, line: Int, column: Int, attributes: [UInt8] = []) {
            self.marker = marker
            place = SourceLocation(line: line, column: column)
            self.attributes = attributes
        }

        var line: Int { place.line }
        var column: Int { place.column }
    }

    var bytes: [UInt8] = []
    var lines = RewrittenLines()
    /// Needed until the tree is made.
    var entries: [Entry] = []
    /// Tags of templates, which the text no longer has.
    var templates = TemplateTags()

    let source: [UInt8]
    let needs: ContainerNeeds
    private(set) var scanner: LineScanner
    /// The lines that are no markers whatever they look like.
    let skipped: Set<Int>
    private(set) var number = 0
    /// What is indented below a marker, outermost first.
    var frames: [ContainerFrame] = []
    /// In the innermost of them.
    var open = OpenBlocks()
    /// The fences that are open around the line, as far as lines tell.
    var fences: [(colons: Int, holdsTabs: Bool)] = []
    private var blanks: [(number: Int, line: Range<Int>, end: Int)] = []
    /// Elements of HTML whose content is Markdown, outermost first.
    var elements: [MarkdownElement] = []
    /// Such an element has ended in the line before.
    var isBehindElement = false
    /// Where the last end tags of elements stand; nil before one is asked for.
    var lastEndTags: [String: Int]?
    /// How far what begins in the line is indented by the items around it; nil outside of components.
    var itemIndentation: Int?
    /// Bytes of the lines to come that are written as others.
    var patches: [(offset: Int, byte: UInt8)] = []
    /// The mark of cards that are rows.
    var cardBullet: UInt8?
    /// How many directives were found to have no end, each of which takes a look at all that follows.
    var unendedDirectives = 0
    static let mostUnendedDirectives = 20
    static let deepestDirective = 16
    /// What settings of DocC call the page; empty for nothing.
    var displayName: [UInt8] = []
    /// Settings of DocC say that the page is the root of its catalog.
    var isCatalogRoot = false
    /// The anchors of labels that stand above what comes next.
    var labels: [UInt8] = []
    /// What stands behind the fence that begins next.
    var infoOfCode: [UInt8] = []
    /// What is written before bytes of the line.
    var insertions: [(offset: Int, bytes: [UInt8])] = []
    /// Bytes of the line that are left out.
    var removals: [Range<Int>] = []
    /// Where the next line begins that is read, as an offset: options of directives are left out.
    var skipTo = 0
    /// Where the last lines of captions begin.
    var captionEnds: Set<Int> = []
    /// Where the line ends for its reader.
    var lineEnd: Int?
    /// The paragraph or quote that the line before belongs to.
    var run: BlockRun?
    /// The same within its quotes, where empty lines divide it.
    var innerRun: BlockRun?
    /// The line before is empty but for the marks of quotes.
    private(set) var isBehindQuoteBlank = false
    /// Nothing but an empty line stands before the next one.
    var isBlockStart = true
    /// The line before is code by its indentation.
    var isInCode = false
    /// The line before is text, which the next one may go on with.
    private(set) var isInText = false
    /// The same, be it behind the mark of an item.
    private(set) var isBelowText = false
    /// A line begins with a tag since the last empty one: what follows may be HTML as well (CommonMark 0.30 §4.6, kinds 6 and 7).
    private(set) var isInHTML = false
    /// The same of the last line that is not empty.
    private var endsInHTML = false

    /// The control character.
    let sign: UInt8
    /// Begins each comment, before the number of its entry.
    var mark: [UInt8] { Array("<!--".utf8) + [sign] }
    static let deepestFrame = 50

    /// Control characters but for white space and the one that libcmark replaces.
    private static let signs: [UInt8] = Array(0x01...0x08) + Array(0x0E...0x1F)

    /// Nil when the text has all control characters.
    init?(_ body: ArraySlice<UInt8>, needs: ContainerNeeds, skipping skipped: Set<Int>) {
        guard let sign = Self.signs.first(where: { !body.contains($0) }) else { return nil }
        self.sign = sign
        self.needs = needs
        source = Array(body)
        scanner = LineScanner(source)
        self.skipped = skipped
        bytes.reserveCapacity(source.count + source.count / 8)
        while let line = scanner.next() {
            number += 1
            read(line)
        }
        // What ends here ends as if one more line had come.
        number += 1
        writeLabels()
        close(to: 0)
        writeBlanks()
    }

    // MARK: Lines

    private mutating func read(_ line: Range<Int>) {
        guard line.lowerBound >= skipTo else { return }
        lineEnd = nil
        removals.removeAll(keepingCapacity: true)
        insertions.removeAll(keepingCapacity: true)
        var cursor = LineCursor(line, in: source)
        if templates.isInComment {
            guard let end = endOfComment(in: line) else { return }
            cursor.take(end - line.lowerBound)
            if cursor.isAtBlankEnd { return }
        }
        var depth = 0
        while depth < frames.count, frames[depth].enter(&cursor) { depth += 1 }
        if depth + 1 == frames.count, frames[depth].isNote, isInText, !cursor.isAtBlankEnd, cursor.isText { depth += 1 }
        let endsDirective = frames[depth...].contains { $0.kind == .directive(end: line.lowerBound) }
        close(to: depth)
        if endsDirective { return }
        if captionEnds.contains(line.lowerBound) { return addBlank(line) }
        if cursor.isAtBlankEnd { return addBlank(line) }
        readText(cursor, of: line)
    }

    /// Reads what stands behind the marks of frames.
    mutating func readText(_ start: LineCursor, of line: Range<Int>, isInNote: Bool = false) {
        writeBlanks()
        var cursor = start
        if !elements.isEmpty { leaveIndentation(&cursor) }
        if templates.isInCode, readCodeOfTemplate(cursor, of: line) { return }
        if readDirective(behind: cursor, of: line) { return }
        let wasLiteral = open.isLiteral
        var text = open.read(cursor)
        if !infoOfCode.isEmpty { completeFence(of: line, isBegun: !wasLiteral && open.isLiteral) }
        let isLiteral = wasLiteral && text == nil
        let isCode = isLiteral || isIndentedCode(cursor, text)
        isInCode = isCode && !isLiteral
        if !isCode, !isInNote, !skipped.contains(number), !needs.isDisjoint(with: [.shortcodes, .templates]), let text,
            readBlockTag(text, behind: cursor, of: line)
        {
            return
        }
        // Those of a note have been taken out of its whole line.
        if !isCode, !isInNote, needs.contains(.templates) {
            let offset = cursor.offset
            guard readTemplates(&cursor, of: line) else { return }
            if cursor.offset > offset { text = open.read(cursor) }
        }
        if !isInNote, needs.contains(.shortcodes) {
            if !isCode, beginCodeOfShortcode(cursor, of: line) { return }
            readShortcodes(from: cursor.offset, of: line, isCode: isCode)
        }
        if !isCode, let text, text.byte == UInt8(ascii: "("), readLabel(text) { return }
        if !isCode, let text, !skipped.contains(number), readBlockDirective(text, behind: cursor, of: line) { return }
        if !labels.isEmpty { placeLabels(before: isCode ? nil : text) }
        if !isCode, !isInNote, let text, readCard(text, behind: cursor, of: line) { return }
        if !isCode, needs.contains(.tags) { findPatches(from: cursor.offset, to: line.upperBound) }
        if needs.contains(.elements), readElements(cursor, text, of: line, isLiteral: isCode) { return }
        guard let text, !skipped.contains(number) else {
            write(cursor, of: line, isText: false)
            isBelowText = text == nil && !isCode && cursor.isItemWithText
            return
        }
        if !isInNote, readNote(text, behind: cursor, of: line) || readAttributes(text, behind: cursor, of: line) { return }
        guard let marker = ContainerMarker(text.rest, isInTabs: fences.last?.holdsTabs ?? false),
            isMarker(marker, at: text, behind: cursor)
        else {
            if isBlockStart || isBehindQuoteBlank { beginRun(text, behind: cursor) }
            write(cursor, of: line, isText: isInNote || cursor.isText)
            isBehindQuoteBlank = text.isAtBlankEnd
            // A table is a paragraph to libcmark.
            isBelowText = text.isText || text.byte == UInt8(ascii: "|")
            return
        }
        write(marker, at: text, behind: cursor, of: line)
        follow(marker, entries.count - 1, at: text, behind: cursor)
    }

    /// Whether a line is code by its indentation, or goes on with such code.
    private func isIndentedCode(_ cursor: LineCursor, _ text: LineCursor?) -> Bool {
        guard text == nil, isBlockStart || isInCode, cursor.indentation - open.contentColumn >= 4 else { return false }
        return elements.isEmpty || !cursor.rest.trimmed.hasPrefix("</") || isInCode && elements.last?.isComponent == true
    }

    mutating func addBlank(_ line: Range<Int>) {
        var cursor = LineCursor(line, in: source)
        // The marks of quotes are kept: a quote goes on behind what ends in it.
        _ = cursor.takeQuotes()
        let end = !captionEnds.contains(line.lowerBound) && cursor.isAtBlankEnd ? line : line.upperBound..<line.upperBound
        blanks.append((number, end, scanner.offset))
        endsInHTML = endsInHTML || isInHTML
        endRun()
        isBehindElement = false
    }

    // MARK: Writing

    /// Closes the frames that a line does not belong to.
    private mutating func close(to depth: Int) {
        guard frames.count > depth else { return }
        while frames.count > depth, let frame = frames.last {
            if let end = open.end {
                beginLine()
                writePrefix()
                bytes += end
                endAddedLine(as: frame.isCode ? number : lastLine)
            } else if isInHTML || endsInHTML {
                // Of HTML that ends with an empty line, the comment is no part.
                beginLine()
                writePrefix()
                endAddedLine(as: lastLine)
            }
            endsInHTML = false
            entries.append(Entry(ContainerMarker(endOf: frame.entry), line: lastLine, column: 1))
            beginLine()
            writePrefix(isEnd: true)
            _ = writeComment(entries.count - 1, title: [])
            endAddedLine(as: lastLine)
            open = frame.kind == .paragraph ? open : frame.open
            frames.removeLast()
            elements.removeAll { $0.frames > frames.count }
        }
        templates.leaveCode()
        endRun()
    }

    mutating func endRun() {
        (run, innerRun) = (nil, nil)
        isBlockStart = true
        (isInText, isBelowText) = (false, false)
        isBehindQuoteBlank = false
        isInHTML = false
    }

    /// The number of the last line that was written.
    var lastLine: Int { blanks.first.map { $0.number - 1 } ?? max(1, number - 1) }

    mutating func endAddedLine(as number: Int) {
        bytes.append(0x0A)
        lines.append(line: number, shift: 0)
    }

    mutating func write(_ cursor: LineCursor, of line: Range<Int>, isText: Bool) {
        beginLine()
        let start = bytes.count
        writePrefix()
        bytes += Array(repeating: 0x20, count: cursor.dividedTab)
        lines.append(line: number, shift: cursor.offset - line.lowerBound - (bytes.count - start))
        if let lineEnd {
            append(cursor.offset..<max(cursor.offset, lineEnd), lineStart: start)
            bytes.append(0x0A)
        } else {
            append(cursor.offset..<scanner.offset, lineStart: start)
        }
        if !isText, cursor.rest.trimmed.first != UInt8(ascii: ">") { (run, innerRun) = (nil, nil) }
        isBehindQuoteBlank = false
        (isInText, isBelowText) = (isText, false)
        isBlockStart = false
        isBehindElement = false
        endsInHTML = false
        if cursor.rest.first(where: { !$0.isASCIISpace && $0 != UInt8(ascii: ">") }) == UInt8(ascii: "<") { isInHTML = true }
    }

    private mutating func writeBlanks() {
        guard !blanks.isEmpty else { return }
        for (number, line, end) in blanks {
            var cursor = LineCursor(line, in: source)
            for frame in frames where !frame.enter(&cursor) { break }
            if !frames.isEmpty { writePrefix() }
            lines.append(line: number, shift: 0)
            bytes += source[cursor.offset..<end]
        }
        blanks.removeAll()
        leaveHTML()
    }
}
