/// The words of the site's search, in one language; `#` stands for a number.
package struct SearchStrings: Sendable, Equatable {
    /// What the field is called, and the page for all results.
    package let search: String
    /// The link to all results.
    let all: String
    /// How many there are.
    let found: String
    let nothing: String
    /// Said where the files of the index cannot be loaded.
    let noIndex: String
    /// Said on the page for results where no script runs.
    package let needsScript: String

    /// Those of a language that the program speaks, or else of the one that ``LocalizedStrings`` has for it.
    package static func words(in language: String?) -> SearchStrings {
        all[LocalizedStrings.words(in: language).language] ?? english
    }

    /// Those that the script has, by their names in it.
    static let names = ["search", "all", "found", "nothing", "noIndex"]

    /// Those of ``names``.
    var ofScript: [String] { [search, all, found, nothing, noIndex] }

    private init(_ search: String, _ all: String, _ found: String, _ nothing: String, _ noIndex: String, _ needsScript: String) {
        (self.search, self.all, self.found) = (search, all, found)
        (self.nothing, self.noIndex, self.needsScript) = (nothing, noIndex, needsScript)
    }

    private static let english = SearchStrings(
        "Search", "All # results", "Results: #", "No results", "The search index cannot be loaded.",
        "The search of this site needs JavaScript.")

    private static let all: [String: SearchStrings] = [
        "en": english,
        "de": SearchStrings(
            "Suchen", "Alle # Ergebnisse", "Ergebnisse: #", "Keine Ergebnisse",
            "Der Suchindex kann nicht geladen werden.", "Die Suche dieser Website braucht JavaScript."),
        "fr": SearchStrings(
            "Rechercher", "Les # résultats", "Résultats\u{202F}: #", "Aucun résultat",
            "L’index de recherche ne peut pas être chargé.", "La recherche de ce site a besoin de JavaScript."),
        "es": SearchStrings(
            "Buscar", "Los # resultados", "Resultados: #", "Sin resultados",
            "No se puede cargar el índice de búsqueda.", "La búsqueda de este sitio necesita JavaScript."),
        "it": SearchStrings(
            "Cerca", "Tutti i # risultati", "Risultati: #", "Nessun risultato",
            "L’indice di ricerca non può essere caricato.", "La ricerca di questo sito richiede JavaScript."),
        "pt": SearchStrings(
            "Pesquisar", "Todos os # resultados", "Resultados: #", "Sem resultados",
            "Não é possível carregar o índice de pesquisa.", "A pesquisa deste site precisa de JavaScript."),
        "nl": SearchStrings(
            "Zoeken", "Alle # resultaten", "Resultaten: #", "Geen resultaten",
            "De zoekindex kan niet worden geladen.", "Zoeken op deze site vereist JavaScript."),
        "sv": SearchStrings(
            "Sök", "Alla # träffar", "Träffar: #", "Inga träffar",
            "Sökindexet kan inte läsas in.", "Sökningen på den här webbplatsen kräver JavaScript."),
        "pl": SearchStrings(
            "Szukaj", "Wszystkie wyniki (#)", "Wyniki: #", "Brak wyników",
            "Nie można wczytać indeksu wyszukiwania.", "Wyszukiwanie w tej witrynie wymaga JavaScriptu."),
        "ru": SearchStrings(
            "Поиск", "Все результаты (#)", "Результаты: #", "Ничего не найдено",
            "Не удаётся загрузить поисковый индекс.", "Для поиска по этому сайту нужен JavaScript."),
        "uk": SearchStrings(
            "Пошук", "Усі результати (#)", "Результати: #", "Нічого не знайдено",
            "Не вдається завантажити пошуковий індекс.", "Для пошуку на цьому сайті потрібен JavaScript."),
        "tr": SearchStrings(
            "Ara", "Tüm sonuçlar (#)", "# sonuç", "Sonuç yok",
            "Arama dizini yüklenemiyor.", "Bu sitede arama yapmak için JavaScript gerekir."),
        "ar": SearchStrings(
            "بحث", "كل النتائج (#)", "النتائج: #", "لا توجد نتائج",
            "تعذّر تحميل فهرس البحث.", "يحتاج البحث في هذا الموقع إلى JavaScript."),
        "he": SearchStrings(
            "חיפוש", "כל התוצאות (#)", "תוצאות: #", "אין תוצאות",
            "לא ניתן לטעון את אינדקס החיפוש.", "החיפוש באתר הזה דורש JavaScript."),
        "fa": SearchStrings(
            "جستجو", "همهٔ نتایج (#)", "نتایج: #", "نتیجه‌ای یافت نشد",
            "نمایهٔ جستجو بارگذاری نمی‌شود.", "جستجو در این وب‌گاه به JavaScript نیاز دارد."),
        "ja": SearchStrings(
            "検索", "# 件すべて", "# 件", "見つかりませんでした",
            "検索インデックスを読み込めません。", "このサイトの検索には JavaScript が必要です。"),
        "zh-Hans": SearchStrings(
            "搜索", "全部 # 个结果", "# 个结果", "没有结果",
            "无法加载搜索索引。", "本站的搜索需要 JavaScript。"),
        "zh-Hant": SearchStrings(
            "搜尋", "全部 # 個結果", "# 個結果", "沒有結果",
            "無法載入搜尋索引。", "本站的搜尋需要 JavaScript。"),
        "ko": SearchStrings(
            "검색", "결과 #개 모두 보기", "결과 #개", "결과 없음",
            "검색 색인을 불러올 수 없습니다.", "이 사이트의 검색에는 JavaScript가 필요합니다."),
        "hi": SearchStrings(
            "खोजें", "सभी # परिणाम", "# परिणाम", "कोई परिणाम नहीं",
            "खोज सूचकांक लोड नहीं हो सका।", "इस साइट की खोज के लिए JavaScript आवश्यक है।"),
    ]
}
