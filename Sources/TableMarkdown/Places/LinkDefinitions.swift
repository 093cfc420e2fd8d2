import TableBasics

/// Where the link reference definitions of a document stand (CommonMark 0.30 §4.7).
struct LinkDefinitions {
    /// By label in its normal form: the offsets of the destinations.
    private var destinations: [String: [Int]] = [:]

    /// Looks at every line that may be one. Lines of code are among them: see ``destination(of:equalTo:in:)``.
    init(in source: SourceText) {
        var number = 1
        while true {
            let range = source.line(number)
            if range.lowerBound == source.bytes.count { return }
            number += 1
            let line = source.bytes[range]
            let text = line.drop { $0.isASCIISpace || $0.isASCIIDigit || ">-+*.)".utf8.contains($0) }
            guard text.first == UInt8(ascii: "["), text.contains(UInt8(ascii: ":")) else { continue }
            // The destination may stand in the next line.
            let next = source.line(number)
            var cursor = BlockCursor(cell: text.startIndex..<max(range.upperBound, next.upperBound), in: source)
            guard let label = cursor.skipLabel(in: source), cursor.take(UInt8(ascii: ":")) else { continue }
            cursor.skipSpace(in: source)
            guard let destination = cursor.skipDestination() else { continue }
            destinations[Self.normalized(label), default: []].append(destination)
        }
    }

    /// The offset of the destination that a label has, or nil: the first that reads as `wanted`.
    func destination(of label: [UInt8], equalTo wanted: UnsafeBufferPointer<UInt8>, in source: SourceText) -> Int? {
        let candidates = destinations[Self.normalized(label)] ?? []
        return candidates.first { source.bytes[$0...].starts(with: wanted) } ?? candidates.first
    }

    /// All labels in their normal form, sorted; none where there are more than `limit`.
    func labels(atMost limit: Int) -> [String] { destinations.count > limit ? [] : destinations.keys.sorted() }

    func contains(_ label: String) -> Bool { destinations[Self.normalized(Array(label.utf8))] != nil }

    /// CommonMark 0.30 §6.3: letter case and the amount of white space make no difference.
    static func normalized(_ label: [UInt8]) -> String {
        String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
