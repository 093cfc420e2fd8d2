#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Searches of a whole document, by the C library: it looks at many bytes at a time, a loop in Swift at one.
extension UnsafeBufferPointer<UInt8> {
    /// Where a byte stands first, from an offset on, or nil.
    package func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// How often a byte stands there.
    func count(of byte: UInt8) -> Int {
        var count = 0
        var offset = firstOffset(of: byte)
        while let found = offset {
            count += 1
            offset = firstOffset(of: byte, from: found + 1)
        }
        return count
    }

    /// Whether these bytes stand at an offset.
    func contains(_ other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start + other.count <= count, let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
        return memcmp(base + start, otherBase, other.count) == 0
    }

    /// Whether the second byte stands directly behind the first one anywhere.
    func contains(_ first: UInt8, then second: UInt8) -> Bool {
        var offset = firstOffset(of: second)
        while let found = offset {
            if found > 0, self[found - 1] == first { return true }
            offset = firstOffset(of: second, from: found + 1)
        }
        return false
    }
}
