import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// The marks between a title and its detail.
@Suite struct SeparatorTests {
    /// The dash of Chinese is as wide as two characters, and needs no white space.
    @Test(arguments: [
        "- [A](u) —— 文", "- **A** —— 文", "- `A` —— 文", "- **A**——文", "- [A](u)⸺文", "- [A](u) ⸺ 文",
    ])
    func dividesAtDashesOfChinese(markdown: String) {
        let page = page(markdown).value
        #expect(page.plainText(page.rows[0].title) == "A" && page.plainText(page.rows[0].detail) == "文", "\(page.sketch)")
    }

    /// In plain text it joins sentences and the ends of a range.
    @Test(arguments: ["- 甲乙——\n- 丙丁——", "- 甲——文\n- 乙——二", "- 1949——1999：甲——乙", "- 甲（乙——丙）\n- 甲（乙——丙）", "- 甲。\n- 乙——二。\n- 丙。"])
    func leavesDashesOfChineseInText(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.detail.isEmpty })
    }
}
