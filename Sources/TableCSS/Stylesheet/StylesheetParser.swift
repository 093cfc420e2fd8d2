import TableModel

/// What is wrong with a style sheet: as CSS, and by the policy of the place that it is for.
///
/// At most a thousand faults, in no particular order. Linear in the size of the sheet, whatever its nesting.
package func checkStylesheet(_ css: String, policy: some StylesheetPolicy) -> [StylesheetFault] {
    let bytes = Array(css.utf8)
    let tokenizer = CSSTokenizer(bytes)
    let brackets = CSSBrackets(tokenizer.tokens)
    var parser = StylesheetParser(bytes: bytes, tokens: tokenizer.tokens, brackets: brackets, policy: policy)
    parser.report(tokenizer.faults)
    parser.reportBrackets(faults: tokenizer.faults)
    parser.run()
    return parser.faults
}

/// The grammar of a style sheet as far as it can be wrong (CSS Syntax Level 3 §5, with nested rules).
///
/// One pass with a stack of its own; bracketed values are jumped over.
struct StylesheetParser {
    let bytes: [UInt8]
    let tokens: [CSSToken]
    let brackets: CSSBrackets
    let policy: any StylesheetPolicy
    let places: StylesheetPlaces
    private(set) var faults: [StylesheetFault] = []
    var frames: [Frame] = []
    var index = 0
    var suggestions: [String: String?] = [:]

    /// A block that is being read.
    struct Frame {
        let contents: BlockContents
        /// Inside of a style rule, where some at-rules cannot stand.
        let isNested: Bool
        let end: Int
        let next: Int
    }

    /// What a block may hold.
    enum BlockContents: Equatable {
        case rules, style, keyframes, properties
        /// `rule` is the name of the at-rule.
        case descriptors(Set<String>?, rule: String)
    }

    init(bytes: [UInt8], tokens: [CSSToken], brackets: CSSBrackets, policy: any StylesheetPolicy) {
        self.bytes = bytes
        self.tokens = tokens
        self.brackets = brackets
        self.policy = policy
        places = StylesheetPlaces(bytes)
    }

    mutating func run() {
        checkReferences()
        frames = [Frame(contents: .rules, isNested: false, end: tokens.count, next: tokens.count)]
        while let frame = frames.last {
            guard index < frame.end else {
                frames.removeLast()
                index = max(index, frame.next)
                continue
            }
            switch tokens[index].kind {
            case .space, .semicolon: index += 1
            case .htmlComment:
                // At the top of a file it would be passed over; in a layer it spoils the rule behind it.
                report("a comment of HTML", at: tokens[index].range, help: "comments of CSS are `/* … */`")
                index += 1
            // Reported with the brackets.
            case .closeBrace, .closeBracket, .closeParenthesis: index += 1
            case .atKeyword: readAtRule(in: frame)
            default: readItem(in: frame)
            }
        }
    }

    // A name after `var(` may stand at any depth of any value.
    mutating func checkReferences() {
        for (place, token) in tokens.enumerated() {
            guard token.kind == .function, name(of: token).lowercased() == "var" else { continue }
            guard let argument = nextToken(from: place + 1, to: tokens.count), tokens[argument].kind == .ident else { continue }
            let next = nextToken(from: argument + 1, to: tokens.count)
            checkCustomProperty(tokens[argument], isSet: false, hasFallback: next.map { tokens[$0].kind == .comma } ?? false)
        }
    }

    mutating func checkCustomProperty(_ token: CSSToken, isSet: Bool, hasFallback: Bool = false) {
        let name = name(of: token)
        guard name.hasPrefix("--"), !isFull, let problem = policy.problem(withCustomProperty: name, isSet: isSet),
            problem.kind == .broken || !hasFallback
        else { return }
        report(problem.message, at: token.range, help: problem.help, as: problem.kind)
    }

