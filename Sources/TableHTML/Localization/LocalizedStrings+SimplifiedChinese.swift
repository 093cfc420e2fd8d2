import TableModel

extension LocalizedStrings {
    static let simplifiedChinese = LocalizedStrings(
        language: "zh-Hans", skip: "跳到正文", details: "详细信息", table: "表格",
        moreAboutPattern: "%的详细信息", notFound: "找不到页面",
        notFoundText: "此地址没有页面。", contents: "目录",
        alerts: [.note: "备注", .tip: "提示", .important: "重要", .warning: "警告", .caution: "注意"],
        pages: "页面", path: "路径", turns: "上一页和下一页",
        previous: "上一页", next: "下一页", edit: "编辑此页",
        lettersPattern: "%的字母索引",
        earlierPattern: "%中前面的内容", morePattern: "%中的更多内容", languages: "语言")
}
