import TableBasics
import TableModel

/// An image that is meant for the light or the dark alone, by the ``SchemeFragment`` of its address.
struct SchemeImage {
    let isDark: Bool
    /// The address without that fragment.
    let destination: UnsafeBufferPointer<UInt8>

    /// nil for an image that is meant for both.
    init?(_ image: MarkdownNode) {
        guard image.kind == .image, let hash = image.destination.lastIndex(of: UInt8(ascii: "#")),
            let fragment = SchemeFragment(rawValue: String(decoding: image.destination[(hash + 1)...], as: UTF8.self))
        else { return nil }
        isDark = fragment.isDark
        destination = UnsafeBufferPointer(rebasing: image.destination[..<hash])
    }
}

extension ContentReader {
    /// The image for the other scheme that stands directly behind one, with nothing but white space and attributes between them.
    mutating func counterpart(of image: MarkdownNode, _ scheme: SchemeImage) -> (node: MarkdownNode, scheme: SchemeImage)? {
        var node = image.next
        while let current = node {
            switch current.kind {
            case .softBreak: break
            case .text:
                let length = current.previous == image ? attributes(behind: image)?.length ?? 0 : 0
                guard current.literal.dropFirst(length).allSatisfy(\.isASCIISpace) else { return nil }
            case .image:
                guard let other = SchemeImage(current), other.isDark != scheme.isDark, !isUnsafe(other.destination) else {
                    return nil
                }
                return (current, other)
            default: return nil
            }
            node = current.next
        }
        return nil
    }

    /// Begins a `picture` whose `img` is for the light, with a source for the dark. To be ended behind the image.
    mutating func openPicture(dark: MarkdownNode, _ scheme: SchemeImage) {
        let place = places.location(ofDestinationOf: dark)
        events.append(.markup(store("<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"".utf8)))
        events.append(.address(storeDestination(scheme.destination, at: place), .image))
        events.append(.markup(store("\">".utf8)))
    }

    mutating func closePicture() { events.append(.markup(store("</picture>".utf8))) }
}
