import TableBasics

/// Where the lines of a text stand in the text that it was made of.
struct RewrittenLines {
    /// By line: the number of the line it was, from 1.
    private var numbers: [Int32] = []
    /// By line: how many bytes further to the right its content stood.
    private var shifts: [Int32] = []

    /// By line, from 1: where bytes were taken out, and how many up to there.
    private var cuts: [Int: [(column: Int, count: Int)]] = [:]

    mutating func append(line number: Int, shift: Int) {
        numbers.append(Int32(clamping: number))
        shifts.append(Int32(clamping: shift))
    }

    /// Notes that bytes were taken out before a column of the line that was added last, behind those that were noted before.
    mutating func addCut(column: Int, count: Int) {
        let before = cuts[numbers.count]?.last?.count ?? 0
        cuts[numbers.count, default: []].append((column, before + count))
    }

    var count: Int { numbers.count }

    mutating func insert(line number: Int, at index: Int) {
        numbers.insert(Int32(clamping: number), at: index)
        shifts.insert(0, at: index)
        // Only lines of the paragraph that was written last stand behind.
        for number in (index + 1..<numbers.count).reversed() { cuts[number + 1] = cuts.removeValue(forKey: number) }
    }

    /// The place that a place in the text had before; both count from 1.
    func original(line: Int, column: Int) -> (line: Int, column: Int) {
        guard line >= 1, let last = numbers.last else { return (line, column) }
        guard line <= numbers.count else { return (Int(last) + line - numbers.count, column) }
        var taken = 0
        if let cuts = cuts[line] {
            let index = cuts.partitioningIndex { $0.column > column }
            if index > 0 { taken = cuts[index - 1].count }
        }
        return (Int(numbers[line - 1]), column + taken + Int(shifts[line - 1]))
    }
}
