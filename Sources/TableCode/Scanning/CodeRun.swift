/// A piece of code in one class, as offsets into the code.
package struct CodeRun: Sendable, Equatable {
    package let start: Int
    package fileprivate(set) var end: Int
    /// Never ``CodeClass/plain``.
    package let codeClass: CodeClass
}

/// Runs in their order. Neighbours of one class are one run, also where there is nothing but white space between them.
struct CodeRuns {
    private(set) var runs: [CodeRun] = []
    /// Nothing that can be seen stands behind the last run.
    private var isBlankBehind = false

    init() {}

    /// With room for the runs of that much code.
    init(bytes: Int) { runs.reserveCapacity(bytes / 12 + 4) }

    mutating func append(_ codeClass: CodeClass, _ start: Int, _ end: Int) {
        if codeClass == .plain {
            isBlankBehind = false
        } else if isBlankBehind, runs[runs.count - 1].codeClass == codeClass {
            runs[runs.count - 1].end = end
        } else if end > start {
            runs.append(CodeRun(start: start, end: end, codeClass: codeClass))
            isBlankBehind = true
        }
    }
}
