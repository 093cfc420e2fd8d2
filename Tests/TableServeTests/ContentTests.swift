import TableBasics
import Testing

@testable import TableServe

@Suite struct ContentTagTests {
    @Test func differsWithEveryByteAndLength() {
        var tags: Set<String> = []
        var inputs: [[UInt8]] = (0...40).map { Array(repeating: 0, count: $0) }
        inputs += (0..<40).map { place in (0..<40).map { $0 == place ? 1 : 0 } }
        for input in inputs { tags.insert(EntityTag(of: input).text) }
        #expect(tags.count == inputs.count)
        #expect(tags.allSatisfy { $0.utf8.count == 16 })
    }

    @Test func differsWithThePlaceOfACut() {
        #expect(EntityTag(of: [1, 2], [3]) != EntityTag(of: [1], [2, 3]))
    }

    @Test func isTheSameInEveryRun() {
        #expect(EntityTag(of: Array("The same text on all machines".utf8)).text == "8d2044806e358dc7")
    }
}

@Suite struct ServedFileTests {
    private let extras = PreviewExtras { Array("<i>\($0)</i>".utf8) }

    private func text(_ file: ServedFile) throws -> String {
        try file.withBytes(in: 0..<file.size) { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("<body>a</body></html>", "<body>a*</body></html>"), ("<pre></body></pre></BODY >", "<pre></body></pre>*</BODY >"),
        ("no body", "no body*"), ("", "*"),
    ])
    func addsExtrasAtTheEndOfTheBody(_ page: String, _ expected: String) throws {
        let file = ServedFile(page: Array(page.utf8), extras: extras)
        #expect(
            try text(file)
                == expected.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "<i>\(file.tag)</i>"))
    }

    @Test func tagStandsForPageAndExtras() {
        let page = Array("<body></body>".utf8)
        let other = PreviewExtras { Array("<b>\($0)</b>".utf8) }
        let tags = [
            ServedFile(page: page, extras: extras).tag, ServedFile(page: page, extras: other).tag,
            ServedFile(page: page + [10], extras: extras).tag,
        ]
        #expect(Set(tags).count == 3)
        #expect(ServedFile(page: page, extras: extras).tag == tags[0])
    }

    @Test func readsAPartWhenAsked() throws {
        let file = ServedFile(size: 10, mediaType: .unknown, tag: "t") { $0.map { UInt8($0) } }
        #expect(try file.withBytes(in: 2..<5) { Array($0) } == [2, 3, 4])
    }

    @Test func noticesThatAFileBecameShorter() {
        let file = ServedFile(size: 10, mediaType: .unknown, tag: "t") { _ in [1] }
        #expect(throws: ServedFile.ShortFile.self) { try file.withBytes(in: 0..<2) { _ in } }
    }
}

@Suite struct ServedSiteTests {
    @Test func keepsReservedPathsForThePreview() {
        let (own, extra) = (ServedFile([1], mediaType: .html), ServedFile([2], mediaType: .script))
        let extras = PreviewExtras(insertion: { _ in [] }, files: [".tablesite/live.js": extra])
        let site = ServedSite(["a": own, ".tablesite/live.js": own, ".tablesite/other": own], extras: extras)
        #expect(site.files.mapValues(\.tag) == ["a": own.tag, ".tablesite/live.js": extra.tag])
    }
}

@Suite struct HTTPDateTests {
    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ])
    func writesDates(_ seconds: Int, _ expected: String) {
        #expect(HTTPDate(seconds: seconds).text == expected)
    }
}
