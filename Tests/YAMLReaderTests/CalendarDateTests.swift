import Testing
import YAMLReader

@Suite struct CalendarDateTests {
    @Test(arguments: [
        "2026-11-21", "2024-02-29", "2026-11-21T09:30", "2026-11-21 09:30:15", "2026-11-21T09:30:15.25Z",
        "2026-11-21 09:30:15 +0100", "2026-11-21T09:30:15-05:30",
    ])
    func acceptsDaysAndTimes(text: String) { #expect(CalendarDate.isDate(text)) }

    @Test(arguments: [
        "", "2026", "2026-11", "2026-13-01", "2026-02-29", "1900-02-29", "2026-11-31", "2026-11-00", "2026-11-21x",
        "2026-11-21T", "2026-11-21T24:00", "2026-11-21T09:60", "2026-11-21T09:30:", "2026-11-21T09:30:15.", "21.11.2026",
        "2026-11-21T09:30Zx", "2026-11-21T09:30+1", "tomorrow", "2026-１1-21",
    ])
    func refusesTheRest(text: String) { #expect(!CalendarDate.isDate(text)) }
}
