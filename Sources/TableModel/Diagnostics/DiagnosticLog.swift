/// Diagnostics of one document in the order in which they are found.
///
/// A hostile document has one in every line, most of them in the same words: those are kept once for all that follow on one another.
package struct DiagnosticLog: Sendable {
    /// Without their places.
    private var wordings: [Diagnostic] = []
    private var entries: [Entry] = []

    private struct Entry {
        var wording: Int32
        let range: SourceRange?
    }

    package init() {}

    package var count: Int { entries.count }

    package var indices: Range<Int> { entries.indices }

    package subscript(index: Int) -> Diagnostic {
        var diagnostic = wordings[Int(entries[index].wording)]
        diagnostic.range = entries[index].range
        return diagnostic
    }

    package mutating func append(_ diagnostic: Diagnostic) {
        var wording = diagnostic
        wording.range = nil
        if wordings.last != wording { wordings.append(wording) }
        entries.append(Entry(wording: Int32(truncatingIfNeeded: wordings.count - 1), range: diagnostic.range))
    }

    package static func += (log: inout DiagnosticLog, diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { log.append(diagnostic) }
    }

    /// Changes what stands beside the underline of one of them.
    package mutating func setLabel(_ label: String, at index: Int) {
        var wording = wordings[Int(entries[index].wording)]
        wording.label = label
        entries[index].wording = Int32(truncatingIfNeeded: wordings.count)
        wordings.append(wording)
    }

    package mutating func remove(at indices: Set<Int>) {
        entries = entries.indices.lazy.filter { !indices.contains($0) }.map { entries[$0] }
    }

    /// All of them.
    package var all: [Diagnostic] { indices.map { self[$0] } }
}
