import TableCSS
import TableModel

/// What every token of a theme paints in one scheme.
struct Palette: Sendable {
    let values: ThemeValues
    private(set) var fills: [String: Fill] = [:]
    /// The tokens that each token's value is made of, itself first, and those of the text around where it has their colour.
    private(set) var sources: [String: [String]] = [:]

    init(_ values: ThemeValues) {
        self.values = values
        for token in ThemeTokenName.all where token.kind == .color || token.kind == .image { read(token.name) }
        for name in ThemeValues.fieldsOfBar.keys { read(name) }
    }

    /// The same with one token set to a colour.
    func setting(_ name: String, to color: Color) -> Palette {
        var palette = self
        palette = Palette(values: values.setting(name, to: color), fills: fills, sources: sources)
        for (token, met) in sources where met.contains(name) { palette.read(token) }
        return palette
    }

    /// The same with one token, and all that is another name of it, painting something else.
    func setting(_ name: String, to fill: Fill) -> Palette {
        var palette = self
        for (token, met) in sources where met.contains(name) {
            palette.fills[token] = values.isOtherName(token, of: name) ? fill : Fill(unknown: "")
        }
        return palette
    }

    private init(values: ThemeValues, fills: [String: Fill], sources: [String: [String]]) {
        self.values = values
        self.fills = fills
        self.sources = sources
    }

    /// Nothing for a token that is not set.
    func fill(of name: String) -> Fill { fills[name] ?? .nothing }

    /// The colour of a token that text or a mark has; nil when it has none or a browser alone can know it.
    func color(of name: String) -> Color? {
        guard let fill = fills[name], fill.unknown == nil, fill.layers.count <= 1 else { return nil }
        guard let layer = fill.layers.first else { return .clear }
        return layer.count == 1 ? layer[0] : nil
    }

    private mutating func read(_ name: String) {
        do {
            guard let value = try values.resolved(name) else { return }
            sources[name] = value.met
            guard value.components.haveCurrentColor else { return fills[name] = try fill(value.components, current: nil) }
            let around = current(for: name)
            sources[name] = value.met + (around?.met ?? [])
            // Of what is around and cannot be known is told there.
            fills[name] = name == "label" || around != nil ? try fill(value.components, current: around?.color) : Fill(unknown: "")
        } catch {
            // What is wrong is reported where tokens are read.
            sources[name] = sources[name] ?? [name]
            guard case .unknown(let what) = error else {
                fills[name] = Fill(unknown: "")
                return
            }
            fills[name] = Fill(unknown: what)
        }
    }

    private func fill(_ components: [CSSComponent], current: Color?) throws(CSSProblem) -> Fill {
        let colors = ColorParser(isDark: values.isDark, current: current)
        let parser = ImageParser(colors: colors)
        var images: [ImageParser.Layer] = []
        for layer in try parser.layers(components) { images.append(layer) }
        if case .color(let color)? = images.first, images.count == 1 { return Fill(color) }
        return Fill(images: images)
    }

    /// The colour of the text around, for `currentcolor`, and the tokens that it is made of.
    private func current(for name: String) -> (color: Color, met: [String])? {
        let around = ThemeValues.surroundings[name] ?? "label"
        guard around != name, let value = try? values.resolved(around), value.met.allSatisfy({ $0 != name }) else { return nil }
        let outer = value.components.haveCurrentColor ? current(for: around) : nil
        let parser = ColorParser(isDark: values.isDark, current: outer?.color)
        return (try? parser.color(value.components)).map { ($0.color, value.met + (outer?.met ?? [])) }
    }
}

extension [CSSComponent] {
    /// Whether `currentcolor` stands somewhere in a value.
    fileprivate var haveCurrentColor: Bool {
        contains { $0.keyword == "currentcolor" }
            || CSSComponent.functions(in: self).contains { $0.arguments.contains { $0.keyword == "currentcolor" } }
    }
}
