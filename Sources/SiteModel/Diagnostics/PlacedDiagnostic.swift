import TableBasics
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
    _ found: FoundDiagnostics, policy: DiagnosticPolicy = DiagnosticPolicy(), contents: (String) -> [UInt8]?
) -> [Diagnostic] {
    var finished: [Diagnostic] = []
    finished.reserveCapacity(found.count)
    var byPath = found.byPath
    if policy.codes != nil { for path in policy.ignoreComments.keys where byPath[path] == nil { byPath[path] = [] } }
    for (path, runs) in byPath {
        let placed = runs.lazy.flatMap { run in (0..<run.count).lazy.map { run[$0] } }
        let comments = policy.ignoreComments[path] ?? []
        if let expansion = policy.expansions[path] {
            finish(placed, of: expansion, path: path, comments, policy, into: &finished, contents: contents)
            continue
        }
        let needsSource = !comments.isEmpty || placed.contains { $0.diagnostic.range != nil }
        guard needsSource, let source = contents(path) else {
            finished += placed.lazy.map(\.diagnostic)
            continue
        }
        let lines = SourceLines(source)
        let first = finished.count
        place(placed, in: lines, path: path, comments, policy, into: &finished)
        addExcerpts(to: &finished, from: first, of: lines)
    }
    finished.keep(policy.applied)
    if !policy.settingsPath.isEmpty {
        for index in finished.indices { finished[index].nameSettings(policy.settingsPath) }
    }
    finished.sort()
    var last: Diagnostic?
    finished.keep { diagnostic in
        defer { last = diagnostic }
        return last.map(diagnostic.isRepetition) == true ? nil : diagnostic
    }
    return finished
}

extension Array {
    /// Makes of each element what `change` says, or nothing, in place.
    fileprivate mutating func keep(_ change: (Element) -> Element?) {
        var count = 0
        for index in indices {
            guard let changed = change(self[index]) else { continue }
            self[count] = changed
            count += 1
        }
        removeSubrange(count...)
    }
}

/// Appends those of a document that includes others, in the files that they come from.
private func finish(
    _ placed: some Sequence<PlacedDiagnostic>, of expansion: ExpandedSource, path: String, _ comments: [IgnoreComment],
    _ policy: DiagnosticPolicy, into finished: inout [Diagnostic], contents: (String) -> [UInt8]?
) {
    var found: [Diagnostic] = []
    place(placed, in: SourceLines(expansion.bytes), path: path, comments, policy, into: &found)
    found.keep { expansion.placed($0, prefix: policy.prefix) }
    for (file, found) in Dictionary(grouping: found, by: \.path) {
        let first = finished.count
        finished += found
        if found.contains(where: { $0.range != nil }), let bytes = contents(file) {
            addExcerpts(to: &finished, from: first, of: SourceLines(bytes))
        }
    }
}

/// Appends the diagnostics of one text that no comment silences, and those of the comments, with their exact places.
private func place(
    _ placed: some Sequence<PlacedDiagnostic>, in lines: SourceLines, path: String, _ comments: [IgnoreComment],
    _ policy: DiagnosticPolicy, into finished: inout [Diagnostic]
) {
    var placement = LinkPlacement(lines)
    let found = placed.lazy.map { placed in
        var diagnostic = placed.diagnostic
        diagnostic.range = placement.range(of: placed)
        return (diagnostic: diagnostic, line: placed.diagnostic.range?.start.line)
    }
    guard !comments.isEmpty else { return finished.append(contentsOf: found.lazy.map(\.diagnostic)) }
    var ignored = IgnoredDiagnostics(comments, path: path)
    finished += ignored.apply(to: Array(found))
    guard let codes = policy.codes else { return }
    finished += ignored.problems(codes: codes, unsought: policy.unsought, late: policy.lateCodes)
}

private func addExcerpts(to diagnostics: inout [Diagnostic], from first: Int, of lines: SourceLines) {
    // Of long lines, which may have many: one copy for all of them.
    var excerpts: [Int: String] = [:]
    for index in first..<diagnostics.count {
        guard let line = diagnostics[index].range?.start.line else { continue }
        if index > first, diagnostics[index - 1].range?.start.line == line {
            diagnostics[index].excerpt = diagnostics[index - 1].excerpt
            continue
        }
        let excerpt = excerpts[line] ?? String(decoding: lines[line], as: UTF8.self)
        if excerpt.utf8.count > 100 { excerpts[line] = excerpt }
        diagnostics[index].excerpt = excerpt
    }
}

extension Diagnostic {
    /// Gives the settings file the path that it has in the project, in the way out; whoever found the problem may not know it.
    fileprivate mutating func nameSettings(_ path: String) {
        let name = "`\(ProjectFile.settings)`"
        guard let range = help.firstRange(of: name) else { return }
        help.replaceSubrange(range, with: "`\(path)`")
    }

    /// Whether this says the same at the same place, if perhaps of another page that includes it.
    fileprivate func isRepetition(of other: Diagnostic) -> Bool {
        var same = self
        (same.cause, same.help) = (other.cause, other.help)
        return same == other
    }
}
