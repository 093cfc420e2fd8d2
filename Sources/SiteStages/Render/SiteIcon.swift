import SiteModel
import TableHTML

/// A file at the root of the sources that is an icon of the site by its name.
struct SiteIcon: Sendable {
    private let kind: PageIcon.Kind
    private let output: OutputPath

    /// The names that hosts and browsers know, in the order of their links: browsers take the last one that suits them.
    private static let names: [(name: String, kind: PageIcon.Kind)] = [
        ("favicon.ico", .bitmap), ("favicon.png", .picture), ("favicon.svg", .drawing), ("apple-touch-icon.png", .touch),
    ]

    static func all(in assets: [SiteAsset]) -> [SiteIcon] {
        names.compactMap { name, kind in
            assets.first { $0.file.path == name }.map { SiteIcon(kind: kind, output: $0.output) }
        }
    }

    func link(from page: OutputPath) -> PageIcon { PageIcon(kind, url: output.url(from: page)) }
}
