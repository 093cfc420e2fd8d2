package import TableModel

extension DiagnosticCode {
    package static let tomlSyntax = DiagnosticCode(
        "toml-syntax", .error, "settings or front matter are not TOML",
        explanation: """
            Front matter between lines `+++`, and the settings of other generators that `tablesite import` reads, are TOML: lines of
            `key = value`, texts in quotes, tables below `[name]`.

                title = Installing

            Text needs quotes:

                title = "Installing"

            A document with broken front matter is still built, without its settings.
            """)
}

/// Why a text is not TOML, at an offset of it.
struct TOMLFailure: Error {
    let offset: Int
    let message: String
    let help: String

    init(_ message: String, at offset: Int, help: String = "") {
        (self.message, self.offset, self.help) = (message, offset, help)
    }
}
