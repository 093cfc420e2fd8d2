import TableModel

extension LocalizedStrings {
    /// The words in all languages that there are; one more is one more value below, and its entry here.
    package static let all: [LocalizedStrings] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .polish, .russian, .ukrainian, .turkish,
        .arabic, .hebrew, .persian, .japanese, .simplifiedChinese, .traditionalChinese, .korean, .hindi,
    ]

    package static let english = LocalizedStrings(
        language: "en", skip: "Skip to content", details: "Details", table: "Table", checked: "Checked",
        moreAboutPattern: "More about %",
        notFound: "Page not found", notFoundText: "There is no page at this address.", contents: "Contents",
        alerts: [
            .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution",
            .info: "Info", .abstract: "Summary", .success: "Success", .question: "Question", .failure: "Failure", .danger: "Danger",
            .bug: "Bug", .example: "Example", .quote: "Quote",
        ],
        pages: "Pages", outline: "On this page", path: "Path", pagination: "Previous and next page", previous: "Previous",
        next: "Next",
        edit: "Edit this page",
        lettersPattern: "Letters of %", earlierPattern: "Earlier in %", morePattern: "More in %", languages: "Languages")

    static let german = LocalizedStrings(
        language: "de", skip: "Zum Inhalt springen", details: "Details", table: "Tabelle", checked: "Abgehakt",
        moreAboutPattern: "Mehr über %", notFound: "Seite nicht gefunden",
        notFoundText: "Unter dieser Adresse gibt es keine Seite.", contents: "Inhalt",
        alerts: [
            .note: "Hinweis", .tip: "Tipp", .important: "Wichtig", .warning: "Warnung", .caution: "Vorsicht",
            .info: "Info", .abstract: "Zusammenfassung", .success: "Erfolg", .question: "Frage", .failure: "Fehlschlag",
            .danger: "Gefahr", .bug: "Fehler", .example: "Beispiel", .quote: "Zitat",
        ],
        pages: "Seiten", outline: "Auf dieser Seite", path: "Pfad", pagination: "Vorherige und nächste Seite",
        previous: "Zurück", next: "Weiter", edit: "Diese Seite bearbeiten",
        lettersPattern: "Buchstaben: %",
        earlierPattern: "Früheres in %", morePattern: "Mehr in %", languages: "Sprachen")

    static let french = LocalizedStrings(
        language: "fr", skip: "Aller au contenu", details: "Détails", table: "Tableau", checked: "Coché",
        moreAboutPattern: "En savoir plus : %", notFound: "Page introuvable",
        notFoundText: "Il n’y a pas de page à cette adresse.", contents: "Sommaire",
        alerts: [
            .note: "Remarque", .tip: "Astuce", .important: "Important", .warning: "Avertissement", .caution: "Attention",
            .info: "Information", .abstract: "Résumé", .success: "Succès", .question: "Question", .failure: "Échec",
            .danger: "Danger", .bug: "Bogue", .example: "Exemple", .quote: "Citation",
        ],
        pages: "Pages", outline: "Sur cette page", path: "Fil d’Ariane", pagination: "Page précédente et page suivante",
        previous: "Précédent", next: "Suivant", edit: "Modifier cette page",
        lettersPattern: "Lettres : %",
        earlierPattern: "Ce qui précède : %", morePattern: "La suite : %", languages: "Langues")

    static let spanish = LocalizedStrings(
        language: "es", skip: "Saltar al contenido", details: "Detalles", table: "Tabla", checked: "Marcado",
        moreAboutPattern: "Más sobre %", notFound: "Página no encontrada",
        notFoundText: "No hay ninguna página en esta dirección.", contents: "Contenido",
        alerts: [
            .note: "Nota", .tip: "Consejo", .important: "Importante", .warning: "Advertencia", .caution: "Precaución",
            .info: "Información", .abstract: "Resumen", .success: "Éxito", .question: "Pregunta", .failure: "Fallo",
            .danger: "Peligro", .bug: "Error", .example: "Ejemplo", .quote: "Cita",
        ],
        pages: "Páginas", outline: "En esta página", path: "Ruta", pagination: "Página anterior y siguiente",
        previous: "Anterior", next: "Siguiente", edit: "Editar esta página",
        lettersPattern: "Letras de %",
        earlierPattern: "Anteriores en %", morePattern: "Más en %", languages: "Idiomas")

    static let italian = LocalizedStrings(
        language: "it", skip: "Vai al contenuto", details: "Dettagli", table: "Tabella", checked: "Spuntato",
        moreAboutPattern: "Altro su %", notFound: "Pagina non trovata",
        notFoundText: "Non c’è alcuna pagina a questo indirizzo.", contents: "Indice",
        alerts: [
            .note: "Nota", .tip: "Suggerimento", .important: "Importante", .warning: "Avviso", .caution: "Attenzione",
            .info: "Informazione", .abstract: "Riepilogo", .success: "Successo", .question: "Domanda", .failure: "Fallimento",
            .danger: "Pericolo", .bug: "Errore", .example: "Esempio", .quote: "Citazione",
        ],
        pages: "Pagine", outline: "In questa pagina", path: "Percorso", pagination: "Pagina precedente e successiva",
        previous: "Precedente", next: "Successiva", edit: "Modifica questa pagina",
        lettersPattern: "Lettere di %",
        earlierPattern: "Precedenti in %", morePattern: "Altro in %", languages: "Lingue")

    static let portuguese = LocalizedStrings(
        language: "pt", skip: "Ir para o conteúdo", details: "Detalhes", table: "Tabela", checked: "Marcado",
        moreAboutPattern: "Mais sobre %", notFound: "Página não encontrada",
        notFoundText: "Não há nenhuma página neste endereço.", contents: "Conteúdo",
        alerts: [
            .note: "Nota", .tip: "Dica", .important: "Importante", .warning: "Aviso", .caution: "Cuidado",
            .info: "Informação", .abstract: "Resumo", .success: "Sucesso", .question: "Pergunta", .failure: "Falha",
            .danger: "Perigo", .bug: "Erro", .example: "Exemplo", .quote: "Citação",
        ],
        pages: "Páginas", outline: "Nesta página", path: "Caminho", pagination: "Página anterior e próxima",
        previous: "Anterior", next: "Próxima", edit: "Editar esta página",
        lettersPattern: "Letras de %",
        earlierPattern: "Anteriores em %", morePattern: "Mais em %", languages: "Idiomas")

    static let dutch = LocalizedStrings(
        language: "nl", skip: "Naar de inhoud", details: "Details", table: "Tabel", checked: "Aangevinkt",
        moreAboutPattern: "Meer over %", notFound: "Pagina niet gevonden",
        notFoundText: "Er is geen pagina op dit adres.", contents: "Inhoud",
        alerts: [
            .note: "Opmerking", .tip: "Tip", .important: "Belangrijk", .warning: "Waarschuwing", .caution: "Let op",
            .info: "Info", .abstract: "Samenvatting", .success: "Gelukt", .question: "Vraag", .failure: "Mislukt",
            .danger: "Gevaar", .bug: "Fout", .example: "Voorbeeld", .quote: "Citaat",
        ],
        pages: "Pagina’s", outline: "Op deze pagina", path: "Kruimelpad", pagination: "Vorige en volgende pagina",
        previous: "Vorige", next: "Volgende", edit: "Deze pagina bewerken",
        lettersPattern: "Letters van %",
        earlierPattern: "Eerder in %", morePattern: "Meer in %", languages: "Talen")

    static let swedish = LocalizedStrings(
        language: "sv", skip: "Hoppa till innehållet", details: "Detaljer", table: "Tabell", checked: "Markerad",
        moreAboutPattern: "Mer om %", notFound: "Sidan hittades inte",
        notFoundText: "Det finns ingen sida på den här adressen.", contents: "Innehåll",
        alerts: [
            .note: "Observera", .tip: "Tips", .important: "Viktigt", .warning: "Varning", .caution: "Var försiktig",
            .info: "Information", .abstract: "Sammanfattning", .success: "Lyckat", .question: "Fråga", .failure: "Misslyckande",
            .danger: "Fara", .bug: "Fel", .example: "Exempel", .quote: "Citat",
        ],
        pages: "Sidor", outline: "På den här sidan", path: "Sökväg", pagination: "Föregående och nästa sida",
        previous: "Föregående", next: "Nästa", edit: "Redigera sidan",
        lettersPattern: "Bokstäver i %",
        earlierPattern: "Tidigare i %", morePattern: "Mer i %", languages: "Språk")

    static let polish = LocalizedStrings(
        language: "pl", skip: "Przejdź do treści", details: "Szczegóły", table: "Tabela", checked: "Zaznaczone",
        moreAboutPattern: "Więcej informacji: %", notFound: "Nie znaleziono strony",
        notFoundText: "Pod tym adresem nie ma strony.", contents: "Spis treści",
        alerts: [
            .note: "Uwaga", .tip: "Wskazówka", .important: "Ważne", .warning: "Ostrzeżenie", .caution: "Przestroga",
            .info: "Informacja", .abstract: "Podsumowanie", .success: "Sukces", .question: "Pytanie", .failure: "Niepowodzenie",
            .danger: "Niebezpieczeństwo", .bug: "Błąd", .example: "Przykład", .quote: "Cytat",
        ],
        pages: "Strony", outline: "Na tej stronie", path: "Ścieżka", pagination: "Poprzednia i następna strona",
        previous: "Poprzednia", next: "Następna", edit: "Edytuj tę stronę",
        lettersPattern: "Litery: %",
        earlierPattern: "Wcześniejsze: %", morePattern: "Więcej: %", languages: "Języki")

    static let russian = LocalizedStrings(
        language: "ru", skip: "Перейти к содержимому", details: "Подробности", table: "Таблица", checked: "Отмечено",
        moreAboutPattern: "Подробнее: %", notFound: "Страница не найдена",
        notFoundText: "По этому адресу нет страницы.", contents: "Содержание",
        alerts: [
            .note: "Примечание", .tip: "Совет", .important: "Важно", .warning: "Предупреждение", .caution: "Осторожно",
            .info: "Информация", .abstract: "Сводка", .success: "Успех", .question: "Вопрос", .failure: "Неудача",
            .danger: "Опасность", .bug: "Ошибка", .example: "Пример", .quote: "Цитата",
        ],
        pages: "Страницы", outline: "На этой странице", path: "Путь", pagination: "Предыдущая и следующая страницы",
        previous: "Назад", next: "Далее", edit: "Править эту страницу",
        lettersPattern: "Буквы: %",
        earlierPattern: "Предыдущие: %", morePattern: "Ещё: %", languages: "Языки")

    static let ukrainian = LocalizedStrings(
        language: "uk", skip: "Перейти до вмісту", details: "Подробиці", table: "Таблиця", checked: "Позначено",
        moreAboutPattern: "Докладніше: %", notFound: "Сторінку не знайдено",
        notFoundText: "За цією адресою немає сторінки.", contents: "Зміст",
        alerts: [
            .note: "Примітка", .tip: "Порада", .important: "Важливо", .warning: "Попередження", .caution: "Обережно",
            .info: "Інформація", .abstract: "Підсумок", .success: "Успіх", .question: "Питання", .failure: "Невдача",
            .danger: "Небезпека", .bug: "Помилка", .example: "Приклад", .quote: "Цитата",
        ],
        pages: "Сторінки", outline: "На цій сторінці", path: "Шлях", pagination: "Попередня і наступна сторінки",
        previous: "Назад", next: "Далі", edit: "Редагувати цю сторінку",
        lettersPattern: "Літери: %",
        earlierPattern: "Попередні: %", morePattern: "Ще: %", languages: "Мови")

    static let turkish = LocalizedStrings(
        language: "tr", skip: "İçeriğe geç", details: "Ayrıntılar", table: "Tablo", checked: "İşaretli",
        moreAboutPattern: "Daha fazla bilgi: %", notFound: "Sayfa bulunamadı",
        notFoundText: "Bu adreste bir sayfa yok.", contents: "İçindekiler",
        alerts: [
            .note: "Not", .tip: "İpucu", .important: "Önemli", .warning: "Uyarı", .caution: "Dikkat",
            .info: "Bilgi", .abstract: "Özet", .success: "Başarı", .question: "Soru", .failure: "Başarısızlık", .danger: "Tehlike",
            .bug: "Hata", .example: "Örnek", .quote: "Alıntı",
        ],
        pages: "Sayfalar", outline: "Bu sayfada", path: "Konum", pagination: "Önceki ve sonraki sayfa",
        previous: "Önceki", next: "Sonraki", edit: "Bu sayfayı düzenle",
        lettersPattern: "Harfler: %",
        earlierPattern: "Öncekiler: %", morePattern: "Devamı: %", languages: "Diller")

    static let arabic = LocalizedStrings(
        language: "ar", skip: "انتقل إلى المحتوى", details: "التفاصيل", table: "جدول", checked: "محدد",
        moreAboutPattern: "المزيد عن %", notFound: "الصفحة غير موجودة",
        notFoundText: "لا توجد صفحة على هذا العنوان.", contents: "المحتويات",
        alerts: [
            .note: "ملاحظة", .tip: "نصيحة", .important: "مهم", .warning: "تحذير", .caution: "تنبيه",
            .info: "معلومات", .abstract: "ملخص", .success: "نجاح", .question: "سؤال", .failure: "فشل", .danger: "خطر", .bug: "خطأ",
            .example: "مثال", .quote: "اقتباس",
        ],
        pages: "الصفحات", outline: "في هذه الصفحة", path: "المسار", pagination: "الصفحة السابقة والصفحة التالية",
        previous: "السابق", next: "التالي", edit: "تعديل هذه الصفحة",
        lettersPattern: "حروف %",
        earlierPattern: "ما سبق في %", morePattern: "المزيد في %", languages: "اللغات")

    static let hebrew = LocalizedStrings(
        language: "he", skip: "דילוג לתוכן", details: "פרטים", table: "טבלה", checked: "מסומן",
        moreAboutPattern: "עוד על %", notFound: "הדף לא נמצא",
        notFoundText: "אין דף בכתובת הזאת.", contents: "תוכן העניינים",
        alerts: [
            .note: "הערה", .tip: "טיפ", .important: "חשוב", .warning: "אזהרה", .caution: "זהירות",
            .info: "מידע", .abstract: "תקציר", .success: "הצלחה", .question: "שאלה", .failure: "כישלון", .danger: "סכנה",
            .bug: "באג", .example: "דוגמה", .quote: "ציטוט",
        ],
        pages: "דפים", outline: "בדף זה", path: "נתיב", pagination: "הדף הקודם והדף הבא",
        previous: "הקודם", next: "הבא", edit: "עריכת העמוד",
        lettersPattern: "אותיות: %",
        earlierPattern: "הקודמים: %", morePattern: "עוד: %", languages: "שפות")

    static let persian = LocalizedStrings(
        language: "fa", skip: "پرش به محتوا", details: "جزئیات", table: "جدول", checked: "علامت‌خورده",
        moreAboutPattern: "بیشتر دربارهٔ %", notFound: "صفحه پیدا نشد",
        notFoundText: "هیچ صفحه‌ای در این نشانی نیست.", contents: "فهرست",
        alerts: [
            .note: "یادداشت", .tip: "نکته", .important: "مهم", .warning: "هشدار", .caution: "احتیاط",
            .info: "اطلاعات", .abstract: "خلاصه", .success: "موفقیت", .question: "پرسش", .failure: "شکست", .danger: "خطر",
            .bug: "اشکال", .example: "نمونه", .quote: "نقل قول",
        ],
        pages: "صفحه‌ها", outline: "در این صفحه", path: "مسیر", pagination: "صفحهٔ قبلی و بعدی",
        previous: "قبلی", next: "بعدی", edit: "ویرایش این صفحه",
        lettersPattern: "حروف %",
        earlierPattern: "موارد پیشین: %", morePattern: "موارد بیشتر: %", languages: "زبان‌ها")

    static let japanese = LocalizedStrings(
        language: "ja", skip: "本文へ移動", details: "詳細", table: "表", checked: "チェック済み",
        moreAboutPattern: "%の詳細", notFound: "ページが見つかりません",
        notFoundText: "このアドレスにページはありません。", contents: "目次",
        alerts: [
            .note: "メモ", .tip: "ヒント", .important: "重要", .warning: "警告", .caution: "注意",
            .info: "情報", .abstract: "概要", .success: "成功", .question: "質問", .failure: "失敗", .danger: "危険", .bug: "バグ", .example: "例",
            .quote: "引用",
        ],
        pages: "ページ", outline: "このページの内容", path: "現在位置", pagination: "前後のページ",
        previous: "前へ", next: "次へ", edit: "このページを編集",
        lettersPattern: "%の索引",
        earlierPattern: "%の前の項目", morePattern: "%の続き", languages: "言語")

    static let simplifiedChinese = LocalizedStrings(
        language: "zh-Hans", skip: "跳到正文", details: "详细信息", table: "表格", checked: "已勾选",
        moreAboutPattern: "%的详细信息", notFound: "找不到页面",
        notFoundText: "此地址没有页面。", contents: "目录",
        alerts: [
            .note: "备注", .tip: "提示", .important: "重要", .warning: "警告", .caution: "注意",
            .info: "信息", .abstract: "摘要", .success: "成功", .question: "问题", .failure: "失败", .danger: "危险", .bug: "错误",
            .example: "示例", .quote: "引用",
        ],
        pages: "页面", outline: "本页内容", path: "路径", pagination: "上一页和下一页",
        previous: "上一页", next: "下一页", edit: "编辑此页",
        lettersPattern: "%的字母索引",
        earlierPattern: "%中前面的内容", morePattern: "%中的更多内容", languages: "语言")

    static let traditionalChinese = LocalizedStrings(
        language: "zh-Hant", skip: "跳至主要內容", details: "詳細資訊", table: "表格", checked: "已勾選",
        moreAboutPattern: "%的詳細資訊", notFound: "找不到頁面",
        notFoundText: "此網址沒有頁面。", contents: "目錄",
        alerts: [
            .note: "附註", .tip: "提示", .important: "重要", .warning: "警告", .caution: "注意",
            .info: "資訊", .abstract: "摘要", .success: "成功", .question: "問題", .failure: "失敗", .danger: "危險", .bug: "錯誤",
            .example: "範例", .quote: "引用",
        ],
        pages: "頁面", outline: "本頁內容", path: "路徑", pagination: "上一頁與下一頁",
        previous: "上一頁", next: "下一頁", edit: "編輯此頁",
        lettersPattern: "%的字母索引",
        earlierPattern: "%中前面的內容", morePattern: "%中的更多內容", languages: "語言")

    static let korean = LocalizedStrings(
        language: "ko", skip: "본문으로 건너뛰기", details: "세부 정보", table: "표", checked: "선택됨",
        moreAboutPattern: "% 자세히 보기", notFound: "페이지를 찾을 수 없음",
        notFoundText: "이 주소에는 페이지가 없습니다.", contents: "목차",
        alerts: [
            .note: "참고", .tip: "팁", .important: "중요", .warning: "경고", .caution: "주의",
            .info: "정보", .abstract: "요약", .success: "성공", .question: "질문", .failure: "실패", .danger: "위험", .bug: "버그",
            .example: "예시", .quote: "인용",
        ],
        pages: "페이지", outline: "이 페이지의 내용", path: "경로", pagination: "이전 및 다음 페이지",
        previous: "이전", next: "다음", edit: "이 페이지 편집",
        lettersPattern: "% 글자 색인",
        earlierPattern: "% 이전 항목", morePattern: "% 항목 더 보기", languages: "언어")

    static let hindi = LocalizedStrings(
        language: "hi", skip: "मुख्य सामग्री पर जाएँ", details: "विवरण", table: "तालिका", checked: "चयनित",
        moreAboutPattern: "% के बारे में और जानकारी", notFound: "पृष्ठ नहीं मिला",
        notFoundText: "इस पते पर कोई पृष्ठ नहीं है।", contents: "विषय-सूची",
        alerts: [
            .note: "ध्यान दें", .tip: "सुझाव", .important: "महत्वपूर्ण", .warning: "चेतावनी", .caution: "सावधानी",
            .info: "जानकारी", .abstract: "सारांश", .success: "सफलता", .question: "प्रश्न", .failure: "विफलता", .danger: "ख़तरा", .bug: "बग",
            .example: "उदाहरण", .quote: "उद्धरण",
        ],
        pages: "पृष्ठ", outline: "इस पृष्ठ पर", path: "पथ", pagination: "पिछला और अगला पृष्ठ",
        previous: "पिछला", next: "अगला", edit: "इस पेज को संपादित करें",
        lettersPattern: "% के अक्षर",
        earlierPattern: "% में इससे पहले", morePattern: "% में और", languages: "भाषाएँ")
}
