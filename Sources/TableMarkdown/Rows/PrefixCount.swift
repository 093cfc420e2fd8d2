import TableBasics

/// Counts how often the items of a document begin with the same words, list by list.
struct PrefixCount {
    /// One list, with what it says of itself.
    struct List {
        var node: MarkdownNode
        /// Indices of its items among those of the document.
        var items: Range<Int>
        /// The items that end in code behind a finished sentence.
        var tagged: Int
        /// The items that begin with code or bold text and go on without a separator.
        var entries = 0
        var isOfEntries: Bool { entries > 0 && entries * 10 >= items.count * 6 }
        /// How its own plain terms are read: most of its items have one, or they are text.
        var terms = PrefixReading.text
        /// What they end at where the other mark would end them, too.
        var mark: TermMark?
        /// How many of its items begin with them.
        var plain = 0
        /// The list in an item of which it stands, among those of the document; -1 for none.
        var parent = -1
        /// At least four of its bold prefixes, or of those in code, come from half as many names or fewer.
        var repeatsStrong = false
    }

    private(set) var lists: [List] = []
    private(set) var items = 0
    private(set) var tagged = 0
    /// What each item begins with; nil for most in documents without any.
    private var prefixes: [ItemPrefix?] = []
    private var uses: [ItemPrefix: Use] = [:]
    /// Some items begin with terms that are ones where others are.
    private var hasWeakTerms = false
    /// How many items begin with a kind of change.
    private var changes = 0

    /// How often a prefix occurs.
    private struct Use {
        var count = 0
        /// Of these, those behind another one in the same list.
        var repeated = 0
        /// Of these, those in lists that read their terms as titles, and as labels.
        var asTitle = 0
        var asLabel = 0
    }

    /// Lists nested deeper than this are text in the row above them.
    private static let deepestList = 24

    /// Counts a list, then those in its items.
    mutating func add(_ list: MarkdownNode, depth: Int, parent: Int = -1) {
        let first = items
        var tagged = 0
        var entries = 0
        var hasLists = false
        var hasPrefixes = false
        for item in list.children {
            items += 1
            let prefix = ItemPrefix(of: item)
            prefixes.append(prefix)
            if prefix != nil { hasPrefixes = true } else if ItemPrefix.isEntry(item) { entries += 1 }
            guard let block = item.firstChild else { continue }
            if block.kind == .paragraph, Self.endsInTags(block) { tagged += 1 }
            if block.next != nil || block.kind == .list { hasLists = true }
        }
        var counted = List(node: list, items: first..<items, tagged: tagged, entries: entries, parent: parent)
        if hasPrefixes {
            counted.mark = TermMark.usual(in: &prefixes, from: first, of: list)
            vote(&counted)
        }
        lists.append(counted)
        let number = lists.count - 1
        self.tagged += tagged
        guard hasLists, depth < Self.deepestList else { return }
        for item in list.children {
            for block in item.children where block.kind == .list { add(block, depth: depth + 1, parent: number) }
        }
    }

    /// Adds the prefixes of a list to those of the document.
    private mutating func vote(_ list: inout List) {
        var own: [ItemPrefix: Int] = [:]
        var weak = 0
        var names = 0
        for case let prefix? in prefixes[list.items] {
            if prefix.isName { names += 1 }
            if prefix.isWeak { weak += 1 } else { own[prefix, default: 0] += 1 }
        }
        if weak > 0 { hasWeakTerms = true }
        let fields = fields(among: own, of: list)
        var terms = Tally()
        var strong: [ItemPrefix.Kind: Tally] = [:]
        for (prefix, count) in own {
            if prefix.isPlain {
                terms.add(count, isField: fields.contains(prefix), isChange: prefix.kind == .change)
            } else {
                strong[prefix.kind, default: Tally()].add(count, isField: fields.contains(prefix))
            }
        }
        list.repeatsStrong = strong.values.contains { $0.count >= 4 && $0.repeats }
        list.plain = terms.count
        let areAll = names > 0 && terms.count + names == list.items.count && list.items.count >= 3
        if Self.areUsual(terms.count, in: list) || areAll {
            let weak = own.reduce(0) { $0 + ($1.key.kind == .change && $1.key.isWeakChange ? $1.value : 0) }
            let areChanges = terms.changes == terms.count && weak * 4 <= terms.count
            list.terms = !areAll && (terms.repeats || areChanges) ? .label : .title
        }
        for (prefix, count) in own {
            if prefix.namesChange, !prefix.isWeakChange { changes += count }
            var use = uses[prefix] ?? Use()
            use.count += count
            if !fields.contains(prefix) { use.repeated += count - 1 }
            if prefix.isPlain, list.terms == .title { use.asTitle += count }
            if prefix.isPlain, list.terms == .label { use.asLabel += count }
            uses[prefix] = use
        }
    }

