import TableModel

/// The lines of a diff in runs of one kind, in their order and without a gap.
///
/// The first character of a line decides. Only the two lines that name the files, `---` and below it `+++`, are not changes.
struct DiffLines {
    enum Kind: Sendable { case plain, added, removed }

    private(set) var runs: [(kind: Kind, span: Span)] = []

    init(_ code: Span, in text: [UInt8]) {
        var rest = text[code.range]
        var isSecondName = false
        while !rest.isEmpty {
            let next = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            let line = rest[..<next]
            rest = rest[next...]
            let isFirstName = line.starts(with: "--- ".utf8) && rest.starts(with: "+++ ".utf8)
            append(isFirstName || isSecondName ? .plain : Self.kind(of: line), Span(line.startIndex, next))
            isSecondName = isFirstName
        }
    }

    private mutating func append(_ kind: Kind, _ span: Span) {
        if let last = runs.last, last.kind == kind {
            runs[runs.count - 1].span.end = span.end
        } else {
            runs.append((kind, span))
        }
    }

    private static func kind(of line: ArraySlice<UInt8>) -> Kind {
        switch line.first {
        case UInt8(ascii: "+"): .added
        case UInt8(ascii: "-"): .removed
        default: .plain
        }
    }
}
