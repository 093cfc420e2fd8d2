/// Where the lines of a text stand in the text that it was made of.
struct RewrittenLines {
    /// By line: the number of the line it was, from 1.
    private var numbers: [Int32] = []
    /// By line: how many bytes further to the right its content stood.
    private var shifts: [Int32] = []

    mutating func append(line number: Int, shift: Int) {
        numbers.append(Int32(clamping: number))
        shifts.append(Int32(clamping: shift))
    }

    /// The place that a place in the text had before; both count from 1.
    func original(line: Int, column: Int) -> (line: Int, column: Int) {
        guard line >= 1, let last = numbers.last else { return (line, column) }
        guard line <= numbers.count else { return (Int(last) + line - numbers.count, column) }
        return (Int(numbers[line - 1]), column + Int(shifts[line - 1]))
    }
}
