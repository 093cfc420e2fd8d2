import SiteModel

/// The sizes of the images of the last build.
struct RememberedImages: Sendable {
    private var entries: [String: (stamp: FileStamp, size: ImageSize?)] = [:]

    /// The size of a file that did not change, which may be none; nil for any other file.
    func size(of file: SourceFile) -> ImageSize?? {
        guard let stamp = file.stamp, let entry = entries[file.path], entry.stamp == stamp else { return nil }
        return .some(entry.size)
    }

    mutating func note(_ size: ImageSize?, of file: SourceFile) {
        if let stamp = file.stamp { entries[file.path] = (stamp, size) }
    }
}
