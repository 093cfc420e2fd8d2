import TableBasics
package import TableModel

/// Filters and balances the author's HTML as it comes, piece by piece, between the parts of a Markdown document.
///
/// One sanitizer serves one document. It keeps the elements that are open and the containers they stand in: the caller
/// says ``enter(_:)`` and ``leave(into:)`` around whatever markup of its own no HTML may reach out of. For
///
///     <div align="center">
///
///     Some *words <b>here* and* there</b>
///
///     </div>
///
/// it reads `<div align="center">`, enters the paragraph, enters the emphasis, reads `<b>`, leaves the emphasis (which writes
/// `</b>`), leaves the paragraph and reads `</div>`. The output is balanced after every ``leave(into:)``.
///
/// Under ``HTMLPolicy/escaped`` it behaves as under ``HTMLPolicy/sanitized``.
package struct HTMLSanitizer: Sendable {
    /// How many elements may be open; the tags of deeper ones are dropped.
    package static let maximumDepth = 200

    let isTrusted: Bool
    /// The open elements of all containers, outermost first.
    var stack: [OpenElement] = []
    private var openedCount = 0
    private(set) var containers: [Surroundings] = []
    /// The number of open elements that belong to outer containers.
    private(set) var floor = 0
    /// What may stand at the ``floor``.
    private(set) var place: HTMLContentModel
    /// Cleared by whoever asks.
    package var categories: HTMLContentCategories = []
    /// What was removed in the pieces read since the caller last emptied it, in order; offsets are those of each piece.
    package var findings: [HTMLFinding] = []
    /// The open elements whose content is passed over, in the piece being read: names of the same element, nested.
    var skippedDepth = 0
    /// Where the piece being read begins.
    var pieceStart = 0
    /// Names of tabs that come, as the element around them says.
    var tabNames: [[UInt8]] = []
    /// The labels that `<Tabs values={[{label: 'A', value: 'a'}]}>` gives to its tabs, by their values.
    var tabLabels: [[UInt8]: [UInt8]] = [:]
    /// What is known of the piece being read.
    private(set) var scan = HTMLPieceScan([])

    struct OpenElement: Sendable {
        /// As in the source, in lower case.
        var source: String
        /// As written; empty when no tag was.
        var name: String
        var kind: HTMLElement.Kind
        /// Something other than white space stands in it.
        var hasContent = false
        /// Of a table of data, which the caller frames; nil for anything else.
        var spans: CellSpans?
        /// Counts the elements that were opened.
        var number = 0
    }

    struct Surroundings: Sendable {
        var floor: Int
        var place: HTMLContentModel
    }

    package init(policy: HTMLPolicy, place: HTMLContentModel = .flow) {
        self.isTrusted = policy == .trusted
        self.place = place
    }

    /// Whether a container of the kind ``HTMLContentModel/link`` is open around what comes, or a link of the author's HTML that was
    /// opened when at least `depth` elements were.
    package func isInLink(since depth: Int) -> Bool {
        place == .link || stack.count > depth && stack[depth...].contains { $0.name == "a" }
    }

    /// The number of open elements, in all containers.
    package var depth: Int { stack.count }

    /// A number that no other element of the document has: that of the innermost open one; 0 for none.
    var innermost: Int { stack.last?.number ?? 0 }

    mutating func push(_ element: OpenElement) {
        openedCount += 1
        stack.append(element)
        stack[stack.count - 1].number = openedCount
    }

    /// Starts a container: HTML in it closes nothing outside it, and closes with it.
    package mutating func enter(_ place: HTMLContentModel) {
        containers.append(Surroundings(floor: floor, place: self.place))
        floor = stack.count
        // Emphasis in a link is still in the link.
        if !(self.place == .link && place == .phrasing) { self.place = place }
    }

    /// Ends the innermost container: closes what is open in it.
    package mutating func leave(into output: inout HTMLOutput) {
        close(to: floor, into: &output)
        guard let outer = containers.popLast() else { return }
        floor = outer.floor
        place = outer.place
    }

    /// Closes elements of the innermost container until only `depth` are open.
    package mutating func close(to depth: Int, into output: inout HTMLOutput) {
        while stack.count > max(depth, floor), let element = stack.last {
            if element.name == "details", !element.hasContent { writeSummary(into: &output) }
            if !element.name.isEmpty {
                write("</", element.name, element.kind, into: &output)
                output.markup(">")
            }
            if let spans = element.spans { output.append(.closeTable(spans)) { _ in } }
            stack.removeLast()
        }
    }

    /// Closes the link of the author's HTML that is open in the innermost container, as the next `a` does in HTML.
    package mutating func closeLink(into output: inout HTMLOutput) {
        guard let link = stack[floor...].lastIndex(where: { $0.name == "a" }) else { return }
        close(to: link, into: &output)
    }

    /// Prepares for what the caller writes itself: closes or opens elements so that it can stand here.
    ///
    /// To be called before every text, paragraph and block of Markdown that may follow a piece of HTML. Returns what may
    /// stand here then: when that is not ``HTMLContentModel/flow``, a paragraph has to do without its `p` and a block cannot stand.
    package mutating func prepare(for content: HTMLInsertion, into output: inout HTMLOutput) -> HTMLContentModel {
        switch content {
        case .phrasing: break
        case .paragraph:
            let holder = phrasingContainer()
            if holder == .paragraph { _ = closeForBlock(isDivision: false, into: &output) }
            if holder == .phrasing { return place == .link ? .link : .phrasing }
        case .block:
            guard closeForBlock(isDivision: false, into: &output) else { return place }
        }
        openImpliedElements(into: &output)
        return place
    }

    /// Reads one piece and adds to the output what is to be written of it.
    ///
    /// A piece is what libcmark reports in one node: a whole block, or one tag in a line. The time is linear in its length.
    package mutating func read(_ raw: ArraySlice<UInt8>, into output: inout HTMLOutput) {
        pieceStart = raw.startIndex
        skippedDepth = 0
        scan = HTMLPieceScan(raw)
        for token in HTMLTokenizer(raw) {
            if skippedDepth > 0 { skip(token) } else { read(token, of: raw, into: &output) }
        }
        // An element of raw text that its piece does not end would take in what follows. The title of a drawing is none, and each tag of
        // a line is a piece.
        if let last = stack.last, HTMLElement.rawTextNames.contains(last.source), !(isInForeignContent && last.source == "title") {
            close(to: stack.count - 1, into: &output)
        }
    }

    private mutating func read(_ token: HTMLToken, of raw: ArraySlice<UInt8>, into output: inout HTMLOutput) {
        let bytes = raw[token.range]
        switch token.kind {
        case .startTag(let tag) where !isTrusted && !Self.isTagName(tag.name): write(text: bytes, into: &output)
        case .startTag(var tag):
            // Its own title is what the author means.
            if !isTrusted, tag.name == "details", tag.isComponent,
                HTMLByte.lowercasedText(HTMLByte.trim(raw[token.range.upperBound...].prefix(100)).prefix(8)) == "<summary"
            {
                tag.attributes.removeAll { Self.foldTitles.contains($0.name) }
            }
            open(tag, at: token.range, into: &output)
        case .endTag(let name): close(name, at: token.range, into: &output)
        case .text: write(text: bytes, into: &output)
        case .rawText(let element): write(rawText: bytes, of: element, into: &output)
        case .comment(let content, let isClosed):
            if !isClosed { report(.unclosedComment, at: token.range.lowerBound..<token.range.lowerBound + 4) }
            let isOurs = HTMLByte.trim(raw[content]).starts(with: IgnoreComment.keyword.utf8)
            if isTrusted, !isOurs, bytes.suffix(3).elementsEqual("-->".utf8) { output.append(.markup) { $0 += bytes } }
        case .other:
            if isInForeignContent { output.append(.markup) { $0 += bytes } }
        }
    }

    mutating func report(_ subject: HTMLFinding.Subject, at range: Range<Int>) {
        findings.append(HTMLFinding(subject: subject, offset: range.lowerBound - pieceStart, length: max(1, range.count)))
    }

    /// Passes over the content of a `template`, which no reader sees.
    private mutating func skip(_ token: HTMLToken) {
        switch token.kind {
        case .startTag(let tag) where tag.name == "template": skippedDepth += 1
        case .endTag("template"): skippedDepth -= 1
        default: break
        }
    }

    /// Whether CommonMark takes a name as that of a tag (0.30 §6.6): `<lf|crlf>` and `<https://a.b>` are text in a block of
    /// HTML as they are in a paragraph.
    private static func isTagName(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == HTMLByte.dash }
    }

    /// Whether an element, in lower case, is one that a `p` cannot hold.
    package static func isBlock(_ name: String) -> Bool {
        HTMLElement.named(name).map { isBlock($0.kind) } ?? false
    }

    static func isBlock(_ kind: HTMLElement.Kind) -> Bool {
        switch kind {
        case .phrasing, .transparent, .void, .presentational, .page, .rubyText, .source: false
        default: true
        }
    }

    /// `svg` and `math` have rules of their own.
    var isInForeignContent: Bool {
        isTrusted && stack[floor...].contains { $0.source == "svg" || $0.source == "math" }
    }
}
