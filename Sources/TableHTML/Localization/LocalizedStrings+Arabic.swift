import TableModel

extension LocalizedStrings {
    static let arabic = LocalizedStrings(
        language: "ar", skip: "انتقل إلى المحتوى", details: "التفاصيل", table: "جدول",
        moreAboutPattern: "المزيد عن %", notFound: "الصفحة غير موجودة",
        notFoundText: "لا توجد صفحة على هذا العنوان.", contents: "المحتويات",
        alerts: [.note: "ملاحظة", .tip: "نصيحة", .important: "مهم", .warning: "تحذير", .caution: "تنبيه"],
        pages: "الصفحات", path: "المسار", turns: "الصفحة السابقة والصفحة التالية",
        previous: "السابق", next: "التالي", edit: "تعديل هذه الصفحة",
        lettersPattern: "حروف %",
        earlierPattern: "ما سبق في %", morePattern: "المزيد في %", languages: "اللغات")
}
