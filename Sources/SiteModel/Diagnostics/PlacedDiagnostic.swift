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
        if let expansion = policy.expansions[path] {
            finished += finish(placed, of: expansion, path: path, comments, policy, contents: contents)
            continue
        }
        let needsSource = !comments.isEmpty || placed.contains { $0.diagnostic.range != nil }
        guard needsSource, let source = contents(path) else {
            finished += placed.map(\.diagnostic)
            continue
        }
        let lines = SourceLines(source)
        finished += addExcerpts(to: place(placed, in: lines, path: path, comments, policy), of: lines)
    }
    finished = finished.compactMap(policy.applied)
    finished.sort()
    return finished.indices.filter { $0 == 0 || !finished[$0].isRepetition(of: finished[$0 - 1]) }.map { finished[$0] }
}

/// Those of a document that includes others, in the files that they come from.
private func finish(
    _ placed: [PlacedDiagnostic], of expansion: ExpandedSource, path: String, _ comments: [IgnoreComment],
    _ policy: DiagnosticPolicy, contents: (String) -> [UInt8]?
) -> [Diagnostic] {
    let found = place(placed, in: SourceLines(expansion.bytes), path: path, comments, policy)
        .map { expansion.placed($0, prefix: policy.prefix) }
    return Dictionary(grouping: found, by: \.path).flatMap { file, found in
        found.contains { $0.range != nil }
            ? contents(file).map { addExcerpts(to: found, of: SourceLines($0)) } ?? found : found
    }
}

/// The diagnostics of one text that no comment silences, and those of the comments, with their exact places.
private func place(
    _ placed: [PlacedDiagnostic], in lines: SourceLines, path: String, _ comments: [IgnoreComment], _ policy: DiagnosticPolicy
) -> [Diagnostic] {
    let placement = LinkPlacement(lines)
    let found = placed.map { placed in
        var diagnostic = placed.diagnostic
        diagnostic.range = placement.range(of: placed)
        return (diagnostic: diagnostic, line: placed.diagnostic.range?.start.line)
    }
    var ignored = IgnoredDiagnostics(comments, path: path)
    let finished = ignored.apply(to: found)
    guard let codes = policy.codes else { return finished }
    return finished + ignored.problems(codes: codes, unsought: policy.unsought, late: policy.lateCodes)
}

private func addExcerpts(to diagnostics: [Diagnostic], of lines: SourceLines) -> [Diagnostic] {
    var excerpts: [Int: String] = [:]
    return diagnostics.map { diagnostic in
        guard let line = diagnostic.range?.start.line else { return diagnostic }
        var diagnostic = diagnostic
        let excerpt = excerpts[line] ?? String(decoding: lines[line], as: UTF8.self)
        excerpts[line] = excerpt
        diagnostic.excerpt = excerpt
        return diagnostic
    }
}

extension Diagnostic {
    /// Whether this says the same at the same place, if perhaps of another page that includes it.
    fileprivate func isRepetition(of other: Diagnostic) -> Bool {
        var same = self
        (same.cause, same.help) = (other.cause, other.help)
        return same == other
    }
}
