package import TableModel

/// A diagnostic whose exact place is found when its source is at hand.
package struct PlacedDiagnostic: Sendable {
    package var diagnostic: Diagnostic
    /// The link destination to look for from the diagnostic's place on; empty for a diagnostic that has its place already.
    package var destination = ""
    /// Which of the destination's bytes to underline.
    package var underlined = 0..<0

    package init(_ diagnostic: Diagnostic, destination: String = "", underlined: Range<Int> = 0..<0) {
        self.diagnostic = diagnostic
        self.destination = destination
        self.underlined = underlined
    }
}

/// Gives diagnostics their exact places and their excerpts, sorts them and keeps each once.
///
/// `contents` gives the bytes of a file a diagnostic names, or nil; it is asked once for each file.
package func finishDiagnostics(_ diagnostics: [PlacedDiagnostic], contents: (String) -> [UInt8]?) -> [Diagnostic] {
    var finished: [Diagnostic] = []
    let byPath = Dictionary(grouping: diagnostics, by: \.diagnostic.path)
    for (path, placed) in byPath {
        let needsSource = placed.contains { $0.diagnostic.range != nil }
        guard needsSource, let source = contents(path) else {
            finished += placed.map(\.diagnostic)
            continue
        }
        let lines = SourceLines(source)
        let placement = LinkPlacement(lines)
        var excerpts: [Int: String] = [:]
        for placed in placed {
            var diagnostic = placed.diagnostic
            diagnostic.range = placement.range(of: placed)
            if let line = diagnostic.range?.start.line {
                let excerpt = excerpts[line] ?? String(decoding: lines[line], as: UTF8.self)
                excerpts[line] = excerpt
                diagnostic.excerpt = excerpt
            }
            finished.append(diagnostic)
        }
    }
    finished.sort()
    return finished.indices.filter { $0 == 0 || finished[$0] != finished[$0 - 1] }.map { finished[$0] }
}
