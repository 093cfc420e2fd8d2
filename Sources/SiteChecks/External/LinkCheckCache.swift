/// What earlier runs found, as a file keeps it. Times are in milliseconds since 1970.
///
/// One line an address: time, kind, address, and where it moved to, with tabs between. Lines that are no such thing are passed
/// over, and so is a file that does not begin as ours does.
package struct LinkCheckCache: Sendable, Equatable {
    private struct Entry: Equatable {
        let time: Int
        let verdict: LinkVerdict
    }

    private var entries: [String: Entry] = [:]

    /// How long an address that is there is believed to be: a week.
    package static let aliveTime = 7 * 24 * 3_600_000
    /// How long one that is not: an hour.
    package static let deadTime = 3_600_000

    private static let firstLine = "tablesite links 1"

    package init() {}

    package init(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.firstLine[...] else { return }
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, let time = Int(fields[0]), time >= 0, let verdict = Self.verdict(fields[1], fields[3]) else {
                continue
            }
            entries[fields[2]] = Entry(time: time, verdict: verdict)
        }
    }

    /// Sorted, so that the same answers are the same file.
    package var bytes: [UInt8] {
        let lines = entries.sorted { $0.key < $1.key }.map { url, entry in
            let (kind, detail) = Self.fields(entry.verdict)
            return "\(entry.time)\t\(kind)\t\(url)\t\(detail)"
        }
        return Array((([Self.firstLine] + lines).joined(separator: "\n") + "\n").utf8)
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// What was found of an address, if that is not too long ago.
    package func verdict(of address: ExternalAddress, now: Int) -> LinkVerdict? {
        guard let entry = entries[address.url], Self.isFresh(entry, now: now) else { return nil }
        return entry.verdict
    }

    /// Keeps what was found. What could not be verified is not: the next run tries again.
    package mutating func keep(_ verdicts: [ExternalAddress: LinkVerdict], now: Int) {
        for (address, verdict) in verdicts {
            if case .unverified = verdict {
                entries[address.url] = nil
            } else {
                entries[address.url] = Entry(time: now, verdict: verdict)
            }
        }
    }

    /// Takes in what another run found later, and drops what is too old.
    package mutating func merge(_ other: LinkCheckCache, now: Int) {
        entries.merge(other.entries) { $0.time >= $1.time ? $0 : $1 }
        entries = entries.filter { Self.isFresh($1, now: now) }
    }

    /// A time to come is that of a wrong clock.
    private static func isFresh(_ entry: Entry, now: Int) -> Bool {
        guard entry.time <= now else { return false }
        if case .dead = entry.verdict { return now - entry.time < deadTime }
        return now - entry.time < aliveTime
    }

    private static func verdict(_ kind: String, _ detail: String) -> LinkVerdict? {
        switch kind {
        case "alive": .alive
        case "moved": detail.isEmpty ? nil : .moved(to: detail)
        case "dead": .dead(detail)
        default: nil
        }
    }

    private static func fields(_ verdict: LinkVerdict) -> (kind: String, detail: String) {
        switch verdict {
        case .alive: ("alive", "")
        case .moved(let url): ("moved", clean(url))
        case .dead(let reason): ("dead", clean(reason))
        case .unverified(let reason): ("unverified", clean(reason))
        }
    }

    /// Without what ends a field or a line.
    private static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
    }
}
