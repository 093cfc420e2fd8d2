/// Where the files of a site go. The closures are called from several threads, each path once.
package struct OutputSink: Sendable {
    /// Takes a finished file.
    package let write: @Sendable (OutputPath, [UInt8]) throws -> Void
    /// Takes over a file of the source folder as it is. Throws ``UnreadableSource`` when the file is to blame.
    ///
    /// The last argument says whether the digest counts that is returned: of the very bytes that were taken over. Otherwise it is
    /// any.
    package let copy: @Sendable (SourceFile, OutputPath, Bool) throws -> ContentDigest

    /// Takes a file of the last build again, which would be written with the same bytes. Only for sinks that still have them.
    package let keep: (@Sendable (OutputPath) throws -> Void)?

    package init(
        write: @escaping @Sendable (OutputPath, [UInt8]) throws -> Void,
        copy: @escaping @Sendable (SourceFile, OutputPath, Bool) throws -> ContentDigest,
        keep: (@Sendable (OutputPath) throws -> Void)? = nil
    ) {
        self.write = write
        self.copy = copy
        self.keep = keep
    }

    /// Takes everything and keeps nothing: a build that only checks.
    package static let nowhere = OutputSink(write: { _, _ in }, copy: { _, _, _ in ContentDigest(of: []) })
}

/// A file of the source folder could not be read; the rest of the site can be built.
package struct UnreadableSource: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }
}
