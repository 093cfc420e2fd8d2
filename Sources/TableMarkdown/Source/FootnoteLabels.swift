import TableBasics

/// The labels of a document's footnotes. Capitals are as good as small letters, as on GitHub; the label of a footnote is as its
/// first definition has it.
struct FootnoteLabels {
    /// As written, by the same in small letters.
    private var labels: [[UInt8]: [UInt8]] = [:]
    /// In bytes, of a reference to any of them.
    private(set) var longest = 0

    var isEmpty: Bool { labels.isEmpty }
    var count: Int { labels.count }
    /// As written, in no order.
    var written: some Collection<[UInt8]> { labels.values }

    mutating func insert(_ label: [UInt8]) {
        let key = Self.key(of: label)
        if labels[key] == nil { labels[key] = label }
        // A letter has up to three times as many bytes as the other of its kind, such as the sign of kelvin and `k`.
        longest = max(longest, label.count * 3)
    }

    /// The label as the definition has it; nil when there is none.
    func label(for reference: some Collection<UInt8>) -> [UInt8]? { labels[Self.key(of: Array(reference))] }

    private static func key(of label: [UInt8]) -> [UInt8] {
        if label.allSatisfy({ $0 < 0x80 }) { return label.map(\.asciiLowercased) }
        return Array(String(decoding: label, as: UTF8.self).lowercased().utf8)
    }
}