    /// Leads of one list, counted.
    private struct Tally {
        private(set) var count = 0
        private(set) var changes = 0
        private var names = 0
        private var fields = 0

        mutating func add(_ count: Int, isField: Bool, isChange: Bool = false) {
            self.count += count
            names += 1
            if isField { fields += count }
            if isChange { changes += count }
        }

        /// Half as many names, or fewer; and what follows most of them is more than a value.
        var repeats: Bool { names * 2 <= count && fields * 2 <= count }
    }

    /// Of the prefixes that repeat in a list, those that are fields with several values: Phone: 12 34, Phone: 56 78.
    private func fields(among own: [ItemPrefix: Int], of list: List) -> Set<ItemPrefix> {
        guard own.contains(where: { $0.value > 1 && $0.key.kind != .change }) else { return [] }
        var values: [ItemPrefix: Int] = [:]
        for (prefix, item) in zip(prefixes[list.items], list.node.children) {
            guard let prefix, own[prefix].map({ $0 > 1 }) == true, prefix.kind != .change, ItemPrefix.isBeforeValue(item) else {
                continue
            }
            values[prefix, default: 0] += 1
        }
        return Set(values.lazy.filter { prefix, count in own[prefix].map { count * 2 > $0 } == true }.map(\.key))
    }

    /// Whether plain terms begin most items of a list, or most of those that links, bold text and code give no title.
    private static func areUsual(_ terms: Int, in list: List) -> Bool {
        if terms * 10 >= list.items.count * 6 { return terms >= 2 }
        guard terms > 0 else { return false }
        var plain = 0
        var links = 0
        for item in list.node.children {
            guard let first = ItemPrefix.lead(of: item)?.node else { continue }
            switch first.kind {
            case .link: if !ItemPrefix.isReference(first) { links += 1 }
            case .strong, .code: break
            default: plain += 1
            }
        }
        return terms * 10 >= plain * 6 && (terms >= 2 || links >= 3)
    }

    // MARK: The result

    /// How each item's prefix is read.
    mutating func readings() -> [PrefixReading] {
        guard !uses.isEmpty || hasWeakTerms else { return [PrefixReading](repeating: .text, count: items) }
        followSiblings()
        var totals: [ItemPrefix.Kind: Use] = [:]
        for (prefix, use) in uses where use.count > 1 {
            totals[prefix.kind, default: Use()].count += use.count
            totals[prefix.kind, default: Use()].repeated += use.repeated
        }
        let labels = Set(uses.lazy.filter { Self.isLabel($0.key, $0.value, among: totals[$0.key.kind] ?? Use()) }.map(\.key))
        let readings = readings(labels)
        // What is a label among labels is one everywhere.
        var uses: [ItemPrefix: Share] = [:]
        for case (let prefix?, let reading) in zip(prefixes, readings) {
            uses[prefix, default: Share()].add(1, areLabels: reading == .label)
        }
        let all = Set(uses.lazy.filter { $0.value.labels > 0 && $0.value.areHalfLabels }.map(\.key))
        return all == labels ? readings : self.readings(all)
    }

    /// Reads the terms of lists in which they are half of the items, or all of one, as those of most lists beside them.
    private mutating func followSiblings() {
        var siblings: [Int: (all: Int, titled: Int)] = [:]
        for list in lists where list.plain > 0 && list.items.count > 1 {
            siblings[list.parent, default: (0, 0)].all += 1
            if list.terms == .title { siblings[list.parent, default: (0, 0)].titled += 1 }
        }
        for (index, list) in lists.enumerated() where list.terms == .text && list.plain > 0 {
            guard list.plain * 2 >= list.items.count, let beside = siblings[list.parent], beside.titled >= 2,
                beside.titled * 2 >= beside.all
            else { continue }
            lists[index].terms = .title
            for case let prefix? in prefixes[list.items] where prefix.isPlain && !prefix.isWeak { uses[prefix]?.asTitle += 1 }
        }
    }

