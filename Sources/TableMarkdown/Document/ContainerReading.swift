import TableModel

/// The attempts at telling the markers of containers in a document from text that looks like them.
///
/// Lines alone do not tell: one may be in a block of HTML, or end nothing. Those that the tree shows to be text are left alone in
/// the next attempt.
struct ContainerReading {
    private let body: ArraySlice<UInt8>
    private(set) var needs: ContainerNeeds
    /// nil when nothing is to be rewritten.
    private(set) var scan: ContainerScan?
    private var skipped: Set<Int> = []
    private var faults: [Fault] = []
    /// The lines of containers whose text is no template.
    private var verbatim: [ClosedRange<Int>] = []
    private var attemptsLeft = 4

    /// What is wrong with the marker of a line.
    private struct Fault {
        let fault: ContainerFault
        let marker: String
        let place: SourceLocation
        let length: Int32
    }

    /// - Parameter body: the text of a document.
    init(_ body: ArraySlice<UInt8>, options: ParseOptions) {
        self.body = body
        needs = options.hasAdditions ? body.withUnsafeBufferPointer(ContainerNeeds.init(of:)) : []
        guard !needs.isEmpty else { return }
        if needs.contains(.lines), options.html != .escaped { needs.insert(.labels) }
        scan = ContainerScan(body, needs: needs, skipping: [])
    }

    /// What libcmark is to read.
    var text: ArraySlice<UInt8> { scan?.bytes[...] ?? body }

    /// Makes nodes of the markers in a tree of ``text``; nil when another attempt is needed.
    mutating func read(_ root: MarkdownNode, _ source: inout SourceText) -> [OpaquePointer: Container]? {
        guard let scan else { return [:] }
        let tree = ContainerTree(root: root, scan: scan, source: &source)
        faults.reserveCapacity(faults.count + tree.faults.count)
        for (fault, index) in tree.faults {
            let entry = scan.entries[index]
            faults.append(
                Fault(
                    fault: fault, marker: entry.marker.name, place: SourceLocation(line: entry.line, column: entry.column),
                    length: Int32(clamping: max(1, entry.marker.length))))
        }
        guard !tree.skipped.isEmpty else {
            verbatim = tree.verbatim
            self.scan?.entries = []
            return tree.containers
        }
        attemptsLeft -= 1
        skipped.formUnion(tree.skipped)
        self.scan = attemptsLeft > 0 ? ContainerScan(body, needs: needs, skipping: skipped) : nil
        return nil
    }

    /// What settings of DocC call the page; empty for nothing.
    var displayName: [UInt8] { scan?.displayName ?? [] }
    /// Settings of DocC say that the page is the root of its catalog.
    var isCatalogRoot: Bool { scan?.isCatalogRoot ?? false }

    /// The lines of the file in which tags and expressions of templates are text.
    func verbatimLines(in source: SourceText) -> Set<Int> {
        let lines = (scan?.templates.rawLines ?? []).union(verbatim.joined())
        return Set(lines.map { source.location(inOriginalLine: $0, column: 1).line })
    }

    /// Where options of kramdown stand.
    func options(in source: SourceText) -> [SourceRange] {
        (scan?.templates.options ?? []).map { option in
            SourceRange(start: source.location(inOriginalLine: option.line, column: option.column), length: option.length)
        }
    }

    /// Says what is wrong with the markers, in their order.
    mutating func report(in source: SourceText, path: String, to diagnostics: inout DiagnosticLog) {
        var names: Set<String> = []
        let order = faults.indices.sorted { (faults[$0].place.line, $0) < (faults[$1].place.line, $1) }
        for (position, index) in order.enumerated() {
            let found = faults[index]
            // Of a line the last, as the last attempt found it.
            if position + 1 < order.count, faults[order[position + 1]].place.line == found.place.line { continue }
            // Once for each name.
            switch found.fault {
            case .unknownKind(let name), .unknownAdmonition(let name), .unknownDirective(let name), .unknownBlock(let name):
                guard names.insert(name).inserted else { continue }
            case .withoutEnd, .nothingToEnd: break
            }
            let start = source.location(inOriginalLine: found.place.line, column: found.place.column)
            let range = SourceRange(start: start, length: Int(found.length))
            diagnostics.append(.container(found.fault, marker: found.marker, path: path, at: range))
        }
        faults = []
    }
}
