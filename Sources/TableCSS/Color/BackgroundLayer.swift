import TableModel

/// What may stand beside the image of a `background` (CSS Backgrounds 3 §2.10): a place and a size, and how it repeats, in any order.
struct BackgroundLayer {
    /// One layer, without `var()` and the like.
    let components: [CSSComponent]
    /// Colours stand in the last one alone.
    let isLast: Bool

    enum Part: Equatable { case image, color, place, size, tiling, attachment, box }

    /// Throws for what no browser takes.
    func check() throws(CSSProblem) {
        var runs: [(part: Part, components: [CSSComponent])] = []
        var index = 0
        while index < components.count {
            if components[index] == .slash {
                guard runs.last?.part == .place else { throw sizeAlone }
                let size = components[(index + 1)...].prefix { isSize($0) }
                try check(size: Array(size))
                runs.append((.size, Array(size)))
                index += 1 + size.count
                continue
            }
            let part = try part(of: components[index])
            if runs.last?.part == part, ![.image, .color].contains(part) {
                runs[runs.count - 1].components.append(components[index])
            } else {
                runs.append((part, [components[index]]))
            }
            index += 1
        }
        try check(runs)
    }

    private func check(_ runs: [(part: Part, components: [CSSComponent])]) throws(CSSProblem) {
        for (index, run) in runs.enumerated() {
            let isAgain = runs[..<index].contains { $0.part == run.part }
            switch run.part {
            case .image where isAgain: throw .wrong("has two images without a comma between them")
            case .color where isAgain: throw .wrong("has two colours beside its image")
            case .color where !isLast:
                throw .wrong("has a colour where another layer lies below", help: "colours stand in the last layer alone")
            case .place:
                guard !isAgain, Self.isPlace(run.components) else {
                    throw .wrong("has a place that is none", help: "write `center`, `left top` or two lengths: `50% 20px`")
                }
            case .tiling where isAgain || !Self.isTiling(run.components):
                throw .wrong("repeats its image in ways that contradict each other", help: "write one: `no-repeat`, `repeat-x`")
            case .attachment where isAgain || run.components.count > 1:
                throw .wrong("has more than one of `scroll`, `fixed` and `local`")
            default: break
            }
        }
        let boxes = runs.filter { $0.part == .box }.map(\.components.count).reduce(0, +)
        if boxes > 2 { throw .wrong("names more than two boxes") }
    }

    private func part(of component: CSSComponent) throws(CSSProblem) -> Part {
        switch component {
        case .hash: return try color(component)
        case .function(let name, _) where CSSFunction.images.contains(name): return .image
        case .function(let name, _) where CSSFunction.math.contains(name): return .place
        case .function(let name, _) where CSSFunction.colors.contains(name): return try color(component)
        case .function(let name, _) where !name.hasPrefix("-"):
            throw .unknownFunction(name, in: CSSFunction.images + ["var"], what: "image")
        case .function: return .image
        case .number:
            guard try CSSLength.isLength(component) else { throw .wrong("is no image") }
            return .place
        case .name(let name): return try part(named: name)
        default: throw .wrong("is no image", help: "write `url(…)` around an address")
        }
    }

    private func color(_ component: CSSComponent) throws(CSSProblem) -> Part {
        do { _ = try ColorParser().color(component) } catch {
            guard case .unknown = error else { throw error }
        }
        return .color
    }

    func part(named name: String) throws(CSSProblem) -> Part {
        let keyword = name.lowercased()
        if keyword == "none" { return .image }
        if Self.places[keyword] != nil { return .place }
        if Self.tilings.contains(keyword) || Self.axes.contains(keyword) { return .tiling }
        if Self.attachments.contains(keyword) { return .attachment }
        if Self.boxes.contains(keyword) { return .box }
        if Self.sizes.contains(keyword) { throw sizeAlone }
        if Color.named[keyword] != nil || Color.system.contains(keyword) || keyword == "currentcolor" { return .color }
        if keyword.hasPrefix("-") { throw .unknown("`\(name)`") }
        let known = Self.places.keys.sorted() + Self.tilings + Self.axes + Self.attachments + Self.boxes + Self.sizes
        throw .unknownName(name, in: known, what: "place, size or way to repeat an image")
    }

    private static let tilings = ["repeat", "no-repeat", "round", "space"]
    private static let axes = ["repeat-x", "repeat-y"]
    private static let attachments = ["scroll", "fixed", "local"]
    private static let boxes = ["border-box", "padding-box", "content-box", "text", "border-area"]
    static let sizes = ["cover", "contain", "auto"]

    private static func isTiling(_ words: [CSSComponent]) -> Bool {
        words.count == 1 || words.count == 2 && !words.contains { axes.contains($0.keyword ?? "") }
    }
}
