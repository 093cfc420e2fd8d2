import TableBasics

/// Goes over code once, from its start to its end, and says what its pieces are.
///
/// The time is linear whatever the code is: a rule that fails has looked at a bounded number of bytes, see ``PatternStep/farthest``,
/// and one that matches goes on behind what it took.
struct CodeScanner {
    let tables: GrammarTables
    let code: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int
    var position: Int
    private var runs: CodeRuns
    /// The mode that the scanner is in, with what its rule captured; those around it.
    private var frame = Frame()
    private var frames: [Frame] = []
    /// Modes that were entered too deep to be kept.
    private var lostFrames = 0
    /// Modes that begin with the next line, in their order: documents that stand behind a line of commands.
    private var waiting: [Frame] = []
    /// What the next word is, because of the one before.
    private var nextWord = CodeClass.plain
    /// No operand stands before: one can begin here.
    private(set) var isAtOperand = true
    /// Matches that took nothing, one after the other.
    private var emptyMatches = 0
    /// Where the parts of a match begin, and their classes: room for eight.
    let parts: UnsafeMutableBufferPointer<Part>
    var partCount = 0
    var captures = Captures()

    /// Deeper modes are not told apart, so that no code takes more than a few bytes of memory for each of its own.
    private static let mostFrames = 1 << 16

    private struct Frame {
        var mode = 0
        var captures = Captures()
    }

    struct Part {
        let start: Int
        let codeClass: CodeClass
    }

    /// The two captures of a rule.
    struct Captures {
        var first: Range<Int> = 0..<0
        var second: Range<Int> = 0..<0
    }

    /// An embedded language that begins where the scanner stands.
    struct Embedding {
        /// Of the languages that the grammar names, or a name that was captured.
        let language: Int
        let name: Range<Int>
        let end: Int
    }

    /// The room for the parts must outlive the scanner.
    init(
        _ tables: GrammarTables, _ code: UnsafeBufferPointer<UInt8>, in range: Range<Int>, runs: CodeRuns,
        parts: UnsafeMutableBufferPointer<Part>
    ) {
        self.tables = tables
        self.parts = parts
        self.code = code
        self.runs = runs
        start = range.lowerBound
        end = range.upperBound
        position = start
    }

    /// What the mode that the scanner is in captured.
    var enclosing: Captures { frame.captures }

    /// Goes on up to the end, or up to an embedded language, behind which it is called again.
    mutating func scan() -> Embedding? {
        while position < end {
            let isLineStart = position == start || code[position - 1] == 0x0A
            if isLineStart, !waiting.isEmpty { enterWaiting() }
            let mode = frame.mode
            let action = tables.actions[mode << 8 | Int(code[position])]
            if action & (isLineStart ? CodeGrammar.ByteAction.hasLineRules : CodeGrammar.ByteAction.hasRules) != 0 {
                switch matchRules(mode, isLineStart) {
                case .none: break
                case .some(nil): continue
                case .some(let embedding?): return embedding
                }
            }
            switch action & CodeGrammar.ByteAction.kinds {
            case CodeGrammar.ByteAction.word: word(mode)
            case CodeGrammar.ByteAction.number: number()
            case CodeGrammar.ByteAction.blank: blank(mode)
            case CodeGrammar.ByteAction.lineEnd: leave()
            default: skip(mode)
            }
            emptyMatches = 0
        }
        return nil
    }

    /// Goes on behind an embedded language, with the runs that are known by then.
    mutating func resume(at position: Int, _ runs: CodeRuns) {
        self.position = position
        self.runs = runs
    }

    /// The runs so far; the scanner has none behind that.
    mutating func takeRuns() -> CodeRuns {
        defer { runs = CodeRuns() }
        return runs
    }

    // MARK: Bytes

    /// Signs, and everything in modes without words; up to what may be something else.
    private mutating func skip(_ mode: Int) {
        let (from, actions, code, end, base) = (position, tables.actions, code, end, mode << 8)
        var at = from + 1
        while at < end, actions[base | Int(code[at])] == CodeGrammar.ByteAction.skip { at += 1 }
        position = at
        let codeClass = tables.modes[mode].codeClass
        runs.append(codeClass, from, position)
        if codeClass == .plain {
            if let last = lastSign(from) {
                isAtOperand = last != UInt8(ascii: ")") && last != UInt8(ascii: "]") && last != UInt8(ascii: "}") && last < 0x80
            }
            nextWord = .plain
        } else {
            isAtOperand = false
        }
    }

