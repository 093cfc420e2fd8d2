/// The size of an image in CSS pixels, as a browser lays it out that is told nothing else (CSS Images 3 §4.1, natural dimensions).
package struct ImageSize: Equatable, Sendable {
    let width: Int32
    let height: Int32

    /// nil for a side of no pixel and for one that no browser would draw.
    init?(width: Int, height: Int) {
        let drawn = 1...Self.longestSide
        guard drawn.contains(width), drawn.contains(height) else { return nil }
        self.width = Int32(width)
        self.height = Int32(height)
    }

    /// The size that the first bytes of a file tell, whatever the file is called; nil when they are those of no known format, are
    /// damaged, or too few.
    ///
    /// Known are PNG, JPEG, GIF, WebP, AVIF, HEIF, BMP and SVG. Takes time in proportion to the bytes given, at most.
    init?(fileStart bytes: [UInt8]) {
        let reader = ImageBytes(bytes)
        for read in [Self.png, Self.jpeg, Self.gif, Self.webP, Self.isoMedia, Self.bmp, Self.svg] {
            guard let size = read(reader) else { continue }
            self = size
            return
        }
        return nil
    }

    /// With the sides exchanged.
    var turned: ImageSize { ImageSize(checkedWidth: height, height: width) }

    private init(checkedWidth width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }

    private static let longestSide = 0xFF_FFFF
}
