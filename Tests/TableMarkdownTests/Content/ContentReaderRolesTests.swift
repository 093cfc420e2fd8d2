import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Roles of MyST.
@Suite struct ContentReaderRolesTests {
    @Test(arguments: [
        ("See {file}`a.txt`.", "See `a.txt`."), ("x{sup}`2`", "x^2^"), ("{kbd}`Ctrl`", "++Ctrl++"),
        ("{numref}`a`", "{numref}`a`"), ("{ref}`a b`", "[(wiki-label:a b)a b]"), ("{ref}`*W* <a>`", "[(wiki-label:a)*W*]"),
        ("{doc}`a/b`", "[(a/b)a/b]"), ("[{doc}`a`](b.md)", "[(b.md){doc}`a`]"), ("{file} `a`", "{file} `a`"),
        ("\\{file}`a`", "{file}`a`"),
    ])
    func readsRoles(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    /// A link without words has its destination, which is shown as the title of what is there.
    @Test(arguments: [
        ("[a](project:b.md#c)", "[(b.md#c)a]"), ("<project:#x>", "[(#x)#x]"), ("[a](path:b.txt)", "[(b.txt)a]"),
        ("[b.md](a/b.md \"mention\")", "[(a/b.md)a/b.md]"), ("[Words](a/b.md \"mention\")", "[(a/b.md)Words]"),
        ("[b.md](a/b.md)", "[(a/b.md)b.md]"), ("[b.md](https://a.b/b.md \"mention\")", "[(https://a.b/b.md)b.md]"),
        ("[b.md](//a.b/b.md \"mention\")", "[(//a.b/b.md)b.md]"),
    ])
    func readsAddressesOfOthers(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func reportsOthersOnceForEachName() {
        #expect(
            page("{numref}`a` {numref}`b` {pep}`8` {file}`c`").diagnostics.map { "\($0.range?.start.column ?? 0) \($0.message)" }
                == [
                    "1 the role `{numref}` of MyST, which is shown as it is written",
                    "25 the role `{pep}` of MyST, which is shown as it is written",
                ])
    }
}