    /// The sign that says whether an operand can begin behind these; nil where they leave that as it was: `++` and `--` stand before
    /// an operand or behind one, and so does `!`, behind one without a space.
    private func lastSign(_ from: Int) -> UInt8? {
        var at = position
        while at > from + 1, code[at - 1] == code[at - 2], code[at - 1] == UInt8(ascii: "+") || code[at - 1] == UInt8(ascii: "-") {
            at -= 2
        }
        if at > from, at > start + 1, code[at - 1] == UInt8(ascii: "!") {
            let before = code[at - 2]
            if at > from + 1 ? before == UInt8(ascii: ")") || before == UInt8(ascii: "]") : !isAtOperand && !before.isASCIISpace {
                at -= 1
            }
        }
        return at > from ? code[at - 1] : nil
    }

    /// White space has no class of its own.
    private mutating func blank(_ mode: Int) {
        let (from, actions, code, end, base) = (position, tables.actions, code, end, mode << 8)
        var at = from + 1
        if waiting.isEmpty || code[from] != 0x0A {
            while at < end, actions[base | Int(code[at])] == CodeGrammar.ByteAction.blank, waiting.isEmpty || code[at] != 0x0A {
                at += 1
            }
        }
        position = at
        let codeClass = tables.modes[mode].codeClass
        if codeClass != .plain { runs.append(codeClass, from, position) }
    }

    /// Digits, letters and what may stand between them: `1_000`, `0x1F`, `1.5e-3`, `10px`.
    private mutating func number() {
        let from = position
        let isHexadecimal = code[from] == UInt8(ascii: "0") && from + 1 < end && code[from + 1] | 0x20 == UInt8(ascii: "x")
        var hasPoint = false
        position += 1
        while position < end {
            let byte = code[position]
            if byte.isASCIIWord {
                position += 1
                if !isHexadecimal, byte | 0x20 == UInt8(ascii: "e"), position + 1 < end,
                    code[position] == UInt8(ascii: "-") || code[position] == UInt8(ascii: "+"), code[position + 1].isASCIIDigit
                {
                    position += 1
                }
            } else if byte == UInt8(ascii: "."), !hasPoint, position + 1 < end, code[position + 1].isASCIIDigit {
                hasPoint = true
                position += 1
            } else {
                break
            }
        }
        runs.append(.number, from, position)
        isAtOperand = false
        nextWord = .plain
    }

    private mutating func word(_ mode: Int) {
        let (from, code, end, sets) = (position, code, end, tables.sets)
        let info = tables.modes[mode]
        let letters = Int(info.letters) << 8
        var hash = WordTable.seed
        var at = from
        if tables.ignoresCase {
            while at < end, sets[letters | Int(code[at])] {
                hash = WordTable.hash(hash, code[at].asciiLowercased)
                at += 1
            }
        } else {
            while at < end, sets[letters | Int(code[at])] {
                hash = WordTable.hash(hash, code[at])
                at += 1
            }
        }
        position = at
        let codeClass = classOfWord(from, hash, info)
        runs.append(codeClass, from, position)
        isAtOperand = codeClass == .keyword
    }

    private mutating func classOfWord(_ from: Int, _ hash: UInt32, _ mode: PreparedMode) -> CodeClass {
        let next = nextWord
        nextWord = .plain
        let isMember =
            from > start && tables.sets[Int(mode.members) << 8 | Int(code[from - 1])]
            && (from < start + 2 || code[from - 2] != code[from - 1] || code[from - 1] == UInt8(ascii: ":"))
        if !isMember, let entry = entry(from, hash, mode.words) {
            nextWord = entry.next
            return entry.codeClass
        }
        if next != .plain { return next }
        let following = position < end ? Int(code[position]) : 0
        if tables.sets[Int(mode.keys) << 8 | following] { return .variable }
        // A `!` belongs to a name unless it begins `!=`.
        let isCalled =
            tables.sets[Int(mode.calls) << 8 | following]
            && (following != Int(UInt8(ascii: "!")) || position + 1 == end || code[position + 1] != UInt8(ascii: "="))
        if isCalled, mode.callsFirst { return .function }
        if mode.capitals != .plain, code[from].isASCIIUppercase {
            return mode.constants != .plain && isConstant(from) ? mode.constants : mode.capitals
        }
        return isCalled ? .function : mode.otherWords
    }

