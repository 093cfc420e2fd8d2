import TableModel

extension LocalizedStrings {
    static let turkish = LocalizedStrings(
        language: "tr", skip: "İçeriğe geç", details: "Ayrıntılar", table: "Tablo",
        moreAboutPattern: "Daha fazla bilgi: %", notFound: "Sayfa bulunamadı",
        notFoundText: "Bu adreste bir sayfa yok.", contents: "İçindekiler",
        alerts: [.note: "Not", .tip: "İpucu", .important: "Önemli", .warning: "Uyarı", .caution: "Dikkat"],
        pages: "Sayfalar", path: "Konum", turns: "Önceki ve sonraki sayfa",
        previous: "Önceki", next: "Sonraki", edit: "Bu sayfayı düzenle",
        lettersPattern: "Harfler: %",
        earlierPattern: "Öncekiler: %", morePattern: "Devamı: %", languages: "Diller")
}
