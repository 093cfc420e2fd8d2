import TableBasics
import TableModel

extension Page {
    /// The hints of the image whose destination is `span`.
    func imageHints(of span: Span) -> ImageHints? {
        imageHints.first(sortedBy: \.destination, at: span.start)
    }
}
