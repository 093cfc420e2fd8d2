/// A term by the number of its place, with the ``PackedTerms/sortKey(_:)`` of its letters.
struct KeyedNumber {
    var key: UInt64
    var number: UInt64
}

extension [KeyedNumber] {
    /// Sorts by the letters of terms, and those of equal letters by their numbers, in which order they must come.
    ///
    /// A radix sort of the keys (D. Knuth, The Art of Computer Programming 3, 5.2.5), then of what is longer than keys among equals.
    ///
    /// - Parameter compare: the letters of two terms, by their numbers: below zero if those of the first come first.
    mutating func sort(_ compare: (UInt64, UInt64) -> Int) {
        sortByKey()
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, self[end].key == self[start].key { end += 1 }
            // A key that ends with a zero has all letters.
            if end > start + 1, self[start].key & 0xFF != 0 {
                self[start..<end].sort { left, right in
                    let order = compare(left.number, right.number)
                    return order < 0 || (order == 0 && left.number < right.number)
                }
            }
            start = end
        }
    }

    private mutating func sortByKey() {
        guard count > 256 else { return sort { ($0.key, $0.number) < ($1.key, $1.number) } }
        var sorted = GrowingMemory<KeyedNumber>(repeating: self[0], count: count)
        var other = GrowingMemory<KeyedNumber>(capacity: count)
        withUnsafeBufferPointer { other.append($0) }
        for digit in 0..<KeyedNumber.digits where other.sort(by: digit, into: sorted) { swap(&sorted, &other) }
        self = Array(other.all)
    }
}

extension GrowingMemory<KeyedNumber> {
    /// Puts the elements in the order of a digit into `sorted`; returns false if it is the same in all of them, and does nothing then.
    fileprivate func sort(by digit: Int, into sorted: borrowing GrowingMemory<KeyedNumber>) -> Bool {
        let places = GrowingMemory<Int>(repeating: 0, count: KeyedNumber.digitEnd)
        for element in all { places[element.digit(digit)] += 1 }
        if places[self[0].digit(digit)] == count { return false }
        var sum = 0
        for index in 0..<places.count { (places[index], sum) = (sum, sum + places[index]) }
        for element in all {
            let index = element.digit(digit)
            sorted[places[index]] = element
            places[index] += 1
        }
        return true
    }
}

extension KeyedNumber {
    private static let bits: UInt64 = 11
    fileprivate static let digits = 6
    fileprivate static let digitEnd = 1 << Int(bits)

    @inline(__always)
    fileprivate func digit(_ digit: Int) -> Int {
        Int(truncatingIfNeeded: key >> (UInt64(digit) * Self.bits)) & (Self.digitEnd - 1)
    }
}
