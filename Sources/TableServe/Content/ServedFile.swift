package import TableBasics

/// One file as the preview hands it out.
package struct ServedFile: Sendable {
    package let mediaType: MediaType
    /// The entity tag without its quotes; it differs whenever the bytes do.
    package let tag: String
    /// In bytes.
    package let size: Int
    private let content: Content

    private enum Content: Sendable {
        case bytes([UInt8])
        case read(@Sendable (Range<Int>) throws -> [UInt8])
    }

    /// A file in memory. The tag is computed here, once.
    package init(_ bytes: [UInt8], mediaType: MediaType) {
        self.init(bytes, mediaType: mediaType, tag: EntityTag(of: bytes).text)
    }

    /// A page with what the preview adds to it; the tag stands for both.
    package init(page bytes: [UInt8], mediaType: MediaType = .html, extras: PreviewExtras) {
        let tag = EntityTag(of: bytes, extras.insertion("")).text
        self.init(bytes.inserting(atEndOfBody: extras.insertion(tag)), mediaType: mediaType, tag: tag)
    }

    /// A file that is read when it is asked for, which keeps large ones out of memory.
    ///
    /// `tag` must change with the file: its size and time will do. `read` gives the bytes of a range within `size`; it is called
    /// from several threads, for at most 256 kB at once.
    package init(
        size: Int, mediaType: MediaType, tag: String, read: @escaping @Sendable (Range<Int>) throws -> [UInt8]
    ) {
        self.mediaType = mediaType
        self.tag = tag
        self.size = size
        content = .read(read)
    }

    private init(_ bytes: [UInt8], mediaType: MediaType, tag: String) {
        self.mediaType = mediaType
        self.tag = tag
        size = bytes.count
        content = .bytes(bytes)
    }

    /// Calls `body` with some bytes of the file. Throws ``ShortFile`` when it has become shorter.
    func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) throws -> Result {
        switch content {
        case .bytes(let bytes): return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
        case .read(let read):
            let bytes = try read(range)
            guard bytes.count == range.count else { throw ShortFile() }
            return bytes.withUnsafeBytes(body)
        }
    }

    struct ShortFile: Error {}
}
