import Testing

@testable import TableBasics

@Suite struct ArraySliceEndsTests {
    @Test(arguments: [("ab\r\n", "ab"), ("\n\n", ""), ("", ""), ("a\nb", "a\nb")])
    func leavesOutWhatStandsAtTheEnd(text: String, rest: String) {
        #expect(Array(text.utf8)[...].withoutEnd { $0 == 0x0A || $0 == 0x0D }.elementsEqual(rest.utf8))
    }

    // Issue 16: each of 100,000 messages copied the line of a megabyte that it stands in.
    @Test func isInTheSameMemory() {
        let bytes = Array("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n".utf8)
        let rest = bytes[...].withoutEnd { $0 == 0x0A }
        let first = bytes.withUnsafeBufferPointer { $0.baseAddress }
        #expect(rest.withUnsafeBufferPointer { $0.baseAddress } == first)
    }
}
