/// A list document as a table: its headings are sections, its list items are rows.
///
///     let table = await Table("# Tools\n\n## Editors\n\n- [Vim](https://www.vim.org) - an editor")
///     table.sections[0].rows[0].detail   // "an editor"
///
/// All texts are plain: without markup, one line each. The rules are those of the site's own documentation.
public struct Table: Sendable, Equatable {
    public let title: String
    /// The blocks between the title and the first section.
    public let header: String
    public let sections: [Section]
    /// The blocks behind the last section that belong to none.
    public let footer: String
    /// What is wrong with the document; links are not looked at.
    public let diagnostics: [Diagnostic]

    /// A heading with what follows it.
    public struct Section: Sendable, Equatable {
        /// Empty for rows that stand below no heading.
        public let title: String
        /// 1 to 6 as in the source; 0 for a section without a heading, or with a line that only looks like one.
        public let level: Int
        /// Unique in its document, and the fragment of its address; empty for none.
        public let id: String
        /// The text above the rows; all of it in a section without any.
        public let header: String
        public let rows: [Row]
        /// The text below the rows.
        public let footer: String
        /// Whether the rows come from a numbered list.
        public let isOrdered: Bool
        /// In the source, 1-based; nil for a section that begins with the document.
        public let line: Int?
    }

    /// A list item. Nested items are rows of a deeper level, behind the one that they stand in.
    public struct Row: Sendable, Equatable {
        /// Unique in its document, and the fragment of its address.
        public let id: String
        /// 0 for the items of the section's own list.
        public let level: Int
        /// That of an item in a numbered list.
        public let number: Int?
        /// A leading word that repeats through the list: "Fixed".
        public let label: String
        public let title: String
        /// Short text between the title and the separator: a type, an author.
        public let meta: String
        public let detail: String
        /// Everything else in the item.
        public let body: String
        /// Text at the row's end, from `{value=…}`.
        public let value: String?
        /// 0 to 100, from `{progress=…}`.
        public let progress: Int?
        public let accessory: Accessory
        /// nil for a row that is no task.
        public let isDone: Bool?
        public let destination: Destination
        /// In the source, 1-based.
        public let line: Int
    }

    /// What stands at the end of a row, as in `UITableViewCell.AccessoryType`.
    public enum Accessory: String, Sendable, CaseIterable {
        case none
        case disclosure
        case check
        case detail
        case detailDisclosure = "detail-disclosure"
        /// The check box of a task, drawn as a switch.
        case `switch`
    }

    /// Where a row leads.
    public enum Destination: Sendable, Equatable {
        /// Nowhere; it has several links, or controls.
        case none
        /// To itself: it becomes the selected one.
        case itself
        /// To the link that it begins with, or the only one in its text, as it is written.
        case link(String)
    }
}
