/// Every set of bytes that a language uses, once.
struct ByteSets {
    private(set) var all: [ByteFlags] = []
    private var indices: [ByteFlags: UInt16] = [:]

    mutating func index(of set: ByteFlags) -> UInt16 {
        if let index = indices[set] { return index }
        let index = UInt16(all.count)
        indices[set] = index
        all.append(set)
        return index
    }

    /// For each set 256 flags.
    var flags: [Bool] {
        var flags: [Bool] = []
        flags.reserveCapacity(all.count * 256)
        for set in all { for byte in UInt8.min...UInt8.max { flags.append(set.contains(byte)) } }
        return flags
    }
}
