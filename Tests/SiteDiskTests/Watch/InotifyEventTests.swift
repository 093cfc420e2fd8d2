import Testing
@testable import SiteDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite struct InotifyEventTests {
    /// A record as the kernel writes it, its name padded to `length` bytes.
    private func record(_ watch: Int32, _ mask: UInt32, _ name: [UInt8] = [], length: Int = 0) -> [UInt8] {
        let numbers = [UInt32(bitPattern: watch), mask, 7, UInt32(length)]
        return numbers.flatMap { number in withUnsafeBytes(of: number) { Array($0) } } + name
            + Array(repeating: 0, count: length - name.count)
    }

    @Test func decodesRecords() {
        let bytes =
            record(1, 0x8, Array("a.md".utf8), length: 16) + record(-1, 0x4000) + record(2, 0x4000_0100, [0xFF], length: 16)
            + record(3, 0x400)
        let events = bytes.withUnsafeBytes(InotifyEvent.decode)
        #expect(
            events == [
                InotifyEvent(watch: 1, mask: .closedAfterWriting, name: "a.md"),
                InotifyEvent(watch: -1, mask: .overflowed, name: nil),
                InotifyEvent(watch: 2, mask: [.isFolder, .created], name: nil),
                InotifyEvent(watch: 3, mask: .deletedItself, name: nil),
            ])
    }

    @Test func leavesOutATruncatedRecord() {
        let bytes = record(1, 0x8, Array("a.md".utf8), length: 16)
        for count in 0..<bytes.count {
            #expect(bytes[..<count].withUnsafeBytes(InotifyEvent.decode) == [])
        }
    }

    #if canImport(Glibc) || canImport(Musl)
        @Test func hasTheSystemsBits() {
            let pairs: [(InotifyEvent.Mask, Int32)] = [
                (.closedAfterWriting, IN_CLOSE_WRITE), (.movedFrom, IN_MOVED_FROM), (.movedTo, IN_MOVED_TO), (.created, IN_CREATE),
                (.deleted, IN_DELETE), (.deletedItself, IN_DELETE_SELF), (.movedItself, IN_MOVE_SELF), (.unmounted, IN_UNMOUNT),
                (.overflowed, IN_Q_OVERFLOW), (.ignored, IN_IGNORED), (.onlyFolder, IN_ONLYDIR), (.added, IN_MASK_ADD),
                (.isFolder, IN_ISDIR),
            ]
            for (mask, bits) in pairs { #expect(mask.rawValue == UInt32(bits)) }
        }
    #endif
}
