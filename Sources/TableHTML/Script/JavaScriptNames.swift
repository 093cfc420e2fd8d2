import TableBasics

/// Short names for what a script declares itself; properties keep theirs.
///
/// What one statement of the script declares within it is known there alone, so that statements use the same short names again; and so
/// do parts of a statement that do not see each other.
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
    private var properties: [Int: String] = [:]
    /// Of what is in a list, by the list.
    private var places: [Int: [Int: Int]] = [:]
    /// Where each bracket that is opened is closed, and for each token the bracket around it, or -1.
    private var ends: [Int] = []
    private var around: [Int] = []

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

    init(
        _ tokens: [JavaScriptToken], _ texts: JavaScriptTexts, properties: Set<String> = [], lists: [String: [String]] = [:]
    ) {
        self.tokens = tokens
        self.texts = texts
        marks = Marks(texts)
        roles.reserveCapacity(tokens.count)
        statements.reserveCapacity(tokens.count)
        findBrackets()
        var declared: Set<Int> = []
        var local: [[Int: [Range<Int>]]] = []
        find(&declared, &local)
        shorten(declared, local)
        shortenProperties(properties)
        for (list, names) in lists {
            for (place, name) in names.enumerated() { places[texts.known(list), default: [:]][texts.known(name)] = place }
        }
    }

    /// The place in its list of what stands behind a point.
    func place(_ index: Int) -> Int? {
        guard text(index - 1) == marks.point, let places = places[text(index - 2)] else { return nil }
        return places[text(index)]
    }

    /// Appends the text of a token in the small script.
    func write(_ index: Int, to output: inout [UInt8]) {
        let (text, role) = (tokens[index].text, roles[index])
        if let place = place(index) {
            output += "[\(place)]".utf8
            return
        }
        let property = role == .property || role == .both ? self.properties[text] ?? texts[text] : ""
        guard role == .name || role == .both, let short = outer[text] ?? inner[statements[index]][text] else {
            output += (property.isEmpty ? texts[text] : property).utf8
            return
        }
        if role == .both, property != short { output += "\(property):".utf8 }
        output += short.utf8
    }

    /// Whether a token is one of the brackets around `(name) =>`.
    func isAroundParameter(_ index: Int) -> Bool {
        let start = text(index) == marks.closeParenthesis ? index - 2 : index
        return text(start) == marks.openParenthesis && text(start + 2) == marks.closeParenthesis && text(start + 3) == marks.arrow
            && tokens[start + 1].kind == .word
    }

    private func text(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].text : -2 }

    private func has(_ index: Int, _ traits: JavaScriptTexts.Traits) -> Bool {
        tokens.indices.contains(index) && texts.traits(tokens[index].text).contains(traits)
    }

    private mutating func findBrackets() {
        var open: [Int] = []
        ends = Array(repeating: tokens.count, count: tokens.count)
        for index in tokens.indices {
            if has(index, .closes), let start = open.popLast() { ends[start] = index }
            around.append(open.last ?? -1)
            if has(index, .opens) { open.append(index) }
        }
    }

    /// Finds the role and statement of each token, and the names that are declared in the script and within its statements, there with
    /// the parts that know them.
    private mutating func find(_ declared: inout Set<Int>, _ local: inout [[Int: [Range<Int>]]]) {
        local = [[:]]
        for index in tokens.indices {
            statements.append(0)
            roles.append(role(of: index, in: around[index]))
        }
        for (index, token) in tokens.enumerated() {
            let open = around[index]
            if has(index, .opens) {
                let extent = extent(ofBindingsIn: index)
                for name in bindings(from: index, to: ends[index]) {
                    if let extent { local[local.count - 1][name, default: []].append(extent) } else { declared.insert(name) }
                }
            }
            if token.kind == .word, has(index - 1, .constOrLet) || has(index - 1, .function) || continuesLet(index) {
                if open < 0 {
                    declared.insert(token.text)
                } else {
                    local[local.count - 1][token.text, default: []].append(block(around: open))
                }
            }
            statements[index] = local.count - 1
            let isEnd = token.text == marks.semicolon || token.text == marks.closeBrace
            if open < 0, isEnd { local.append([:]) }
        }
    }

    /// What knows the names that a bracket binds; nil for the whole script.
    private func extent(ofBindingsIn open: Int) -> Range<Int>? {
        guard !has(open - 1, .constOrLet) else { return around[open] < 0 ? nil : block(around: around[open]) }
        var end = ends[open] + 1
        if text(end) == marks.arrow { end += 1 }
        if text(end) == marks.openBrace { return open..<ends[end] }
        while end < tokens.count, !has(end, .closes), text(end) != marks.comma, text(end) != marks.semicolon {
            end = has(end, .opens) ? ends[end] + 1 : end + 1
        }
        return open..<end
    }

    /// The block that a declaration in a bracket is known in: for that of a loop, with what the loop does.
    private func block(around open: Int) -> Range<Int> {
        guard open >= 0 else { return 0..<tokens.count }
        if text(open) == marks.openBrace { return open..<ends[open] }
        let body = ends[open] + 1
        return text(body) == marks.openBrace ? open..<ends[body] : block(around: around[open])
    }

    /// Whether a name follows another one of `let a, b;`.
    private func continuesLet(_ index: Int) -> Bool {
        guard text(index + 1) == marks.comma || text(index + 1) == marks.semicolon else { return false }
        var at = index
        while text(at - 1) == marks.comma, at >= 2, tokens[at - 2].kind == .word { at -= 2 }
        return at < index && text(at - 1) == marks.let
    }

    private func role(of index: Int, in open: Int) -> Role {
        guard tokens[index].kind == .word, !has(index, .keyword) else { return .other }
        let (before, after) = (text(index - 1), text(index + 1))
        if before == marks.point { return .property }
        guard open >= 0, text(open) == marks.openBrace, has(open - 1, .beforeObject),
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

    private mutating func shorten(_ declared: Set<Int>, _ local: [[Int: [Range<Int>]]]) {
        var counts: [Int: Int] = [:]
        var localCounts: [Int: Int] = [:]
        var taken = JavaScriptTexts.keywords
        for (index, token) in tokens.enumerated() where roles[index] == .name || roles[index] == .both {
            if declared.contains(token.text) {
                counts[token.text, default: 0] += 1
            } else if local[statements[index]][token.text] != nil {
                localCounts[token.text, default: 0] += 1
            } else {
                taken.insert(texts[token.text])
            }
        }
        var next = 0
        inner = innerNames(local.map { $0.filter { !declared.contains($0.key) } }, counts: localCounts, taken: taken, next: &next)
        // Those of the whole script come after them, so that they are other letters.
        outer = names(for: counts, from: next, taken: taken)
    }

    /// A name is the same short one in every statement that declares it, so that what is done with it is compressed better. Two names
    /// that know each other differ; others may be the same.
    private func innerNames(
        _ local: [[Int: [Range<Int>]]], counts: [Int: Int], taken: Set<String>, next: inout Int
    ) -> [[Int: String]] {
        var places: [Int: [(statement: Int, extents: [Range<Int>])]] = [:]
        for (statement, names) in local.enumerated() {
            for (name, extents) in names { places[name, default: []].append((statement, extents)) }
        }
        var names: [[Int: String]] = Array(repeating: [:], count: local.count)
        var used: [[Int: [Range<Int>]]] = Array(repeating: [:], count: local.count)
        for (name, places) in places.sorted(by: { isBefore($0.key, $1.key, in: counts) }) {
            var number = 0
            while taken.contains(Self.short(number))
                || places.contains(where: { place in
                    (used[place.statement][number] ?? []).contains { other in place.extents.contains { $0.overlaps(other) } }
                })
            {
                number += 1
            }
            next = max(next, number + 1)
            for place in places {
                names[place.statement][name] = Self.short(number)
                used[place.statement][number, default: []] += place.extents
            }
        }
        return names
    }

    /// The commonest first.
    private func isBefore(_ name: Int, _ other: Int, in counts: [Int: Int]) -> Bool {
        (-(counts[name] ?? 0), texts[name]) < (-(counts[other] ?? 0), texts[other])
    }

    private func names(for counts: [Int: Int], from first: Int, taken: Set<String>) -> [Int: String] {
        var names: [Int: String] = [:]
        var next = first
        for name in counts.keys.sorted(by: { isBefore($0, $1, in: counts) }) {
            while taken.contains(Self.short(next)) { next += 1 }
            names[name] = Self.short(next)
            next += 1
        }
        return names
    }

    /// A property has the short name of the variables that are called like it, where it can.
    private mutating func shortenProperties(_ ours: Set<String>) {
        var counts: [Int: Int] = [:]
        var variables: [Int: String] = [:]
        var taken: Set<String> = []
        for (index, token) in tokens.enumerated() {
            let role = roles[index]
            if role == .property || role == .both { counts[token.text, default: 0] += 1 }
            if role == .both, let short = inner[statements[index]][token.text] { variables[token.text] = short }
        }
        let found = counts.filter { ours.contains(texts[$0.key]) }
        for name in found.keys.sorted(by: { isBefore($0, $1, in: found) }) {
            guard let short = variables[name], taken.insert(short).inserted else { continue }
            properties[name] = short
        }
        let others = found.filter { properties[$0.key] == nil }
        properties.merge(names(for: others, from: 0, taken: taken.union(JavaScriptTexts.keywords))) { $1 }
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// `a` to `z`, `A` to `Z`, then pairs of them.
    private static func short(_ number: Int) -> String {
        let last = String(Unicode.Scalar(letters[number % letters.count]))
        return number < letters.count ? last : short(number / letters.count - 1) + last
    }
}
