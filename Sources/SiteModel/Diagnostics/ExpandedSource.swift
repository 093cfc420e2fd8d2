import TableBasics
package import TableModel

/// The text of a document with the files that it includes, and where each of its bytes comes from.
///
/// Everything behind the expansion counts lines and columns in this text; what is told to authors names the file that they wrote.
package struct ExpandedSource: Sendable, Equatable {
    /// A stretch of the text that a file has in one piece, or that stands for a place of it.
    package struct Piece: Sendable, Equatable {
        /// Where it begins in ``bytes``.
        package let start: Int
        /// An index of ``files``.
        package let file: Int
        /// Where its first byte stands in the file.
        package let place: SourceLocation
        /// The file has no such bytes: all of them stand for the one place, of so many bytes.
        package let standsFor: Int?

        package init(start: Int, file: Int, place: SourceLocation, standsFor: Int? = nil) {
            self.start = start
            self.file = file
            self.place = place
            self.standsFor = standsFor
        }
    }

    /// Relative to the source folder; what is outside of it begins with `..`. The first is the document itself.
    package let files: [String]
    private let text: SourceLines
    private let pieces: [Piece]

    /// - Parameter pieces: all of the text, in order.
    package init(_ bytes: [UInt8], files: [String], pieces: [Piece]) {
        text = SourceLines(bytes)
        self.files = files
        self.pieces = pieces
    }

    package var bytes: [UInt8] { text.bytes }

    package static func == (left: ExpandedSource, right: ExpandedSource) -> Bool {
        left.files == right.files && left.pieces == right.pieces && left.bytes == right.bytes
    }

    /// Where a byte of the text stands in it.
    package func location(at offset: Int) -> SourceLocation { text.location(at: offset) }

    /// The file and the place in it that a range of the text comes from.
    package func origin(of range: SourceRange) -> (file: Int, range: SourceRange) {
        let offset = text.offset(of: range.start)
        let index = pieces.partitioningIndex { $0.start > offset } - 1
        guard index >= 0 else { return (0, range) }
        let piece = pieces[index]
        if let length = piece.standsFor { return (piece.file, SourceRange(start: piece.place, length: length)) }
        let (first, here) = (location(at: piece.start), range.start)
        var place = piece.place
        if here.line == first.line {
            place.column += max(0, here.column - first.column)
        } else {
            place = SourceLocation(line: place.line + here.line - first.line, column: here.column)
        }
        let end = index + 1 < pieces.count ? pieces[index + 1].start : bytes.count
        return (piece.file, SourceRange(start: place, length: min(range.length, max(1, end - offset))))
    }
}

extension ExpandedSource {
    /// A diagnostic of the text, at the place in the file that it comes from.
    ///
    /// - Parameter prefix: what stands before the paths of sources in messages.
    func placed(_ diagnostic: Diagnostic, prefix: String) -> Diagnostic {
        guard let range = diagnostic.range else { return diagnostic }
        var diagnostic = diagnostic
        let origin = origin(of: range)
        diagnostic.path = Self.messagePath(of: files[origin.file], prefix: prefix)
        diagnostic.range = origin.range
        // Its links begin at the document's folder, as mdBook and VitePress have it.
        if diagnostic.help.isEmpty, SourcePath.folder(of: files[origin.file]) != SourcePath.folder(of: files[0]) {
            diagnostic.help = "it is included in `\(Self.messagePath(of: files[0], prefix: prefix))`"
        }
        return diagnostic
    }

    /// How messages name a file, which may be outside of the source folder.
    package static func messagePath(of path: String, prefix: String) -> String {
        let folder = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
        return SourcePath.resolve(path, from: folder) ?? path
    }
}
