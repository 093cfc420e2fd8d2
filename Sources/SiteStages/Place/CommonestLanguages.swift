import TableModel

/// What the pages of a site are in, as far as their words tell it.
struct CommonestLanguages {
    /// How many pages are in which, by tags of BCP 47.
    private let counts: [String: Int]
    /// What more than half of them are in.
    let most: String?

    static let unknown = CommonestLanguages(of: [])

    init(of tags: [String]) {
        counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
        most = counts.first { $0.value * 2 > tags.count }?.key
    }

    /// What most pages are in, where it is the same language: they may say more than one page can tell.
    func spelled(_ tag: String) -> String {
        guard let most, LanguageTag(most).base == LanguageTag(tag).base else { return tag }
        return most
    }

    /// What nine in ten are in of those that are in a possible language.
    func nearlyAll(of possible: PossibleLanguages) -> String? {
        guard possible != .none else { return nil }
        let counts = counts.filter { possible.contains($0.key) }
        let all = counts.reduce(0) { $0 + $1.value }
        return counts.first { $0.value * 10 >= all * 9 }?.key
    }
}
