import TableModel

/// The ids and link places of a page by their spans, so that who copies some spans need not look at those of all the others.
struct SpanLists {
    private let page: Page
    /// Positions in ``Page/ids``.
    private let ids: [Span: [Int]]
    /// Positions in ``Page/pointerIDs``.
    private let pointerIDs: [Span: [Int]]
    /// Positions in ``Page/linkPlaces``, by the starts of their destinations.
    private let linkPlaces: [Int32: [Int]]

    init(_ page: Page) {
        self.page = page
        // Rows without an id have the empty one.
        ids = Dictionary(grouping: page.ids.indices.filter { !page.ids[$0].isEmpty }) { page.ids[$0] }
        pointerIDs = Dictionary(grouping: page.pointerIDs.indices) { page.pointerIDs[$0] }
        linkPlaces = Dictionary(grouping: page.linkPlaces.indices) { page.linkPlaces[$0].destination }
    }

    /// Those ids that are among some spans, in the order of the page.
    func ids(among spans: some Sequence<Span>) -> [Span] { spans.flatMap { ids[$0] ?? [] }.sorted().map { page.ids[$0] } }

    /// Those ids of pointers that are among some spans, in the order of the page.
    func pointerIDs(among spans: some Sequence<Span>) -> [Span] {
        spans.flatMap { pointerIDs[$0] ?? [] }.sorted().map { page.pointerIDs[$0] }
    }

    /// The places of the destinations that start at some offsets, in the order of the page.
    func linkPlaces(at starts: some Sequence<Int32>) -> [LinkPlace] {
        starts.flatMap { linkPlaces[$0] ?? [] }.sorted().map { page.linkPlaces[$0] }
    }
}
