extension ScriptStrings {
    /// The words by the language of the ``LocalizedStrings`` that they go with.
    static let all: [String: ScriptStrings] = [
        "en": .english,
        "de": .german,
        "fr": .french,
        "es": .spanish,
        "it": .italian,
        "pt": .portuguese,
        "nl": .dutch,
        "sv": .swedish,
        "pl": .polish,
        "ru": .russian,
        "uk": .ukrainian,
        "tr": .turkish,
        "ar": .arabic,
        "he": .hebrew,
        "fa": .persian,
        "ja": .japanese,
        "zh-Hans": .simplifiedChinese,
        "zh-Hant": .traditionalChinese,
        "ko": .korean,
        "hi": .hindi,
    ]

    static let english = ScriptStrings(
        filter: "Filter this page", countPattern: "# of %", only: "Show only", order: "Order", written: "As written",
        byTitle: "By title", byValue: "By value",
        done: "Done", open: "Open", reset: "Reset ticks", link: "Link to these ticks",
        take: "Take over the ticks of the link", notKept: "Ticks are not kept: this browser stores nothing.",
        copy: "Copy", copied: "Copied")

    static let german = ScriptStrings(
        filter: "Diese Seite filtern", countPattern: "# von %", only: "Nur anzeigen", order: "Reihenfolge",
        written: "Wie geschrieben", byTitle: "Nach Titel", byValue: "Nach Wert",
        done: "Erledigt", open: "Offen", reset: "Häkchen zurücksetzen", link: "Link zu diesen Häkchen",
        take: "Häkchen des Links übernehmen", notKept: "Häkchen werden nicht behalten: Dieser Browser speichert nichts.",
        copy: "Kopieren", copied: "Kopiert")

    static let french = ScriptStrings(
        filter: "Filtrer cette page", countPattern: "# sur %", only: "Afficher seulement", order: "Ordre", written: "Comme écrit",
        byTitle: "Par titre", byValue: "Par valeur",
        done: "Fait", open: "À faire", reset: "Effacer les coches", link: "Lien vers ces coches",
        take: "Reprendre les coches du lien", notKept: "Les coches ne sont pas conservées : ce navigateur n’enregistre rien.",
        copy: "Copier", copied: "Copié")

    static let spanish = ScriptStrings(
        filter: "Filtrar esta página", countPattern: "# de %", only: "Mostrar solo", order: "Orden", written: "Como está escrito",
        byTitle: "Por título", byValue: "Por valor",
        done: "Hecho", open: "Pendiente", reset: "Restablecer marcas", link: "Enlace a estas marcas",
        take: "Adoptar las marcas del enlace", notKept: "Las marcas no se conservan: este navegador no guarda nada.",
        copy: "Copiar", copied: "Copiado")

    static let italian = ScriptStrings(
        filter: "Filtra questa pagina", countPattern: "# di %", only: "Mostra solo", order: "Ordine", written: "Come scritto",
        byTitle: "Per titolo", byValue: "Per valore",
        done: "Fatto", open: "Da fare", reset: "Azzera le spunte", link: "Link a queste spunte",
        take: "Riprendi le spunte del link", notKept: "Le spunte non vengono conservate: questo browser non salva nulla.",
        copy: "Copia", copied: "Copiato")

    static let portuguese = ScriptStrings(
        filter: "Filtrar esta página", countPattern: "# de %", only: "Mostrar apenas", order: "Ordem", written: "Como escrito",
        byTitle: "Por título", byValue: "Por valor",
        done: "Feito", open: "Por fazer", reset: "Repor marcas", link: "Link para estas marcas",
        take: "Usar as marcas do link", notKept: "As marcas não são guardadas: este navegador não armazena nada.",
        copy: "Copiar", copied: "Copiado")

    static let dutch = ScriptStrings(
        filter: "Deze pagina filteren", countPattern: "# van %", only: "Alleen tonen", order: "Volgorde",
        written: "Zoals geschreven", byTitle: "Op titel", byValue: "Op waarde",
        done: "Klaar", open: "Open", reset: "Vinkjes wissen", link: "Link naar deze vinkjes",
        take: "Vinkjes van de link overnemen", notKept: "Vinkjes worden niet bewaard: deze browser slaat niets op.",
        copy: "Kopiëren", copied: "Gekopieerd")

    static let swedish = ScriptStrings(
        filter: "Filtrera sidan", countPattern: "# av %", only: "Visa bara", order: "Ordning", written: "Som skrivet",
        byTitle: "Efter titel", byValue: "Efter värde",
        done: "Klart", open: "Kvar", reset: "Återställ bockar", link: "Länk till dessa bockar",
        take: "Ta över länkens bockar", notKept: "Bockar behålls inte: webbläsaren sparar ingenting.",
        copy: "Kopiera", copied: "Kopierat")

    static let polish = ScriptStrings(
        filter: "Filtruj tę stronę", countPattern: "# z %", only: "Pokaż tylko", order: "Kolejność", written: "Jak zapisano",
        byTitle: "Według tytułu", byValue: "Według wartości",
        done: "Zrobione", open: "Do zrobienia", reset: "Wyczyść zaznaczenia", link: "Link do tych zaznaczeń",
        take: "Przejmij zaznaczenia z linku", notKept: "Zaznaczenia nie są zachowywane: ta przeglądarka niczego nie zapisuje.",
        copy: "Kopiuj", copied: "Skopiowano")

    static let russian = ScriptStrings(
        filter: "Фильтр по странице", countPattern: "# из %", only: "Показать только", order: "Порядок", written: "Как написано",
        byTitle: "По названию", byValue: "По значению",
        done: "Готово", open: "Открыто", reset: "Сбросить отметки", link: "Ссылка на эти отметки",
        take: "Взять отметки из ссылки", notKept: "Отметки не сохраняются: браузер ничего не хранит.",
        copy: "Копировать", copied: "Скопировано")

