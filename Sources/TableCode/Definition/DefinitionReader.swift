import TableBasics

/// Reads files of definitions, of which `Site/architecture.md` tells the form.
struct DefinitionReader {
    private(set) var definition = LanguageDefinition()
    private let files: (String) -> String?
    private var file = ""
    private var line = 0
    private var mode: Int?
    /// Rules of modes that another file began; those of this file come before them.
    private var inherited: [Int: [CodeRule]] = [:]

    static let mostParts = 8

    /// - Parameter files: the text of the definition with a name; nil when there is none.
    init(_ name: String, files: @escaping (String) -> String?) {
        self.files = files
        read(name, depth: 0)
    }

    private mutating func read(_ name: String, depth: Int) {
        guard depth < 8, let text = files(name) else { return report("there is no definition '\(name)'") }
        (file, line, mode) = (name, 0, nil)
        inherited = [:]
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            let words = row.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let first = words.first, first != "#" else { continue }
            if words.count > 1, words[1] == "=" || words.count > 2 && words[2] == "=" {
                readSetting(words, depth: depth)
            } else if first.hasPrefix("["), first.hasSuffix("]") {
                readMode(first.dropFirst().dropLast(), words.dropFirst())
            } else {
                readRule(words)
            }
        }
        for (index, rules) in inherited { definition.modes[index].rules += rules }
    }

    private mutating func report(_ problem: String) { definition.problems.append("\(file):\(line): \(problem)") }

    // MARK: Modes

    private mutating func readMode(_ name: Substring, _ words: ArraySlice<Substring>) {
        if let known = definition.mode(named: name) {
            mode = known
            if inherited[known] == nil {
                inherited[known] = definition.modes[known].rules
                definition.modes[known].rules = []
            }
        } else {
            definition.modes.append(CodeMode(name: String(name)))
            mode = definition.modes.count - 1
            inherited[definition.modes.count - 1] = []
        }
        guard let mode else { return }
        var rest = words
        while let word = rest.popFirst() {
            if word == "line" {
                definition.modes[mode].isLine = true
            } else if word == "like", let other = rest.popFirst() {
                definition.modes[mode].like = String(other)
            } else if let codeClass = CodeClass.named(word) {
                definition.modes[mode].codeClass = codeClass
            } else {
                report("'\(word)' says nothing of a mode")
            }
        }
    }

    // MARK: Settings

    private mutating func readSetting(_ words: [Substring], depth: Int) {
        let isNext = words[0] == "next" && words.count > 2 && words[2] == "="
        let values = words.dropFirst(isNext ? 3 : 2).map(String.init)
        let key = isNext ? words[1] : words[0]
        guard let mode else { return readHead(String(key), values, depth: depth) }
        if let codeClass = CodeClass.named(key) {
            let list = values.map { (word: $0, codeClass: codeClass) }
            if isNext { definition.modes[mode].nextWords += list } else { definition.modes[mode].words += list }
            return
        }
        let bytes = values.flatMap { Array($0.utf8) }
        let codeClass = values.first.flatMap { CodeClass.named($0) }
        switch key {
        case "words": definition.modes[mode].otherWords = codeClass
        case "capitals": definition.modes[mode].capitals = codeClass
        case "constants": definition.modes[mode].constants = codeClass
        case "calls":
            definition.modes[mode].calls = bytes
            definition.modes[mode].callsFirst = false
        case "calls-first":
            definition.modes[mode].calls = bytes
            definition.modes[mode].callsFirst = true
        case "keys": definition.modes[mode].keys = bytes
        case "members": definition.modes[mode].members = bytes
        case "numbers": definition.modes[mode].hasNumbers = values == ["yes"]
        default: report("'\(key)' is no setting of a mode")
        }
    }

    private mutating func readHead(_ key: String, _ values: [String], depth: Int) {
        switch key {
        case "names": definition.names = values
        case "letters": definition.letters += values.flatMap(\.utf8)
        case "starts": definition.starts += values.flatMap(\.utf8)
        case "case": definition.ignoresCase = values == ["ignored"]
        case "extends":
            let (names, file, line) = (definition.names, file, line)
            for name in values { read(name, depth: depth + 1) }
            (definition.names, self.file, self.line, mode, inherited) = (names, file, line, nil, [:])
        default: report("'\(key)' is no setting of a language")
        }
    }

    // MARK: Rules

    private mutating func readRule(_ words: [Substring]) {
        guard let mode else { return report("a rule stands in a mode") }
        var rule = CodeRule(place: "\(file):\(line)")
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "->": rule.action = .enter(String(rest.popFirst() ?? ""))
            case "~>": rule.action = .enterNextLine(String(rest.popFirst() ?? ""))
            case ">>": rule.action = .replace(String(rest.popFirst() ?? ""))
            case "<-": rule.action = .leave
            case "=>":
                let name = String(rest.popFirst() ?? "")
                guard rest.popFirst() == "until", let end = rest.popFirst() else {
                    return report("an embedded language has an end")
                }
                var ends = [String(end)]
                while rest.first == "or", let other = rest.dropFirst().first {
                    ends.append(String(other))
                    rest = rest.dropFirst(2)
                }
                rule.action = .embed(name, until: ends)
            default: readPart(word, into: &rule)
            }
        }
        if rule.parts.count > Self.mostParts { return report("a rule has at most \(Self.mostParts) parts") }
        definition.modes[mode].rules.append(rule)
    }

    private mutating func readPart(_ word: Substring, into rule: inout CodeRule) {
        guard let colon = word.firstIndex(of: ":") else { return report("'\(word)' has no class") }
        let name = word[..<colon]
        let codeClass = CodeClass.named(name)
        if codeClass == nil, !name.isEmpty { return report("'\(name)' is no class") }
        rule.parts.append((codeClass, String(word[word.index(after: colon)...])))
    }
}
