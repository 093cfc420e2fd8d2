import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Emoji before a title.
@Suite struct SeveralEmojiTests {
    /// With a space between them, only the first was the image.
    @Test(arguments: ["- 🎥 📄 [A](u) - B", "- 🎥 📄 **A** - B", "- 🎥 📄 - A"])
    func areTheImageTogether(markdown: String) {
        let page = page(markdown).value
        guard case .symbol(let span) = page.rows[0].image else { return #expect(Bool(false), "\(page.sketch)") }
        #expect(page.string(span) == "🎥 📄" && page.plainText(page.rows[0].title) == "A", "\(page.sketch)")
    }

    @Test func endBeforeSignsAndAtTheEnd() {
        let page = page("- 🍎 ↔ 🍏\n- ✅ → ❌\n- 🎉 🎉").value
        #expect(page.rows.map { page.plainText($0.title) } == ["↔ 🍏", "→ ❌", "🎉"])
    }
}
