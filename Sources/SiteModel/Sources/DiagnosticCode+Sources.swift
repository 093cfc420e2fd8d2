import TableBasics
package import TableModel

extension DiagnosticCode {
    package static let sourceUnreadable = DiagnosticCode(
        "source-unreadable", .error, "a file or folder cannot be read",
        exceptions: [.imported],
        explanation: """
            The file is left out and the rest of the site is built; a site without it is hardly what you want, so this is an error.

            Give yourself the right to read it (`chmod u+r FILE`, `chmod u+rx FOLDER`), or move it out of the source folder.
            Devices, sockets and pipes cannot be part of a site. Neither can a document of 512 MB and more.
            """)

    package static let sourceOutside = DiagnosticCode(
        "source-outside", .warning, "a symbolic link leads out of the source folder",
        explanation: """
            A site is made of its source folder and nothing else: otherwise a link could publish any file of the machine.
            Links that stay inside the folder are followed.

            Copy the file into the source folder, or move what the link leads to.
            """)

    package static let sourceLoop = DiagnosticCode(
        "source-loop", .warning, "a symbolic link leads to a folder that contains it",
        explanation: """
            Following the link would never end. It is left out, and everything it leads to is built in its own place.

            Remove the link.
            """)

    package static let sourceName = DiagnosticCode(
        "source-name", .error, "a file name cannot be part of an address",
        exceptions: [.imported],
        explanation: """
            Addresses are written in UTF-8 and without control characters. A file or folder whose name cannot is left out, which is an
            error since a page may be missing.

            Rename it.
            """)

    package static let siteEmpty = DiagnosticCode(
        "site-empty", .error, "there is no document", isFixed: true,
        explanation: """
            tablesite makes pages from files whose names end in `.md` or `.markdown`, and found none. Files and folders that begin
            with a dot are passed over, and so are what git ignores, what `exclude` in the settings names, dependencies and builds,
            and drafts unless `--drafts` is given. `tablesite build -v` names what is left out.

            `tablesite init my-docs` makes a small working project.
            """)
}

extension Diagnostic {
    package static func unreadable(_ path: String, because reason: String) -> Diagnostic {
        let name = path.isEmpty ? "the folder of the documents" : "`\(path)`"
        return Diagnostic(.sourceUnreadable, "cannot read \(name): \(reason)", path: path)
    }

    /// - Parameter foreign: how many documents of other programs there are, as ``ForeignEndings`` says it.
    /// - Parameter prefix: what messages call the source folder, `Site/`; nothing for the folder that was asked for.
    /// - Parameter drafts: the documents that are not published now.
    package static func emptySite(
        drafts: [String], leftOut: [LeftOut] = [], foreign: String? = nil, in prefix: String = ""
    ) -> Diagnostic {
        let place = prefix.isEmpty ? "" : " in `\(prefix)`"
        let nearest = leftOut.first { SourcePath.isDocument($0.path) } ?? leftOut.first { $0.path.utf8.last == UInt8(ascii: "/") }
        let ignored = nearest.map { "; left out is `\($0.path)`, for example: \($0.reason.rawValue)" } ?? ""
        let others =
            foreign.map { "; \($0): `tablesite import` reads projects of Docusaurus, name the documents of others `.md`" } ?? ""
        if drafts.count == 1 {
            return Diagnostic(
                .siteEmpty, "the only document is not published now", path: prefix + drafts[0], help: "build it with `--drafts`")
        }
        return Diagnostic(
            .siteEmpty, "no documents found\(place)" + (drafts.isEmpty ? "" : " but drafts"), path: "",
            help: drafts.isEmpty ? "documents end in `.md` or `.markdown`" + others + ignored : "build drafts with `--drafts`")
    }
}
