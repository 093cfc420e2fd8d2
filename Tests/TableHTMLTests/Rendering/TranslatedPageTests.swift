import TableHTML
import TableModel
import Testing

@Suite struct TranslatedPageTests {
    @Test func writesTheLinksBeforeThePathAndTheTitle() {
        var frame = PageFrame()
        frame.translations = [
            PageTranslation(language: "ar", direction: .rtl, name: "العربية", url: "../ar/a b.html"),
            PageTranslation(language: "pt-BR", direction: .ltr, name: "<Português>", url: "../pt/"),
        ]
        frame.navigation.path = [PageNavigation.Entry("Home", url: "../")]
        #expect(
            html("# T\n", in: frame).contains(
                """
                <header class=tv-header>
                <nav class=tv-languages aria-label=Languages>
                <ul>
                <li><a href=../ar/a%20b.html lang=ar hreflang=ar dir=rtl>العربية</a></li>
                <li><a href="../pt/" lang=pt-BR hreflang=pt-BR dir=ltr>&lt;Português&gt;</a></li>
                </ul>
                </nav>
                <nav class=tv-path aria-label=Path>
                """))
        #expect(!html("# T\n").contains("tv-languages"))
    }

    @Test func saysAllLanguagesInTheHeadWhereTheAddressIsKnown() {
        var frame = PageFrame()
        frame.metadata.alternates = [
            .init(language: "en", address: "https://example.org/"), .init(language: "x-default", address: "https://example.org/"),
        ]
        #expect(!html("# T\n", in: frame).contains("hreflang"))
        frame.metadata.address = "https://example.org/"
        #expect(
            html("# T\n", in: frame).contains(
                """
                <link rel=canonical href="https://example.org/">
                <link rel=alternate hreflang=en href="https://example.org/">
                <link rel=alternate hreflang=x-default href="https://example.org/">
                <meta property=og:title content=T>
                """))
    }

    @Test func takesWordsAndDirectionOfTheFrame() {
        var frame = PageFrame()
        frame.language = "ar"
        frame.direction = .rtl
        frame.words = LocalizedStrings.words(in: LanguageTag("ar"))
        frame.navigation.next = PageNavigation.Entry("ب", url: "b.html")
        let page = html("# T\n\n> [!TIP]\n> a\n", in: frame)
        #expect(page.contains("<html lang=ar dir=rtl "))
        #expect(page.contains("<p class=tv-alert-title>نصيحة</p>"))
        #expect(page.contains("<li class=disc><a rel=next href=b.html><b>ب</b> <small>التالي</small></a></li>"))
        #expect(!page.contains("lang=en"))
        var settings = PageSettings()
        settings.direction = .ltr
        #expect(html("# T\n", in: frame, settings: settings).contains("<html lang=ar dir=ltr "))
    }

    @Test func hasTheWordsOfTheScriptWhereTheSiteIsInAnotherLanguage() {
        var frame = PageFrame()
        frame.script = "tablesite.js"
        frame.search = .field
        let rows = "# T\n\n- [ ] x\n"
        #expect(html(rows, in: frame).contains("<script src=tablesite.js data-search defer>"))
        frame.language = "en-GB"
        #expect(html(rows, in: frame).contains("<script src=tablesite.js data-search defer>"))
        frame.language = "de"
        let page = html(rows, in: frame)
        #expect(page.contains(#"<script src=tablesite.js data-search data-words="|# von %|||||||Erledigt|Offen|"#))
        #expect(page.contains("|Kopieren|Kopiert|Suchen|") && !page.contains("Diese Seite filtern"))
        frame.language = nil
        frame.scriptLanguage = "de"
        #expect(html(rows, in: frame).contains(#" data-words="|# of %|||||||Done|"#))
    }

    @Test func saysWhichWordsAreEnglishOnPagesInALanguageWithoutWords() {
        var frame = PageFrame()
        frame.language = "vi"
        frame.editURL = "https://example.org/a.md"
        frame.navigation.previous = PageNavigation.Entry("A", url: "a.html")
        let page = html("# T\n\n> [!TIP]\n> a\n\n## {collapsed=true}\n\n- x\n", in: frame)
        #expect(page.contains("<a class=tv-skip href=\"#:content\" lang=en>Skip to content</a>"))
        #expect(page.contains("<p class=tv-alert-title lang=en>Tip</p>"))
        #expect(page.contains("<b class=tv-back>A</b> <small lang=en>Previous</small>"))
        #expect(page.contains(" lang=en>Edit this page</a>"))
        frame.language = "en-GB"
        #expect(!html("# T\n\n> [!TIP]\n> a\n", in: frame).contains("lang=en>"))
    }

    @Test func setsCellsApartThatRunTheOtherWay() {
        var frame = PageFrame()
        frame.direction = .rtl
        let table = "# T\n\n| א | B | ג |\n|---|--:|---|\n| 30 g | *ה* | 7 |\n"
        let page = html(table, in: frame)
        #expect(page.contains("<thead><tr><th>א</th><th class=tv-number><bdi dir=ltr>B</bdi></th><th>ג</th></tr>"))
        #expect(page.contains("<tr><td><bdi dir=ltr>30 g</bdi></td><td class=tv-number><em>ה</em></td><td>7</td></tr>"))
        #expect(html(table).contains(" dir=rtl>\n<thead>"))
    }
}
