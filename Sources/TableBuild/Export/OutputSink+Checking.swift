import SiteDisk
package import SiteModel

extension OutputSink {
    /// Writes nothing, and looks whether the files that would be copied can be read.
    package static func checking(_ sources: SourceTree) -> OutputSink {
        OutputSink(
            write: { _, _ in },
            copy: { file, _, _ in
                do {
                    _ = try sources.readStart(file.path, 1)
                } catch let error as FileError {
                    throw UnreadableSource(reason: error.reason)
                }
                return ContentDigest(of: [])
            })
    }
}
