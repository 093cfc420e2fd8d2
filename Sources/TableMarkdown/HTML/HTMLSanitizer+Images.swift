import TableModel

/// What is particular to images.
extension HTMLSanitizer {
    /// Notes what the author says of an image's size; to be called before its address is written.
    func writeHints(of tag: HTMLStartTag, into output: inout HTMLOutput) {
        var written = ImageAttributes()
        written.hasLoading = tag["loading"] != nil
        written.width = Self.pixels(tag["width"])
        written.height = Self.pixels(tag["height"])
        // What is not written into a sanitized page decides nothing there.
        let hasOtherLength = isTrusted && (isOtherLength(tag["width"]) || isOtherLength(tag["height"]))
        written.hasOtherSize = hasOtherLength || tag["sizes"] != nil || hasCandidatesByWidth(tag)
        output.append(.imageHints(written)) { _ in }
    }

    /// Reports an image that says nothing to those who do not see it.
    ///
    /// HTML Living Standard §4.8.4.4: an image that only decorates has an empty `alt`. One that is named by other means is fine.
    mutating func reportMissingAlternative(of tag: HTMLStartTag, at range: Range<Int>) {
        let named = ["alt", "title", "role", "aria-label", "aria-labelledby", "aria-hidden"]
        guard let source = tag["src"], tag.attributes.allSatisfy({ !named.contains($0.name) }) else { return }
        report(.imageWithoutAlternative(HTMLFinding.shortened(HTMLAddress(source.value).bytes)), at: range)
    }

    private static func pixels(_ attribute: HTMLAttribute?) -> Int32? {
        attribute.flatMap { length($0.value) }.flatMap { Int32(exactly: $0) }
    }

    private func isOtherLength(_ attribute: HTMLAttribute?) -> Bool { attribute != nil && Self.pixels(attribute) == nil }

    private func hasCandidatesByWidth(_ tag: HTMLStartTag) -> Bool {
        guard let sources = tag["srcset"] else { return false }
        return HTMLSourceSet(sources.value).candidates.contains { $0.descriptor.last == UInt8(ascii: "w") }
    }
}
