import TableModel

/// A section that is open while those in it are written.
private struct Fold {
    let section: Section
    /// The one before it, which what follows it belongs to.
    let heading: Span?
}

extension PageRenderer {
    /// Writes all sections, those in another one that folds within that.
    mutating func sections(_ outline: PageOutline?) {
        var folds: [Fold] = []
        for (index, part) in page.sections.enumerated() {
            endFolds(&folds, downTo: part.foldDepth)
            let isAround = page.sections.isFoldAround(index)
            let heading = lastHeading
            section(part, at: index, outline, isOpen: isAround)
            guard isAround else { continue }
            folds.append(Fold(section: part, heading: heading))
            if part.rows.isEmpty, part.header.isEmpty { lastTitleAlone = 0 }
            lastIsFold = false
        }
        endFolds(&folds, downTo: 0)
    }

    private mutating func endFolds(_ folds: inout [Fold], downTo depth: Int) {
        while let last = folds.last, last.section.foldDepth >= depth {
            html.markup("</details>")
            html.markup(last.section.isContents ? "</nav>\n" : "</section>\n")
            lastHeading = last.heading
            lastIsFold = last.section.isFoldAlone
            folds.removeLast()
        }
    }
}
