import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Roles of MyST.
@Suite struct ContentReaderRolesTests {
    @Test(arguments: [
        ("See {file}`a.txt`.", "See `a.txt`."), ("x{sup}`2`", "x^2^"), ("{kbd}`Ctrl`", "++Ctrl++"),
        ("{ref}`a`", "{ref}`a`"), ("{file} `a`", "{file} `a`"), ("\\{file}`a`", "{file}`a`"),
    ])
    func readsRoles(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func reportsOthersOnceForEachName() {
        #expect(
            page("{ref}`a` {ref}`b` {pep}`8` {file}`c`").diagnostics.map { "\($0.range?.start.column ?? 0) \($0.message)" } == [
                "1 the role `{ref}` of MyST, which is shown as it is written",
                "19 the role `{pep}` of MyST, which is shown as it is written",
            ])
    }
}
