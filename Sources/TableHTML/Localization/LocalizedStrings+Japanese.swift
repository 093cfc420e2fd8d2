import TableModel

extension LocalizedStrings {
    static let japanese = LocalizedStrings(
        language: "ja", skip: "本文へ移動", details: "詳細", table: "表",
        moreAboutPattern: "%の詳細", notFound: "ページが見つかりません",
        notFoundText: "このアドレスにページはありません。", contents: "目次",
        alerts: [.note: "メモ", .tip: "ヒント", .important: "重要", .warning: "警告", .caution: "注意"],
        pages: "ページ", path: "現在位置", turns: "前後のページ",
        previous: "前へ", next: "次へ", edit: "このページを編集",
        lettersPattern: "%の索引",
        earlierPattern: "%の前の項目", morePattern: "%の続き", languages: "言語")
}
