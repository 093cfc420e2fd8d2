/// An HTML comment that silences what is wrong with the block behind it: `<!-- tablesite-ignore link-target -->`.
package struct IgnoreComment: Sendable, Equatable {
    /// A name in the comment, which may be that of no diagnostic.
    package struct Code: Sendable, Equatable {
        package let name: String
        package let range: SourceRange

        package init(_ name: String, at range: SourceRange) {
            self.name = name
            self.range = range
        }
    }

    /// The word that makes a comment one of these.
    package static let keyword = "tablesite-ignore"

    /// Where the word stands.
    package let range: SourceRange
    package let codes: [Code]
    /// The lines of the block that it is about.
    package let lines: Range<Int>

    package init(at range: SourceRange, codes: [Code], lines: Range<Int>) {
        self.range = range
        self.codes = codes
        self.lines = lines
    }
}
