import TableModel

extension LocalizedStrings {
    static let russian = LocalizedStrings(
        language: "ru", skip: "Перейти к содержимому", details: "Подробности", table: "Таблица",
        moreAboutPattern: "Подробнее: %", notFound: "Страница не найдена",
        notFoundText: "По этому адресу нет страницы.", contents: "Содержание",
        alerts: [.note: "Примечание", .tip: "Совет", .important: "Важно", .warning: "Предупреждение", .caution: "Осторожно"],
        pages: "Страницы", path: "Путь", turns: "Предыдущая и следующая страницы",
        previous: "Назад", next: "Далее", edit: "Править эту страницу",
        lettersPattern: "Буквы: %",
        earlierPattern: "Предыдущие: %", morePattern: "Ещё: %", languages: "Языки")
}
