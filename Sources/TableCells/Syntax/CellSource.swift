import TableBasics
import TableModel

/// The file of a cell template.
final class CellSource: Sendable {
    /// As messages name it: `Themes/night/cells/card.mustache`.
    let path: String
    let identifier: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(path: String, identifier: String, bytes: [UInt8]) {
        self.path = path
        self.identifier = identifier
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The place of some bytes, as far as they stand in the line of the first.
    func range(of bytes: Range<Int>) -> SourceRange {
        let line = lineStarts.line(of: bytes.lowerBound)
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : self.bytes.count
        return SourceRange(
            line: line + 1, column: bytes.lowerBound - lineStarts[line] + 1,
            length: min(bytes.upperBound, max(end, bytes.lowerBound + 1)) - bytes.lowerBound)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
