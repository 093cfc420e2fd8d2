/// The entity tags of an `If-Match` or `If-None-Match` field (RFC 9110 §13.1.1, §13.1.2).
struct EntityTagList {
    private let field: String

    init(_ field: String) { self.field = field }

    /// Whether the file with this tag, given without quotes, is among them.
    ///
    /// - Parameter isStrong: weak ones do not count; otherwise they count like strong ones.
    func contains(_ tag: String, isStrong: Bool = false) -> Bool {
        field.utf8.split(separator: UInt8(ascii: ",")).contains { part in
            var part = part.trimmed
            if !isStrong, part.starts(with: "W/".utf8) { part = part.dropFirst(2) }
            return part.elementsEqual("*".utf8) || part.elementsEqual("\"\(tag)\"".utf8)
        }
    }
}