    /// How each item's prefix is read when some are labels wherever they stand.
    private func readings(_ labels: Set<ItemPrefix>) -> [PrefixReading] {
        var readings = [PrefixReading](repeating: .text, count: items)
        var shares: [ItemPrefix.Kind: Share] = [:]
        for (prefix, use) in uses {
            shares[prefix.kind, default: Share()].add(
                prefix.isPlain ? use.asTitle + use.asLabel : use.count, areLabels: labels.contains(prefix))
        }
        for list in lists {
            var own: [ItemPrefix.Kind: Share] = [:]
            for case let prefix? in prefixes[list.items] where !prefix.isWeak {
                own[prefix.kind, default: Share()].add(1, areLabels: labels.contains(prefix))
            }
            for index in list.items {
                guard let prefix = prefixes[index] else { continue }
                if prefix.isWeak {
                    readings[index] = list.terms == .title ? .title : .text
                    continue
                }
                let areUsual = shares[prefix.kind].map(\.areMostlyLabels) == true
                readings[index] =
                    labels.contains(prefix)
                    ? .label : reading(of: prefix, in: list, own[prefix.kind] ?? Share(), areLabelsUsual: areUsual)
            }
        }
        return readings
    }

    /// How a prefix is read that is not a label wherever it stands.
    private func reading(of prefix: ItemPrefix, in list: List, _ own: Share, areLabelsUsual: Bool) -> PrefixReading {
        // Among labels, or alone in a document of labels.
        let isAmongLabels = (own.labels > 0 && own.areHalfLabels) || (areLabelsUsual && (own.labels > 0 || own.all == 1))
        let isUsualChange = prefix.namesChange && (areLabelsUsual || changes >= 3)
        if !prefix.isPlain { return isAmongLabels || list.repeatsStrong || isUsualChange ? .label : .title }
        switch list.terms {
        case .label: return .label
        case .title: return isAmongLabels ? .label : .title
        case .text:
            if isUsualChange { return .label }
            guard let use = uses[prefix], use.asTitle >= 2, use.asTitle * 2 >= use.count else { return .text }
            return .title
        }
    }

    /// How many prefixes there are, and how many of them are labels.
    private struct Share {
        private(set) var all = 0
        private(set) var labels = 0

        mutating func add(_ count: Int, areLabels: Bool) {
            all += count
            if areLabels { labels += count }
        }

        var areHalfLabels: Bool { labels * 2 >= all }
        var areMostlyLabels: Bool { labels >= 3 && labels * 10 >= all * 6 }
    }

    /// Whether a prefix is a label wherever it stands: it repeats within lists, and not only from list to list as the fields of a
    /// form do; nor do others of its kind that occur more than once, but for one in six. A plain term needs a list that says so, or one that has terms at all;
    /// code, which names things, repeats more often.
    private static func isLabel(_ prefix: ItemPrefix, _ use: Use, among all: Use) -> Bool {
        let repeats =
            use.count >= 3 && use.repeated * (prefix.kind == .code ? 2 : 4) >= use.count
            && (prefix.kind == .change || all.repeated * 6 >= all.count)
        guard prefix.isPlain else { return repeats }
        return (use.asLabel > 0 && use.asLabel >= use.asTitle) || (repeats && use.asTitle > 0)
    }
}

extension PrefixCount {
    /// Whether a paragraph ends in code runs that follow a finished sentence.
    private static func endsInTags(_ paragraph: MarkdownNode) -> Bool {
        var node = paragraph.lastChild
        var runs = 0
        while let current = node {
            switch current.kind {
            case .code: runs += 1
            case .text where runs > 0 && current.literal.allSatisfy(\.isASCIISpace): break
            case .text:
                return runs > 0 && current.literal.last.map(\.isASCIISpace) == true && ContentReader.endsSentence(current.literal)
            case .softBreak where runs > 0: break
            default: return false
            }
            node = current.previous
        }
        return false
    }
}
