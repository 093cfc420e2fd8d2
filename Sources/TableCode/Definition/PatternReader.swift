import TableBasics

/// Reads one part of a pattern of a definition into steps.
///
/// Known are bytes, `\` before a byte that would mean something else, `.` (all but a line feed), `[a-z]`, `[^a-z]`, `\s` (space or
/// tab), `\w` (a byte of words), `\d`, `\h` (hexadecimal), `\n`, `\t`; behind one of these `*`, `+`, `?`; `^` and `$` for the ends of a
/// line, `~` for where an operand can begin; `(…)` to capture and `\0`, `\1` for what was captured; `\e` for what goes up to the byte before it,
/// with escapes, such as `"\e"`; `(?=…)` and `(?!…)` at the end, and `(?<=[…])` and `(?<![…])` for the byte before.
struct PatternReader {
    private let bytes: [UInt8]
    private let ignoresCase: Bool
    private let wordBytes: ByteFlags
    private var index = 0
    /// What is only looked at has ended.
    private var isClosed = false
    /// What follows the match is looked at as well.
    var looksAhead: Bool { steps.contains { $0.kind == .ahead || $0.kind == .notAhead } }
    private(set) var steps: [PatternStep] = []
    private(set) var problem: String?

    init(_ pattern: some StringProtocol, wordBytes: ByteFlags, ignoresCase: Bool, sets: inout ByteSets) {
        bytes = Array(pattern.utf8)
        self.wordBytes = wordBytes
        self.ignoresCase = ignoresCase
        while index < bytes.count, problem == nil { readStep(&sets) }
    }

    private mutating func readStep(_ sets: inout ByteSets) {
        guard !isClosed else { return problem = "what is only looked at stands at the end" }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "^"): steps.append(PatternStep(kind: .lineStart))
        case UInt8(ascii: "$"): steps.append(PatternStep(kind: .lineEnd))
        case UInt8(ascii: "~"): steps.append(PatternStep(kind: .operand))
        case UInt8(ascii: "("): readOpening(&sets)
        case UInt8(ascii: ")"):
            isClosed = looksAhead
            if !isClosed { steps.append(PatternStep(kind: .captureEnd)) }
        case UInt8(ascii: "."): append(ByteFlags { $0 != 0x0A }, &sets)
        case UInt8(ascii: "["): append(readClass(), &sets)
        case UInt8(ascii: "*"): repeatLast(0, PatternStep.endless, &sets)
        case UInt8(ascii: "+"): repeatLast(1, PatternStep.endless, &sets)
        case UInt8(ascii: "?"): repeatLast(0, 1, &sets)
        case UInt8(ascii: "\\"): readEscape(&sets)
        default: append(byte, &sets)
        }
    }

    private mutating func append(_ set: ByteFlags, _ sets: inout ByteSets) {
        steps.append(PatternStep(kind: .set, value: sets.index(of: ignoresCase ? set.ignoringCase() : set)))
    }

    private mutating func append(_ byte: UInt8, _ sets: inout ByteSets) {
        if ignoresCase, byte.isASCIILetter {
            append(ByteFlags([byte]), &sets)
        } else {
            steps.append(PatternStep(kind: .byte, value: UInt16(byte)))
        }
    }

    private mutating func repeatLast(_ minimum: UInt16, _ maximum: UInt16, _ sets: inout ByteSets) {
        guard var last = steps.popLast(), last.kind == .byte || last.kind == .set else { return problem = "nothing to repeat" }
        if last.kind == .byte { last = PatternStep(kind: .set, value: sets.index(of: ByteFlags([UInt8(last.value)]))) }
        (last.minimum, last.maximum) = (minimum, maximum)
        steps.append(last)
    }

    private mutating func readOpening(_ sets: inout ByteSets) {
        let rest = bytes[index...]
        func begins(_ text: String) -> Bool { rest.starts(with: text.utf8) }
        if begins("?=") || begins("?!") {
            steps.append(PatternStep(kind: begins("?=") ? .ahead : .notAhead))
            index += 2
        } else if begins("?<=[") || begins("?<![") {
            index += 4
            steps.append(PatternStep(kind: begins("?<=") ? .behind : .notBehind, value: sets.index(of: readClass())))
            if index < bytes.count, bytes[index] == UInt8(ascii: ")") { index += 1 } else { problem = "a byte alone can be behind" }
        } else {
            steps.append(PatternStep(kind: .captureStart))
        }
    }

    private mutating func readEscape(_ sets: inout ByteSets) {
        guard index < bytes.count else { return problem = "nothing stands behind \\" }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") {
            steps.append(PatternStep(kind: .backreference, value: UInt16(byte & 1)))
        } else if byte == UInt8(ascii: "e") {
            steps.append(PatternStep(kind: .quoted))
        } else if let set = named(byte) {
            append(set, &sets)
        } else {
            append(Self.control(byte), &sets)
        }
    }

    private func named(_ letter: UInt8) -> ByteFlags? {
        switch letter {
        case UInt8(ascii: "s"): ByteFlags([0x20, 0x09])
        case UInt8(ascii: "w"): wordBytes
        case UInt8(ascii: "d"): ByteFlags(\.isASCIIDigit)
        case UInt8(ascii: "h"): ByteFlags(\.isHexadecimalDigit)
        default: nil
        }
    }

    private static func control(_ letter: UInt8) -> UInt8 {
        letter == UInt8(ascii: "n") ? 0x0A : letter == UInt8(ascii: "t") ? 0x09 : letter
    }

    /// What stands between brackets; the first has been read.
    private mutating func readClass() -> ByteFlags {
        var set = ByteFlags()
        let isInverted = index < bytes.count && bytes[index] == UInt8(ascii: "^")
        if isInverted { index += 1 }
        while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
            var first = bytes[index]
            index += 1
            if first == UInt8(ascii: "\\"), index < bytes.count {
                first = bytes[index]
                index += 1
                if let named = named(first) {
                    set.formUnion(named)
                    continue
                }
                first = Self.control(first)
            }
            var last = first
            if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] != UInt8(ascii: "]") {
                last = bytes[index + 1]
                index += 2
            }
            for byte in first...max(first, last) { set.insert(byte) }
        }
        if index < bytes.count { index += 1 } else { problem = "a class is not closed" }
        return isInverted ? set.inverted() : set
    }
}
