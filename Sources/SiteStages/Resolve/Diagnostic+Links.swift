import SiteModel
import TableBasics
package import TableModel

extension DiagnosticCode {
    package static let linkTarget = DiagnosticCode(
        "link-target", .warning, "a link leads to a page or file that does not exist",
        explanation: """
            Links between documents are written as they are on disk, relative to the document they stand in, or from the source
            folder with a slash in front. tablesite turns them into links between pages.

                - [Install](guides/instal.md) - how to install

            Correct the path:

                - [Install](guides/install.md) - how to install

            A draft is no page of the site unless `--drafts` is given. Neither is what git ignores, what begins with a dot, and what
            else is left out of a repository; `include` in the settings publishes it.
            """)

    package static let linkAnchor = DiagnosticCode(
        "link-anchor", .warning, "a link leads to a place that its page does not have",
        explanation: """
            The part behind `#` is the id of a heading or row: its words in lower case, with hyphens for spaces, as on GitHub.

                [Options](guide.md#optoins)

            Correct it, or give the heading that id with `{#optoins}`:

                [Options](guide.md#options)

            The row that holds a link is no place for it to lead to: an entry of a contents list whose heading is gone is reported,
            although rows are called like their words.
            """)

    package static let linkOutside = DiagnosticCode(
        "link-outside", .warning, "a link leads out of the source folder",
        explanation: """
            Only what is inside the source folder is part of the site; everything else is not there once it is published.

                - [Licence](../../LICENSE)

            Move the file into the source folder, or link to where it is published:

                - [Licence](https://github.com/owner/project/blob/main/LICENSE)
            """)

    package static let imageMissing = DiagnosticCode(
        "image-missing", .warning, "an image does not exist",
        explanation: """
            Paths of images are relative to the document they stand in, or begin with a slash at the source folder.

                ![The window](image/window.png)

            Correct the path:

                ![The window](images/window.png)
            """)
}

extension Diagnostic {
    static func deadLink(_ target: String, isImage: Bool, path: String, label: String, help: String) -> Diagnostic {
        Diagnostic(
            isImage ? .imageMissing : .linkTarget,
            "no \(isImage ? "image" : isPageLike(target) ? "page" : "file") `\(target)`", path: path, label: label, help: help)
    }

    /// - Parameter isOwn: the row that holds the link is called so, and nothing else.
    static func deadAnchor(_ fragment: String, in target: String, isOwn: Bool, path: String, help: String) -> Diagnostic {
        let place = target.isEmpty ? "this page" : "`\(target)`"
        return Diagnostic(
            .linkAnchor, "no \(isOwn ? "other " : "")heading or row `#\(fragment)` in \(place)", path: path,
            label: isOwn ? "the row of the link itself" : "no such place", help: help)
    }

    static func linkOutside(_ target: String, path: String, sourceName: String) -> Diagnostic {
        Diagnostic(
            .linkOutside, "`\(target)` leads out of the source folder", path: path, label: "not in \(sourceName)",
            help: "link to where it is published, or move it into the source folder")
    }

    private static func isPageLike(_ target: String) -> Bool {
        let name = SourcePath.name(of: target)
        return SourcePath.isDocument(name) || name.hasSuffix(".html") || SourcePath.stem(of: name) == name
    }
}
