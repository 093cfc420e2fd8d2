/// A place in a source file.
///
/// Line and column are 1-based, as libcmark counts them; the column counts UTF-8 bytes. Line 0 means the file as a whole.
package struct SourceLocation: Sendable, Equatable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The file as a whole.
    package static let wholeFile = SourceLocation(line: 0, column: 0)
}

extension SourceLocation: Comparable {
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of one source line, which a diagnostic underlines.
package struct SourceRange: Sendable, Equatable, Hashable {
    package var start: SourceLocation
    /// In UTF-8 bytes; at least 1.
    package var length: Int

    package init(start: SourceLocation, length: Int = 1) {
        self.start = start
        self.length = max(1, length)
    }

    package init(line: Int, column: Int, length: Int = 1) {
        self.init(start: SourceLocation(line: line, column: column), length: length)
    }
}
