import TableModel

extension LocalizedStrings {
    static let hebrew = LocalizedStrings(
        language: "he", skip: "דילוג לתוכן", details: "פרטים", table: "טבלה",
        moreAboutPattern: "עוד על %", notFound: "הדף לא נמצא",
        notFoundText: "אין דף בכתובת הזאת.", contents: "תוכן העניינים",
        alerts: [.note: "הערה", .tip: "טיפ", .important: "חשוב", .warning: "אזהרה", .caution: "זהירות"],
        pages: "דפים", path: "נתיב", turns: "הדף הקודם והדף הבא",
        previous: "הקודם", next: "הבא", edit: "עריכת העמוד",
        lettersPattern: "אותיות: %",
        earlierPattern: "הקודמים: %", morePattern: "עוד: %", languages: "שפות")
}
