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
        "import-files", .warning, "files of another generator stay behind",
        explanation: """
            Templates, layouts, components, style sheets and data are made for the other generator. Themes of tablesite take their
            place: tokens and templates of rows, see `tablesite theme new`.

            Versions of the documents are sites of their own: import each into a folder of its own.
            """)
}

extension Diagnostic {
    static func importSetting(_ key: String, _ reason: String = "it stays behind", path: String, at range: SourceRange?)
        -> Diagnostic
    {
        var diagnostic = Diagnostic(.importSetting, "`\(key)` has no equivalent", path: path, at: range, label: reason)
        // Each is a matter of its own.
        diagnostic.cause = "\(path) \(key)"
        return diagnostic
    }

    static func importProgram(_ path: String) -> Diagnostic {
        Diagnostic(
            .importProgram, "the settings in `\(path)` are a program, which is not run", path: path,
            help: "put title, language and address into `Site/tablesite.yml`, and the order of pages into `Site/SUMMARY.md`")
    }

    static func importFiles(_ what: String, in path: String, help: String) -> Diagnostic {
        Diagnostic(.importFiles, "\(what) in `\(path)` stay behind", path: path, help: help)
    }

    static func includedElsewhere(_ included: String, path: String) -> Diagnostic {
        Diagnostic(
            .importFiles, "`\(included)` is included and lies too far above", path: path,
            help: "copy it beside the documents, and correct the directive")
    }
}
