package import TableModel

/// What the stages of a build found wrong, before it gets its places and excerpts.
///
/// A hostile document has a diagnostic in every line: its list is shared with whoever found it, not copied.
package struct FoundDiagnostics: Sendable {
    private var lists: [[Diagnostic]] = []
    /// Those whose places are to be found.
    private var placed: [PlacedDiagnostic] = []
    /// The files of which nothing more is wanted.
    private var closed: Set<String> = []

    package init(_ list: [Diagnostic] = []) { append(list) }

    package init(_ placed: [PlacedDiagnostic]) { self.placed = placed }

    package mutating func append(_ list: [Diagnostic]) {
        let list = closed.isEmpty ? list : list.filter { !closed.contains($0.path) }
        if !list.isEmpty { lists.append(list) }
    }

    package mutating func append(_ placed: [PlacedDiagnostic]) {
        self.placed += closed.isEmpty ? placed : placed.filter { !closed.contains($0.diagnostic.path) }
    }

    /// Takes no more about some files, whose paths are relative to the project.
    package mutating func close(_ paths: Set<String>) { closed.formUnion(paths) }

    var count: Int { lists.reduce(placed.count) { $0 + $1.count } }

    /// The files that have errors, whatever settings and comments make of them.
    package var faultyPaths: Set<String> {
        let errors = lists.lazy.joined().filter { $0.severity == .error }
        return Set(errors.map(\.path)).union(placed.lazy.map(\.diagnostic).filter { $0.severity == .error }.map(\.path))
    }

    /// Those of each file, in the order in which they were found.
    var byPath: [String: [Run]] {
        var runs: [String: [Run]] = [:]
        for list in lists { Run.divide(list.indices, by: { list[$0].path }) { runs[$0, default: []].append(.shared(list[$1])) } }
        Run.divide(placed.indices, by: { placed[$0].diagnostic.path }) { runs[$0, default: []].append(.placed(placed[$1])) }
        return runs
    }

    /// Some that follow one another in one list and are of one file.
    enum Run {
        case shared(ArraySlice<Diagnostic>)
        case placed(ArraySlice<PlacedDiagnostic>)

        var count: Int {
            switch self {
            case .shared(let list): list.count
            case .placed(let list): list.count
            }
        }

        subscript(index: Int) -> PlacedDiagnostic {
            switch self {
            case .shared(let list): PlacedDiagnostic(list[list.startIndex + index])
            case .placed(let list): list[list.startIndex + index]
            }
        }

        /// Calls `body` with each path and the indices of a run that has it.
        fileprivate static func divide(_ indices: Range<Int>, by path: (Int) -> String, _ body: (String, Range<Int>) -> Void) {
            var start = indices.lowerBound
            while start < indices.upperBound {
                let current = path(start)
                let end = indices[start...].firstIndex { path($0) != current } ?? indices.upperBound
                body(current, start..<end)
                start = end
            }
        }
    }
}
