import Testing

@testable import SiteStages

@Suite struct NaturalOrderTests {
    @Test func sortsDigitsAsNumbersAndLettersWithoutCase() {
        let names = [
            "b", "A", "10-faq", "2-setup", "a", "1", "ch2-10", "ch2-9", "ch02", "ch2", "v1", "v", "é", "",
            "99999999999999999999999", "010",
        ]
        #expect(
            names.sorted { NaturalOrder($0) < NaturalOrder($1) } == [
                "", "1", "2-setup", "010", "10-faq", "99999999999999999999999", "A", "a", "b", "ch02", "ch2", "ch2-9", "ch2-10",
                "v", "v1", "é",
            ])
    }

    @Test func isEqualOnlyForTheSameName() {
        #expect(NaturalOrder("a01") != NaturalOrder("a1"))
        #expect(NaturalOrder("a1") == NaturalOrder("a1"))
    }
}
