/// The cell template that a row, a section, a page or a theme asks for.
@usableFromInline package struct CellChoice: Sendable, Equatable {
    /// The name of a file `cells/<identifier>.mustache` of the theme.
    package var identifier: String
    /// Where it was asked for, in the document's source.
    package var range: SourceRange?

    package init(_ identifier: String, at range: SourceRange? = nil) {
        self.identifier = identifier
        self.range = range
    }
}
