import SiteModel
import TableModel

/// Reads the sizes of all images that pages show, each file once, and tells the pages how to load them.
///
/// A file that cannot be read has no size; that is reported where it is copied. A site without images costs nothing here.
///
/// Returns the sizes for the next build; `known` are those of the last one.
func measureImages(
    of site: inout Site, in sources: SourceTree, known: RememberedImages = RememberedImages(), workers: Int
) async -> RememberedImages {
    guard site.pages.contains(where: { !$0.images.isEmpty }) else { return RememberedImages() }
    let paths = Set(site.pages.lazy.flatMap(\.images).compactMap(\.file)).sorted()
    var measured = paths.map { (path: $0, file: sources.file(at: $0), size: ImageSize?.none) }
    await updateInParallel(&measured, workers: workers) { image in
        image.size = image.file.flatMap(known.size(of:)) ?? imageSize(of: image.path, in: sources)
    }
    let sizes = Dictionary(uniqueKeysWithValues: measured.lazy.compactMap { image in image.size.map { (image.path, $0) } })
    for place in site.pages.indices where !site.pages[place].images.isEmpty {
        site.pages[place].page.imageHints = SiteImage.hints(for: site.pages[place].images, sizes: sizes)
    }
    var noted = RememberedImages()
    for image in measured { if let file = image.file { noted.note(image.size, of: file) } }
    return noted
}

/// The size of an image by the start of its file; more of it is read when a long profile or preview stands before the size.
private func imageSize(of path: String, in sources: SourceTree) -> ImageSize? {
    for length in [65_536, 1 << 20] {
        guard let start = try? sources.readStart(path, length) else { return nil }
        if let size = ImageSize(fileStart: start) { return size }
        if start.count < length { return nil }
    }
    return nil
}
