import TableModel

extension LocalizedStrings {
    static let hindi = LocalizedStrings(
        language: "hi", skip: "मुख्य सामग्री पर जाएँ", details: "विवरण", table: "तालिका",
        moreAboutPattern: "% के बारे में और जानकारी", notFound: "पृष्ठ नहीं मिला",
        notFoundText: "इस पते पर कोई पृष्ठ नहीं है।", contents: "विषय-सूची",
        alerts: [.note: "ध्यान दें", .tip: "सुझाव", .important: "महत्वपूर्ण", .warning: "चेतावनी", .caution: "सावधानी"],
        pages: "पृष्ठ", path: "पथ", turns: "पिछला और अगला पृष्ठ",
        previous: "पिछला", next: "अगला", edit: "इस पेज को संपादित करें",
        lettersPattern: "% के अक्षर",
        earlierPattern: "% में इससे पहले", morePattern: "% में और", languages: "भाषाएँ")
}
