/// What a page shows of its site's navigation.
package struct PageNavigation: Sendable, Equatable {
    /// The list beside the page; empty for none.
    package var side: [Group] = []
    /// The pages above this one, the root first; empty for a page that is less than two steps away from it.
    package var path: [Entry] = []
    package var previous: Entry?
    package var next: Entry?

    package init() {}

    package struct Group: Sendable, Equatable {
        /// Empty for none.
        package var title: String
        package var entries: [Entry]

        package init(title: String = "", entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    package struct Entry: Sendable, Equatable {
        package var title: String
        /// Relative to the page; nil for a title alone.
        package var url: String?
        /// 0 for the top.
        package var level: Int
        package var isCurrent: Bool
        package var kind: Kind

        package init(_ title: String, url: String?, level: Int = 0, isCurrent: Bool = false, kind: Kind = .page) {
            self.title = title
            self.url = url
            self.level = level
            self.isCurrent = isCurrent
            self.kind = kind
        }
    }

    package enum Kind: Sendable {
        case page
        /// Stands for the entries before or behind those shown; the title is that of the page that has them all.
        case earlier, more
    }
}
