/// A place in a source file.
///
/// Line and column are 1-based, as libcmark counts them; the column counts UTF-8 bytes. Line 0 means the file as a whole.
/// Every row and every link has one, so that it is kept in half the room of its numbers.
@usableFromInline package struct SourceLocation: Sendable, Equatable, Hashable {
    @usableFromInline var storedLine: Int32
    @usableFromInline var storedColumn: Int32

    @inlinable package var line: Int {
        get { Int(storedLine) }
        set { storedLine = Int32(clamping: newValue) }
    }
    @inlinable package var column: Int {
        get { Int(storedColumn) }
        set { storedColumn = Int32(clamping: newValue) }
    }

    @inlinable package init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    /// The file as a whole.
    package static let wholeFile = SourceLocation(line: 0, column: 0)
}

extension SourceLocation: Comparable {
    @inlinable package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of one source line, which a diagnostic underlines.
package struct SourceRange: Sendable, Equatable, Hashable {
    package var start: SourceLocation
    private var storedLength: Int32

    /// In UTF-8 bytes; at least 1.
    package var length: Int {
        get { Int(storedLength) }
        set { storedLength = Int32(clamping: newValue) }
    }

    package init(start: SourceLocation, length: Int = 1) {
        self.start = start
        storedLength = Int32(clamping: max(1, length))
    }

    package init(line: Int, column: Int, length: Int = 1) {
        self.init(start: SourceLocation(line: line, column: column), length: length)
    }
}
