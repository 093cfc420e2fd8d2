import TableBasics

/// A link destination that may lead to a place in the site, in its parts (RFC 3986 §4.2).
package struct LinkReference: Equatable {
    /// As written, percent-encoded or not; may begin with `/`, which is also what Zola's `@/` begins with here.
    package let path: Substring
    /// With its `?`; empty for none.
    package let query: Substring
    /// Without its `#`; nil for none.
    package let fragment: Substring?

    package init(_ destination: String) {
        let hash = destination.firstIndex(ofByte: UInt8(ascii: "#")) ?? destination.endIndex
        let question = destination[..<hash].firstIndex(ofByte: UInt8(ascii: "?")) ?? hash
        path = destination[..<question].dropFirst(destination.hasPrefix("@/") ? 1 : 0)
        query = destination[question..<hash]
        fragment = hash == destination.endIndex ? nil : destination[destination.utf8.index(after: hash)...]
    }

    /// The place on the page that the query says, as links of Docsify have it: `page?id=place`.
    package var idInQuery: Substring? {
        let start = "?id="
        guard query.hasPrefix(start), !query.utf8.contains(UInt8(ascii: "&")), query.utf8.count > start.utf8.count else {
            return nil
        }
        return query.dropFirst(start.count)
    }

    /// Whether a destination can lead into the site: not empty, no scheme, no host.
    package static func isLocal(_ destination: ArraySlice<UInt8>) -> Bool {
        guard let first = destination.first else { return false }
        // Two slashes of either kind.
        if first == UInt8(ascii: "/") || first == UInt8(ascii: "\\"), destination.dropFirst().first == first { return false }
        guard first.isASCIILetter else { return true }
        for byte in destination.dropFirst() where !byte.isASCIIAlphanumeric {
            switch byte {
            case UInt8(ascii: ":"): return false
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
            default: return true
            }
        }
        return true
    }
}
