import Testing
@testable import SiteModel

@Suite struct TimestampTests {
    @Test(arguments: [
        ("2026-11-21", "2026-11-21T00:00:00Z", "2026-11-21"),
        ("2026-11-21T09:30", "2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z"),
        ("2026-11-21 09:30:05.25", "2026-11-21T09:30:05.25Z", "2026-11-21T09:30:05.25Z"),
        ("2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z"),
        ("2026-11-21 09:30:00 +0100", "2026-11-21T09:30:00+01:00", "2026-11-21T09:30:00+01:00"),
        ("2026-11-21T09:30-05:30", "2026-11-21T09:30:00-05:30", "2026-11-21T09:30:00-05:30"),
    ])
    func writesDatesAsFeedsAndSitemapsWantThem(written: String, text: String, day: String) {
        let time = Timestamp(written)
        #expect(time?.text == text)
        #expect(time?.dayOrText == day)
    }

    @Test(arguments: ["", "2026", "2026-02-29", "2026-13-01", "21.11.2026", "2026-11-21T25:00", "2026-11-21T09:30+99:00"])
    func isNothingForWhatIsNoDate(written: String) { #expect(Timestamp(written) == nil) }

    @Test func comparesMomentsNotTexts() throws {
        let written = [
            "1999-12-31", "2000-02-28T23:59:59", "2000-02-29", "2000-03-01 01:00 +0200", "2000-03-01", "2000-03-01T00:00-00:01",
            "2001-01-01", "2024-12-31T23:30-01:00", "2025-01-01T00:31Z",
        ]
        let times = try written.map { try #require(Timestamp($0)) }
        // Two hours before midnight comes before midnight.
        #expect(times.sorted() == times)
        #expect(Set(zip(times, times.dropFirst()).map { $0 < $1 }) == [true])
        #expect(Timestamp("2026-01-01T01:00+01:00") == Timestamp("2026-01-01"))
    }
}
