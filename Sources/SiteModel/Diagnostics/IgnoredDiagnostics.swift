package import TableModel

/// Applies the comments of one document to what was found in it.
struct IgnoredDiagnostics {
    private let path: String
    private let comments: [IgnoreComment]
    /// Which code of which comment silenced something.
    private var used: Set<Place> = []

    private struct Place: Hashable {
        let comment: Int
        let code: String
    }

    init(_ comments: [IgnoreComment], path: String) {
        self.comments = comments
        self.path = path
    }

    /// The diagnostics that no comment is about.
    ///
    /// - Parameter found: each with the line at which it was found, which may be another than that of its place: a link that is
    ///   defined elsewhere.
    mutating func apply(to found: [(diagnostic: Diagnostic, line: Int?)]) -> [Diagnostic] {
        guard !comments.isEmpty else { return found.map(\.diagnostic) }
        let lines = found.enumerated().flatMap { index, found in
            Set([found.line, found.diagnostic.range?.start.line].compactMap(\.self)).map { (line: $0, index: index) }
        }.sorted { ($0.line, $0.index) < ($1.line, $1.index) }
        let starts = comments.indices.sorted { comments[$0].lines.lowerBound < comments[$1].lines.lowerBound }
        var silenced: Set<Int> = []
        var next = starts[...]
        // The innermost comment last; those that ended are taken off when they are in the way.
        var open: [String: [Int]] = [:]
        for (line, index) in lines {
            while let comment = next.first, comments[comment].lines.lowerBound <= line {
                for code in comments[comment].codes { open[code.name, default: []].append(comment) }
                next.removeFirst()
            }
            let diagnostic = found[index].diagnostic
            let code = diagnostic.code.name
            while let last = open[code]?.last, comments[last].lines.upperBound <= line { open[code]?.removeLast() }
            guard !diagnostic.isFixed, let comment = open[code]?.last else { continue }
            silenced.insert(index)
            used.insert(Place(comment: comment, code: code))
        }
        return found.enumerated().filter { !silenced.contains($0.offset) }.map(\.element.diagnostic)
    }

    /// What is wrong with the comments themselves.
    ///
    /// - Parameters:
    ///   - codes: the names of all diagnostics.
    ///   - unsought: those that this run did not look for.
    ///   - late: those that are looked at now, when all others were before; nil for all.
    func problems(codes: [String], unsought: Set<String>, late: Set<String>? = nil) -> [Diagnostic] {
        comments.enumerated().flatMap { index, comment -> [Diagnostic] in
            if comment.codes.isEmpty { return late == nil ? [.ignoreWithoutCode(path: path, at: comment.range)] : [] }
            return comment.codes.compactMap { code in
                if late?.contains(code.name) == false { return nil }
                if !codes.contains(code.name) { return .ignoreCode(code, known: codes, path: path) }
                let isUsed = used.contains(Place(comment: index, code: code.name)) || unsought.contains(code.name)
                return isUsed ? nil : .ignoreUnused(code, path: path)
            }
        }
    }
}

extension DiagnosticCode {
    package static let ignoreCode = DiagnosticCode(
        "ignore-code", .warning, "a comment silences a diagnostic that does not exist",
        explanation: """
            `tablesite-ignore` in a comment is followed by the codes that it silences in the next block, with spaces or commas
            between. This one is no code, so nothing is silenced.

                <!-- tablesite-ignore link-tagret -->
                - [Plans](plans.md)

            Correct it; `tablesite explain` lists all codes:

                <!-- tablesite-ignore link-target -->
                - [Plans](plans.md)
            """)

    package static let ignoreUnused = DiagnosticCode(
        "ignore-unused", .note, "a comment silences nothing",
        explanation: """
            The block behind the comment has no such problem (any more). A comment that stays would silence the next one of its
            kind as well, which may be a mistake that nobody meant.

                <!-- tablesite-ignore link-target -->
                - [Guide](guide.md) - which is there by now

            Take the code or the comment out:

                - [Guide](guide.md) - which is there by now
            """)
}

extension Diagnostic {
    fileprivate static func ignoreWithoutCode(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .ignoreCode, "the comment silences no diagnostic", path: path, at: range,
            help: "name the codes behind the word: `tablesite-ignore link-target`")
    }

    fileprivate static func ignoreCode(_ code: IgnoreComment.Code, known: [String], path: String) -> Diagnostic {
        Diagnostic(
            .ignoreCode, "there is no diagnostic `\(code.name)`", path: path, at: code.range,
            help: nearestName(to: code.name, in: known).map { "did you mean `\($0)`?" } ?? "`tablesite explain` lists all codes")
    }

    fileprivate static func ignoreUnused(_ code: IgnoreComment.Code, path: String) -> Diagnostic {
        Diagnostic(
            .ignoreUnused, "the next block has no problem `\(code.name)` to silence", path: path, at: code.range,
            help: "take it out")
    }
}
