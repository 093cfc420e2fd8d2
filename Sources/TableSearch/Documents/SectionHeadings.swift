import TableModel

/// Which heading each section of a page stands below: the one before it, or of what follows a fold the one before the fold.
struct SectionHeadings {
    /// Stands for the title of the page.
    static let none = -1

    /// By section: that whose heading is open where it begins.
    private(set) var before: [Int] = []
    /// The first one below the title of the page.
    private var first: Int?
    /// By section: the next one below the same heading; 0 for no more.
    private var next: [Int]

    init(of sections: [Section], isHeading: (Section) -> Bool) {
        next = Array(repeating: 0, count: sections.count)
        var (heading, folds): (Int, [(depth: Int, heading: Int)]) = (Self.none, [])
        // By heading, ``none`` at 0.
        var last = Array(repeating: -1, count: sections.count + 1)
        for (index, section) in sections.enumerated() {
            while let fold = folds.last, fold.depth >= section.foldDepth {
                heading = fold.heading
                folds.removeLast()
            }
            before.append(heading)
            if sections.isFoldAround(index) { folds.append((section.foldDepth, heading)) }
            if isHeading(section) {
                heading = index
            } else if last[heading + 1] >= 0 {
                next[last[heading + 1]] = index
            } else {
                first = index
            }
            last[heading + 1] = index
        }
    }

    /// The sections below a heading in their order, with its own.
    func sections(under heading: Int) -> some Sequence<Int> {
        sequence(state: heading == Self.none ? first : heading) { [next] index in
            defer { index = index.flatMap { next[$0] == 0 ? nil : next[$0] } }
            return index
        }
    }
}
