import TableBasics
import Testing

@Suite struct PercentEncodingTests {
    @Test func encodesTheBytesThatAreNotKept() {
        #expect(PercentEncoding.encoded("a b/é".utf8) { $0.isASCIILetter } == "a%20b%2F%C3%A9")
    }

    @Test(arguments: [
        ("a%20b", "a b"), ("%41%62%6a%4A", "AbjJ"), ("100%", "100%"), ("%4", "%4"), ("%zz%41", "%zzA"), ("%%41", "%A"),
        ("%+1", "%+1"), ("%-1", "%-1"), ("", ""), ("%C3%A9", "é"), ("a%2Bb%C3%a4", "a+bä"),
        ("%-1%1", "%-1%1"), ("%zz%2", "%zz%2"),
    ])
    func decodesTwoDigitsAndNothingElse(text: String, decoded: String) {
        #expect(PercentEncoding.decoded(text) == decoded)
        #expect(PercentEncoding.decoded(Array(text.utf8)[...]) == Array(decoded.utf8))
    }

    @Test func keepsBytesThatAreNotUTF8() {
        #expect(PercentEncoding.decoded(Array("%ff".utf8)[...]) == [0xFF])
    }

    @Test func validatesThatEveryPercentSignHasTwoDigits() {
        #expect(PercentEncoding.validated(Array("a%2fb".utf8)[...]) == Array("a/b".utf8))
        for wrong in ["%", "a%4", "%+1", "%4g", "%%41"] {
            #expect(PercentEncoding.validated(Array(wrong.utf8)[...]) == nil)
        }
    }

    @Test func decodingUndoesEncoding() {
        let bytes = Array(UInt8.min...UInt8.max)
        let encoded = PercentEncoding.encoded(bytes) { $0.isASCIIAlphanumeric }
        #expect(PercentEncoding.decoded(Array(encoded.utf8)[...]) == bytes)
    }
}
