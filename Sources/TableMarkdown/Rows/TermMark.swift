/// The mark that a plain term ends at.
enum TermMark {
    case colon, dash

    /// The mark at which most terms of a list end that could end at one alone, where some begin with a colon before a dash or the other
    /// way round; those are read anew then. Nil where all end alike, where fewer than 60 % or two agree, and in change logs.
    ///
    /// - Parameters:
    ///   - prefixes: what the items of the document begin with.
    ///   - first: the index of the list's first item.
    static func usual(in prefixes: inout [ItemPrefix?], from first: Int, of list: MarkdownNode) -> TermMark? {
        let own = prefixes[first...]
        guard own.contains(where: { $0?.mark == .colon }), own.contains(where: { $0?.mark == .dash }),
            !own.contains(where: { $0?.kind == .change })
        else { return nil }
        var colons = 0
        var dashes = 0
        var mixed: [(index: Int, mark: TermMark, other: ItemPrefix)] = []
        for (index, item) in zip(own.indices, list.children) {
            guard let mark = prefixes[index]?.mark else { continue }
            let opposite = mark == .colon ? TermMark.dash : .colon
            if let other = ItemPrefix(of: item, endingAt: opposite), !other.isWeak {
                mixed.append((index, opposite, other))
            } else if mark == .colon {
                colons += 1
            } else {
                dashes += 1
            }
        }
        let most = max(colons, dashes)
        let usual = dashes == most ? TermMark.dash : .colon
        // A dash before a colon divides, but where the colon ends most items: Action 1 - Assigned to: Ann.
        guard most >= 2, most * 10 >= (usual == .dash ? colons + dashes : own.count) * 6 else { return nil }
        for (index, mark, other) in mixed where mark == usual { prefixes[index] = other }
        return usual
    }
}
