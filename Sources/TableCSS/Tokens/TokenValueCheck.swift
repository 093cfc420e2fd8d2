package import TableModel

/// Whether a value can be what its token is for.
package enum TokenValueCheck {
    /// What is certainly wrong with the value of a token, or nil.
    ///
    /// A value that one browser may take passes, and so does what cannot be read without the rest of the theme: `var()`, sums,
    /// words for the whole cascade. `isOneOfTwo` for the light or dark half of a pair, where CSS takes colours alone.
    package static func problem(_ components: [CSSComponent], of token: ThemeTokenName, isOneOfTwo: Bool) -> CSSProblem? {
        if let problem = referenceProblem(components) { return problem }
        if components.count == 1, let keyword = components[0].keyword, CSSKeyword.wide.contains(keyword) { return nil }
        guard !CSSComponent.functions(in: components).contains(where: { CSSFunction.substitutions.contains($0.name) }) else {
            return nil
        }
        if let problem = absence(components, of: token, isOneOfTwo: isOneOfTwo) { return problem }
        do throws(CSSProblem) {
            switch token.kind {
            case .color: try checkColor(components, of: token.name, isOneOfTwo: isOneOfTwo)
            case .length: try checkLength(components, of: token.name)
            case .image: try checkImage(components, of: token.name)
            case .font: try token.name == "code-font" ? CSSFont.checkFamilies(components) : CSSFont.check(components)
            case .shape: try checkShape(components)
            case .shadow: try checkShadow(components)
            case .weight: try checkWeight(components)
            }
        } catch {
            guard case .wrong(let fault, let help) = error else { return nil }
            return .wrong(fault, help: help.isEmpty ? example(of: token, isOneOfTwo: isOneOfTwo) : help)
        }
        return nil
    }

    /// Words that mean "none" in YAML and elsewhere, for which CSS has another.
    private static func absence(_ components: [CSSComponent], of token: ThemeTokenName, isOneOfTwo: Bool) -> CSSProblem? {
        guard components.count == 1, let word = components[0].keyword, ["off", "no", "false", "nothing"].contains(word) else {
            return nil
        }
        switch token.kind {
        case .color where clearable.contains(token.name) && !isOneOfTwo:
            return .wrong("names `\(word)`, which is no colour", help: "write `none`")
        case .color where !["top-color", "bottom-color"].contains(token.name):
            return .wrong("names `\(word)`, which is no colour", help: clearHelp(for: token.name))
        case .image: return .wrong("is no image", help: "write `none`")
        case .shadow: return .wrong("is no shadow", help: "write `none`")
        case .length where token.name != "column-width": return .wrong("is no length", help: "write `0px`")
        default: return nil
        }
    }

    /// What a value of a token looks like, for messages that know no better way out.
    package static func example(of token: ThemeTokenName, isOneOfTwo: Bool = false) -> String {
        switch token.kind {
        case .color:
            isOneOfTwo ? "write one colour: `'#05c'`" : "write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        case .length: "write one length: `12px`, `1.5rem`"
        case .image: "write `linear-gradient(…)`, or `url(…)` around an address"
        case .font where token.name == "code-font":
            "write names alone: `ui-monospace, monospace`; code takes its size from the text"
        case .font: "write a size and families: `1rem/1.3 system-ui, sans-serif`"
        case .shape: "write `polygon(…)` or `path(…)`"
        case .shadow: "write two or three lengths and a colour: `0 1px 2px #000`"
        case .weight: "write a number from 1 to 1000, `normal` or `bold`"
        }
    }

    /// The way out where a value "lacks a `)`".
    package static func helpAtEnd(for fault: String) -> String? {
        fault.hasPrefix("lacks a ") ? "write \(fault.dropFirst("lacks a ".count)) at the end" : nil
    }

    /// Tokens that do not exist.
    private static func referenceProblem(_ components: [CSSComponent]) -> CSSProblem? {
        for (function, arguments) in CSSComponent.functions(in: components) where function == "var" {
            guard case .name(let property)? = arguments.first else { continue }
            if !property.hasPrefix("--") {
                let token = property.hasPrefix("tv-") ? String(property.dropFirst("tv-".count)) : property
                return .wrong(
                    "refers to `\(property)`, which is no name of a property: those begin with two hyphens",
                    help: ThemeTokenName.named(token) == nil ? "" : "write `var(--tv-\(token))`")
            }
            guard property.hasPrefix("--tv-") else { continue }
            let name = String(property.dropFirst("--tv-".count))
            guard ThemeTokenName.named(name) == nil else { continue }
            let nearest = TokenSynonyms.token(for: name)
            return .wrong(
                "refers to `\(property)`, which is no token", help: nearest.map { "did you mean `var(--tv-\($0))`?" } ?? "")
        }
        return nil
    }

    /// Colours that are written where CSS takes a whole `background`.
    private static let backgrounds: Set<String> = [
        "background", "bar-background", "section-header-background", "code-background", "field-background", "top-color",
        "bottom-color", "prim-row-color",
    ]

    /// Colours for which `none` has the meaning it seems to have. All others are layers of a gradient somewhere, or a
    /// `background-color`, and nothing would be left of the declaration.
    package static let clearable: Set<String> = ["background", "section-header-background", "field-background", "separator-color"]

    private static func checkColor(_ components: [CSSComponent], of name: String, isOneOfTwo: Bool) throws(CSSProblem) {
        if components.count == 1, components[0].keyword == "none" {
            guard clearable.contains(name), !isOneOfTwo else {
                // Nothing is below these two.
                let isLowest = ["top-color", "bottom-color"].contains(name)
                throw .wrong("is `none`, which is no colour", help: isLowest ? "" : clearHelp(for: name))
            }
            return
        }
        let isImage = components.contains { component in
            guard case .function(let name, _) = component else { return false }
            return CSSFunction.images.contains(name)
        }
        if isImage, backgrounds.contains(name) {
            _ = try ImageParser(colors: ColorParser()).layers(components)
        } else {
            _ = try ColorParser().color(components)
        }
    }

    /// The way out for a colour that is to be none. Menus have the colour of rows as well, and lie over text.
    private static func clearHelp(for name: String) -> String {
        name == "prim-row-color" ? "write `var(--tv-background)`" : "write `transparent`"
    }

    /// Lengths that the style sheet adds to others or compares with them, where CSS takes no 0 without a unit.
    private static let addends: Set<String> = [
        "separator-inset", "margin", "image-size", "image-height", "indentation-width", "column-width", "section-border-width",
        "row-height",
    ]

    /// A single length, as every token of that kind is.
    private static func checkLength(_ components: [CSSComponent], of name: String) throws(CSSProblem) {
        if components.count == 2, case .number(let value, unit: "") = components[0], let unit = components[1].keyword,
            CSSLength.isUnit(unit)
        {
            throw .wrong("has a space before `\(unit)`", help: "write `\(CSSLength.digits(value))\(unit)`")
        }
        guard components.count == 1 else { throw .wrong("is not one length") }
        let word = if case .function(let function, _) = components[0] { function } else { components[0].keyword ?? "" }
        if name == "row-height", word == "auto" || word.hasSuffix("-content") {
            throw .wrong("is no length", help: "write `0px`: rows are as high as their text at least")
        }
        guard try CSSLength.isLength(components[0]) else {
            throw .wrong("is no length", help: "write a number with a unit: `12px`, `1.5rem`")
        }
        if case .number(_, unit: "%") = components[0], name != "column-width" {
            throw .wrong("is a percentage")
        }
        if let length = CSSLength.relativeToFont(in: components) {
            throw .wrong(
                "has `\(length.written)`, another length on every size of text", help: "write it in rem or px: `\(length.fixed)`")
        }
        if case .number(let value, _) = components[0], value < 0, name != "separator-inset" {
            throw .wrong("is less than nothing", help: "write `0px` or more")
        }
        if case .number(0, unit: "") = components[0], addends.contains(name) {
            throw .wrong("has no unit, and is added to other lengths", help: "write `0px`")
        }
    }

    private static let layered = Set(ThemeTokenName.rowImages + ThemeTokenName.accessoryImages + ["bar-image"])

    private static func checkImage(_ components: [CSSComponent], of name: String) throws(CSSProblem) {
        let isLayered = layered.contains(name)
        let layers = try ImageParser(colors: ColorParser()).layers(components, isWhole: !isLayered)
        guard isLayered else { return }
        if ThemeTokenName.accessoryImages.contains(name), (components.separatedByCommas.last ?? []).count > 1 {
            throw .wrong("has something beside its image", help: "write the image alone: it is fitted into 15 by 15 pixels")
        }
        if ThemeTokenName.rowImages.contains(name), components.separatedByCommas.contains(where: { $0.count > 1 }) {
            throw .wrong("has something beside an image", help: "write images alone: each is as large as its row")
        }
        // Below these images colours follow, or they have a place and a size of their own, so no colour can be a layer of them.
        for case .color in layers {
            throw .wrong("is a colour where an image stands", help: "write `linear-gradient(#fff 0 0)` with that colour")
        }
    }

    /// CSS Fonts 4 §2.2: a number from 1 to 1000, or a word.
    private static func checkWeight(_ components: [CSSComponent]) throws(CSSProblem) {
        guard components.count == 1 else { throw .wrong("is not one weight") }
        if let keyword = components[0].keyword, ["normal", "bold", "bolder", "lighter"].contains(keyword) { return }
        if case .number(let value, unit: "") = components[0], (1...1000).contains(value) { return }
        if case .function = components[0] { return }
        throw .wrong("is no weight")
    }

    private static func checkShape(_ components: [CSSComponent]) throws(CSSProblem) {
        let functions = ["polygon", "path", "circle", "ellipse", "inset", "rect", "xywh", "shape", "url"]
        let words = ["none", "border-box", "padding-box", "content-box", "margin-box", "fill-box", "stroke-box", "view-box"]
        var hasFunction = false
        for component in components {
            switch component {
            case .function(let name, _) where !functions.contains(name): throw .unknownFunction(name, in: functions, what: "shape")
            case .name(let name) where !words.contains(name.lowercased()) && !name.hasPrefix("-"):
                throw .unknownName(name, in: words, what: "shape")
            case .function("polygon", let arguments):
                try checkPolygon(arguments)
                hasFunction = true
            case .function("path", let arguments):
                if arguments.first == .text, case .other(let letter)? = arguments.last {
                    throw .wrong("has `\(letter)` in `path()`, where no command of a path is", help: "browsers draw nothing of it")
                }
                // CSS Shapes 1 §3.1: a text, behind a rule of filling.
                guard arguments.last == .text else {
                    throw .wrong("has a `path()` without quotes", help: "write them around what it holds: `'path(\"M0 0h8v8\")'`")
                }
                hasFunction = true
            case .function: hasFunction = true
            case .name: break
            default: throw .wrong("is no shape")
            }
        }
        // Without a shape all of the box is drawn.
        guard hasFunction else { throw .wrong("is a whole box", help: "write `inset(50%)` to draw nothing") }
    }

    /// CSS Shapes 1 §3.1: points of two lengths each, behind a rule of filling.
    private static func checkPolygon(_ arguments: [CSSComponent]) throws(CSSProblem) {
        guard !CSSComponent.functions(in: arguments).contains(where: { CSSFunction.substitutions.contains($0.name) }) else {
            return
        }
        var points = arguments.separatedByCommas[...]
        if let rule = points.first, rule.contains(where: { $0.keyword != nil }) { points = points.dropFirst() }
        if points.isEmpty { points = [[]] }
        for point in points {
            guard point.count == 2, try CSSLength.isLength(point[0]), try CSSLength.isLength(point[1]) else {
                throw .wrong(
                    "has a point in `polygon()` without exactly two lengths",
                    help: "write them as in `polygon(0 0, 8px 5px, 0 10px)`")
            }
        }
        guard points.count > 2 else {
            throw .wrong("has less than three points in `polygon()`", help: "write `inset(50%)` to draw nothing")
        }
    }

    /// CSS Text Decoration 3 §4: two or three lengths and a colour, once or more.
    private static func checkShadow(_ components: [CSSComponent]) throws(CSSProblem) {
        if components.count == 1, components[0].keyword == "none" { return }
        for shadow in components.separatedByCommas {
            var lengths = 0
            var colors = 0
            for component in shadow {
                if try CSSLength.isLength(component) {
                    lengths += 1
                } else {
                    colors += 1
                    do { _ = try ColorParser().color(component) } catch {
                        guard case .unknown = error else { throw error }
                    }
                }
            }
            guard (2...3).contains(lengths), colors <= 1 else {
                throw .wrong("is no shadow")
            }
        }
    }
}
