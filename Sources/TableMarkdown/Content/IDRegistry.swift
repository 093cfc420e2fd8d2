/// The ids of one page, each given once.
struct IDRegistry {
    private var taken: Set<[UInt8]> = []
    /// How often a base was asked for, so that the next number is found at once.
    private var counts: [[UInt8]: Int] = [:]

    /// `base` if it is free, else `base-1`, `base-2` … as on GitHub.
    mutating func unique(_ base: [UInt8]) -> [UInt8] {
        if taken.insert(base).inserted { return base }
        var number = counts[base, default: 0]
        while true {
            number += 1
            let candidate = base + [UInt8(ascii: "-")] + Array(String(number).utf8)
            if taken.insert(candidate).inserted {
                counts[base] = number
                return candidate
            }
        }
    }

    /// Takes an id as it is; false when it was taken before.
    mutating func take(_ id: [UInt8]) -> Bool { taken.insert(id).inserted }
}
