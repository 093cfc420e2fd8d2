import TableModel

extension LocalizedStrings {
    static let korean = LocalizedStrings(
        language: "ko", skip: "본문으로 건너뛰기", details: "세부 정보", table: "표",
        moreAboutPattern: "% 자세히 보기", notFound: "페이지를 찾을 수 없음",
        notFoundText: "이 주소에는 페이지가 없습니다.", contents: "목차",
        alerts: [.note: "참고", .tip: "팁", .important: "중요", .warning: "경고", .caution: "주의"],
        pages: "페이지", path: "경로", turns: "이전 및 다음 페이지",
        previous: "이전", next: "다음", edit: "이 페이지 편집",
        lettersPattern: "% 글자 색인",
        earlierPattern: "% 이전 항목", morePattern: "% 항목 더 보기", languages: "언어")
}
