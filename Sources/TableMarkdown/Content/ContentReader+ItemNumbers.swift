import TableBasics

extension ContentReader {
    /// The numbers of a list's items, in their order; nil for bullets.
    ///
    /// CommonMark 0.30 §5.3 counts on from the first number, whatever the others are. But where each is larger than the one before,
    /// they are what the author means to say: years, places in a race, articles of a law.
    mutating func itemNumbers(of list: MarkdownNode) -> [Int32]? {
        guard list.isOrderedList else { return nil }
        if options.hasAdditions, let written = places.risingNumbers(of: list) { return written }
        return list.children.enumerated().map { index, _ in Int32(clamping: list.listStart + index) }
    }

    /// Notes the items of a list in flowing text that have another number than the one that is next.
    mutating func noteNumbers(of list: MarkdownNode) {
        guard let numbers = itemNumbers(of: list) else { return }
        for (index, item) in list.children.enumerated().dropFirst() where numbers[index] != numbers[index - 1] + 1 {
            jumpingNumbers[item] = numbers[index]
        }
    }
}

extension SourcePlaces {
    /// The numbers that the items of an ordered list have in the source, where each is larger than the one before; else nil.
    fileprivate mutating func risingNumbers(of list: MarkdownNode) -> [Int32]? {
        source.readLines()
        var numbers: [Int32] = []
        for item in list.children {
            guard let number = writtenNumber(of: item), numbers.last.map({ $0 < number }) ?? (Int(number) == list.listStart)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// The number before an item's full stop or parenthesis: at most nine digits (CommonMark 0.30 §5.2).
    private func writtenNumber(of item: MarkdownNode) -> Int32? {
        let line = source.bytes[source.line(item.line)].dropFirst(max(0, item.column - 1))
        let digits = line.prefix { $0.isASCIIDigit }
        guard (1...9).contains(digits.count), digits.endIndex < line.endIndex,
            line[digits.endIndex] == UInt8(ascii: ".") || line[digits.endIndex] == UInt8(ascii: ")")
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int32($1 - 0x30) }
    }
}
