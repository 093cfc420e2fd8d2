/// A line of a navigation as its source has it: depth first, with a level.
struct NavigationItem {
    /// 0 for the top.
    var level: Int
    var title: String
    /// nil for a title alone: a draft, a folder without an index, a link that leads nowhere.
    var page: PageNumber?
    /// Of the site, instead of a page.
    var file: SiteAsset?
    /// Of another site, instead of a page; what stands behind the path of a file.
    var address: String?
    /// The item begins a group of its own; only at the top.
    var group: Group?

    struct Group {
        /// The title of a part; empty for none.
        var title: String
    }

    init(
        _ title: String, page: PageNumber?, file: SiteAsset? = nil, address: String? = nil, level: Int = 0, group: Group? = nil
    ) {
        self.title = title
        self.page = page
        self.file = file
        self.address = address
        self.level = level
        self.group = group
    }
}
