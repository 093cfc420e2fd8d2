import TableBasics

/// A definition prepared for scanning: flat tables, in which a byte and a mode say at once what comes next.
struct CodeGrammar: Sendable {
    /// For each mode and byte a ``ByteAction``.
    var actions: [UInt8] = []
    /// For each mode and byte the place in `lists` of the rules that can begin with it, at the start of a line and elsewhere;
    /// 0 for none.
    var firstRules: [UInt16] = []
    /// Indices of rules, up to `UInt16.max`.
    var lists: [UInt16] = [UInt16.max]
    var rules: [PreparedRule] = []
    var steps: [PatternStep] = []
    /// What embedded languages go up to, as ranges of the steps.
    var ends: [Range<Int32>] = []
    var modes: [PreparedMode] = []
    var words = WordTable()
    /// 256 flags for each set.
    var sets: [Bool] = []
    /// The languages that rules name.
    var languages: [String] = []
    let ignoresCase: Bool

    /// What a byte is where no rule takes it.
    enum ByteAction {
        static let skip: UInt8 = 0
        static let blank: UInt8 = 1
        static let word: UInt8 = 2
        static let number: UInt8 = 3
        /// The mode ends before it.
        static let lineEnd: UInt8 = 4
        /// Rules are asked first, everywhere or at the start of a line.
        static let hasRules: UInt8 = 0x80
        static let hasLineRules: UInt8 = 0x40
        static let kinds: UInt8 = 0x0F
    }
}

/// A rule, as ranges of what the grammar has.
struct PreparedRule: Sendable {
    enum Action: UInt8, Sendable { case stay, enter, enterNextLine, leave, replace, embed }

    var steps: Range<Int32> = 0..<0
    /// The byte that the second one must be; more than a byte where it may be any.
    var second: UInt16 = .max
    var action = Action.stay
    /// The mode to go to; for `embed` the index of the language, negative for the name that was captured.
    var target: Int16 = 0
    /// What an embedded language goes up to, a range of the grammar's ends, and the set of what these can begin with.
    var until: Range<Int32> = 0..<0
    var untilFirst: UInt16 = 0
}

/// What the scanner must know of a mode.
struct PreparedMode: Sendable {
    var codeClass = CodeClass.plain
    var otherWords = CodeClass.plain
    var capitals = CodeClass.plain
    var constants = CodeClass.plain
    var callsFirst = false
    /// Sets; that of all words is the same in all modes.
    var calls: UInt16 = 0
    var keys: UInt16 = 0
    var members: UInt16 = 0
    var letters: UInt16 = 0
    /// Where its words are.
    var words: WordTable.Part
}
