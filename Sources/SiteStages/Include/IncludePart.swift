import TableBasics

/// What of a file is included: all of it, a marked part, lines, or lines of a marked part.
struct IncludePart: Equatable {
    /// Of a part that marks in the file tell.
    var name: String?
    /// Stretches of lines, counted from 1 and from below where they are negative; empty for all.
    var lines: [Lines] = []

    struct Lines: Equatable {
        /// nil for the first one.
        var first: Int?
        /// nil for the last one.
        var last: Int?

        /// The lines among so many, counted from 0.
        func range(of count: Int) -> Range<Int> {
            let first = max(0, index(first ?? 1, of: count))
            return first..<max(first, min(count, index(last ?? count, of: count) + 1))
        }

        private func index(_ number: Int, of count: Int) -> Int { number < 0 ? count + number : number - 1 }
    }

    static let whole = IncludePart()
}

extension IncludePart {
    /// mdBook's `anchor`, `2` (one line), `2:`, `:10`, `2:10`: what stands behind the colon of the path; nil for none of these.
    init?(ofBook text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.allSatisfy(\.isEmpty) { return }
        let numbers = parts.map { Int($0) }
        switch (parts.count, numbers[0], parts.first?.isEmpty) {
        case (1, let line?, _): lines = [Lines(first: line, last: line)]
        case (2, let first?, _) where parts[1].isEmpty || numbers[1] != nil: lines = [Lines(first: first, last: numbers[1])]
        case (2, nil, true?) where numbers[1] != nil: lines = [Lines(first: nil, last: numbers[1])]
        case (_, nil, false?): name = String(parts[0])
        default: return nil
        }
        if lines.contains(where: { ($0.first ?? 1) < 1 || ($0.last ?? 1) < 1 }) { return nil }
    }

    /// The `section`, `2` (from there on), `:10`, `2:10` and `1:2,-3:-1` of snippets; nil for none of these.
    init?(ofSnippet text: Substring) {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0.isASCIIDigit }),
            text.unicodeScalars.allSatisfy({ $0 == ":" || $0 == "," || $0 == "-" || $0.properties.numericType == .decimal })
        else {
            name = String(text)
            return
        }
        for stretch in text.split(separator: ",") {
            let parts = stretch.split(separator: ":", omittingEmptySubsequences: false)
            let numbers = parts.map { Int($0) }
            guard parts.count <= 2, zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
            lines.append(Lines(first: numbers[0], last: numbers.count > 1 ? numbers[1] : nil))
        }
    }

    /// The `1,10`, `3,`, `,10` and `4` of VitePress, between braces; nil for none of these.
    init?(ofPress text: Substring, name: String?) {
        self.name = name
        guard !text.isEmpty else { return }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        let numbers = parts.map { Int($0) }
        guard parts.count <= 2, zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 ?? 0 > 0 }) else { return nil }
        lines = [Lines(first: numbers[0], last: numbers.count > 1 ? numbers[1] : numbers[0])]
    }
}