    /// A word of two capitals and more, without other letters.
    private func isConstant(_ from: Int) -> Bool {
        position > from + 1 && !code[from..<position].contains { $0.isASCIILowercase || $0 >= 0x80 }
    }

    private func entry(_ from: Int, _ hash: UInt32, _ part: WordTable.Part) -> WordTable.Entry? {
        var slot = hash & part.mask
        while true {
            let entry = tables.words[Int(part.start + slot)]
            if entry.count == 0 { return nil }
            if entry.hash == hash, Int(entry.count) == position - from, isWord(entry, from) { return entry }
            slot = (slot + 1) & part.mask
        }
    }

    private func isWord(_ entry: WordTable.Entry, _ from: Int) -> Bool {
        for index in 0..<Int(entry.count) {
            let byte = tables.ignoresCase ? code[from + index].asciiLowercased : code[from + index]
            if byte != tables.wordBytes[Int(entry.start) + index] { return false }
        }
        return true
    }

    // MARK: Rules

    /// Nil when no rule matches; else whether another language begins behind the match.
    private mutating func matchRules(_ mode: Int, _ isLineStart: Bool) -> Embedding?? {
        var index = Int(tables.firstRules[(mode << 8 | Int(code[position])) << 1 | (isLineStart ? 0 : 1)])
        let second = position + 1 < end ? UInt16(code[position + 1]) : 0x100
        while tables.lists[index] != UInt16.max {
            let rule = tables.rules[Int(tables.lists[index])]
            index += 1
            if rule.second != second, rule.second != UInt16.max { continue }
            guard let matchEnd = match(rule.steps, at: position) else { continue }
            if matchEnd == position {
                emptyMatches += 1
                if emptyMatches > 8 || rule.action == .stay { continue }
            } else {
                emptyMatches = 0
            }
            take(upTo: matchEnd)
            return .some(act(rule))
        }
        return nil
    }

    private mutating func take(upTo matchEnd: Int) {
        for index in 0..<partCount {
            let partEnd = index + 1 < partCount ? parts[index + 1].start : matchEnd
            let codeClass = parts[index].codeClass
            if partEnd == parts[index].start { continue }
            if codeClass == .plain, code[parts[index].start..<partEnd].allSatisfy(\.isASCIISpace) { continue }
            runs.append(codeClass, parts[index].start, partEnd)
            if codeClass == .comment { continue }
            let last = code[partEnd - 1]
            isAtOperand =
                codeClass == .keyword || codeClass == .attribute
                || codeClass == .plain && !(last.isASCIIWord || last >= 0x80 || ")]}".utf8.contains(last))
            nextWord = .plain
        }
        position = matchEnd
    }

    private mutating func act(_ rule: PreparedRule) -> Embedding? {
        switch rule.action {
        case .stay: break
        case .enter:
            enter(Frame(mode: Int(rule.target), captures: captures))
            isAtOperand = true
        case .enterNextLine:
            if waiting.count < Self.mostFrames { waiting.append(Frame(mode: Int(rule.target), captures: captures)) }
        case .leave: leave()
        case .replace: frame = Frame(mode: Int(rule.target), captures: captures)
        case .embed: return embedding(rule)
        }
        return nil
    }

    private mutating func enter(_ next: Frame) {
        if frames.count < Self.mostFrames {
            frames.append(frame)
            frame = next
        } else {
            lostFrames += 1
        }
    }

    private mutating func enterWaiting() {
        for next in waiting.reversed() { enter(next) }
        waiting = []
    }

    private mutating func leave() {
        if lostFrames > 0 {
            lostFrames -= 1
        } else if let last = frames.popLast() {
            frame = last
        } else {
            // The outermost mode stays; what ends it is passed over.
            if position < end, code[position] == 0x0A { blank(frame.mode) }
        }
    }

    private mutating func embedding(_ rule: PreparedRule) -> Embedding? {
        let name = rule.target == -1 ? captures.first : captures.second
        var last = position
        let first = Int(rule.untilFirst) << 8
        while last < end, !tables.sets[first | Int(code[last])] || !ends(rule, at: last) { last += 1 }
        return Embedding(language: Int(rule.target), name: name, end: last)
    }

    private mutating func ends(_ rule: PreparedRule, at place: Int) -> Bool {
        for index in rule.until where match(tables.ends[Int(index)], at: place, keepingCaptures: true) != nil { return true }
        return false
    }
}
