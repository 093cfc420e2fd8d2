import TableCode
import TableModel

/// A block of code with the colours of its pieces, as it is gone through from its start to its end.
struct ColoredCode {
    private let start: Int
    private var runs: [CodeRun] = []
    private var index = 0
    /// What of the code has been given out.
    private var position: Int

    /// Without colours.
    init(_ code: Span) {
        start = Int(code.start)
        position = start
    }

    /// - Parameter language: as it stands behind the fence; code in one that is unknown has no colours.
    init(_ code: Span, _ language: Span, in text: [UInt8]) {
        self.init(code)
        guard !language.isEmpty, let language = CodeLanguage.named(text[language.range]) else { return }
        runs = text.withUnsafeBufferPointer { language.runs(of: UnsafeBufferPointer(rebasing: $0[code.range])) }
    }

    /// The next piece in a colour, or as much of it as stands before `end`; nil if there is none.
    mutating func next(before end: Int) -> (range: Range<Int>, styleClass: StaticString)? {
        guard index < runs.count else { return nil }
        let run = runs[index]
        let from = max(position, start + run.start)
        guard from < end else { return nil }
        position = min(end, start + run.end)
        if position == start + run.end { index += 1 }
        return (from..<position, run.codeClass.styleClass)
    }
}
