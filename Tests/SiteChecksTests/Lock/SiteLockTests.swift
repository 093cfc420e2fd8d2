@testable import SiteChecks
import TableModel
import TableTestSupport
import Testing

/// The file of published addresses.
@Suite struct SiteLockTests {
    private func read(_ text: String) -> Checked<SiteLock> { SiteLock.read(Array(text.utf8), path: "Site/tablesite.lock") }

    private static let header =
        "# The published addresses of this site, which `tablesite check` wants to stay; written by `tablesite lock`.\n"

    @Test func writesPagesAndTheirIDsSorted() {
        let addresses = [
            PublishedAddress(page: "index.html"), PublishedAddress(page: "guide/a b.html", id: "日本"),
            PublishedAddress(page: "guide/a b.html", id: "b"), PublishedAddress(page: "guide/a b.html"),
            PublishedAddress(page: "a#1%.html", id: "x y%\n#z"), PublishedAddress(page: "index.html"),
        ]
        let bytes = SiteLock.bytes(for: addresses)
        #expect(
            String(decoding: bytes, as: UTF8.self) == Self.header + """
                a%231%25.html#x%20y%25%0A#z
                guide/a%20b.html
                guide/a%20b.html#b
                guide/a%20b.html#日本
                index.html

                """)
        let lock = SiteLock.read(bytes, path: "")
        #expect(lock.diagnostics.isEmpty)
        #expect(lock.value.records.map(\.address) == Set(addresses).sorted())
    }

    @Test func readsLinesInAnyOrderWithTheirPlaces() {
        let lock = read("\u{FEFF}a.html#x\r\n\r\n# note\nb.html\na.html#x\n")
        #expect(lock.diagnostics.isEmpty)
        #expect(
            lock.value.records == [
                SiteLock.Record(
                    address: PublishedAddress(page: "a.html", id: "x"), place: SourceRange(line: 1, column: 1, length: 8)),
                SiteLock.Record(address: PublishedAddress(page: "b.html"), place: SourceRange(line: 4, column: 1, length: 6)),
            ])
    }

    @Test func reportsLinesThatAreNoAddress() {
        let lock = read("a.html\n<<<<<<< HEAD\nb.html\n=======\n>>>>>>> other\n a.html\na.html#\nguide\nx.html#a b\n#b\n")
        let conflict = "error[lock-line] the mark of a conflict between branches = keep the lines of both and remove the marks"
        let help = "is no address of a page = write `page.html` or `page.html#id`"
        #expect(
            lock.diagnostics.map(\.line) == [
                "2:1+12 \(conflict)", "4:1+7 \(conflict)", "5:1+13 \(conflict)",
                "6:1+7 error[lock-line] ` a.html` \(help)",
                "7:1+7 error[lock-line] `a.html#` \(help)",
                "8:1+5 error[lock-line] `guide` \(help)",
                "9:1+10 error[lock-line] `x.html#a b` \(help)",
            ])
        #expect(lock.value.records.map(\.address.page) == ["a.html", "b.html"])
    }

    @Test func reportsBytesThatAreNoText() {
        let lock = SiteLock.read([0x61, 0xFF] + Array(".html".utf8), path: "l")
        #expect(lock.diagnostics.map(\.code.name) == ["lock-line"])
        #expect(lock.value.records.isEmpty)
    }

    @Test func emptyFileRecordsNothing() {
        #expect(read("").value.records.isEmpty)
        #expect(read("").diagnostics.isEmpty)
    }
}
