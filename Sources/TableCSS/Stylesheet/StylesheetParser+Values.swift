extension StylesheetParser {
    /// Reports the first colour or length of a value that no browser takes, where its property takes nothing else; all other values
    /// pass, and those with references.
    mutating func checkColorsAndLengths(_ value: Range<Int>, of property: CSSToken, in frame: Frame) {
        if case .descriptors = frame.contents { return }
        let name = name(of: property).lowercased()
        let isColor = CSSProperty.takesColors(name)
        guard !isFull, isColor || CSSProperty.takesLengths(name), !hasColon(value) else { return }
        var index = value.lowerBound
        while index < value.upperBound {
            let start = index
            index = endOfPart(start, before: value.upperBound)
            // `!important` ends a value; everything else of that kind has been reported.
            if case .delimiter(UInt8(ascii: "!")) = tokens[start].kind { return }
            do throws(CSSProblem) {
                try isColor ? checkColor(start..<index) : checkLength(at: start, before: value.upperBound)
            } catch {
                guard case .wrong(let fault, let help) = error else { return }
                // The quotes of YAML are none of a sheet.
                return report(
                    "a value of `\(name)` \(fault)", at: range(of: start..<index), help: help.filter { $0 != "'" }, as: .doubtful)
            }
        }
    }

    /// Reports what no browser takes in a `font`, in gradients wherever they stand, and in custom properties that the policy knows.
    mutating func checkWholeValue(_ value: Range<Int>, of property: CSSToken, in frame: Frame) {
        if case .descriptors = frame.contents { return }
        let end = value.first { tokens[$0].kind == .delimiter(UInt8(ascii: "!")) } ?? value.upperBound
        let name = name(of: property)
        let isCustom = name.hasPrefix("--")
        let isFont = name.lowercased() == "font"
        guard !isFull, isCustom || isFont || value.contains(where: { tokens[$0].kind == .function }),
            let first = nextToken(from: value.lowerBound, to: end)
        else { return }
        guard isCustom || !CSSProperty.takesColors(name.lowercased()) && !hasColon(value) else { return }
        let components = CSSValueParser.parse(bytes, Array(tokens[first..<end]))
        let functions = CSSComponent.functions(in: components)
        if functions.contains(where: { CSSFunction.substitutions.contains($0.name) }) { return }
        do throws(CSSProblem) {
            if isCustom, let problem = policy.problem(withValue: components, of: name) { throw problem }
            if isFont, components.first?.keyword.map({ !CSSKeyword.wide.contains($0) && !$0.hasPrefix("-") }) ?? true {
                try CSSFont.check(components)
            }
            for case (let name, let arguments) in functions where CSSFunction.gradients.contains(name) {
                _ = try ImageParser(colors: ColorParser()).layers([.function(name, arguments)])
            }
        } catch {
            guard case .wrong(let fault, let help) = error else { return }
            // The quotes of YAML are none of a sheet.
            report("a value of `\(name)` \(fault)", at: range(of: first..<end), help: help.filter { $0 != "'" }, as: .doubtful)
        }
    }

    /// Whether the next declaration has been read as a part of the value, which is reported.
    private func hasColon(_ value: Range<Int>) -> Bool {
        var index = value.lowerBound
        while index < value.upperBound {
            if tokens[index].kind == .colon { return true }
            index = endOfPart(index, before: value.upperBound)
        }
        return false
    }

    /// The index behind a token, or behind what closes its bracket.
    private func endOfPart(_ start: Int, before end: Int) -> Int {
        switch tokens[start].kind {
        case .function, .openParenthesis, .openBracket, .openBrace: min(brackets.index(after: start), end)
        default: start + 1
        }
    }

    private func checkColor(_ part: Range<Int>) throws(CSSProblem) {
        switch tokens[part.lowerBound].kind {
        case .ident:
            let name = name(of: tokens[part.lowerBound])
            if !["auto", "invert"].contains(name.lowercased()) { _ = try ColorParser().color(.name(name)) }
        case .hash, .function: _ = try ColorParser().color(CSSValueParser.parse(bytes, Array(tokens[part])))
        default: break
        }
    }

    private func checkLength(at index: Int, before end: Int) throws(CSSProblem) {
        switch tokens[index].kind {
        case .number, .dimension:
            guard let length = CSSValueParser.parse(bytes, [tokens[index]]).first else { return }
            if index + 2 < end, tokens[index].kind == .number, tokens[index + 1].kind == .space, tokens[index + 2].kind == .ident,
                CSSLength.isUnit(name(of: tokens[index + 2]).lowercased())
            {
                let unit = text(of: tokens[index + 2])
                throw .wrong("has a space before `\(unit)`", help: "write `\(text(of: tokens[index]))\(unit)`")
            }
            _ = try CSSLength.isLength(length)
        case .function:
            // What it stands for may be anything.
            if CSSFunction.substitutions.contains(name(of: tokens[index]).lowercased()) { throw .unknown("") }
        default: break
        }
    }
}

extension CSSProperty {
    /// Whether the values of a property are colours, and words for the whole cascade.
    static func takesColors(_ name: String) -> Bool {
        // Lines between columns may have a list of them, with `repeat()`.
        name == "color" || name.hasSuffix("-color") && isKnown(name) && !name.hasPrefix("-") && !name.hasSuffix("rule-color")
    }

    /// Whether every number of a property's values is a length or a percentage.
    static func takesLengths(_ name: String) -> Bool { lengths.contains(name) }

    private static let lengths: Set<String> = {
        let sides = ["-top", "-right", "-bottom", "-left"]
        let flows = ["-block", "-block-start", "-block-end", "-inline", "-inline-start", "-inline-end"]
        let boxes = ["margin", "padding", "scroll-margin", "scroll-padding"].flatMap { box in
            [box] + (sides + flows).map { box + $0 }
        }
        let sizes = ["width", "height", "inline-size", "block-size"].flatMap { [$0, "min-\($0)", "max-\($0)"] }
        let borders = ([""] + sides + flows).map { "border\($0)-width" }
        let corners = ["top-left", "top-right", "bottom-left", "bottom-right", "start-start", "start-end", "end-start", "end-end"]
        return Set(
            boxes + sizes + borders + corners.map { "border-\($0)-radius" } + ([""] + flows).map { "inset\($0)" }
                + sides.map { String($0.dropFirst()) }
                + [
                    "border-radius", "gap", "row-gap", "column-gap", "column-width", "outline-width", "outline-offset",
                    "font-size", "letter-spacing", "word-spacing", "text-indent", "text-underline-offset", "flex-basis",
                ])
    }()
}
