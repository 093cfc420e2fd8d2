import TableModel

extension StylesheetParser {
    mutating func readAtRule(in frame: Frame) {
        let start = index
        let token = tokens[start]
        let end = endOfPrelude(behind: start, in: frame)
        let block = end < frame.end && tokens[end].kind == .openBrace ? end : nil
        index = block.map { brackets.index(after: $0) } ?? end
        let written = CSSName.unescaped(bytes[token.start + 1..<token.end])
        let name = written.lowercased()
        if isPage(frame), Self.pageMargins.contains(name) {
            if let block { enter(block, .properties, isNested: true) }
            return
        }
        guard let rule = CSSAtRule.named(name) else { return reportUnknownAtRule(written, token) }
        if let problem = policy.problem(withAtRule: name) { return report(problem.message, at: token.range, help: problem.help) }
        if rule.contents == .statement { return }
        guard isPlace(for: rule, called: name, token, in: frame) else { return }
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
        if rule.name == "media" { checkMedia(start + 1..<end) }
        if rule.name == "property", let prelude, tokens[prelude].kind == .ident {
            checkCustomProperty(tokens[prelude], isSet: true)
        }
        enter(block, of: rule, in: frame)
    }

    /// The index of what ends an at-rule's prelude: its block, a `;`, the end of the block around it.
    private func endOfPrelude(behind start: Int, in frame: Frame) -> Int {
        var end = start + 1
        while end < frame.end, ![.semicolon, .openBrace, .closeBrace].contains(tokens[end].kind) {
            switch tokens[end].kind {
            case .function, .openParenthesis, .openBracket: end = min(brackets.index(after: end), frame.end)
            default: end += 1
            }
        }
        return end
    }

    private mutating func reportUnknownAtRule(_ name: String, _ token: CSSToken) {
        // What only one browser knows is its own affair.
        guard !name.hasPrefix("-"), !isFull else { return }
        let nearest = nearestName(to: name.lowercased(), in: CSSAtRule.all.map(\.name))
        report("no rule `@\(name)` in CSS", at: token.range, help: nearest.map { "did you mean `@\($0)`?" } ?? "")
    }

    /// Whether an at-rule may stand in a block; reports it when not.
    private mutating func isPlace(for rule: CSSAtRule, called name: String, _ token: CSSToken, in frame: Frame) -> Bool {
        switch frame.contents {
        case .rules, .style:
            if !frame.isNested || rule.canNest { return true }
            report("`@\(name)` cannot stand inside of a rule", at: token.range, help: "put it beside the rule")
        case .keyframes, .properties, .descriptors: report("`@\(name)` cannot stand here", at: token.range)
        }
        return false
    }

    private mutating func enter(_ block: Int, of rule: CSSAtRule, in frame: Frame) {
        switch rule.contents {
        case .same, .layer: enter(block, frame.contents, isNested: frame.isNested)
        case .style: enter(block, .style, isNested: frame.isNested)
        case .keyframes: enter(block, .keyframes, isNested: true)
        case .properties: enter(block, .properties, isNested: true)
        case .descriptors(let names): enter(block, .descriptors(names, rule: rule.name), isNested: true)
        case .anything, .statement: break
        }
    }

    private static let pageMargins: Set<String> = Set(
        ["top", "bottom"].flatMap { edge in ["-left-corner", "-left", "-center", "-right", "-right-corner"].map { edge + $0 } }
            + ["left", "right"].flatMap { edge in ["-top", "-middle", "-bottom"].map { edge + $0 } })
}
