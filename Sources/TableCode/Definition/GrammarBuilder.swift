import TableBasics

/// Prepares a definition: patterns become steps, modes become tables.
struct GrammarBuilder {
    private(set) var grammar: CodeGrammar
    private(set) var problems: [String]
    private let definition: LanguageDefinition
    private let letters: ByteFlags
    private let starts: ByteFlags
    private var sets = ByteSets()
    /// The rules of a mode are prepared once, also for modes that are like it.
    private var ruleIndices: [[UInt16]] = []
    private var firstBytes: [ByteFlags] = []
    private var needsLineStart: [Bool] = []

    init(_ definition: LanguageDefinition) {
        self.definition = definition
        problems = definition.problems
        grammar = CodeGrammar(ignoresCase: definition.ignoresCase)
        let starts = ByteFlags { $0.isASCIILetter || $0 == 0x5F || $0 >= 0x80 || definition.starts.contains($0) }
        self.starts = starts
        letters = ByteFlags { starts.contains($0) || $0.isASCIIDigit || definition.letters.contains($0) }
        // What nothing is in.
        _ = sets.index(of: ByteFlags())
        for mode in definition.modes { ruleIndices.append(mode.rules.compactMap { prepare($0, in: mode) }) }
        for index in definition.modes.indices { build(index) }
        grammar.sets = sets.flags
    }

    // MARK: Rules

    private mutating func prepare(_ rule: CodeRule, in mode: CodeMode) -> UInt16? {
        var prepared = PreparedRule()
        let start = grammar.steps.count
        for (number, part) in rule.parts.enumerated() {
            grammar.steps.append(PatternStep(kind: .part, value: UInt16((part.codeClass ?? mode.codeClass).rawValue)))
            let steps = steps(of: part.pattern, at: rule.place)
            if number < rule.parts.count - 1, steps.contains(where: { $0.kind == .ahead || $0.kind == .notAhead }) {
                problems.append("\(rule.place): what is only looked at stands at the end")
            }
            grammar.steps += steps
        }
        boundRepetitions(from: start)
        prepared.steps = Int32(start)..<Int32(grammar.steps.count)
        firstBytes.append(first(of: grammar.steps[start...]))
        needsLineStart.append(grammar.steps.count > start + 1 && grammar.steps[start + 1].kind == .lineStart)
        let taken = grammar.steps[start...].drop { $0.kind == .part }.prefix(2)
        if taken.count == 2, taken.allSatisfy({ $0.kind == .byte }) { prepared.second = taken[taken.startIndex + 1].value }
        switch rule.action {
        case .stay: break
        case .enter(let name): (prepared.action, prepared.target) = (.enter, target(name, rule))
        case .enterNextLine(let name): (prepared.action, prepared.target) = (.enterNextLine, target(name, rule))
        case .replace(let name): (prepared.action, prepared.target) = (.replace, target(name, rule))
        case .leave: prepared.action = .leave
        case .embed(let name, let ends):
            prepared.action = .embed
            prepared.target = language(name)
            prepare(ends, of: rule, into: &prepared)
        }
        grammar.rules.append(prepared)
        return UInt16(grammar.rules.count - 1)
    }

    private mutating func prepare(_ ends: [String], of rule: CodeRule, into prepared: inout PreparedRule) {
        var firstBytes = ByteFlags()
        let known = grammar.ends.count
        for end in ends {
            let start = grammar.steps.count
            grammar.steps += steps(of: end, at: rule.place)
            boundRepetitions(from: start)
            grammar.ends.append(Int32(start)..<Int32(grammar.steps.count))
            firstBytes.formUnion(first(of: grammar.steps[start...]))
        }
        prepared.until = Int32(known)..<Int32(grammar.ends.count)
        prepared.untilFirst = sets.index(of: firstBytes)
    }

    private mutating func steps(of pattern: String, at place: String) -> [PatternStep] {
        let reader = PatternReader(pattern, wordBytes: letters, ignoresCase: definition.ignoresCase, sets: &sets)
        if let problem = reader.problem { problems.append("\(place): \(problem)") }
        return reader.steps
    }

    /// Only what is taken last may be as long as it likes.
    private mutating func boundRepetitions(from start: Int) {
        var isLast = true
        for index in grammar.steps.indices[start...].reversed() {
            switch grammar.steps[index].kind {
            case .part, .captureStart, .captureEnd: continue
            case .set where grammar.steps[index].maximum == PatternStep.endless && !isLast:
                grammar.steps[index].maximum = PatternStep.farthest
            default: break
            }
            isLast = false
        }
    }

    private mutating func target(_ name: String, _ rule: CodeRule) -> Int16 {
        guard let index = definition.mode(named: name) else {
            problems.append("\(rule.place): there is no mode '\(name)'")
            return 0
        }
        return Int16(index)
    }

