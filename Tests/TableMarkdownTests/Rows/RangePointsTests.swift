import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// The dash between the two ends of a range divides nothing: what comes behind them does.
@Suite struct RangePointsTests {
    @Test(arguments: [
        ("Mar 2015 - Dec 2019: Developer", "Mar 2015 - Dec 2019"), ("Januar 2019 – März 2020: x", "Januar 2019 – März 2020"),
        ("Spring 2019 - Fall 2020: x", "Spring 2019 - Fall 2020"), ("May 2019 – June 2020 – Foo", "May 2019 – June 2020"),
        ("Q1 2024 - Q2 2024: x", "Q1 2024 - Q2 2024"), ("2019年4月 - 2020年3月：教授", "2019年4月 - 2020年3月"),
        ("05/2019 - 04/2020: x", "05/2019 - 04/2020"), ("2019 - present: Professor", "2019 - present"),
        ("2019 - now - Senior", "2019 - now"), ("Jan 2020 — Present: Senior", "Jan 2020 — Present"),
        ("2019 – heute: Entwickler", "2019 – heute"), ("2019 - aujourd’hui : Foo", "2019 - aujourd’hui"),
        ("2019 — по настоящее время: x", "2019 — по настоящее время"), ("2019 - 至今：教授", "2019 - 至今"),
        ("Monday - Friday: 9:00 AM - 6:00 PM", "Monday - Friday"), ("Mo – Fr: 9–17 Uhr", "Mo – Fr"), ("пн - пт: 9", "пн - пт"),
        ("lundi - vendredi : 9 h", "lundi - vendredi"), ("7:00 AM - 8:00 AM: Routine", "7:00 AM - 8:00 AM"),
        ("11 am - 1 p.m. - Talk", "11 am - 1 p.m."), ("9:30am - 5pm: Talk", "9:30am - 5pm"),
        ("14 Uhr - 15 Uhr: x", "14 Uhr - 15 Uhr"),
        ("9h - 10h30 : Accueil", "9h - 10h30"), ("March 5 - March 7: Rome", "March 5 - March 7"),
        ("June 28 - July 3: Camp", "June 28 - July 3"), ("3 mai - 9 juin : Rome", "3 mai - 9 juin"),
        ("January - March 2020: x", "January - March 2020"),
        ("Week 1 - Week 3: Basics", "Week 1 - Week 3"), ("v1.0 - v1.5: x", "v1.0 - v1.5"), ("10% - 20%: x", "10% - 20%"),
        ("5 km - 10 km: medium", "5 km - 10 km"), ("1 day - 3 days: short", "1 day - 3 days"), ("A - D: first", "A - D"),
    ])
    func divideBehindTheirSecondEnd(item: String, title: String) {
        for list in ["- \(item)\n- Other: text", "- [ ] \(item)\n- Other: text", "- A\n  - \(item)\n  - Other: text"] {
            let page = page(list).value
            let row = page.rows.first { page.plainText($0.title).contains(title) }
            #expect(row.map { page.plainText($0.title) } == title && row?.detail.isEmpty == false, "\(page.sketch)")
        }
    }

    @Test(arguments: [
        "Jan 2020 - Present", "2019 - today", "Mon - Fri 9:00 - 17:00", "Mo – Fr 9–17 Uhr", "10 am - 11 am Keynote",
        "Week 1 - Week 3",
    ])
    func areTextAlone(item: String) { #expect(page("- \(item)\n- \(item) too").value.rows.allSatisfy { $0.detail.isEmpty }) }

    @Test(arguments: [
        ("Alpha - Beta: text", "Alpha"), ("2019 - Professor: Foo", "2019"), ("2019 - Present Perfect in English: Foo", "2019"),
        ("Week 1 - 5 km", "Week 1"), ("Release v1.0 - 2019-05-01", "Release v1.0"), ("A4 - A4 paper", "A4"),
        ("Vim - ed: editors", "Vim"),
        ("Python 3 - Java 8: x", "Python 3"), ("Marvel - Decathlon: x", "Marvel"), ("Berlin - Hamburg: 2 h", "Berlin"),
        ("GPU - RTX 3060", "GPU"), ("RAM - DDR 4", "RAM"), ("CPU - AMD: fast", "CPU"), ("Mon - Monday", "Mon"),
        ("Term:: text", "Term"),
        ("8 AM - Tea", "8 AM"), ("Monday - Fried fish: x", "Monday"), ("Mai 2019 - Foo", "Mai 2019"),
    ])
    func areNotWhatIsWrittenOtherwise(item: String, title: String) {
        let page = page("- \(item)\n- Other: text").value
        #expect(page.plainText(page.rows[0].title) == title, "\(page.sketch)")
    }
}
