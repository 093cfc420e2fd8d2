import TableModel

/// What a node of the tree stands for that CommonMark does not have: see ``ContainerTree``.
///
/// A class: a document may have one in every line, and half of a hash table is empty.
final class Container {
    /// nil for the group around the tabs that follow on one another.
    let marker: ContainerMarker?
    /// Where the marker begins in the file.
    let location: SourceLocation
    /// The title in the text that libcmark was given; nil for none.
    var titleRange: Range<Int>? { storedTitle?.range }
    private let storedTitle: ContainerMarker.StoredRange?
    /// The title's inlines; see ``TableFinder``.
    var title: MarkdownNode?
    /// A heading at the start of what is in it that is the title, and stands in the tree no more (Quarto).
    var heading: MarkdownNode?
    /// Nothing in the title is anything but text.
    var isPlainTitle = false
    /// The braces of the marker.
    let attributes: [UInt8]

    init(marker: ContainerMarker?, location: SourceLocation, titleRange: Range<Int>? = nil, attributes: [UInt8]) {
        self.marker = marker
        self.location = location
        storedTitle = titleRange.map(ContainerMarker.StoredRange.init)
        self.attributes = attributes
    }
}
