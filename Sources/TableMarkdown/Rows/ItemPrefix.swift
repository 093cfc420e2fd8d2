import TableBasics

/// The words before a separator that an item begins with, by a number made of them.
struct ItemPrefix: Hashable {
    private(set) var kind: Kind
    private let name: UInt64
    /// A term with a comma in it, which is one where others of its list are.
    private(set) var isWeak = false
    /// Of these, one that divides names or numbers by its commas.
    private(set) var isName = false
    /// What plain text ends at.
    private(set) var mark: TermMark?

    /// Plain text or text in italics, plain text that names a kind of change, bold text, code.
    enum Kind: Hashable { case term, change, bold, code }

    var isPlain: Bool { kind == .term || kind == .change }
    /// Names a kind of change, in plain or bold text.
    private(set) var namesChange = false
    /// Of these, one that is one only among others: it names fields and terms as well.
    private(set) var isWeakChange = false

    static func == (first: Self, second: Self) -> Bool {
        first.kind == second.kind && first.name == second.name && first.isWeak == second.isWeak
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// What an item begins with, a task marker left aside; nil for none that a separator follows.
    ///
    /// - Parameter mark: the one that plain text must end at; the other one is a part of it.
    init?(of item: MarkdownNode, endingAt mark: TermMark? = nil) {
        guard let (first, text) = Self.lead(of: item) else { return nil }
        switch first.kind {
        case .text:
            // Marks that mean nothing divide what is one text: C++. What stands in the parentheses of an aside is no term.
            var isInAside = Self.opensAside(text) ?? false
            guard isInAside || first.next?.kind == .text else {
                self.init(text, hasMore: first.next != nil, endingAt: mark)
                return
            }
            var words = Array(text)
            var next = first.next
            while let more = next, isInAside || more.kind == .text {
                if more.kind == .text {
                    words += more.literal
                    isInAside = Self.opensAside(more.literal) ?? isInAside
                }
                next = more.next
            }
            let whole = words.withUnsafeBufferPointer { Self($0[...], hasMore: next != nil, endingAt: mark) }
            guard let whole else { return nil }
            self = whole
        case .strong:
            var plain: [UInt8] = []
            first.appendPlainText(to: &plain)
            let hasColon = plain.last == UInt8(ascii: ":")
            guard hasColon || plain[...].hasSuffix("：") || Self.hasSeparator(behind: first) else { return nil }
            self.init(.bold, hasColon ? plain.dropLast() : plain[...])
        case .emphasis where Self.hasMark(behind: first):
            var plain: [UInt8] = []
            first.appendPlainText(to: &plain)
            self.init(.term, plain)
        case .code where Self.hasSeparator(behind: first): self.init(.code, first.literal)
        default: return nil
        }
    }

    /// Whether the last parenthesis of a text opens; nil for a text without any.
    private static func opensAside(_ text: some BidirectionalCollection<UInt8>) -> Bool? {
        text.last { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }.map { $0 == UInt8(ascii: "(") }
    }

    private init?(_ text: Slice<UnsafeBufferPointer<UInt8>>, hasMore: Bool, endingAt mark: TermMark?) {
        guard let term = LeadingTerm(in: text, hasMore: hasMore, endingAt: mark) else { return nil }
        self.init(.term, text[term.range])
        isWeak = term.isWeak
        isName = term.isName
        self.mark = term.mark
        if namesChange { kind = .change }
    }

    /// The node that an item begins with, a task marker left aside, and what is left of its text.
    static func lead(of item: MarkdownNode) -> (node: MarkdownNode, text: Slice<UnsafeBufferPointer<UInt8>>)? {
        guard let paragraph = item.firstChild, paragraph.kind == .paragraph, let first = paragraph.firstChild else { return nil }
        let text = first.literal[...]
        guard first.kind == .text, let task = TaskMarker(in: item) else { return (first, text) }
        let rest = text.dropFirst(task.length)
        guard rest.isEmpty, let next = first.next, next.kind != .softBreak else { return (first, rest) }
        return (next, next.literal[...])
    }

    private init(_ kind: Kind, _ words: some BidirectionalCollection<UInt8>) {
        self.kind = kind
        // `-B` is not `-b`.
        name = kind == .code ? Self.number(of: words) : Self.number(of: words.lazy.map(\.asciiLowercased))
        guard kind == .bold || kind == .term else { return }
        let type = CommitType.name(of: words)
        let isWhole = type.endIndex == words.endIndex
        let change = isWhole ? name : Self.number(of: type.lazy.map(\.asciiLowercased))
        let isOther = Self.otherKindsOfChange.contains(change)
        isWeakChange = isOther && isWhole
        namesChange = isOther || Self.kindsOfChange.contains(change)
    }

    /// FNV-1a: two names with the same number would only look alike.
    private static func number(of words: some Collection<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in words { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// Whether an item begins with code and goes on with a sentence: `cwd` The folder to search. Or with bold text, before a sentence or
    /// a number: **Speed** 30 ft. Or a link or code, behind bold text that ends as a sentence does.
    static func isEntry(_ item: MarkdownNode) -> Bool {
        guard let lead = lead(of: item)?.node, lead.kind == .code || isBold(lead), var next = lead.next else {
            return false
        }
        let isBehindBreak = next.kind == .softBreak
        if isBehindBreak, let text = next.next { next = text }
        guard next.kind == .text else { return isBehindBreak && beginsAnswer(next, behind: lead) }
        // A line break is a space.
        guard isBehindBreak else { return isEntry(next.literal[...], lead, next) }
        return isEntry([0x20] + next.literal, lead, next)
    }

    /// - Parameter words: those of the text behind the lead, `text`.
    private static func isEntry(_ words: some RandomAccessCollection<UInt8>, _ lead: MarkdownNode, _ text: MarkdownNode) -> Bool {
        if lead.kind == .code { return words.beginsEntry }
        if words.beginsValue || words.beginsEntryBehindStop { return true }
        if let aside = words.asideEnd { return words[aside...].beginsAmount }
        guard words.allSatisfy(\.isASCIISpace), let aside = text.next else { return false }
        if beginsAnswer(aside, behind: lead) { return true }
        guard aside.kind == .emphasis, let value = aside.next else { return false }
        return value.kind == .text && value.literal[...].beginsAmount
    }

    /// Whether a node is code, or a link that is no badge, behind bold text that ends as a sentence does.
    private static func beginsAnswer(_ node: MarkdownNode, behind lead: MarkdownNode) -> Bool {
        guard let words = lead.lastChild, words.kind == .text, words.literal.endsInStop else { return false }
        return node.kind == .code || node.kind == .link && node.firstChild.map { $0.kind != .image } == true
    }

    /// Whether a node is bold text, or a link of nothing else.
    private static func isBold(_ node: MarkdownNode) -> Bool {
        if node.kind == .link, let inner = node.firstChild, inner.next == nil { return inner.kind == .strong }
        return node.kind == .strong
    }

    /// Whether the text behind a node begins with a colon or a dash, or with an arrow that does not stand behind code.
    private static func hasSeparator(behind node: MarkdownNode) -> Bool {
        guard let next = node.next, next.kind == .text else { return false }
        let text = next.literal.drop(while: \.isASCIISpace)
        var last = node
        while let inner = last.lastChild { last = inner }
        if last.kind == .code, Array(text.prefix(3))[...].beginsWithArrow { return false }
        let isGlued = text.startIndex == next.literal.startIndex
        switch text.first {
        case UInt8(ascii: ":"): return true
        // A hyphen with a word on both sides, or the sign of a number.
        case UInt8(ascii: "-"):
            guard let behind = text.dropFirst().first else { return !isGlued }
            return isGlued ? behind.isASCIISpace : !behind.isASCIIDigit
        case 0xE2 where text.wideDashEnd != nil: return true
        case 0xE2 where isGlued && text.starts(with: [0xE2, 0x80]): return text.dropFirst(3).spaceLength > 0
        default:
            return text.starts(with: [0xEF, 0xBC, 0x9A]) || text.starts(with: [0xE2, 0x80]) || text.starts(with: [0xE2, 0x86])
        }
    }

    /// Whether the text behind a node begins as that behind a plain term does: with a colon, or a dash with white space around it.
    private static func hasMark(behind node: MarkdownNode) -> Bool {
        guard let next = node.next, next.kind == .text else { return false }
        let text = next.literal[...]
        if text.first == UInt8(ascii: ":") { return text.count > 1 ? text.dropFirst().spaceLength > 0 : next.next != nil }
        var dash = text
        while dash.spaceLength > 0 { dash = dash.dropFirst(dash.spaceLength) }
        return text.starts(with: [0xEF, 0xBC, 0x9A]) || dash.wideDashEnd != nil
            || dash.startIndex > text.startIndex && dash.spacedDashEnd != nil
    }

    /// Whether a link is called by a number: `#1158`, a commit hash.
    static func isReference(_ link: MarkdownNode) -> Bool {
        guard let name = link.firstChild, name.kind == .text || name.kind == .code else { return false }
        let digits = name.literal.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "v") }
        return digits.first?.isASCIIDigit == true && digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
            || isCommitHash(name.literal)
    }

    /// Whether what an item begins with is the name of a value: a number or an address follows, and no sentence.
    static func isBeforeValue(_ item: MarkdownNode) -> Bool {
        guard let paragraph = item.firstChild else { return false }
        var plain: [UInt8] = []
        paragraph.appendPlainText(to: &plain)
        guard plain.count <= 200,
            let end = plain.indices.lazy.compactMap({ Self.markEnd(in: plain, at: $0) }).first
        else { return false }
        let rest = plain[end...].trimmed
        guard let first = rest.first, rest.last != UInt8(ascii: "."), rest.scalarCount <= 24 else {
            return false
        }
        return first.isASCIIDigit || first == UInt8(ascii: "+") || rest.contains(UInt8(ascii: "@"))
            || rest.indices.contains { rest[$0...].starts(with: "://".utf8) }
    }

    /// Behind a colon, or a dash with white space around it.
    private static func markEnd(in words: [UInt8], at index: Int) -> Int? {
        if words[index] == UInt8(ascii: ":") { return index + 1 }
        guard words[index].isASCIISpace, let end = words[(index + 1)...].spacedDashEnd else { return nil }
        return NumberRange.isAround(index..<end, in: words) ? nil : end
    }

    /// What change logs call their entries: labels even in a list too short to repeat them.
    private static let kindsOfChange = Set(
        [
            "add", "added", "breaking", "breaking change", "bugfix", "build", "change", "changed", "chore", "deprecated", "docs",
            "feat",
            "feature", "fix", "fixed", "improved", "new", "perf", "refactor", "remove", "removed", "security", "test", "update",
            "updated", "upgrade",
        ].map { number(of: $0.utf8) })
    private static let otherKindsOfChange = Set(
        ["bug", "ci", "deps", "enhancement", "revert", "style"].map { number(of: $0.utf8) })
}

extension RandomAccessCollection<UInt8> {
    /// Begins with a space and a capital letter.
    var beginsEntry: Bool { first == UInt8(ascii: " ") && dropFirst().first?.isASCIIUppercase == true }

