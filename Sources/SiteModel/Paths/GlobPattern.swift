import TableBasics

/// A pattern of one name, without slashes: `*`, `?`, `[a-z]`, and `\` before a character that means itself.
struct GlobPattern: Sendable, Hashable {
    private let tokens: [Token]

    private enum Token: Sendable, Hashable {
        case byte(UInt8)
        case any
        case star
        case set([ClosedRange<UInt8>], isNegated: Bool)
    }

    static func isSpecial(_ byte: UInt8) -> Bool { "*?[\\".utf8.contains(byte) }

    /// nil for a bracket that does not end, and a backslash at the end: both match nothing in git.
    init?(_ text: [UInt8]) {
        var tokens: [Token] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): if tokens.last != .star { tokens.append(.star) }
            case UInt8(ascii: "?"): tokens.append(.any)
            case UInt8(ascii: "["):
                guard let set = Self.set(from: &rest) else { return nil }
                tokens.append(set)
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                tokens.append(.byte(escaped))
            default: tokens.append(.byte(byte))
            }
        }
        self.tokens = tokens
    }

    /// The patterns between the slashes of a path's, of which one may stand between brackets; nil for what is no pattern.
    static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var parts: [ArraySlice<UInt8>] = []
        var rest = text
        var start = rest.startIndex
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "/"):
                parts.append(text[start..<rest.startIndex - 1])
                start = rest.startIndex
            case UInt8(ascii: "["): if set(from: &rest) == nil { return nil }
            case UInt8(ascii: "\\"): if rest.popFirst() == nil { return nil }
            default: break
            }
        }
        return parts + [text[start...]]
    }

    /// The rest of a bracket expression.
    private static func set(from rest: inout ArraySlice<UInt8>) -> Token? {
        var isNegated = false
        if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
            isNegated = true
            rest.removeFirst()
        }
        var ranges: [ClosedRange<UInt8>] = []
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst { return .set(ranges, isNegated: isNegated) }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.startIndex + 1,
                    rest[end - 1] == UInt8(ascii: ":"),
                    let named = classes[String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)]
                else { return nil }
                ranges += named
                rest = rest[(end + 1)...]
                continue
            }
            guard let low = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
            guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first, next != UInt8(ascii: "]") else {
                ranges.append(low...low)
                continue
            }
            rest.removeFirst(2)
            guard let high = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
            // As git has it, where a range goes backwards.
            ranges.append(low <= high ? low...high : low...low)
        }
        return nil
    }

    /// Those of POSIX, in ASCII.
    private static let classes: [String: [ClosedRange<UInt8>]] = [
        "alpha": [0x41...0x5A, 0x61...0x7A], "upper": [0x41...0x5A], "lower": [0x61...0x7A], "digit": [0x30...0x39],
        "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
        "space": [0x09...0x0D, 0x20...0x20], "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F],
        "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "graph": [0x21...0x7E], "print": [0x20...0x7E],
    ]

    func matches(_ name: Substring.UTF8View) -> Bool {
        // Only the last star ever has to take one more byte, so this takes no more than the product of the lengths.
        var (place, token) = (name.startIndex, 0)
        var retry: (place: Substring.UTF8View.Index, token: Int)?
        while place < name.endIndex {
            if token < tokens.count {
                if tokens[token] == .star {
                    token += 1
                    retry = (place, token)
                    continue
                }
                if Self.matches(tokens[token], name[place]) {
                    place = name.index(after: place)
                    token += 1
                    continue
                }
            }
            guard let last = retry else { return false }
            place = name.index(after: last.place)
            token = last.token
            retry = (place, token)
        }
        return tokens[token...].allSatisfy { $0 == .star }
    }

    private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
        switch token {
        case .byte(let wanted): wanted == byte
        case .any, .star: true
        case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
        }
    }
}