    /// A declaration or a rule with its selector.
    mutating func readItem(in frame: Frame) {
        let start = index
        let isCustom = isCustomProperty(at: start, end: frame.end)
        // What holds an open bracket or text is not what its author meant it to be; that has been reported.
        var isReadable = true
        var end = start
        while end < frame.end {
            switch tokens[end].kind {
            case .semicolon, .closeBrace: break
            case .openBrace where !isCustom: break
            case .function, .openParenthesis, .openBracket, .openBrace:
                isReadable = isReadable && brackets.isClosed(end)
                end = min(brackets.index(after: end), frame.end)
                continue
            default:
                if tokens[end].kind == .badString || tokens[end].kind == .badURL { isReadable = false }
                end += 1
                continue
            }
            break
        }
        index = end
        if end < frame.end, tokens[end].kind == .openBrace {
            readRule(start..<end, in: frame, isReadable: isReadable)
        } else if isReadable {
            readDeclaration(start..<end, in: frame)
        }
    }

    mutating func readRule(_ prelude: Range<Int>, in frame: Frame, isReadable: Bool) {
        let block = index
        switch frame.contents {
        case .rules, .style:
            if !isReadable {
                // Nothing more to say.
            } else if let last = endOfDeclaration(before: prelude) {
                reportMissingSemicolon(behind: last)
            } else {
                checkSelector(prelude, isRelative: frame.contents == .style)
                checkPseudos(prelude)
                checkClasses(prelude)
            }
            enter(block, .style, isNested: true)
        case .keyframes:
            checkKeyframe(prelude)
            enter(block, .properties, isNested: true)
        case .properties, .descriptors:
            report("a rule cannot stand here", at: range(of: prelude), help: "only declarations can: `name: value;`")
            index = brackets.index(after: block)
        }
    }

    mutating func enter(_ block: Int, _ contents: BlockContents, isNested: Bool) {
        frames.append(
            Frame(contents: contents, isNested: isNested, end: brackets.ends[block], next: brackets.index(after: block)))
        index = block + 1
    }

    /// The last token of a declaration without `;` that was taken for a part of the selector behind it: `color: red &:hover {`.
    func endOfDeclaration(before prelude: Range<Int>) -> CSSToken? {
        let first = tokens[prelude.lowerBound]
        guard first.kind == .ident, let colon = nextToken(from: prelude.lowerBound + 1, to: prelude.upperBound),
            tokens[colon].kind == .colon, let value = nextToken(from: colon + 1, to: prelude.upperBound)
        else { return nil }
        let name = name(of: first).lowercased()
        let isSelector = value == colon + 1 && (Self.elements.contains(name) || tokens[value].kind == .colon)
        guard CSSProperty.isKnown(name), !isSelector else { return nil }
        let lineEnd = (value..<prelude.upperBound).first {
            tokens[$0].kind == .space && bytes[tokens[$0].range].contains(where: \.isCSSLineEnd)
        }
        return tokens[lineEnd.map { $0 - 1 } ?? value]
    }

    /// Elements that are called like a property: `mask:hover` is a selector.
    static let elements: Set<String> = ["content", "cursor", "filter", "font", "marker", "mask"]

    /// The index of the next token that is no white space, or nil.
    func nextToken(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < min(end, tokens.count) {
            if tokens[index].kind != .space { return index }
            index += 1
        }
        return nil
    }

    func text(of token: CSSToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// Without escapes, and without the parenthesis of a function.
    func name(of token: CSSToken) -> String {
        CSSName.unescaped(bytes[token.start..<(token.kind == .function ? token.end - 1 : token.end)])
    }

    /// Without white space at its ends.
    func range(of tokens: Range<Int>) -> Range<Int> {
        var end = tokens.upperBound
        while end > tokens.lowerBound + 1, self.tokens[end - 1].kind == .space { end -= 1 }
        return self.tokens[tokens.lowerBound].start..<self.tokens[max(end - 1, tokens.lowerBound)].end
    }

    mutating func report(_ message: String, at range: Range<Int>, help: String = "", as kind: StylesheetFault.Kind = .broken) {
        guard !isFull else { return }
        faults.append(StylesheetFault(kind: kind, message: message, help: help, range: places.range(range)))
    }

    /// Nobody reads a thousand messages on one file, and each costs.
    var isFull: Bool { faults.count >= 1000 }
}