    /// Ends as a sentence or a question does.
    var endsInStop: Bool { last.map(".?!".utf8.contains) == true }

    /// Begins with a full stop before them.
    var beginsEntryBehindStop: Bool { first == UInt8(ascii: ".") && dropFirst().prefix(2).beginsEntry }

    /// Begins with a space and a capital letter or an amount.
    var beginsValue: Bool { beginsEntry || beginsAmount }

    /// Begins with a space and a number, perhaps behind a sign or the symbol of a currency: 2, €2.50, +2, −1, ½.
    var beginsAmount: Bool {
        guard first == UInt8(ascii: " ") else { return false }
        var rest = dropFirst()
        var isBehindCurrency = false
        // A sign and a symbol, or a space behind the symbol.
        for _ in 0..<3 {
            guard let byte = rest.first else { return false }
            if byte.isASCIIDigit { return true }
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"): rest = rest.dropFirst()
            case UInt8(ascii: "$"):
                rest = rest.dropFirst()
                isBehindCurrency = true
            case UInt8(ascii: " ") where isBehindCurrency: rest = rest.dropFirst()
            case 0x80...:
                let (scalar, length) = Unicode.Scalar.decode(rest, at: 0)
                if scalar.properties.numericType != nil { return true }
                switch scalar.properties.generalCategory {
                case .currencySymbol, .mathSymbol:
                    rest = rest.dropFirst(length)
                    isBehindCurrency = scalar.properties.generalCategory == .currencySymbol
                default: return false
                }
            default: return false
            }
        }
        return rest.first?.isASCIIDigit == true
    }

    /// Where an aside in parentheses ends that a space stands before; nil for none.
    var asideEnd: Index? {
        guard first == UInt8(ascii: " "), dropFirst().first == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for index in indices.prefix(80) {
            if self[index] == UInt8(ascii: "(") { depth += 1 }
            guard self[index] == UInt8(ascii: ")") else { continue }
            depth -= 1
            if depth == 0 { return self.index(after: index) }
        }
        return nil
    }
}
