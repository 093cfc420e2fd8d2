import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct LanguageFoldersTests {
    /// Each page as `output tag direction tree`, with the folder of its tree.
    private func languages(_ sources: [String: String], language: String? = nil) async -> [String] {
        let site = await assembledSite(sources, language: language)
        return site.pages.map { page in
            let direction = page.language.direction.map { " \($0.rawValue)" } ?? ""
            return "\(page.output) \(page.language.tag ?? "-")\(direction) \(site.trees[page.tree].folder)/"
        }.sorted()
    }

    /// A page of few words is in the language of most pages, where it can be: not in letters of others.
    @Test func takeTheLanguageOfMostPagesToShortOnes() async {
        let english =
            "# The page\n\nThis is a page that is in English, and it has all of the words that you are to look for in it.\n"
        let hindi = "# \u{92A}\u{943}\u{937}\u{94D}\u{920}\n"
        let finnish = "# Lista\n\n" + (1...40).map { "- T\u{E4}m\u{E4} rivi numero \($0) kertoo linnuista rannalla\n" }.joined()
        #expect(
            await languages(["index.md": english, "a.md": "# Herons\n\n- Egret\n", "b.md": hindi, "c.md": finnish]) == [
                "a.html en /", "b.html - /", "c.html - /", "index.html en /",
            ])
        #expect(
            await languages(["index.md": "# Herons\n", "a.md": "# \u{39A}\u{3B1}\u{3BB}\u{3B7}\u{3BC}\u{3AD}\u{3C1}\u{3B1}\n"]) == [
                "a.html el /", "index.html - /",
            ])
    }

    /// Nor is one that is clearly in another language, and none where the others are in several.
    @Test func leaveShortPagesAloneThatMayBeInAnother() async {
        let english =
            "# The page\n\nThis is a page that is in English, and it has all of the words that you are to look for in it.\n"
        let german =
            "# Der Garten\n\nDer Rechen und die T\u{F6}pfe stehen im Schuppen, und das ist nicht alles f\u{FC}r den Garten.\n"
        let indonesian = "# Buku\n\nBuku ini adalah untuk orang yang ada di kota dan tidak dari desa atau ke pantai.\n"
        #expect(
            await languages(["index.md": english, "a.md": indonesian, "b.md": "# Herons\n"]) == [
                "a.html - /", "b.html en /", "index.html en /",
            ])
        #expect(
            await languages(["index.md": english, "a.md": english, "b.md": german, "c.md": "# Herons\n"]) == [
                "a.html en /", "b.html de /", "c.html - /", "index.html en /",
            ])
    }

    /// In other letters a short one is in what the pages in these letters are in, be they few or all, unless it has letters of another.
    @Test func takeTheLanguageOfPagesInItsLettersToAShortOne() async {
        let english =
            "# The page\n\nThis is a page that is in English, and it has all of the words that you are to look for in it.\n"
        let russian = "# \u{421}\u{430}\u{434}\n\nЭто мы знаем.\n\nГрабли стоят в сарае.\n"
        let persian = "# \u{628}\u{627}\u{63A}\n\nکه گلدان‌ها را می‌گیرد.\n\nگرگ پیر\n"
        let sources = [
            "index.md": english, "a.md": english, "b.md": russian, "c.md": persian, "d.md": "# Граблите се тука\n",
            "e.md": "# Граблі там де є вода\n", "f.md": "# Қала туралы мәтін\n", "g.md": "# سجل دور دار نور\n",
        ]
        #expect(
            await languages(sources) == [
                "a.html en /", "b.html ru /", "c.html fa rtl /", "d.html ru /", "e.html - /", "f.html - /", "g.html fa rtl /",
                "index.html en /",
            ])
    }

    private func document(_ settings: String) -> String { "---\n\(settings)\n---\n# T" }

    @Test func takeTheLanguageOfTheirIndexToAllBelow() async {
        let sources = [
            "index.md": "# A", "b.md": "# B", "ar/README.md": document("language: ar"), "ar/b.md": "# B", "ar/c/d.md": "# D",
            "ar/en.md": document("language: en"), "ar/left.md": document("direction: ltr"), "fa.md": document("language: fa-IR"),
        ]
        #expect(
            await languages(sources) == [
                "ar/b.html ar rtl ar/", "ar/c/d.html ar rtl ar/", "ar/c/index.html ar rtl ar/", "ar/en.html en ar/",
                "ar/index.html ar rtl ar/", "ar/left.html ar ltr ar/", "b.html - /", "fa.html fa-IR rtl /", "index.html - /",
            ])
    }

    @Test func beginATreeWhereTheLanguageChangesOnly() async {
        let sources = [
            "index.md": document("language: he"), "en/index.md": document("language: en"),
            "en/uk/index.md": document("language: EN"),
            "en/x/fr/index.md": document("language: fr"), "auto/index.md": document("direction: auto"), "auto/a.md": "# A",
        ]
        #expect(
            await languages(sources) == [
                "auto/a.html he auto /", "auto/index.html he auto /", "en/index.html en en/", "en/uk/index.html EN en/",
                "en/x/fr/index.html fr en/x/fr/", "index.html he rtl /",
            ])
    }

    @Test func keepADirectionForTheirLanguageAlone() async {
        let sources = [
            "index.md": "# A", "az/index.md": document("language: az\ndirection: rtl"), "az/a.md": "# A",
            "az/b.md": document("language: AZ"), "az/en.md": document("language: en"),
        ]
        #expect(
            await languages(sources) == [
                "az/a.html az rtl az/", "az/b.html AZ rtl az/", "az/en.html en az/", "az/index.html az rtl az/", "index.html - /",
            ])
    }

    @Test func areALanguageBesideOthersWhenNamedAfterIt() async {
        let sources = [
            "en/index.md": document("language: en"), "en/a.md": "# A", "de/index.md": document("language: de"),
            "misc/index.md": document("language: en"),
        ]
        #expect(
            await languages(sources) == [
                "de/index.html de de/", "en/a.html en en/", "en/index.html en en/", "index.html en /", "misc/index.html en /",
            ])
        #expect(
            await languages(["en/index.md": document("language: en"), "index.md": "# A"]) == [
                "en/index.html en /", "index.html - /",
            ])
    }

    @Test func startFromTheLanguageOfTheSettings() async {
        #expect(
            await languages(["index.md": "# A", "ur/index.md": document("language: en")], language: "ur") == [
                "index.html ur rtl /", "ur/index.html en ur/",
            ])
    }

    @Test func warnsAboutTwoFoldersInOneLanguage() async {
        let site = await assembledSite([
            "index.md": "# A", "ar/index.md": document("language: ar"), "arabic/README.md": document("language: AR"),
            "de/index.md": document("language: de"), "de/ar/index.md": document("language: ar"),
        ])
        #expect(
            site.diagnostics.map { "\($0.path) \($0.line)" } == [
                "arabic/README.md 2:11+2 warning[language-repeated] `ar/index.md` is in the language `AR` already"
                    + " = pages here are not linked with those in other languages; give the folders different languages, or make them one"
            ])
    }
}
