/// Copies of a few bytes, which cost less than calling `memmove`.
///
/// Both functions read and write nothing but the `count` bytes: what is left behind the last whole word is copied with a word
/// that ends where they end and overlaps the one before.
enum ShortCopy {
    @inline(__always)
    static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        if count > 64 { return target.copyMemory(from: source, byteCount: count) }
        if count >= 16 {
            var offset = 0
            while offset <= count - 16 {
                move(SIMD16<UInt8>.self, source, target, offset)
                offset += 16
            }
            move(SIMD16<UInt8>.self, source, target, count - 16)
        } else if count >= 8 {
            move(UInt64.self, source, target, 0)
            move(UInt64.self, source, target, count - 8)
        } else if count >= 4 {
            move(UInt32.self, source, target, 0)
            move(UInt32.self, source, target, count - 4)
        } else if count > 0 {
            move(UInt8.self, source, target, 0)
            move(UInt8.self, source, target, count / 2)
            move(UInt8.self, source, target, count - 1)
        }
    }

    /// Copies words of eight bytes as long as `isFine` says so of each, and returns how many bytes were copied: all of them, or a
    /// multiple of eight. Words that are not full are filled up with `-`, or with bytes seen before.
    @inline(__always)
    static func copy(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int, while isFine: (UInt64) -> Bool
    ) -> Int {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        if count >= 8 {
            var offset = 0
            while offset <= count - 8 {
                guard isFine(move(UInt64.self, source, target, offset)) else { return offset }
                offset += 8
            }
            if offset == count { return count }
            return isFine(move(UInt64.self, source, target, count - 8)) ? count : offset
        }
        if count >= 4 {
            let first = move(UInt32.self, source, target, 0)
            let last = move(UInt32.self, source, target, count - 4)
            return isFine(UInt64(first) << 32 | UInt64(last)) ? count : 0
        }
        guard count > 0 else { return 0 }
        let first = move(UInt8.self, source, target, 0)
        let middle = move(UInt8.self, source, target, count / 2)
        let last = move(UInt8.self, source, target, count - 1)
        return isFine(0x2D2D_2D2D_2D00_0000 | UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)) ? count : 0
    }

    @inline(__always) @discardableResult
    private static func move<Word: BitwiseCopyable>(
        _: Word.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ offset: Int
    ) -> Word {
        let word = source.loadUnaligned(fromByteOffset: offset, as: Word.self)
        target.storeBytes(of: word, toByteOffset: offset, as: Word.self)
        return word
    }
}
