import TableModel

/// What a node of the tree stands for that CommonMark does not have: see ``ContainerTree``.
struct Container {
    /// nil for the group around the tabs that follow on one another.
    var marker: ContainerMarker?
    /// Where the marker begins in the file.
    var location: SourceLocation
    /// The title in the text that libcmark was given; nil for none.
    var titleRange: Range<Int>?
    /// The title's inlines; see ``TableFinder``.
    var title: MarkdownNode?
    /// The braces of the marker.
    var attributes: [UInt8]
}
