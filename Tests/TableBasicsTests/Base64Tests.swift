import Testing
@testable import TableBasics

@Suite struct Base64Tests {
    /// RFC 4648 §10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func encodesTheVectorsOfTheStandard(text: String, encoded: String) {
        #expect(Base64.encoded(Array(text.utf8)) == encoded)
    }

    @Test func hasADigitForEveryValue() {
        #expect(Base64.encoded([0xFB, 0xEF, 0xFF, 0x00, 0x10, 0x83]) == "++//ABCD")
    }
}
