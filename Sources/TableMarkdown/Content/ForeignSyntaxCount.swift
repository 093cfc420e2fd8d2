import TableModel

/// What of other generators' syntax was met in a document: of each kind so many are reported with their places, and all are counted.
struct ForeignSyntaxCount {
    private var counts: [ForeignSyntax.Kind: (count: Int, first: Int)] = [:]
    private static let most = 100

    /// Directives and roles are reported by their names, of which a document may have any number.
    private static let mostNames = 200

    /// Counts one. Says whether it is to be reported, as the diagnostic of that number.
    mutating func add(_ kind: ForeignSyntax.Kind, as index: Int) -> Bool {
        guard counts[kind] != nil || counts.count < Self.mostNames else { return false }
        counts[kind, default: (0, index)].count += 1
        return counts[kind, default: (0, index)].count <= Self.most(kind)
    }

    /// Whether the next one of a kind is reported.
    func isReported(_ kind: ForeignSyntax.Kind) -> Bool { counts[kind, default: (0, 0)].count < Self.most(kind) }

    private static func most(_ kind: ForeignSyntax.Kind) -> Int {
        switch kind {
        case .directive, .role, .blockDirective: 1
        default: most
        }
    }

    /// Lets the first of each kind say how many there are, where not all are reported.
    func complete(_ diagnostics: inout DiagnosticLog) {
        for (kind, (count, first)) in counts where count > Self.most(kind) && first < diagnostics.count {
            diagnostics.setLabel("the first of \(count) in this document", at: first)
        }
    }
}
