/// What a page shows of its site's navigation.
package struct PageNavigation: Sendable, Equatable {
    /// The list beside the page, which is the menu of a small window; empty for none.
    package var side: [Group] = []
    /// The language of the list where it is not that of the page.
    package var sideLanguage: String?
    /// The pages below this one, as rows below its own text; empty for a page that leads to them itself.
    package var below: [Group] = []
    /// The pages above this one, the root first; empty for a page that is less than two steps away from it.
    package var path: [Entry] = []
    package var previous: Entry?
    package var next: Entry?

    package init() {}

    package struct Group: Sendable, Equatable {
        /// Empty for none.
        package var title: String
        package var entries: [Entry]
        /// What is below the title is in sight.
        package var isOpen: Bool

        package init(title: String = "", entries: [Entry], isOpen: Bool = true) {
            self.title = title
            self.entries = entries
            self.isOpen = isOpen
        }
    }

    package struct Entry: Sendable, Equatable {
        package var title: String
        /// What the page says of itself; empty for nothing, and where it is not shown.
        package var detail = ""
        /// Relative to the page; nil for a title alone.
        package var url: String?
        package var isCurrent: Bool
        /// It leads to another site.
        package var isElsewhere = false
        package var kind: Kind
        /// Those of its entries that are shown.
        package var children: [Entry]
        /// The children are in sight.
        package var isOpen: Bool

        package init(
            _ title: String, url: String?, isCurrent: Bool = false, kind: Kind = .page, children: [Entry] = [], isOpen: Bool = true
        ) {
            self.title = title
            self.url = url
            self.isCurrent = isCurrent
            self.kind = kind
            self.children = children
            self.isOpen = isOpen
        }

        /// The id of the row that leads to the page, in a page that lists it below its own text; nil for an entry without a page.
        ///
        /// No id of a document begins with a colon, and none of the frame goes on with a slash: a page may be called `content` or
        /// `pages`. The same in a page that is served at any address, whose addresses begin with a slash.
        package var rowID: String? {
            url.map { ":/" + ($0.hasSuffix(".html") ? $0.dropLast(".html".count) : $0[...]).drop { $0 == "/" } }
        }
    }

    package enum Kind: Sendable {
        case page
        /// Stands for the entries before or behind those shown; the title is that of the page that has them all.
        case earlier, more
    }
}
