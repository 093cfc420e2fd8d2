package import TableModel

/// Filtered HTML: bytes to write, cut into pieces where the caller has a say.
///
/// Text and tags are ready to be written. Addresses and identifiers come as plain values, because the caller rewrites links
/// between documents and makes ids unique.
package struct HTMLOutput: Sendable {
    package private(set) var bytes: [UInt8] = []
    package private(set) var pieces: [HTMLPiece] = []
    /// A table is among them that is none of data.
    var hasLayoutTable = false

    package init() {}

    /// Forgets everything but keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        hasLayoutTable = false
    }

    /// The bytes of a piece.
    package func bytes(of piece: HTMLPiece) -> ArraySlice<UInt8> { bytes[piece.range] }

    /// Adds to the last piece when that is of the same kind and such that two of them are one.
    ///
    /// - Parameter source: where it stands in the piece of HTML that is read, from its first byte.
    mutating func append(_ kind: HTMLPiece.Kind, from source: Int = 0, _ write: (inout [UInt8]) -> Void) {
        let start = bytes.count
        write(&bytes)
        if kind.isJoined, let last = pieces.last, last.kind == kind {
            pieces[pieces.count - 1].range = last.range.lowerBound..<bytes.count
        } else if !kind.isJoined || bytes.count > start {
            pieces.append(HTMLPiece(kind: kind, range: start..<bytes.count, source: source))
        }
    }

    mutating func markup(_ text: String) { append(.markup) { $0 += text.utf8 } }
}

/// A run of bytes of an ``HTMLOutput``.
package struct HTMLPiece: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// Tags, to be written as they are.
        case markup
        /// What stands between tags, escaped already, to be written as it is.
        case text
        /// The value of a URL attribute, not escaped. The quotes around it belong to the markup.
        case address(AddressKind)
        /// No bytes: the place of further attributes of an image, before that of its address, which is the next one.
        case imageHints(ImageAttributes)
        /// The value of an `id` attribute, not escaped. The caller writes ` id="…"` here, name and all, or nothing.
        case identifier
        /// No bytes: what is between them is a table of data, whole and balanced.
        case openTable(CellSpans), closeTable(CellSpans)
        /// No bytes: a class that the markup has, which the sheet of the site must have.
        case styleClass(StyleClass)
        /// The digit in the name of a heading's tag. The caller writes that of the level which it has there.
        case headingLevel(isEnd: Bool)
        /// No bytes: the place of a link to the heading the start tag of which has just been written, with an identifier in it.
        case permalink

        /// Two neighbours are one piece.
        fileprivate var isJoined: Bool { self == .markup || self == .text }
    }

    package let kind: Kind
    package fileprivate(set) var range: Range<Int>
    /// Where an address stands in the HTML that was read.
    let source: Int
}
