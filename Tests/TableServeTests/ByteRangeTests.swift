import Testing

@testable import TableServe

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=0-", 0..<10), ("bytes=3-5", 3..<6), ("bytes=9-", 9..<10), ("bytes=3-99", 3..<10),
        ("bytes=-1", 9..<10), ("bytes=-100", 0..<10), ("Bytes= 3-5 ", 3..<6), ("bytes=3-99999999999999999999", 3..<10),
        ("bytes=0-9223372036854775807", 0..<10), ("bytes=-99999999999999999999", 0..<10),
    ])
    func takesOneRange(_ field: String, _ expected: Range<Int>) {
        #expect(ByteRange(field, size: 10) == .part(expected))
    }

    @Test(arguments: ["bytes=10-", "bytes=10-10", "bytes=-0", "bytes=99999999999999999999-"])
    func refusesRangesOutsideTheFile(_ field: String) {
        #expect(ByteRange(field, size: 10) == .notSatisfiable)
    }

    @Test(arguments: [
        "", "bytes", "bytes=", "bytes=-", "bytes=5-3", "bytes=a-b", "bytes=1", "bytes=1-2-3", "bytes=--1", "bytes=+1-2",
        "lines=1-2",
        "bytes=0-0,2-3", "bytes=1 - 2",
    ])
    func takesTheWholeFileForEverythingElse(_ field: String) {
        #expect(ByteRange(field, size: 10) == .whole)
    }

    @Test func knowsThatAnEmptyFileHasNoRanges() {
        #expect(ByteRange("bytes=0-", size: 0) == .notSatisfiable)
        #expect(ByteRange("bytes=-5", size: 0) == .notSatisfiable)
        #expect(ByteRange(nil, size: 0) == .whole)
    }
}
