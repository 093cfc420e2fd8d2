/// How many letters of a text run from right to left, and how many from left to right.
struct LetterCount {
    private var words = (rightToLeft: 0, leftToRight: 0)
    /// Of code and addresses, which say nothing of the words beside them.
    private var asides = (rightToLeft: 0, leftToRight: 0)

    mutating func add(isRightToLeft: Bool, isAside: Bool) {
        switch (isRightToLeft, isAside) {
        case (true, false): words.rightToLeft += 1
        case (false, false): words.leftToRight += 1
        case (true, true): asides.rightToLeft += 1
        case (false, true): asides.leftToRight += 1
        }
    }

    /// Whether there are no letters but those of code and addresses.
    var hasNoWords: Bool { words == (0, 0) }

    /// As many of each are not.
    func areMostlyOpposite(to isRightToLeft: Bool) -> Bool {
        let count = hasNoWords ? asides : words
        return isRightToLeft ? count.leftToRight > count.rightToLeft : count.rightToLeft > count.leftToRight
    }

    static func + (one: LetterCount, other: LetterCount) -> LetterCount {
        var sum = one
        sum.words.rightToLeft += other.words.rightToLeft
        sum.words.leftToRight += other.words.leftToRight
        sum.asides.rightToLeft += other.asides.rightToLeft
        sum.asides.leftToRight += other.asides.leftToRight
        return sum
    }
}
