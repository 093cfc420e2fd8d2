/// What stands behind text or a mark: layers from the bottom up, and the words for it.
struct Backdrop: Sendable, Equatable {
    /// "a selected", without the shape.
    let article: String
    /// "row".
    let noun: String
    /// Whose image lies on it, where it is a row.
    var shape: Shape?
    let layers: [BackdropLayer]

    enum Shape: String, CaseIterable { case middle, top, bottom, only }

    init(_ article: String, _ noun: String, shape: Shape? = nil, _ layers: [BackdropLayer]) {
        self.article = article
        self.noun = noun
        self.shape = shape
        self.layers = layers
    }

    /// The same with more on top: "code on", "a note on".
    func with(_ words: String, _ more: [BackdropLayer]) -> Backdrop {
        Backdrop(words.isEmpty ? article : "\(words) \(article)", noun, shape: shape, layers + more)
    }

    /// "a selected last row", where `hasImage` tells whether the shape can be seen.
    func words(hasImage: Bool) -> String {
        guard hasImage, let shape else { return "\(article) \(noun)" }
        let adjective =
            switch shape {
            case .middle: "middle"
            case .top: "first"
            case .bottom: "last"
            case .only: "single"
            }
        return "\(article) \(adjective) \(noun)"
    }
}

/// One layer of a backdrop.
struct BackdropLayer: Sendable, Hashable {
    /// A colour or an image; a token that is not set leaves nothing.
    let token: String
    /// How much of it is laid on, 0 to 1.
    let opacity: Double

    init(_ token: String, opacity: Double = 1) {
        self.token = token
        self.opacity = opacity
    }

    /// Black, of which no token says anything: code in a selected row is darker than that, whatever the theme.
    static func shade(opacity: Double) -> BackdropLayer { BackdropLayer("", opacity: opacity) }

    var isShade: Bool { token.isEmpty }
}
