import Testing

@testable import embed_files

@Suite struct SwiftLiteralTests {
    @Test func writesTextBetweenLines() {
        #expect(SwiftLiteral("a {\n}\n").text == "#\"\"\"\na {\n}\n\n\"\"\"#")
    }

    @Test func emptyTextIsAnEmptyLiteral() {
        #expect(SwiftLiteral("").text == "#\"\"\"\n\"\"\"#")
    }

    @Test func hasMoreNumberSignsThanTheText() {
        #expect(SwiftLiteral("\"\"\"# \\##(x)").text == "###\"\"\"\n\"\"\"# \\##(x)\n\"\"\"###")
    }

    @Test func escapesWhatTheCompilerWouldChange() {
        #expect(SwiftLiteral("a\r\nb\0\t\u{FEFF}\u{85}").text == "#\"\"\"\na\\#u{d}\nb\\#u{0}\t\\#u{feff}\\#u{85}\n\"\"\"#")
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
}
