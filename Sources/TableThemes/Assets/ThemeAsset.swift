import TableBasics

/// A file of a theme that its style sheet or tokens refer to: a font, a picture.
package struct ThemeAsset: Sendable, Equatable {
    /// The theme in whose folder it is.
    package var owner: String
    /// Relative to that theme's folder `assets`.
    package var path: String
    package var bytes: [UInt8]

    package init(owner: String, path: String, bytes: [UInt8]) {
        self.owner = owner
        self.path = path
        self.bytes = bytes
    }

    /// Where it is in a site, relative to the output folder, in which the style sheets are as well.
    package var output: String { "\(Self.folder)/\(owner)/\(path)" }

    /// The folder for the assets of all themes; a name that no author is likely to give to one of theirs.
    package static let folder = "tablesite-assets"

    /// How a style sheet refers to it: percent-encoded, so that it needs no quotes.
    var url: String {
        PercentEncoding.encoded(output.utf8) { $0.isASCIIAlphanumeric || "-._~/".utf8.contains($0) }
    }
}
