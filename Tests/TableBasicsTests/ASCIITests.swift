import TableBasics
import Testing

@Suite struct ASCIITests {
    private func bytes(_ isMember: (UInt8) -> Bool) -> String {
        String(decoding: (UInt8.min...UInt8.max).filter(isMember), as: UTF8.self)
    }

    @Test func classesHoldTheirBytesAndNoOthers() {
        let small = "abcdefghijklmnopqrstuvwxyz"
        let digits = "0123456789"
        #expect(bytes(\.isASCIILowercase) == small)
        #expect(bytes(\.isASCIIUppercase) == small.uppercased())
        #expect(bytes(\.isASCIILetter) == small.uppercased() + small)
        #expect(bytes(\.isASCIIDigit) == digits)
        #expect(bytes(\.isASCIIAlphanumeric) == digits + small.uppercased() + small)
        #expect(bytes(\.isASCIIWord) == digits + small.uppercased() + "_" + small)
        #expect(bytes(\.isHexadecimalDigit) == digits + "ABCDEFabcdef")
        #expect(bytes(\.isASCIISpace) == "\t\n\u{B}\u{C}\r ")
        #expect(bytes(\.isHTMLSpace) == "\t\n\u{C}\r ")
        #expect(bytes(\.isASCIIPunctuation) == "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
    }

    @Test func onlyCapitalsHaveAnotherLowerCase() {
        let changed = (UInt8.min...UInt8.max).filter { $0.asciiLowercased != $0 }
        #expect(String(decoding: changed, as: UTF8.self) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        #expect(String(decoding: "QUIET-é".utf8.map(\.asciiLowercased), as: UTF8.self) == "quiet-é")
    }

    @Test func hexadecimalDigitsHaveTheirValues() {
        for value in UInt8(0)..<16 {
            let digit = String(value, radix: 16)
            #expect(digit.utf8.first?.hexadecimalValue == value)
            #expect(digit.uppercased().utf8.first?.hexadecimalValue == value)
        }
        #expect((UInt8.min...UInt8.max).count { $0.hexadecimalValue != nil } == 22)
    }
}
