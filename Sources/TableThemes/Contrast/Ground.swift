/// What text or a mark stands on: layers from the bottom up, and the words for it.
struct Ground: Sendable, Equatable {
    /// "a selected", without the shape.
    let article: String
    /// "row".
    let noun: String
    /// Whose image lies on it, where it is a row.
    var shape: Shape?
    let layers: [GroundLayer]

    enum Shape: String, CaseIterable { case middle, top, bottom, only }

    init(_ article: String, _ noun: String, shape: Shape? = nil, _ layers: [GroundLayer]) {
        self.article = article
        self.noun = noun
        self.shape = shape
        self.layers = layers
    }

    /// The same with more on top: "code on", "a note on".
    func with(_ words: String, _ more: [GroundLayer]) -> Ground {
        Ground(words.isEmpty ? article : "\(words) \(article)", noun, shape: shape, layers + more)
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

/// One layer of a ground.
enum GroundLayer: Sendable, Hashable {
    /// A colour or an image; a token that is not set leaves nothing.
    case token(String)
    /// A part of a token's colour, 0 to 1.
    case wash(String, Double)

    var token: String {
        switch self {
        case .token(let name), .wash(let name, _): name
        }
    }
}
