import TableModel

extension LocalizedStrings {
    static let traditionalChinese = LocalizedStrings(
        language: "zh-Hant", skip: "跳至主要內容", details: "詳細資訊", table: "表格",
        moreAboutPattern: "%的詳細資訊", notFound: "找不到頁面",
        notFoundText: "此網址沒有頁面。", contents: "目錄",
        alerts: [.note: "附註", .tip: "提示", .important: "重要", .warning: "警告", .caution: "注意"],
        pages: "頁面", path: "路徑", turns: "上一頁與下一頁",
        previous: "上一頁", next: "下一頁", edit: "編輯此頁",
        lettersPattern: "%的字母索引",
        earlierPattern: "%中前面的內容", morePattern: "%中的更多內容", languages: "語言")
}
