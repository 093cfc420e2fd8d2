import SiteModel
package import TableModel

extension DiagnosticCode {
    package static let importSetting = DiagnosticCode(
        "import-setting", .note, "a setting of another generator has no equivalent",
        explanation: """
            `tablesite import` takes over what means the same here: title, language, address, navigation, redirects. The rest stays
            behind, and is listed with its place, so that you can decide what to do about each.

                markdown_extensions:
                  - pymdownx.arithmatex

            The pages of this guide on moving from other tools say what takes the place of many of them.
            """)

    package static let importTitle = DiagnosticCode(
        "import-title", .note, "documents have a title in front matter and another in a heading",
        explanation: """
            Most generators show one of the two and use the other in lists and browser tabs. Here the `title` of the front matter is
            the heading of the page, and a heading that says something else begins a section below it: readers see both.

                ---
                title: Install
                ---
                # How to install

            Take one of them out where that is too much: without `title`, the first heading names the page everywhere.
            """)

    package static let importProgram = DiagnosticCode(
        "import-program", .warning, "the settings of another generator are a program",
        explanation: """
            The configurations of VitePress and Docusaurus are written in JavaScript or TypeScript. `tablesite import` runs no
            program, and cannot tell what it would say.

            Read the file, and put the title, the language and the address of the site into `Site/tablesite.yml`:

                title: My docs
                base_url: https://example.org/docs
            """)

    package static let importFiles = DiagnosticCode(
        "import-files", .warning, "files of another generator are left behind",
        explanation: """
            Templates, layouts, components, style sheets and data are made for the other generator. Themes of tablesite take their
            place: tokens and templates of rows, see `tablesite theme new`.

            Versions of the documents are sites of their own: import each into a folder of its own.
            """)
}

extension Diagnostic {
    /// - Parameter reason: why a setting that has an equivalent is not taken over; nil for one that has none.
    static func importSetting(_ key: String, _ reason: String? = nil, path: String, at range: SourceRange?) -> Diagnostic {
        let message = reason == nil ? "`\(key)` has no equivalent" : "`\(key)` is not taken over"
        var diagnostic = Diagnostic(.importSetting, message, path: path, at: range, label: reason ?? "")
        // Each is a matter of its own.
        diagnostic.cause = "\(path) \(key)"
        return diagnostic
    }

    /// - Parameter meaning: what a setting that was taken over asks for here, where that may surprise.
    static func importedSetting(_ key: String, _ meaning: String, path: String, at range: SourceRange?) -> Diagnostic {
        var diagnostic = Diagnostic(.importSetting, "`\(key)` means something else here", path: path, at: range, label: meaning)
        diagnostic.cause = "\(path) \(key)"
        return diagnostic
    }

    static func importTitle(_ title: String, heading: String, count: Int, path: String, line: Int) -> Diagnostic {
        let others = count == 1 ? "" : ", and so with \((count - 1).phrase("other document"))"
        return Diagnostic(
            .importTitle, "the page has two titles, `\(title)` and `\(heading)`\(others)", path: path,
            at: SourceRange(line: line, column: 1, length: heading.utf8.count + 2), label: "a section below the title",
            help: "take out the heading, or `title` of the front matter")
    }

    static func importProgram(_ path: String) -> Diagnostic {
        Diagnostic(
            .importProgram, "the settings in `\(path)` are a program, which is not run", path: path,
            help: "put title, language and address into `Site/tablesite.yml`, and the order of pages into `Site/SUMMARY.md`")
    }

    /// - Parameter what: the kind of things that are in a folder.
    static func importFiles(_ what: String, in path: String, help: String) -> Diagnostic {
        Diagnostic(.importFiles, "\(what) in `\(path)` are left behind", path: path, help: help)
    }

    static func importFile(_ what: String, path: String, help: String) -> Diagnostic {
        Diagnostic(.importFiles, "`\(path)`, \(what), is left behind", path: path, help: help)
    }

    static func includedElsewhere(_ included: String, path: String) -> Diagnostic {
        Diagnostic(
            .importFiles, "`\(included)` is included and lies too far above", path: path,
            help: "copy it beside the documents, and correct the directive")
    }
}
