extension StylesheetParser {
    mutating func readAtRule(in frame: Frame) {
        let start = index
        let token = tokens[start]
        var end = start + 1
        while end < frame.end, ![.semicolon, .openBrace, .closeBrace].contains(tokens[end].kind) {
            switch tokens[end].kind {
            case .function, .openParenthesis, .openBracket: end = min(brackets.index(after: end), frame.end)
            default: end += 1
            }
        }
        let block = end < frame.end && tokens[end].kind == .openBrace ? end : nil
        index = block.map { brackets.index(after: $0) } ?? end
        let written = cssName(bytes[token.start + 1..<token.end])
        let name = written.lowercased()
        if case .descriptors(nil, _) = frame.contents, Self.pageMargins.contains(name) {
            if let block { enter(block, .properties, isNested: true) }
            return
        }
        guard let rule = CSSAtRule.named(name) else {
            // What only one browser knows is its own affair.
            if !name.hasPrefix("-"), !isFull { add(.unknownAtRule(written, path: path, at: places.range(token.range))) }
            return
        }
        if case .refused(let reason) = rule.contents {
            return report("`@\(name)` cannot stand in a theme", at: token.range, help: reason)
        }
        switch frame.contents {
        case .rules, .style:
            if frame.isNested, !rule.canNest {
                return report("`@\(name)` cannot stand inside of a rule", at: token.range, help: "put it beside the rule")
            }
        default: return report("`@\(name)` cannot stand here", at: token.range)
        }
        let prelude = nextToken(from: start + 1, to: end)
        guard let block else {
            if rule.contents != .layer || prelude == nil {
                report("`@\(name)` has no block", at: token.range, help: "write `{` and `}` behind it")
            }
            return
        }
        if rule.needsPrelude, prelude == nil {
            report("nothing stands between `@\(name)` and its block", at: token.range, help: "it needs a name or a condition there")
        }
        if rule.name == "property", let prelude, tokens[prelude].kind == .ident { checkToken(tokens[prelude], isSet: true) }
        enter(block, of: rule, in: frame)
    }

    mutating func enter(_ block: Int, of rule: CSSAtRule, in frame: Frame) {
        switch rule.contents {
        case .same, .layer: enter(block, frame.contents, isNested: frame.isNested)
        case .style: enter(block, .style, isNested: frame.isNested)
        case .keyframes: enter(block, .keyframes, isNested: true)
        case .properties: enter(block, .properties, isNested: true)
        case .descriptors(let names): enter(block, .descriptors(names, rule: rule.name), isNested: true)
        case .anything, .refused: break
        }
    }

    static let pageMargins: Set<String> = Set(
        ["top", "bottom"].flatMap { edge in ["-left-corner", "-left", "-center", "-right", "-right-corner"].map { edge + $0 } }
            + ["left", "right"].flatMap { edge in ["-top", "-middle", "-bottom"].map { edge + $0 } })
}
