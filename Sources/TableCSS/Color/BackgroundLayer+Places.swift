import TableModel

extension BackgroundLayer {
    /// Which way a word moves the image: along x, along y, or both.
    static let places: [String: Character] = [
        "left": "x", "right": "x", "top": "y", "bottom": "y", "center": "c",
        // CSS Values 5 §8.1
        "x-start": "x", "x-end": "x", "y-start": "y", "y-end": "y", "inline-start": "?", "inline-end": "?", "block-start": "?",
        "block-end": "?", "start": "?", "end": "?",
    ]

    /// More than one word or length, `l` for a length (CSS Backgrounds 3 §3.6).
    private static let forms: Set<String> = [
        "xy", "yx", "xc", "cx", "yc", "cy", "cc", "xl", "cl", "ll", "ly", "lc", "xlyl", "ylxl", "xly", "xlc", "xyl", "cyl", "ylx",
        "ylc", "yxl", "cxl",
    ]

    static func isPlace(_ components: [CSSComponent]) -> Bool {
        let form = String(components.map { $0.keyword.flatMap { places[$0] } ?? "l" })
        return components.count == 1 || components.count <= 4 && form.utf8.contains(UInt8(ascii: "?")) || forms.contains(form)
    }

    func isSize(_ component: CSSComponent) -> Bool {
        switch component {
        case .number: true
        case .function(let name, _): CSSFunction.math.contains(name)
        // What means nothing is told of as a size.
        case .name(let name): (try? part(named: name)) == nil
        default: false
        }
    }

    func check(size: [CSSComponent]) throws(CSSProblem) {
        for component in size {
            switch component {
            case .name(let name):
                if !Self.sizes.contains(name.lowercased()) { _ = try part(named: name) }
                guard size.count == 1 || name.lowercased() == "auto" else {
                    throw .wrong("has more than `\(name)` for a size", help: "write `center/\(name)`")
                }
            case .number(let value, _) where value < 0: throw .wrong("has a size that is less than nothing")
            default: _ = try CSSLength.isLength(component)
            }
        }
        guard (1...2).contains(size.count) else { throw .wrong("has no size behind `/`", help: "write `center/cover`") }
    }

    var sizeAlone: CSSProblem {
        .wrong("has a size without a place before it", help: "write both: `center/cover`")
    }
}
