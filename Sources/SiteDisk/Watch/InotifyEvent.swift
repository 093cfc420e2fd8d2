/// One record of Linux's inotify, see inotify(7).
struct InotifyEvent: Equatable {
    /// The descriptor of the watched folder, or -1.
    let watch: Int32
    let mask: Mask
    /// Of the entry of the folder that the event is about. nil when it is about the folder itself, and when the name is not UTF-8.
    let name: String?

    /// The bits of inotify's masks, `IN_CREATE` and so on.
    struct Mask: OptionSet {
        let rawValue: UInt32

        static let closedAfterWriting = Mask(rawValue: 0x8)
        static let movedFrom = Mask(rawValue: 0x40)
        static let movedTo = Mask(rawValue: 0x80)
        static let created = Mask(rawValue: 0x100)
        static let deleted = Mask(rawValue: 0x200)
        static let deletedItself = Mask(rawValue: 0x400)
        static let movedItself = Mask(rawValue: 0x800)
        static let unmounted = Mask(rawValue: 0x2000)
        static let overflowed = Mask(rawValue: 0x4000)
        /// The watch is gone.
        static let ignored = Mask(rawValue: 0x8000)
        /// Only a folder is to be watched.
        static let onlyFolder = Mask(rawValue: 0x0100_0000)
        /// The bits are added to those of an earlier watch of the same folder.
        static let added = Mask(rawValue: 0x2000_0000)
        static let isFolder = Mask(rawValue: 0x4000_0000)

        /// An entry came, went or was replaced.
        static let entries: Mask = [.movedFrom, .movedTo, .created, .deleted]
        /// The watched folder itself went.
        static let itself: Mask = [.deletedItself, .movedItself]
    }

    /// The records that one `read` gave; a truncated one at the end is left out.
    static func decode(_ bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
        // struct inotify_event { int wd; uint32_t mask, cookie, len; char name[]; }
        let headerSize = 16
        var events: [InotifyEvent] = []
        var offset = 0
        while offset + headerSize <= bytes.count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            let end = offset + headerSize + length
            guard end <= bytes.count else { break }
            // The name is padded with zeros.
            let name = bytes[offset + headerSize..<end].prefix { $0 != 0 }
            events.append(
                InotifyEvent(
                    watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                    mask: Mask(rawValue: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)),
                    name: name.isEmpty ? nil : String(validating: name, as: UTF8.self)))
            offset = end
        }
        return events
    }
}