    private mutating func language(_ name: String) -> Int16 {
        if name == "\\0" { return -1 }
        if name == "\\1" { return -2 }
        if !grammar.languages.contains(name) { grammar.languages.append(name) }
        return Int16(grammar.languages.firstIndex(of: name) ?? 0)
    }

    /// The bytes that a match can begin with.
    private func first(of steps: ArraySlice<PatternStep>) -> ByteFlags {
        var first = ByteFlags()
        for step in steps {
            switch step.kind {
            case .byte:
                first.insert(UInt8(step.value))
                return first
            case .set:
                first.formUnion(sets.all[Int(step.value)])
                if step.minimum > 0 { return first }
            case .backreference, .quoted, .notAhead, .lineEnd: return ByteFlags { _ in true }
            default: break
            }
        }
        return ByteFlags { _ in true }
    }

    // MARK: Modes

    /// The mode and those that it is like, itself first.
    private func chain(_ index: Int) -> [Int] {
        var chain = [index]
        while let like = definition.modes[chain[chain.count - 1]].like, let next = definition.mode(named: like),
            !chain.contains(next)
        {
            chain.append(next)
        }
        return chain
    }

    private mutating func build(_ index: Int) {
        let chain = chain(index)
        let modes = chain.map { definition.modes[$0] }
        func setting<Value>(_ value: (CodeMode) -> Value?) -> Value? {
            for mode in modes { if let value = value(mode) { return value } }
            return nil
        }
        let words = words(of: modes)
        let hasWords = !words.isEmpty || setting(\.otherWords) != nil || setting(\.calls) != nil || setting(\.capitals) != nil
        var mode = PreparedMode(codeClass: modes[0].codeClass, words: grammar.words.add(words))
        mode.otherWords = setting(\.otherWords) ?? modes[0].codeClass
        mode.capitals = setting(\.capitals) ?? .plain
        mode.constants = setting(\.constants) ?? .plain
        mode.callsFirst = setting(\.callsFirst) ?? false
        mode.calls = sets.index(of: ByteFlags(setting(\.calls) ?? []))
        mode.keys = sets.index(of: ByteFlags(setting(\.keys) ?? []))
        mode.members = sets.index(of: ByteFlags(setting(\.members) ?? []))
        mode.letters = sets.index(of: letters)
        grammar.modes.append(mode)
        buildActions(
            rules: chain.flatMap { ruleIndices[$0] }, hasWords: hasWords, hasNumbers: setting(\.hasNumbers) ?? false,
            isLine: modes[0].isLine)
    }

    private func words(of modes: [CodeMode]) -> [(word: [UInt8], codeClass: CodeClass, next: CodeClass)] {
        var next: [String: CodeClass] = [:]
        for mode in modes.reversed() { for word in mode.nextWords { next[word.word] = word.codeClass } }
        var seen: Set<String> = []
        var words: [(word: [UInt8], codeClass: CodeClass, next: CodeClass)] = []
        let listed = modes.flatMap(\.words) + next.keys.sorted().map { ($0, .keyword) }
        for (word, codeClass) in listed where seen.insert(word).inserted {
            let bytes = definition.ignoresCase ? word.utf8.map(\.asciiLowercased) : Array(word.utf8)
            words.append((bytes, codeClass, next[word] ?? .plain))
        }
        return words
    }

    private mutating func buildActions(rules: [UInt16], hasWords: Bool, hasNumbers: Bool, isLine: Bool) {
        var known: [[UInt16]: UInt16] = [[]: 0]
        func place(of list: [UInt16], _ lists: inout [UInt16]) -> UInt16 {
            if let place = known[list] { return place }
            known[list] = UInt16(lists.count)
            lists += list + [UInt16.max]
            return UInt16(lists.count - list.count - 1)
        }
        for byte in UInt8.min...UInt8.max {
            var action = CodeGrammar.ByteAction.skip
            if byte.isASCIISpace { action = CodeGrammar.ByteAction.blank }
            if hasWords, starts.contains(byte) { action = CodeGrammar.ByteAction.word }
            if hasNumbers, byte.isASCIIDigit { action = CodeGrammar.ByteAction.number }
            if isLine, byte == 0x0A { action = CodeGrammar.ByteAction.lineEnd }
            let list = rules.filter { firstBytes[Int($0)].contains(byte) }
            let elsewhere = list.filter { !needsLineStart[Int($0)] }
            if !list.isEmpty { action |= CodeGrammar.ByteAction.hasLineRules }
            if !elsewhere.isEmpty { action |= CodeGrammar.ByteAction.hasRules }
            grammar.actions.append(action)
            grammar.firstRules.append(place(of: list, &grammar.lists))
            grammar.firstRules.append(place(of: elsewhere, &grammar.lists))
        }
    }
}
