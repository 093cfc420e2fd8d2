import TableBasics

/// The size of an image at the end of its title, as Docsify has it: `![](a.png ":size=50x100")`.
struct SizeInTitle {
    /// Where it begins in the title, with the white space before it.
    let start: Int
    /// `width` and `height`, or one of them.
    let attributes: InlineAttributes

    /// nil for a title without one.
    init?(_ title: UnsafeBufferPointer<UInt8>) {
        let word = title.lastIndex(where: \.isASCIISpace).map { $0 + 1 } ?? 0
        guard title[word...].hasPrefix(":size="), title.count < Self.longest else { return nil }
        let sizes = title[(word + ":size=".utf8.count)...].split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard sizes.count <= 2, sizes.contains(where: { !$0.isEmpty }) else { return nil }
        var written = ""
        for (name, size) in zip(["width", "height"], sizes) where !size.isEmpty {
            guard size.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "%") }) else { return nil }
            written += " \(name)=\(String(decoding: size, as: UTF8.self))"
        }
        guard let attributes = AuthorAttributes(Array("{\(written)}".utf8)) else { return nil }
        self.attributes = InlineAttributes(attributes)
        start = title[..<word].trimmed.endIndex
    }

    private static let longest = 1000
}
