/// Short names for what a script declares itself; properties keep theirs.
///
/// What one statement of the script declares within it is known there alone, so that statements use the same short names again.
struct JavaScriptNames {
    private let tokens: [JavaScriptToken]
    /// What each token is there.
    private var roles: [Role] = []
    /// The statement of the script that each token stands in.
    private var statements: [Int] = []
    private var outer: [String: String] = [:]
    private var inner: [[String: String]] = []

    private enum Role {
        case name
        /// Behind a point, or before the colon of an object: a property.
        case property
        /// Alone in an object: a property, and the variable whose value it has.
        case both
        case other
    }

    init(_ tokens: [JavaScriptToken]) {
        self.tokens = tokens
        var declared: Set<String> = []
        var local: [Set<String>] = []
        find(&declared, &local)
        shorten(declared, local)
    }

    /// The text of a token in the small script.
    func written(_ index: Int) -> String {
        let text = tokens[index].text
        guard roles[index] != .other, roles[index] != .property, let short = outer[text] ?? inner[statements[index]][text] else {
            return text
        }
        return roles[index] == .both ? "\(text):\(short)" : short
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Finds the role and statement of each token, and the names that are declared in the script and within its statements.
    private mutating func find(_ declared: inout Set<String>, _ local: inout [Set<String>]) {
        var open: [Int] = []
        local = [[]]
        for (index, token) in tokens.enumerated() {
            statements.append(local.count - 1)
            roles.append(role(of: index, in: open.last))
            if "([{".contains(token.text) || token.text == "${" { open.append(index) }
            if [")", "]", "}"].contains(token.text), let start = open.popLast() {
                let bindings = bindings(from: start, to: index)
                if open.isEmpty, ["const", "let"].contains(text(start - 1)) {
                    declared.formUnion(bindings)
                } else {
                    local[local.count - 1].formUnion(bindings)
                }
            }
            if token.kind == .word,
                ["const", "let", "function", "function*"].contains(text(index - 1)) || continuesLet(index, open)
            {
                if open.isEmpty { declared.insert(token.text) } else { local[local.count - 1].insert(token.text) }
            }
            if open.isEmpty, token.text == ";" || token.text == "}" { local.append([]) }
        }
    }

    /// Whether a name follows another one of `let a, b;`.
    private func continuesLet(_ index: Int, _ open: [Int]) -> Bool {
        var at = index
        while text(at - 1) == ",", at >= 2, tokens[at - 2].kind == .word { at -= 2 }
        return at < index && text(at - 1) == "let" && [",", ";"].contains(text(index + 1))
    }

    private func role(of index: Int, in open: Int?) -> Role {
        guard tokens[index].kind == .word, !JavaScriptToken.keywords.contains(tokens[index].text) else { return .other }
        let (before, after) = (text(index - 1), text(index + 1))
        if before == "." || before == "?." { return .property }
        guard let open, text(open) == "{", isObject(open), ["{", ","].contains(before) else { return .name }
        if after == ":" || after == "(" { return .property }
        return [",", "}", "="].contains(after) ? .both : .name
    }

    /// Whether a brace opens an object or a pattern, and not a block.
    private func isObject(_ open: Int) -> Bool {
        ["(", ",", "=", ":", "[", "?", "??", "||", "&&", "...", "return", "const", "let", "of", "yield"].contains(text(open - 1))
    }

    /// The names that parameters or a pattern bind.
    private func bindings(from open: Int, to close: Int) -> Set<String> {
        let isParameters = text(close) == ")" && (text(close + 1) == "=>" || text(open - 2).hasPrefix("function"))
        let isPattern = text(close) != ")" && ["const", "let"].contains(text(open - 1))
        guard isParameters || isPattern else { return [] }
        var names: Set<String> = []
        for index in open + 1..<max(open + 1, close) where tokens[index].kind == .word && roles[index] != .property {
            let isFirst = ["(", "[", "{", ",", ":", "..."].contains(text(index - 1))
            if isFirst, [",", ")", "]", "}", "="].contains(text(index + 1)) { names.insert(tokens[index].text) }
        }
        return names
    }

    private mutating func shorten(_ declared: Set<String>, _ local: [Set<String>]) {
        var counts: [String: Int] = [:]
        var localCounts = Array(repeating: [String: Int](), count: local.count)
        var taken = JavaScriptToken.keywords
        for (index, token) in tokens.enumerated() where token.kind == .word {
            switch roles[index] {
            case .name, .both:
                if declared.contains(token.text) {
                    counts[token.text, default: 0] += 1
                } else if local[statements[index]].contains(token.text) {
                    localCounts[statements[index]][token.text, default: 0] += 1
                } else {
                    taken.insert(token.text)
                }
            case .property, .other: break
            }
        }
        // The commonest of the script have capitals, so that those within statements are the same letters in all of them.
        outer = Self.names(for: counts, from: 26, taken: taken)
        taken.formUnion(outer.values)
        taken.formUnion(declared.filter { outer[$0] == nil })
        inner = localCounts.map { Self.names(for: $0, from: 0, taken: taken) }
    }

    private static func names(for counts: [String: Int], from first: Int, taken: Set<String>) -> [String: String] {
        var names: [String: String] = [:]
        var next = first
        for (name, _) in counts.sorted(by: { (-$0.value, $0.key) < (-$1.value, $1.key) }) {
            while taken.contains(short(next)) { next += 1 }
            names[name] = short(next)
            next += 1
        }
        return names
    }

    /// `a` to `z`, `A` to `Z`, then pairs of them.
    private static func short(_ number: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        guard number >= letters.count else { return String(letters[number]) }
        return short(number / letters.count - 1) + String(letters[number % letters.count])
    }
}
