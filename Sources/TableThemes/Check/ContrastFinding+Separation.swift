import TableModel

extension ContrastFinding {
    /// The way out where one colour stands on grounds that contradict each other, and has another name on one of them: the token of
    /// that name, and a colour of its own with which everything can be read. nil where that mends nothing or not all.
    var separation: String? {
        var rest = failing
        var tokens: [(name: String, value: String, place: String)] = []
        while let place = rest.first {
            let found = aliases(of: place).lazy.compactMap { alias in self.own(alias).map { (alias, $0.value, $0.place) } }.first
            guard let found else { return nil }
            tokens.append(found)
            rest.removeAll { aliases(of: $0).contains(found.0) }
        }
        guard let last = tokens.last else { return nil }
        let names = tokens.map { "`\($0.name)`" }.joined(separator: " and ")
        guard tokens.count == 1 else {
            let values = tokens.map { "`\($0.name)` \($0.value)\($0.place)" }.joined(separator: ", ")
            return "set \(names), which are `\(name)` as long as nothing else is said: \(values) can be read"
        }
        return
            "set \(names), which is `\(name)` as long as nothing else is said: \(last.value) is the nearest that can be read"
            + "\(last.place) wherever it stands"
    }

    /// A token that another colour could be given to, of those that have the colour of ``name`` on a ground where it can be read.
    func separableToken(of place: MeasuredPlace, from other: MeasuredPlace) -> String? {
        let names = [place, other].map(aliases(of:))
        return names[1].first { !names[0].contains($0) } ?? names[0].first { !names[1].contains($0) }
    }

    /// What a token could be set to that has the colour of ``name`` so far.
    private func own(_ alias: String) -> (value: String, place: String)? {
        suggestion(for: alias, failing: failing.filter { aliases(of: $0).contains(alias) }) { other in
            places(in: other).filter { aliases(of: $0).contains(alias) }
        }
    }

    /// The tokens by whose names a place has the colour of ``name``, from that which is nearest to it; none where the place names it.
    private func aliases(of place: MeasuredPlace) -> [String] {
        var names: [String] = []
        var next: String? = place.place.token
        while let token = next, token != name, names.count < ThemeTokenName.all.count {
            names.append(ThemeValues.fieldsOfBar[token] ?? token)
            next = scheme.palette.values.alias(of: token)
        }
        return next == nil ? [] : names.reversed()
    }
}
