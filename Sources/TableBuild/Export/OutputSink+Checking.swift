package import SiteDisk
package import SiteModel

extension OutputSink {
    /// Writes nothing, and looks whether the files that would be copied can be read.
    ///
    /// - Parameter rehearsal: is told of all files; nil where nothing is said of the output.
    package static func checking(_ sources: SourceTree, for rehearsal: OutputRehearsal? = nil) -> OutputSink {
        OutputSink(
            write: { rehearsal?.write($1, to: $0) },
            copy: { file, path, _ in
                do {
                    _ = try sources.readStart(file.path, 1)
                } catch let error as FileError {
                    throw UnreadableSource(reason: error.reason)
                }
                rehearsal?.copy(file, to: path)
                return ContentDigest(of: [])
            })
    }
}
