import TableModel

extension StylesheetParser {
    func isCustomProperty(at start: Int, end: Int) -> Bool {
        guard tokens[start].kind == .ident, bytes[tokens[start].range].starts(with: "--".utf8) else { return false }
        return nextToken(from: start + 1, to: end).map { tokens[$0].kind == .colon } ?? false
    }

    mutating func readDeclaration(_ item: Range<Int>, in frame: Frame) {
        let first = tokens[item.lowerBound]
        let isInRules = frame.contents == .rules || frame.contents == .keyframes
        let colon = nextToken(from: item.lowerBound + 1, to: item.upperBound).flatMap { tokens[$0].kind == .colon ? $0 : nil }
        guard first.kind == .ident, let colon else {
            if isInRules {
                report(
                    "a selector without its rule", at: range(of: item),
                    help: "write `{` and `}` with declarations between behind it")
            } else if first.kind == .ident {
                report("`\(text(of: first))` is followed by no `:`", at: first.range, help: "a declaration is `name: value;`")
            } else {
                report(
                    "`\(text(of: first))` begins no declaration", at: first.range,
                    help: commentHelp(at: first) ?? "a declaration is `name: value;`")
            }
            return
        }
        if isInRules {
            return report("a declaration outside of a rule", at: range(of: item), help: "put it between the braces of a selector")
        }
        checkPropertyName(first, in: frame)
        checkValue(colon + 1..<item.upperBound, of: first)
        checkColorsAndLengths(colon + 1..<item.upperBound, of: first, in: frame)
        checkWholeValue(colon + 1..<item.upperBound, of: first, in: frame)
    }

    mutating func checkPropertyName(_ token: CSSToken, in frame: Frame) {
        let name = name(of: token)
        if name.hasPrefix("--") { return checkCustomProperty(token, isSet: true) }
        let lower = name.lowercased()
        if case .descriptors(let descriptors, let rule) = frame.contents, let descriptors {
            guard !descriptors.contains(lower) else { return }
            let nearest = nearestName(to: lower, in: descriptors.sorted())
            reportUnknownProperty(token, nearest: nearest, in: "of `@\(rule)`")
        } else if !CSSProperty.isKnown(lower), !(isPage(frame) && Self.pageDescriptors.contains(lower)) {
            reportUnknownProperty(token, nearest: nearestProperty(to: lower), in: "in CSS")
        }
    }

    private mutating func reportUnknownProperty(_ token: CSSToken, nearest: String?, in place: String) {
        let help = nearest.map { "did you mean `\($0)`?" } ?? ""
        report("no property `\(name(of: token))` \(place)", at: token.range, help: help, as: .doubtful)
    }

    func isPage(_ frame: Frame) -> Bool {
        if case .descriptors(nil, _) = frame.contents { return true }
        return false
    }

    static let pageDescriptors: Set<String> = ["size", "page-orientation", "page-margin-safety", "bleed", "marks"]

    mutating func nearestProperty(to name: String) -> String? {
        if let known = suggestions[name] { return known }
        guard !isFull else { return nil }
        let nearest = nearestName(to: name, in: CSSProperty.sorted)
        suggestions[name] = .some(nearest)
        return nearest
    }

    /// `value` is what stands behind the colon.
    mutating func checkValue(_ value: Range<Int>, of property: CSSToken) {
        let isCustom = bytes[property.range].starts(with: "--".utf8)
        guard let first = nextToken(from: value.lowerBound, to: value.upperBound) else {
            if !isCustom {
                report("`\(text(of: property))` has no value", at: property.range, help: "a declaration is `name: value;`")
            }
            return
        }
        var place = first
        var hasColon = false
        while place < value.upperBound {
            switch tokens[place].kind {
            case .delimiter(UInt8(ascii: "!")):
                let word = nextToken(from: place + 1, to: value.upperBound)
                if let word, tokens[word].kind == .ident, name(of: tokens[word]).lowercased() == "important" {
                    if let problem = policy.problemWithImportance {
                        report(problem.message, at: tokens[place].start..<tokens[word].end, help: problem.help, as: .doubtful)
                    }
                } else if !isCustom {
                    report("a value cannot hold `!`", at: tokens[place].range)
                }
            case .colon where !isCustom && !hasColon:
                reportColon(at: place, first: first)
                hasColon = true
            case .function, .openParenthesis, .openBracket, .openBrace:
                place = min(brackets.index(after: place), value.upperBound)
                continue
            default: break
            }
            place += 1
        }
    }

    /// A colon where a value should have ended: the name before it begins the next declaration.
    mutating func reportColon(at colon: Int, first: Int) {
        var next = colon - 1
        while next > first, tokens[next].kind == .space { next -= 1 }
        guard next - 1 > first, tokens[next].kind == .ident, tokens[next - 1].kind == .space else {
            return report("a value cannot hold `:`", at: tokens[colon].range)
        }
        reportMissingSemicolon(behind: tokens[next - 2])
    }

    mutating func reportMissingSemicolon(behind token: CSSToken) {
        report("no `;` behind `\(text(of: token))`", at: token.range, help: "a declaration ends with `;`")
    }
}
