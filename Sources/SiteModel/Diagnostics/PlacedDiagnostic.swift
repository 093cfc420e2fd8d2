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

/// Gives diagnostics their exact places and their excerpts, applies the project's policy, sorts them and keeps each once.
///
/// `contents` gives the bytes of a file a diagnostic names, or nil; it is asked once for each file.
package func finishDiagnostics(
    _ diagnostics: [PlacedDiagnostic], policy: DiagnosticPolicy = DiagnosticPolicy(), contents: (String) -> [UInt8]?
) -> [Diagnostic] {
    var finished: [Diagnostic] = []
    var byPath = Dictionary(grouping: diagnostics, by: \.diagnostic.path)
    if policy.codes != nil { for path in policy.ignoreComments.keys where byPath[path] == nil { byPath[path] = [] } }
    for (path, placed) in byPath {
        let comments = policy.ignoreComments[path] ?? []
        let needsSource = !comments.isEmpty || placed.contains { $0.diagnostic.range != nil }
        guard needsSource, let source = contents(path) else {
            finished += placed.map(\.diagnostic)
            continue
        }
        finished += finish(placed, of: SourceLines(source), path: path, comments, policy)
    }
    finished = finished.compactMap(policy.applied)
    finished.sort()
    return finished.indices.filter { $0 == 0 || finished[$0] != finished[$0 - 1] }.map { finished[$0] }
}

/// The diagnostics of one file that no comment silences, and those of the comments.
private func finish(
    _ placed: [PlacedDiagnostic], of lines: SourceLines, path: String, _ comments: [IgnoreComment], _ policy: DiagnosticPolicy
) -> [Diagnostic] {
    let placement = LinkPlacement(lines)
    let found = placed.map { placed in
        var diagnostic = placed.diagnostic
        diagnostic.range = placement.range(of: placed)
        return (diagnostic: diagnostic, line: placed.diagnostic.range?.start.line)
    }
    var ignored = IgnoredDiagnostics(comments, path: path)
    var finished = ignored.apply(to: found)
    if let codes = policy.codes { finished += ignored.problems(codes: codes, unsought: policy.unsought) }
    var excerpts: [Int: String] = [:]
    for index in finished.indices {
        guard let line = finished[index].range?.start.line else { continue }
        let excerpt = excerpts[line] ?? String(decoding: lines[line], as: UTF8.self)
        excerpts[line] = excerpt
        finished[index].excerpt = excerpt
    }
    return finished
}
