import TableBasics

/// Short names for what a script declares itself; properties keep theirs.
///
/// What one statement of the script declares within it is known there alone, so that statements use the same short names again.
struct JavaScriptNames {
    private let tokens: [JavaScriptToken]
    private let texts: JavaScriptTexts
    private let marks: Marks
    /// What each token is there.
    private var roles: [Role] = []
    /// The statement of the script that each token stands in.
    private var statements: [Int] = []
    /// The new names, by the numbers of the old ones: those of the whole script, and those of each statement.
    private var outer: [Int: String] = [:]
    private var inner: [[Int: String]] = []

    private enum Role {
        case name
        /// Behind a point, or before the colon of an object: a property.
        case property
        /// Alone in an object: a property, and the variable whose value it has.
        case both
        case other
    }

    /// The numbers of marks that are looked for by themselves.
    private struct Marks {
        let openBrace, closeBrace, openParenthesis, closeParenthesis, point, comma, colon, semicolon, equals, arrow: Int
        let `let`: Int

        init(_ texts: JavaScriptTexts) {
            (openBrace, closeBrace) = (texts.known("{"), texts.known("}"))
            (openParenthesis, closeParenthesis) = (texts.known("("), texts.known(")"))
            (point, comma, colon, semicolon) = (texts.known("."), texts.known(","), texts.known(":"), texts.known(";"))
            (equals, arrow, self.let) = (texts.known("="), texts.known("=>"), texts.known("let"))
        }
    }

    init(_ tokens: [JavaScriptToken], _ texts: JavaScriptTexts) {
        self.tokens = tokens
        self.texts = texts
        marks = Marks(texts)
        roles.reserveCapacity(tokens.count)
        statements.reserveCapacity(tokens.count)
        var declared: Set<Int> = []
        var local: [Set<Int>] = []
        find(&declared, &local)
        shorten(declared, local)
    }

    /// Appends the text of a token in the small script.
    func write(_ index: Int, to output: inout [UInt8]) {
        let (text, role) = (tokens[index].text, roles[index])
        guard role != .other, role != .property, let short = outer[text] ?? inner[statements[index]][text] else {
            output += texts[text].utf8
            return
        }
        if role == .both { output += "\(texts[text]):".utf8 }
        output += short.utf8
    }

