/// The entry of `names` that is closest to `word`, or nil when none is close enough to be meant.
///
/// Close is an edit distance (insert, delete, replace, swap of neighbours) of at most a third of the longer word, at least 1.
package func nearestName(to word: String, in names: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    let wanted = Array(word.lowercased().unicodeScalars)
    for name in names {
        let candidate = Array(name.lowercased().unicodeScalars)
        let limit = max(1, max(wanted.count, candidate.count) / 3)
        guard abs(wanted.count - candidate.count) <= limit else { continue }
        let distance = editDistance(wanted, candidate)
        if distance <= limit, distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    return best?.name
}

/// The optimal string alignment distance between two words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 1...left.count {
        var row = [i] + [Int](repeating: 0, count: right.count)
        for j in 1...right.count {
            let cost = left[i - 1] == right[j - 1] ? 0 : 1
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
            if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                row[j] = min(row[j], beforeLast[j - 2] + 1)
            }
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
