/// A definition of a language as its file says it, with those that it extends.
struct LanguageDefinition {
    /// In lower case, the first one its own.
    var names: [String] = []
    /// Bytes of words beside letters, digits, `_` and what is not ASCII; those that can begin one.
    var letters: [UInt8] = []
    var starts: [UInt8] = []
    var ignoresCase = false
    var modes: [CodeMode] = []
    /// What the files get wrong, with their lines.
    var problems: [String] = []

    func mode(named name: some StringProtocol) -> Int? { modes.firstIndex { $0.name == name } }
}

/// A state of the scanner: what is looked for, and what the rest is.
struct CodeMode {
    let name: String
    var codeClass: CodeClass = .plain
    /// It ends with its line.
    var isLine = false
    /// All of that mode is looked for as well, behind what this one has.
    var like: String?
    var rules: [CodeRule] = []
    var words: [(word: String, codeClass: CodeClass)] = []
    /// Words that say what the next word is.
    var nextWords: [(word: String, codeClass: CodeClass)] = []
    /// What words are that are not listed; words with a capital; words of capitals alone.
    var otherWords: CodeClass?
    var capitals: CodeClass?
    var constants: CodeClass?
    /// A word before one of these bytes is called; `callsFirst`: even if it has a capital.
    var calls: [UInt8]?
    var callsFirst: Bool?
    /// A word before one of these bytes is a variable.
    var keys: [UInt8]?
    /// A word behind one of these bytes belongs to something else, and is no keyword.
    var members: [UInt8]?
    var hasNumbers: Bool?
}

/// What is looked for in a mode: parts in classes of their own, and what happens when all of them are there.
struct CodeRule {
    var parts: [(codeClass: CodeClass?, pattern: String)] = []
    var action = Action.stay
    /// Where it stands, for problems.
    var place = ""

    enum Action: Equatable {
        case stay
        /// Into a mode, out of the one that it is in, into another one in its place.
        case enter(String), leave, replace(String)
        /// Into a mode where the next line begins, whatever mode that is in then.
        case enterNextLine(String)
        /// Another language begins, `\0` or `\1` for the name that was captured; it goes up to the first of the patterns.
        case embed(String, until: [String])
    }
}
