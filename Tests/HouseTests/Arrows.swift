/// Who needs whom, with the reasons.
struct Arrows {
    private(set) var needs: [String: [String: Set<String>]] = [:]

    mutating func add(_ from: String, _ to: String, for reason: String) {
        needs[from, default: [:]][to, default: []].insert(reason)
    }

    /// The groups whose members all need each other, by way of others or directly, with the arrows between them.
    var circles: [String] {
        let names = Set(needs.keys).union(needs.values.flatMap(\.keys)).sorted()
        let reached = Dictionary(uniqueKeysWithValues: names.map { ($0, reachable(from: $0)) })
        var found: [String] = []
        var seen: Set<String> = []
        for name in names where !seen.contains(name) {
            let group = names.filter { reached[name]?.contains($0) == true && reached[$0]?.contains(name) == true }
            seen.formUnion(group)
            guard group.count > 1 else { continue }
            let arrows = group.flatMap { from in
                group.filter { needs[from]?[$0] != nil }.map { to in
                    "  \(from) -> \(to): \((needs[from]?[to] ?? []).sorted().prefix(8).joined(separator: ", "))"
                }
            }
            found.append("\(group.joined(separator: ", ")) need each other:\n\(arrows.joined(separator: "\n"))")
        }
        return found
    }

    /// Everything that a name needs, by way of others or directly; itself when it is in a circle.
    func reachable(from start: String) -> Set<String> {
        var reached: Set<String> = []
        var waiting = [start]
        while let name = waiting.popLast() {
            for next in (needs[name] ?? [:]).keys where next != name && reached.insert(next).inserted { waiting.append(next) }
        }
        return reached
    }
}
