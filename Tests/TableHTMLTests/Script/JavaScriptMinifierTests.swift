import Testing

@testable import TableHTML

@Suite struct JavaScriptMinifierTests {
    private func minified(_ source: String) -> String { String(decoding: minifyJavaScript(source), as: UTF8.self) }

    @Test(arguments: [
        ("// What it is.\nf();\n", "f();\n"),
        ("f();\n\n  // Why.\n  g();\n", "f();g();\n"),
        ("f(); // stays\n", "f(); // stays\n"),
        ("const a = \"// no comment\";\n", "const a = \"// no comment\";\n"),
        ("const a = b\n  // A comment between.\n  .c();\n", "const a = b.c();\n"),
        ("", ""), ("\n\n", ""), ("// alone", ""),
    ])
    func dropsCommentsWithALineOfTheirOwn(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("if (a) {\n  b();\n}\n", "if (a) {b();}\n"),
        ("f(\n  a,\n  b,\n);\n", "f(a,b,);\n"),
        ("const a = [\n  1,\n];\n", "const a = [1,];\n"),
        ("a\n  .b()\n  .c();\n", "a.b().c();\n"),
        ("const f = () => {\n};\nf();\n", "const f = () => {};f();\n"),
    ])
    func joinsLinesThatGoOnOrEnd(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: ["a\nb\n", "if (a)\nb();\n", "const a =\n1;\n", "if (a) {}\nf();\n", "return\na;\n"])
    func keepsLinesApartWhereTheirEndMayMeanSomething(source: String) { #expect(minified(source) == source) }

    @Test(arguments: ["f(\"  a  b  \");\n", "const r = /  \\/ [/\"]  /g;\n", "const t = `  ${a}  //  `;\n", "a = b / c / d;\n"])
    func leavesWhatStandsInALineAlone(source: String) { #expect(minified(source) == source) }
}
