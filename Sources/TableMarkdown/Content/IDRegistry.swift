/// The ids of one page, each given once.
///
/// Ids are kept as hashes, as a page can have a million of them. Should two ids ever have the same hash, the second is taken for
/// used: it gets a number it did not need, and all are still different.
struct IDRegistry {
    private var taken: Set<UInt64> = []
    /// How often a base was asked for, so that the next number is found at once.
    private var counts: [[UInt8]: Int] = [:]

    /// `base` if it is free, else `base-1`, `base-2` … as on GitHub.
    mutating func unique(_ base: [UInt8]) -> [UInt8] {
        if take(base) { return base }
        var number = counts[base, default: 0]
        while true {
            number += 1
            let candidate = base + [UInt8(ascii: "-")] + Array(String(number).utf8)
            if take(candidate) {
                counts[base] = number
                return candidate
            }
        }
    }

    /// Takes an id as it is; false when it was taken before.
    mutating func take(_ id: [UInt8]) -> Bool { taken.insert(Self.hash(id)).inserted }

    /// FNV-1a, the same in every run.
    private static func hash(_ id: [UInt8]) -> UInt64 {
        id.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