    private func text(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].text : -2 }

    private func has(_ index: Int, _ traits: JavaScriptTexts.Traits) -> Bool {
        tokens.indices.contains(index) && texts.traits(tokens[index].text).contains(traits)
    }

    /// Finds the role and statement of each token, and the names that are declared in the script and within its statements.
    private mutating func find(_ declared: inout Set<Int>, _ local: inout [Set<Int>]) {
        var open: [Int] = []
        local = [[]]
        for (index, token) in tokens.enumerated() {
            statements.append(local.count - 1)
            roles.append(role(of: index, in: open.last))
            if has(index, .opens) { open.append(index) }
            if has(index, .closes), let start = open.popLast() {
                let bindings = bindings(from: start, to: index)
                if open.isEmpty, has(start - 1, .constOrLet) {
                    declared.formUnion(bindings)
                } else {
                    local[local.count - 1].formUnion(bindings)
                }
            }
            if token.kind == .word, has(index - 1, .constOrLet) || has(index - 1, .function) || continuesLet(index) {
                if open.isEmpty { declared.insert(token.text) } else { local[local.count - 1].insert(token.text) }
            }
            if open.isEmpty, token.text == marks.semicolon || token.text == marks.closeBrace { local.append([]) }
        }
    }

    /// Whether a name follows another one of `let a, b;`.
    private func continuesLet(_ index: Int) -> Bool {
        guard text(index + 1) == marks.comma || text(index + 1) == marks.semicolon else { return false }
        var at = index
        while text(at - 1) == marks.comma, at >= 2, tokens[at - 2].kind == .word { at -= 2 }
        return at < index && text(at - 1) == marks.let
    }

    private func role(of index: Int, in open: Int?) -> Role {
        guard tokens[index].kind == .word, !has(index, .keyword) else { return .other }
        let (before, after) = (text(index - 1), text(index + 1))
        if before == marks.point { return .property }
        guard let open, text(open) == marks.openBrace, has(open - 1, .beforeObject),
            before == marks.openBrace || before == marks.comma
        else { return .name }
        if after == marks.colon || after == marks.openParenthesis { return .property }
        return after == marks.comma || after == marks.closeBrace || after == marks.equals ? .both : .name
    }

    /// The names that parameters or a pattern bind.
    private func bindings(from open: Int, to close: Int) -> Set<Int> {
        let isParenthesis = text(close) == marks.closeParenthesis
        let isParameters = isParenthesis && (text(close + 1) == marks.arrow || has(open - 2, .function))
        guard isParameters || (!isParenthesis && has(open - 1, .constOrLet)) else { return [] }
        var names: Set<Int> = []
        for index in open + 1..<max(open + 1, close) where tokens[index].kind == .word && roles[index] != .property {
            if has(index - 1, .beforeBinding), has(index + 1, .afterBinding) { names.insert(tokens[index].text) }
        }
        return names
    }

    private mutating func shorten(_ declared: Set<Int>, _ local: [Set<Int>]) {
        var counts: [Int: Int] = [:]
        var localCounts = Array(repeating: [Int: Int](), count: local.count)
        var taken = JavaScriptTexts.keywords
        for (index, token) in tokens.enumerated() where roles[index] == .name || roles[index] == .both {
            if declared.contains(token.text) {
                counts[token.text, default: 0] += 1
            } else if local[statements[index]].contains(token.text) {
                localCounts[statements[index]][token.text, default: 0] += 1
            } else {
                taken.insert(texts[token.text])
            }
        }
        // The commonest of the script have capitals, so that those within statements are the same letters in all of them.
        outer = names(for: counts, from: 26, taken: taken)
        taken.formUnion(outer.values)
        taken.formUnion(declared.filter { outer[$0] == nil }.map { texts[$0] })
        inner = innerNames(for: localCounts, taken: taken)
    }

    /// A name is the same short one in every statement that declares it, so that what is done with it is compressed better. Two names
    /// of one statement differ; others may be the same.
    private func innerNames(for counts: [[Int: Int]], taken: Set<String>) -> [[Int: String]] {
        var totals: [Int: Int] = [:]
        var statements: [Int: [Int]] = [:]
        for (statement, counts) in counts.enumerated() {
            for (name, count) in counts {
                totals[name, default: 0] += count
                statements[name, default: []].append(statement)
            }
        }
        var names: [[Int: String]] = Array(repeating: [:], count: counts.count)
        var used: [Set<String>] = Array(repeating: [], count: counts.count)
        for (name, _) in totals.sorted(by: { (-$0.value, texts[$0.key]) < (-$1.value, texts[$1.key]) }) {
            let places = statements[name] ?? []
            var number = 0
            while taken.contains(Self.short(number)) || places.contains(where: { used[$0].contains(Self.short(number)) }) {
                number += 1
            }
            for place in places {
                names[place][name] = Self.short(number)
                used[place].insert(Self.short(number))
            }
        }
        return names
    }

    private func names(for counts: [Int: Int], from first: Int, taken: Set<String>) -> [Int: String] {
        var names: [Int: String] = [:]
        var next = first
        for (name, _) in counts.sorted(by: { (-$0.value, texts[$0.key]) < (-$1.value, texts[$1.key]) }) {
            var short = Self.short(next)
            while taken.contains(short) {
                next += 1
                short = Self.short(next)
            }
            names[name] = short
            next += 1
        }
        return names
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// `a` to `z`, `A` to `Z`, then pairs of them.
    private static func short(_ number: Int) -> String {
        let last = String(Unicode.Scalar(letters[number % letters.count]))
        return number < letters.count ? last : short(number / letters.count - 1) + last
    }
}
