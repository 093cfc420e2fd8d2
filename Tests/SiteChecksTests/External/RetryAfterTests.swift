@testable import SiteChecks
import Testing

@Suite struct RetryAfterTests {
    private static let now = 784_111_777_000

    @Test(arguments: [
        ("120", 120_000), (" 0", 0), ("99999999999999999999", 999_999_999_000),
        ("Sun, 06 Nov 1994 08:50:37 GMT", 60_000), ("Sunday, 06-Nov-94 08:50:37 GMT", 60_000), ("Sun Nov  6 08:50:37 1994", 60_000),
        ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("Wed, 06 Nov 2024 08:49:37 GMT", 946_771_200_000),
    ]) func readsSecondsAndDates(field: String, wait: Int) {
        #expect(RetryAfter.wait(field, now: Self.now) == wait)
    }

    @Test(arguments: ["", "soon", "-5", "1.5", "Sun, 06 Nov 1994", "Sun, 46 Nov 1994 08:49:37 GMT", "06 Nov 1994 08:49"])
    func passesOverWhatIsNeither(field: String) {
        #expect(RetryAfter.wait(field, now: Self.now) == nil)
    }
}
