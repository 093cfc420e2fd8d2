import TableModel

/// The file of a cell template.
final class CellSource: Sendable {
    let theme: String
    let identifier: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(theme: String, identifier: String, bytes: [UInt8]) {
        self.theme = theme
        self.identifier = identifier
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// As messages name it: `Themes/night/cells/card.mustache`.
    var path: String { "Themes/\(theme)/cells/\(identifier).mustache" }

    /// The place of some bytes, as far as they stand in the line of the first.
    func range(of bytes: Range<Int>) -> SourceRange {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= bytes.lowerBound { low = middle } else { high = middle }
        }
        let end = low + 1 < lineStarts.count ? lineStarts[low + 1] - 1 : self.bytes.count
        return SourceRange(
            line: low + 1, column: bytes.lowerBound - lineStarts[low] + 1,
            length: min(bytes.upperBound, max(end, bytes.lowerBound + 1)) - bytes.lowerBound)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// White space of HTML (ASCII whitespace, Infra Standard).
func isCellSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
}
