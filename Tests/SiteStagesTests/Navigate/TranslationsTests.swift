import SiteModel
import TableModel
import Testing

@testable import SiteStages

@Suite struct TranslationsTests {
    private let arabic = "---\nlanguage: ar\n---\n# ا"
    private let japanese = "---\nlanguage: ja\n---\n# あ"

    /// The pages with translations: `output: others; default`.
    private func translations(_ sources: [String: String]) async -> [String] {
        let site = await assembledSite(sources)
        return site.pages.pageNumbers.compactMap { number in
            let others = site.translations.others(ofPage: number).map { site.pages[$0].output.string }
            let fallback = site.translations.fallback(ofPage: number).map { "; \(site.pages[$0].output)" } ?? ""
            return others.isEmpty ? nil : "\(site.pages[number].output): \(others.joined(separator: " "))\(fallback)"
        }.sorted()
    }

    @Test func arePagesOfTheSamePathInTheirLanguages() async {
        #expect(
            await translations([
                "index.md": "# A", "a.md": "# A", "only.md": "# O", "g/b.md": "# B", "ar/index.md": arabic, "ar/a.md": "# A",
                "ar/g/b.markdown": "# B", "ja/README.md": japanese, "ja/x.md": "# X", "ja/g/c.md": "# C",
            ]) == [
                "a.html: ar/a.html; a.html", "ar/a.html: a.html; a.html", "ar/g/b.html: g/b.html; g/b.html",
                "ar/g/index.html: g/index.html ja/g/index.html; g/index.html",
                "ar/index.html: index.html ja/index.html; index.html",
                "g/b.html: ar/g/b.html; g/b.html", "g/index.html: ar/g/index.html ja/g/index.html; g/index.html",
                "index.html: ar/index.html ja/index.html; index.html",
                "ja/g/index.html: g/index.html ar/g/index.html; g/index.html",
                "ja/index.html: index.html ar/index.html; index.html",
            ])
    }

    @Test func leaveOutPagesInAnotherLanguageThanTheirFolderAndHiddenOnes() async {
        #expect(
            await translations([
                "index.md": "# A", "a.md": "# A", "ar/index.md": arabic, "ar/a.md": "---\nlanguage: en\n---\n# A",
                "ar/404.md": "# No", "404.md": "# No", "h.md": "# H", "ar/h.md": "---\nhidden: true\n---\n# H",
                "SUMMARY.md": "- [A](a.md)",
                "ar/SUMMARY.md": "- [A](a.md)",
            ]) == ["ar/index.html: index.html; index.html", "index.html: ar/index.html; index.html"])
    }

    @Test func areFoundBelowAnyFolder() async {
        #expect(
            await translations(["index.md": "# A", "docs/a.md": "# A", "docs/ar/index.md": arabic, "docs/ar/a.md": "# A"]) == [
                "docs/a.html: docs/ar/a.html; docs/a.html", "docs/ar/a.html: docs/a.html; docs/a.html",
                "docs/ar/index.html: docs/index.html; docs/index.html", "docs/index.html: docs/ar/index.html; docs/index.html",
            ])
    }

    @Test func haveARootThatOnlyShowsTheWay() async {
        #expect(
            await translations([
                "index.md": "# A", "en/index.md": "---\nlanguage: en\n---\n# E", "en/a.md": "# A", "ar/index.md": arabic,
                "ar/a.md": "# A",
            ]) == [
                "ar/a.html: en/a.html; en/a.html", "ar/index.html: en/index.html; index.html", "en/a.html: ar/a.html; en/a.html",
                "en/index.html: ar/index.html; index.html", "index.html: ar/index.html en/index.html; index.html",
            ])
    }

    @Test func areNoneInASiteOfOneLanguage() async {
        let site = await assembledSite(["index.md": "# A", "g/index.md": "# A"])
        #expect(site.translations.isEmpty)
    }
}
