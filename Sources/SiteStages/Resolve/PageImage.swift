import TableModel

/// An image that a page shows, with what decides how it is loaded.
struct PageImage: Sendable {
    /// As the page has it when its links are resolved.
    let destination: Span
    /// The source path of the file; nil for an image of another host and for one that does not exist.
    let file: String?
    /// What the author's HTML says of it.
    let written: ImageAttributes
    /// The place of the row at whose start it stands. That image is written anew: nothing of the author's HTML stands in it.
    var row: Int?
}

extension PageImage {
    /// Images at the start of one of the first rows are loaded at once: so many rows fill a screen.
    static let firstRows = 10
    /// As are the first images of a page wherever they stand.
    static let firstImages = 2

    /// What browsers are told of the images of a page, given in the order of the page, in that of their destinations.
    ///
    /// An image is loaded late unless it is near the top, see above, or the author decided.
    static func hints(for images: [PageImage], size: (String) -> ImageSize?) -> [ImageHints] {
        var hints: [ImageHints] = []
        for (place, image) in images.enumerated() {
            var hint = ImageHints(destination: image.destination.start)
            (hint.width, hint.height) = image.addedSides(image.file.flatMap(size))
            let isNearTop = place < firstImages || image.row.map { $0 < firstRows } == true
            hint.isLazy = !isNearTop && (!image.written.hasLoading || image.row != nil)
            if hint.isLazy || hint.width != nil || hint.height != nil { hints.append(hint) }
        }
        return hints.sorted { $0.destination < $1.destination }
    }

    /// The sides that do not stand in the image yet: those that the author did not give, and in a row the author's as well.
    private func addedSides(_ size: ImageSize?) -> (width: Int32?, height: Int32?) {
        let missing: (width: Int32?, height: Int32?) = size.map(missingSides) ?? (nil, nil)
        return row == nil ? missing : (written.width ?? missing.width, written.height ?? missing.height)
    }

    /// The sides that the author did not give: those of the file, or in proportion to the one that was given.
    private func missingSides(_ size: ImageSize) -> (width: Int32?, height: Int32?) {
        func scaled(_ side: Int32, _ factor: Int32, _ divisor: Int32) -> Int32 {
            Int32(clamping: max(1, (Int(side) * Int(factor) + Int(divisor) / 2) / Int(divisor)))
        }
        switch (written.width, written.height) {
        case _ where written.hasOtherSize && row == nil: return (nil, nil)
        case (nil, nil): return (size.width, size.height)
        case (let width?, nil): return (nil, scaled(width, size.height, size.width))
        case (nil, let height?): return (scaled(height, size.width, size.height), nil)
        case (_?, _?): return (nil, nil)
        }
    }
}
