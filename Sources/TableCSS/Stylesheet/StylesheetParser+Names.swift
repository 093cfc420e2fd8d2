import TableModel

/// Names that browsers pass over with everything that depends on them.
extension StylesheetParser {
    /// Pseudo-classes and pseudo-elements that do not exist, at any depth of a list of selectors.
    mutating func checkPseudos(_ prelude: Range<Int>) {
        var index = prelude.lowerBound
        while index + 1 < prelude.upperBound, !isFull {
            defer { index += 1 }
            guard tokens[index].kind == .colon else { continue }
            let isElement = tokens[index + 1].kind == .colon
            let place = isElement ? index + 2 : index + 1
            guard place < prelude.upperBound, [.ident, .function].contains(tokens[place].kind) else { continue }
            checkPseudo(tokens[place], isElement: isElement, from: tokens[index].start)
            if tokens[place].kind == .function, name(of: tokens[place]).lowercased().hasPrefix("nth-") {
                checkSteps(place, before: prelude.upperBound)
            }
            index = place
        }
    }

    /// Classes of which the place of the sheet knows that there is none, at any depth of a list of selectors.
    mutating func checkClasses(_ prelude: Range<Int>) {
        for index in prelude.dropLast() where tokens[index].kind == .delimiter(UInt8(ascii: ".")) && !isFull {
            guard tokens[index + 1].kind == .ident, let problem = policy.problem(withClass: name(of: tokens[index + 1])) else {
                continue
            }
            report(problem.message, at: tokens[index].start..<tokens[index + 1].end, help: problem.help, as: problem.kind)
        }
    }

    /// An+B (CSS Syntax 3 §6), up to `of`.
    private mutating func checkSteps(_ function: Int, before end: Int) {
        let inside = function + 1..<max(function + 1, min(brackets.ends[function], end))
        let steps = inside.prefix { tokens[$0].kind != .ident || text(of: tokens[$0]).lowercased() != "of" }
        let written = steps.filter { tokens[$0].kind != .space }.map { text(of: tokens[$0]) }.joined().lowercased()
        guard !["even", "odd"].contains(written), let first = nextToken(from: function + 1, to: inside.upperBound) else { return }
        let parts = written.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "n" }
        let isSigned = { (part: Substring) in part.first == "+" || part.first == "-" }
        let isNumber = { (part: Substring) in Int32(part) != nil }
        let isRight =
            parts.count == 1
            ? isNumber(parts[0])
            : (["", "+", "-"].contains(parts[0]) || isNumber(parts[0]))
                && (parts[1].isEmpty || isSigned(parts[1]) && isNumber(parts[1]))
        guard !isRight else { return }
        report(
            "`\(written)` counts nothing in `:\(name(of: tokens[function]))()`",
            at: range(of: first..<max(first + 1, steps.upperBound)),
            help: "write `2n+1`, `even` or a number", as: .doubtful)
    }

    private mutating func checkPseudo(_ token: CSSToken, isElement: Bool, from start: Int) {
        let name = name(of: token)
        let lower = name.lowercased()
        let (own, others) = isElement ? (CSSPseudo.elements, CSSPseudo.classes) : (CSSPseudo.classes, CSSPseudo.elements)
        guard !lower.hasPrefix("-"), !own.contains(lower), isElement || !CSSPseudo.olderElements.contains(lower) else { return }
        let colons = isElement ? "::" : ":"
        // One colon too many or too few is nearer than any other name.
        let suggestion =
            others.contains(lower)
            ? (isElement ? ":" : "::") + lower : nearestName(to: lower, in: own).map { colons + $0 }
        report(
            "no pseudo-\(isElement ? "element" : "class") `\(colons)\(name)` in CSS",
            at: start..<(token.kind == .function ? token.end - 1 : token.end),
            help: suggestion.map { "did you mean `\($0)`?" } ?? "browsers leave out the whole rule", as: .doubtful)
    }

    /// Features of media that do not exist, whose queries are never true (Media Queries 5 §3.2).
    mutating func checkMedia(_ prelude: Range<Int>) {
        for index in prelude where tokens[index].kind == .openParenthesis && !isFull {
            guard let feature = feature(inside: index + 1..<min(brackets.ends[index], prelude.upperBound)) else { continue }
            let name = name(of: tokens[feature])
            var plain = name.lowercased()
            let isRange = plain.hasPrefix("min-") || plain.hasPrefix("max-")
            let prefix = isRange ? String(plain.prefix(4)) : ""
            plain.removeFirst(prefix.utf8.count)
            if plain.hasSuffix("width") || plain.hasSuffix("height") {
                checkMediaLength(index + 1..<min(brackets.ends[index], prelude.upperBound), of: name)
            }
            checkMediaWord(behind: feature, before: prelude.upperBound)
            guard !plain.hasPrefix("-"), !CSSPseudo.mediaFeatures.contains(plain) else { continue }
            report(
                "no feature `\(name)` of media in CSS", at: tokens[feature].range,
                help: nearestName(to: plain, in: CSSPseudo.mediaFeatures).map { "did you mean `\(prefix)\($0)`?" }
                    ?? "what stands in this rule is never used", as: .doubtful)
        }
    }

    /// The word that a feature is to have, where there are few of them (Media Queries 5 §12).
    private mutating func checkMediaWord(behind feature: Int, before end: Int) {
        let name = name(of: tokens[feature]).lowercased()
        guard let words = CSSPseudo.mediaWords(of: name), let colon = nextToken(from: feature + 1, to: end),
            tokens[colon].kind == .colon, let value = nextToken(from: colon + 1, to: end), tokens[value].kind == .ident
        else { return }
        let word = self.name(of: tokens[value]).lowercased()
        guard !words.contains(word) else { return }
        report(
            "a value of `\(name)` names `\(word)`, which is none of its words", at: tokens[value].range,
            help: nearestName(to: word, in: words).map { "did you mean `\($0)`?" } ?? "write `\(words[0])` or `\(words[1])`",
            as: .doubtful)
    }

    /// Numbers that a width or height is compared with.
    private mutating func checkMediaLength(_ inside: Range<Int>, of feature: String) {
        for index in inside.prefix(while: { tokens[$0].kind != .function }) where tokens[index].kind == .number {
            do throws(CSSProblem) {
                for component in CSSValueParser.parse(bytes, [tokens[index]]) { _ = try CSSLength.isLength(component) }
            } catch {
                guard case .wrong(let fault, let help) = error else { return }
                return report("a value of `\(feature)` \(fault)", at: tokens[index].range, help: help, as: .doubtful)
            }
        }
    }

    /// The index of the name in a pair of parentheses: before its value, or between two. nil for conditions in parentheses.
    private func feature(inside: Range<Int>) -> Int? {
        var found: Int?
        for index in inside {
            switch tokens[index].kind {
            case .openParenthesis: return nil
            case .colon, .function: return found
            case .ident where found == nil: found = index
            default: break
            }
        }
        return found
    }
}
