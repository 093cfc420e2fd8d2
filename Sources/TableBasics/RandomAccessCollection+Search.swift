extension RandomAccessCollection {
    /// Where the elements begin that belong to the second part, when all of the first come before all of the second;
    /// ``endIndex`` when none does. Asks for the logarithm of their number.
    @inlinable
    package func partitioningIndex(where isInSecondPart: (Element) throws -> Bool) rethrows -> Index {
        var start = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if try isInSecondPart(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }

    /// The first element with a key, among elements sorted by it.
    @inlinable
    package func first<Key: Comparable>(sortedBy key: (Element) -> Key, at wanted: Key) -> Element? {
        let index = partitioningIndex { key($0) >= wanted }
        return index < endIndex && key(self[index]) == wanted ? self[index] : nil
    }
}

extension RandomAccessCollection where Element == Int, Index == Int {
    /// The line that an offset is on, when these are the offsets at which lines start, in order. Both count from 0.
    @inlinable package func line(of offset: Int) -> Int { Swift.max(0, partitioningIndex { $0 > offset } - 1) }
}
