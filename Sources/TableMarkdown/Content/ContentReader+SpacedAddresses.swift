import TableBasics
package import TableModel

/// What looks like a link or an image, `[text](my file.md)`, and is none: an address ends at a space (CommonMark 0.30 §6.3).
extension ContentReader {
    /// Reports one whose text begins behind the bracket at `index`.
    mutating func reportSpacedAddress(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode) {
        guard undefinedReferenceCount < Self.checkedReferences, let address = Self.spacedAddress(in: bytes, at: index)
        else { return }
        undefinedReferenceCount += 1
        guard place(ofWritten: index..<address.upperBound + 1, bytes, of: node) != nil,
            let place = place(ofWritten: address, bytes, of: node)
        else { return }
        let words = String(decoding: bytes[address], as: UTF8.self)
        let encoded = words.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
        diagnostics.append(
            Diagnostic(
                .linkSpace, "the address `\(words)` has a space in it", path: path, at: place, label: "no link",
                help: "write `<\(words)>` or `\(encoded)`"))
    }

    /// The address of what looks like a link to a document or an image.
    private static func spacedAddress(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int>? {
        let limit = min(bytes.count, start + longestLink)
        var index = start + 1
        while index < limit, bytes[index] != UInt8(ascii: "]"), bytes[index] != UInt8(ascii: "[") { index += 1 }
        guard index + 1 < limit, bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "(") else { return nil }
        let first = index + 2
        index = first
        while index < limit, !"()<>\"".utf8.contains(bytes[index]) { index += 1 }
        guard index < limit, bytes[index] == UInt8(ascii: ")") else { return nil }
        let address = bytes[first..<index]
        guard let head = address.first, let last = address.last, !head.isASCIISpace, !last.isASCIISpace,
            address.contains(0x20), namesFile(address.prefix { $0 != UInt8(ascii: "#") })
        else { return nil }
        return first..<index
    }

    private static func namesFile(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > path.startIndex, path[dot - 1] != 0x20 else { return false }
        let ending = path[(dot + 1)...]
        return endings.contains { ending.count == $0.utf8CodeUnitCount && ending.hasPrefixIgnoringCase($0) }
    }

    private static let endings: [StaticString] = ["md", "markdown", "png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]
    /// In bytes.
    private static let longestLink = 500
}

extension DiagnosticCode {
    package static let linkSpace = DiagnosticCode(
        "link-space", .warning, "a link's address has a space in it",
        explanation: """
            The address of a link or an image ends at a space, so that all of this is text:

                [My file](my file.md)

            Put the address between angle brackets, or write `%20` in the place of each space:

                [My file](<my file.md>)
                [My file](my%20file.md)
            """)
}
