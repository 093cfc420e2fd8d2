import SiteModel

/// What `check --external` found, counted: in all, and by host.
package struct LinkCheckSummary: Sendable, Equatable {
    private struct Counts: Equatable {
        var addresses = 0
        var dead = 0
        var moved = 0
        var unverified = 0

        mutating func add(_ verdict: LinkVerdict) {
            addresses += 1
            switch verdict {
            case .alive: break
            case .moved: moved += 1
            case .dead: dead += 1
            case .unverified: unverified += 1
            }
        }

        var isFine: Bool { dead + moved + unverified == 0 }

        /// `1 dead, 2 moved`.
        var words: String {
            [(dead, "dead"), (moved, "moved"), (unverified, "not verified")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
                .joined(separator: ", ")
        }
    }

    private var all = Counts()
    private var hosts: [String: Counts] = [:]
    private let tried: Int
    private let known: Int
    private let skipped: Int

    /// - Parameters:
    ///   - tried: how many addresses were asked for.
    ///   - known: how many were known from earlier.
    ///   - skipped: how many are left out.
    package init(of verdicts: [ExternalAddress: LinkVerdict], tried: Int, known: Int, skipped: Int) {
        self.tried = tried
        self.known = known
        self.skipped = skipped
        for (address, verdict) in verdicts {
            all.add(verdict)
            hosts[address.host, default: Counts()].add(verdict)
        }
    }

    /// The lines to print: all in one, then each host that something is to be said of, those with most dead addresses first.
    ///
    /// - Parameter isComplete: the hosts of which there is nothing to say as well.
    package func lines(isComplete: Bool = false) -> [String] {
        let first =
            "\((all.addresses + skipped).phrase("address", "addresses")) elsewhere: \(tried) tried, \(known) from the cache, "
            + "\(skipped) skipped; \(all.dead) dead, \(all.moved) moved, \(all.unverified) not verified"
        let listed = hosts.filter { isComplete || !$1.isFine }.sorted {
            ($1.value.dead, $1.value.unverified, $1.value.moved, $0.key) < (
                $0.value.dead, $0.value.unverified, $0.value.moved, $1.key
            )
        }
        var lines = [first]
        for (host, counts) in listed {
            let number = counts.addresses.phrase("address", "addresses")
            lines.append("  \(DisplayText.visible(host)): " + (counts.isFine ? "\(number), fine" : "\(counts.words) of \(number)"))
        }
        let others = hosts.count - listed.count
        if !listed.isEmpty, others > 0 { lines.append("  \(others.phrase("other host")): all fine") }
        return lines
    }
}
