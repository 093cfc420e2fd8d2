import TableModel

extension LocalizedStrings {
    static let ukrainian = LocalizedStrings(
        language: "uk", skip: "Перейти до вмісту", details: "Подробиці", table: "Таблиця",
        moreAboutPattern: "Докладніше: %", notFound: "Сторінку не знайдено",
        notFoundText: "За цією адресою немає сторінки.", contents: "Зміст",
        alerts: [.note: "Примітка", .tip: "Порада", .important: "Важливо", .warning: "Попередження", .caution: "Обережно"],
        pages: "Сторінки", path: "Шлях", turns: "Попередня і наступна сторінки",
        previous: "Назад", next: "Далі", edit: "Редагувати цю сторінку",
        lettersPattern: "Літери: %",
        earlierPattern: "Попередні: %", morePattern: "Ще: %", languages: "Мови")
}