    static let ukrainian = ScriptStrings(
        filter: "Фільтр сторінки", countPattern: "# з %", only: "Показати лише", order: "Порядок", written: "Як написано",
        byTitle: "За назвою", byValue: "За значенням",
        done: "Готово", open: "Відкрито", reset: "Скинути позначки", link: "Посилання на ці позначки",
        take: "Взяти позначки з посилання", notKept: "Позначки не зберігаються: браузер нічого не зберігає.",
        copy: "Копіювати", copied: "Скопійовано")

    static let turkish = ScriptStrings(
        filter: "Bu sayfayı süz", countPattern: "# / %", only: "Yalnızca göster", order: "Sıra", written: "Yazıldığı gibi",
        byTitle: "Başlığa göre", byValue: "Değere göre",
        done: "Bitti", open: "Açık", reset: "İşaretleri sıfırla", link: "Bu işaretlerin bağlantısı",
        take: "Bağlantıdaki işaretleri al", notKept: "İşaretler saklanmıyor: bu tarayıcı hiçbir şey kaydetmiyor.",
        copy: "Kopyala", copied: "Kopyalandı")

    static let arabic = ScriptStrings(
        filter: "تصفية هذه الصفحة", countPattern: "# من %", only: "عرض فقط", order: "الترتيب", written: "كما كُتب",
        byTitle: "حسب العنوان", byValue: "حسب القيمة",
        done: "تم", open: "متبقٍ", reset: "إعادة ضبط العلامات", link: "رابط إلى هذه العلامات",
        take: "اعتماد علامات الرابط", notKept: "لا تُحفظ العلامات: هذا المتصفح لا يخزّن شيئًا.",
        copy: "نسخ", copied: "تم النسخ")

    static let hebrew = ScriptStrings(
        filter: "סינון הדף", countPattern: "# מתוך %", only: "הצגת רק", order: "סדר", written: "כפי שנכתב", byTitle: "לפי כותרת",
        byValue: "לפי ערך",
        done: "בוצע", open: "פתוח", reset: "איפוס הסימונים", link: "קישור לסימונים אלה",
        take: "אימוץ הסימונים שבקישור", notKept: "הסימונים אינם נשמרים: הדפדפן אינו שומר דבר.",
        copy: "העתקה", copied: "הועתק")

    static let persian = ScriptStrings(
        filter: "پالایش این صفحه", countPattern: "# از %", only: "فقط نمایش", order: "ترتیب", written: "همان‌گونه که نوشته شده",
        byTitle: "بر پایهٔ عنوان", byValue: "بر پایهٔ مقدار",
        done: "انجام‌شده", open: "باز", reset: "بازنشانی تیک‌ها", link: "پیوند به این تیک‌ها",
        take: "پذیرفتن تیک‌های پیوند", notKept: "تیک‌ها نگه داشته نمی‌شوند: این مرورگر چیزی ذخیره نمی‌کند.",
        copy: "رونوشت", copied: "رونوشت شد")

    static let japanese = ScriptStrings(
        filter: "このページを絞り込む", countPattern: "#／%", only: "表示するもの", order: "並び順", written: "元の順", byTitle: "タイトル順", byValue: "値の順",
        done: "完了", open: "未完了", reset: "チェックをリセット", link: "このチェックへのリンク",
        take: "リンクのチェックを取り込む", notKept: "チェックは保存されません。このブラウザは何も保存しません。",
        copy: "コピー", copied: "コピーしました")

    static let simplifiedChinese = ScriptStrings(
        filter: "筛选本页", countPattern: "#／%", only: "仅显示", order: "顺序", written: "原文顺序", byTitle: "按标题", byValue: "按值",
        done: "已完成", open: "未完成", reset: "重置勾选", link: "这些勾选的链接",
        take: "采用链接中的勾选", notKept: "勾选不会保留：此浏览器不存储任何内容。",
        copy: "复制", copied: "已复制")

    static let traditionalChinese = ScriptStrings(
        filter: "篩選本頁", countPattern: "#／%", only: "只顯示", order: "順序", written: "原文順序", byTitle: "依標題", byValue: "依值",
        done: "已完成", open: "未完成", reset: "重設勾選", link: "這些勾選的連結",
        take: "採用連結中的勾選", notKept: "勾選不會保留：此瀏覽器不儲存任何內容。",
        copy: "複製", copied: "已複製")

    static let korean = ScriptStrings(
        filter: "이 페이지 거르기", countPattern: "#/%", only: "다음만 보기", order: "순서", written: "쓰인 순서", byTitle: "제목순", byValue: "값순",
        done: "완료", open: "미완료", reset: "체크 초기화", link: "이 체크의 링크",
        take: "링크의 체크 가져오기", notKept: "체크가 보관되지 않습니다. 이 브라우저는 아무것도 저장하지 않습니다.",
        copy: "복사", copied: "복사됨")

    static let hindi = ScriptStrings(
        filter: "इस पृष्ठ को छाँटें", countPattern: "% में से #", only: "केवल दिखाएँ", order: "क्रम", written: "जैसा लिखा है", byTitle: "शीर्षक के अनुसार",
        byValue: "मान के अनुसार",
        done: "पूर्ण", open: "शेष", reset: "निशान हटाएँ", link: "इन निशानों का लिंक",
        take: "लिंक के निशान अपनाएँ", notKept: "निशान नहीं रखे जाते: यह ब्राउज़र कुछ सहेजता नहीं।",
        copy: "कॉपी करें", copied: "कॉपी किया गया")
}
