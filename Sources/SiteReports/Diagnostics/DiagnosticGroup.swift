import TableModel

/// Diagnostics that have one cause: the same page is missed at thirty places.
///
/// A hostile document has one in every line: groups number them, and copy none.
struct DiagnosticGroup {
    private let list: [Diagnostic]
    private let firstIndex: Int32
    private var otherIndices: [Int32] = []

    /// One that is alone.
    init(first: Diagnostic) { self.init([first], at: 0) }

    private init(_ list: [Diagnostic], at index: Int) {
        self.list = list
        firstIndex = Int32(truncatingIfNeeded: index)
    }

    /// The first one, which tells for all.
    var first: Diagnostic { list[Int(firstIndex)] }

    /// The others, in their order.
    var others: some RandomAccessCollection<Diagnostic> { otherIndices.lazy.map { list[Int($0)] } }

    /// What diagnostics of one group have in common: their cause, or all that they say.
    private struct Key: Hashable {
        let list: [Diagnostic]
        let index: Int32

        private var diagnostic: Diagnostic { list[Int(index)] }

        static func == (left: Key, right: Key) -> Bool {
            let (left, right) = (left.diagnostic, right.diagnostic)
            guard left.code == right.code, left.severity == right.severity, left.cause == right.cause else { return false }
            return !left.cause.isEmpty
                || left.message == right.message && left.label == right.label && left.help == right.help
        }

        func hash(into hasher: inout Hasher) {
            let diagnostic = diagnostic
            hasher.combine(diagnostic.code.name)
            hasher.combine(diagnostic.cause.isEmpty ? diagnostic.message : diagnostic.cause)
        }
    }

    /// The groups of diagnostics, in the order of their first ones.
    static func all(of diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
        var groups: [DiagnosticGroup] = []
        var places: [Key: Int32] = [:]
        for index in diagnostics.indices {
            let number = Int32(truncatingIfNeeded: index)
            let key = Key(list: diagnostics, index: number)
            if !diagnostics[index].path.isEmpty, let place = places[key] {
                groups[Int(place)].otherIndices.append(number)
            } else {
                places[key] = Int32(truncatingIfNeeded: groups.count)
                groups.append(DiagnosticGroup(diagnostics, at: index))
            }
        }
        return groups
    }
}
