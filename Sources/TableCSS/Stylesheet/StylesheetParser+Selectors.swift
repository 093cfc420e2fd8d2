extension StylesheetParser {
    /// Reports the first thing in a list of selectors that none can hold (Selectors Level 4 §18); what stands in parentheses and
    /// square brackets is not looked at.
    ///
    /// `isRelative`: a selector may begin with a combinator, as in a nested rule.
    mutating func checkSelector(_ prelude: Range<Int>, isRelative: Bool) {
        guard nextToken(from: prelude.lowerBound, to: prelude.upperBound) != nil else {
            return report("a block without a selector", at: emptyPlace(prelude))
        }
        var isStart = true
        // A combinator or comma that something must follow.
        var open: Int?
        var index = prelude.lowerBound
        while index < prelude.upperBound {
            let token = tokens[index]
            switch token.kind {
            case .space: index += 1
            case .comma:
                if isStart {
                    return report("an empty selector in a list", at: token.range, help: "remove this comma, or what is too many")
                }
                if let open { return reportOpen(open) }
                (isStart, open) = (true, index)
                index += 1
            case .delimiter(UInt8(ascii: ">")), .delimiter(UInt8(ascii: "+")), .delimiter(UInt8(ascii: "~")):
                let isFirst = isStart && !isRelative
                if isFirst || open.map({ tokens[$0].kind != .comma }) == true { return reportSelector(token) }
                (isStart, open) = (false, index)
                index += 1
            // What is open or broken has been reported.
            case .badString, .badURL, .closeBracket, .closeParenthesis, .closeBrace: return
            default:
                guard let end = endOfSimpleSelector(at: index, before: prelude.upperBound) else { return reportSelector(token) }
                (isStart, open) = (false, nil)
                index = end
            }
        }
        if let open { reportOpen(open) }
    }

    /// The index behind a simple selector (Selectors Level 4 §3.1), or nil where none begins.
    private func endOfSimpleSelector(at index: Int, before end: Int) -> Int? {
        let next = index + 1
        switch tokens[index].kind {
        case .ident, .hash(isID: true), .delimiter(UInt8(ascii: "*")), .delimiter(UInt8(ascii: "&")), .delimiter(UInt8(ascii: "|")):
            return next
        case .openBracket: return brackets.index(after: index)
        case .delimiter(UInt8(ascii: ".")): return next < end && tokens[next].kind == .ident ? next + 1 : nil
        case .colon:
            let name = next < end && tokens[next].kind == .colon ? next + 1 : next
            guard name < end else { return nil }
            if tokens[name].kind == .ident { return name + 1 }
            return tokens[name].kind == .function ? brackets.index(after: name) : nil
        default: return nil
        }
    }

    private mutating func reportOpen(_ index: Int) {
        guard tokens[index].kind != .comma else {
            return report("an empty selector in a list", at: tokens[index].range, help: "remove this comma, or what is too many")
        }
        report("nothing follows `\(text(of: tokens[index]))` in a selector", at: tokens[index].range)
    }

    private mutating func reportSelector(_ token: CSSToken) {
        report(
            "a selector cannot hold `\(text(of: token))` here", at: token.range,
            help: commentHelp(at: token) ?? "browsers leave out the whole rule")
    }

    /// The way out for `//`, which begins a comment in other languages.
    func commentHelp(at token: CSSToken) -> String? {
        bytes[token.start...].starts(with: "//".utf8) ? "comments of CSS are `/* … */`" : nil
    }

    /// Where a selector is missing: the brace of the block.
    private func emptyPlace(_ prelude: Range<Int>) -> Range<Int> {
        let index = min(prelude.upperBound, tokens.count - 1)
        return tokens[index].range
    }

    /// `from`, `to`, percentages, and places on a timeline (`entry 20%`).
    mutating func checkKeyframe(_ prelude: Range<Int>) {
        guard nextToken(from: prelude.lowerBound, to: prelude.upperBound) != nil else {
            return report(
                "a block without a place on the timeline", at: emptyPlace(prelude), help: "write `from`, `to` or `50%` before it")
        }
        for index in prelude {
            let token = tokens[index]
            switch token.kind {
            case .space, .comma, .percentage, .ident: continue
            case .number:
                return report("a place on the timeline needs `%`", at: token.range, help: "write `\(text(of: token))%`")
            default: return report("a place on the timeline cannot hold `\(text(of: token))`", at: token.range)
            }
        }
    }
}
