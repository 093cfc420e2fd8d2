import Testing

@testable import TableHTML

/// Eight bytes at once against one byte at a time.
@Suite struct ByteWordTests {
    /// Every byte in every place among bytes that are fine.
    @Test(arguments: 0..<8) func looksAtEveryPlace(place: Int) {
        for byte in UInt8.min...UInt8.max {
            let shift = UInt64(place * 8)
            let word = ByteWord(0x6161_6161_6161_6161 & ~(0xFF << shift) | UInt64(byte) << shift)
            #expect(word.isText == (byte >= 0x20 && byte != 0x7F && !"<>&\"".utf8.contains(byte)), "\(byte)")
            #expect(word.isPlain == Self.plain.contains(byte), "\(byte)")
        }
    }

    /// What is plain is written as it is in all places.
    @Test func plainBytesNeedNeitherQuotesNorEscapes() {
        for byte in Self.plain {
            for escapes in [Escapes.text, Escapes.attribute, Escapes.address, Escapes.fragment] {
                #expect(escapes.table[Int(byte)] == 0, "\(byte)")
            }
        }
    }

    /// Bytes around the copy stay as they were, whatever its length.
    @Test func copiesNothingButTheBytes() {
        for count in 0..<100 {
            let bytes = (0..<count).map { UInt8($0 + 1) }
            for isWhole in [true, false] {
                var target = [UInt8](repeating: 0xFF, count: count + 16)
                bytes.withUnsafeBufferPointer { source in
                    target.withUnsafeMutableBufferPointer { target in
                        guard let from = source.baseAddress, let to = target.baseAddress else { return }
                        if isWhole {
                            ShortCopy.copy(from, to: to + 8, count: count)
                        } else {
                            #expect(ShortCopy.copy(from, to: to + 8, count: count) { _ in true } == count)
                        }
                    }
                }
                let around = [UInt8](repeating: 0xFF, count: 8)
                #expect(target == around + bytes + around, "\(count)")
            }
        }
    }

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-./:_".utf8)
}
