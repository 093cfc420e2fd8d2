import TableModel

extension LocalizedStrings {
    static let persian = LocalizedStrings(
        language: "fa", skip: "پرش به محتوا", details: "جزئیات", table: "جدول",
        moreAboutPattern: "بیشتر دربارهٔ %", notFound: "صفحه پیدا نشد",
        notFoundText: "هیچ صفحه‌ای در این نشانی نیست.", contents: "فهرست",
        alerts: [.note: "یادداشت", .tip: "نکته", .important: "مهم", .warning: "هشدار", .caution: "احتیاط"],
        pages: "صفحه‌ها", path: "مسیر", turns: "صفحهٔ قبلی و بعدی",
        previous: "قبلی", next: "بعدی", edit: "ویرایش این صفحه",
        lettersPattern: "حروف %",
        earlierPattern: "موارد پیشین: %", morePattern: "موارد بیشتر: %", languages: "زبان‌ها")
}
