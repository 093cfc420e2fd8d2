package import TableModel

extension ContentReader {
    /// Reports an image of Markdown that says something and has no words: it is all there is in its link or paragraph.
    ///
    /// An image beside text is taken to decorate it, and one with a title is named by that.
    mutating func reportMissingAlternative(of image: MarkdownNode) {
        guard options.hasAdditions, image.next == nil, image.previous == nil else { return }
        switch image.parent?.kind {
        case .link, .paragraph: break
        default: return
        }
        diagnostics.append(
            Diagnostic(
                .imageAlt, "the image `\(HTMLFinding.shortened(image.destination))` has no alternative text", path: path,
                at: SourceRange(start: places.location(ofInline: image)), help: "say what it shows: `![a few words](…)`"))
    }

    /// Keeps the first few of these reports: a document whose images have no words lacks them throughout.
    mutating func shortenMissingAlternatives() {
        let places = diagnostics.indices.filter { diagnostics[$0].code == .imageAlt }
        guard let last = places.dropFirst(Self.reportedAlternatives - 1).first else { return }
        let more = Set(places.dropFirst(Self.reportedAlternatives))
        guard !more.isEmpty else { return }
        diagnostics.setLabel(
            more.count == 1 ? "one more image below has none" : "\(more.count) more images below have none", at: last)
        diagnostics.remove(at: more)
    }

    private static let reportedAlternatives = 5
}

extension DiagnosticCode {
    package static let imageAlt = DiagnosticCode(
        "image-alt", .warning, "an image has no words for those who do not see it",
        explanation: """
            Screen readers read the alternative text of an image, and browsers show it where the image is missing. An image that
            stands alone in its paragraph, or is all there is in a link, needs some:

                [![](window.png)](start.md)

            Say what it shows, or where the link leads:

                [![How to begin](window.png)](start.md)

            In HTML, an image that only decorates says so with an empty `alt`:

                <img src="line.svg" alt="">

            Images of Markdown that stand beside text are taken to decorate it.
            """)
}
