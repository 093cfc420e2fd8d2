import Testing

@testable import embed_themes

@Suite struct SwiftLiteralTests {
    @Test func writesTextBetweenLines() {
        #expect(swiftLiteral("a {\n}\n") == "#\"\"\"\na {\n}\n\n\"\"\"#")
    }

    @Test func emptyTextIsAnEmptyLiteral() {
        #expect(swiftLiteral("") == "#\"\"\"\n\"\"\"#")
    }

    @Test func hasMoreNumberSignsThanTheText() {
        #expect(swiftLiteral("\"\"\"# \\##(x)") == "###\"\"\"\n\"\"\"# \\##(x)\n\"\"\"###")
    }

    @Test func escapesWhatTheCompilerWouldChange() {
        #expect(swiftLiteral("a\r\nb\0\t\u{FEFF}\u{85}") == "#\"\"\"\na\\#u{d}\nb\\#u{0}\t\\#u{feff}\\#u{85}\n\"\"\"#")
    }

    /// The literals above, as the compiler reads them.
    @Test func theCompilerReadsItBack() {
        let quotes = ###"""
        """# \##(x)
        """###
        #expect(quotes == "\"\"\"# \\##(x)")
        let escapes = #"""
            a\#u{d}
            b\#u{0}	\#u{feff}\#u{85}
            """#
        #expect(Array(escapes.utf8) == Array("a\r\nb\0\t\u{FEFF}\u{85}".utf8))
    }

    @Test func refusesWhatIsNoText() {
        #expect(throws: EmbeddingError("Themes/x/a.png is not UTF-8 text, and only text can be embedded")) {
            try EmbeddedFile(path: "x/a.png", bytes: [0x89, 0x50])
        }
    }

    @Test func listsFilesByPath() throws {
        let files = [
            try EmbeddedFile(path: "b/theme.yml", bytes: Array("b\n".utf8)),
            try EmbeddedFile(path: "a/theme.yml", bytes: []),
        ]
        #expect(
            embeddedFilesSource(files) == ##"""
                // Written while building; do not edit.

                let embeddedFiles: [BundledThemeFile] = [
                BundledThemeFile(path: #"""
                a/theme.yml
                """#, contents: #"""
                """#),
                BundledThemeFile(path: #"""
                b/theme.yml
                """#, contents: #"""
                b

                """#),
                ]

                """##)
    }
}
