package import TableModel

/// The first letters of the titles of a section's rows, each with the first row that has it, in the order of the rows.
///
/// Titles that begin with a digit stand under `#`; marks before the first letter or digit do not count. Only a long section has
/// an index: of more than 20 rows and more than 4 letters.
package struct LetterIndex {
    package let entries: [(letter: String, row: Span)]

    /// nil for a section without the attribute `index`, and for one that is too short.
    package init?(of section: Section, in page: Page) {
        guard section.attributes?.hasIndex == true, section.rows.count > Self.fewestRows else { return nil }
        var seen: Set<String> = []
        var entries: [(letter: String, row: Span)] = []
        for row in page.rows[section.rows] where row.level == 0 && !row.isContinuation && !row.id.isEmpty {
            guard let letter = Self.letter(of: page.plainText(row.title)), seen.insert(letter).inserted else { continue }
            entries.append((letter, row.id))
        }
        guard entries.count > Self.fewestLetters else { return nil }
        self.entries = entries
    }

    /// The grapheme that a title is found under; nil for one without letters and digits.
    static func letter(of title: String) -> String? {
        guard let first = title.first(where: { $0.isLetter || $0.isNumber }) else { return nil }
        guard first.isLetter else { return "#" }
        let upper = first.uppercased()
        // ß has no upper case of one letter.
        return upper.count == 1 ? upper : String(first)
    }

    private static let fewestRows = 20
    private static let fewestLetters = 4
}

extension Page {
    /// Whether a section of the page has a letter index.
    package var hasLetterIndex: Bool {
        sections.contains { $0.attributes?.hasIndex == true && LetterIndex(of: $0, in: self) != nil }
    }
}
