import Testing

/// Marks of alerts and tasks.
@Suite struct MarkersTests {
    @Test func readsAlerts() {
        let markdown = #"""
            > [!NOTE]
            > Text

            > [!tip] no

            > [!WARNING]

            > [!UNKNOWN]
            > x

            - > [!CAUTION]
              > in item
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < <note! Text ¶ ><tip! «no» ><warning! ><note! «Unknown» x ¶ >
                -- alone
                  - paragraph: -> none #row ¶ <caution! in item ¶ >
                """#)
        #expect(problems(markdown).map { $0.prefix(35) } == ["8:3+10 warning[container-kind] the "])
    }

    @Test(arguments: [
        ("> [!NOTICE]\n> a", "1:3+9", "NOTICE", "did you mean `[!NOTE]`?"),
        ("- a\n  > [!Wraning]  \n  > a", "2:5+10", "Wraning", "did you mean `[!WARNING]`?"),
        ("> [!NOTICE] and more", "1:3+9", "NOTICE", "did you mean `[!NOTE]`?"),
        ("> [!NTE]", "1:3+6", "NTE", "did you mean `[!NOTE]`?"),
        (
            "> [!x-y]\n> a", "1:3+6", "x-y",
            "write one of `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` and `[!CAUTION]`, and its own title behind it"
        ),
    ])
    func reportsAlertsOfUnknownKinds(markdown: String, place: String, name: String, help: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[container-kind] the alert `\(name)` is unknown and shown as a note = \(help)"
            ])
    }

    @Test(arguments: [
        "> [!]", "> [! x]", "> [!42]", "> a [!NOTICE]", "[!NOTICE]", "> [!NOTICE](a.md)", "> [!a b]",
        "> `[!NOTICE]`",
        "> \\[!NOTICE]", "> [\\!NOTICE]", "> [!NOTICE]**a**", "> - [!NOTICE]",
    ])
    func leavesOtherQuotesAlone(markdown: String) { #expect(problems(markdown).filter { $0.contains("container-kind") } == []) }

    @Test func readsTasksInFlowingLists() {
        let markdown = #"""
            > - [ ] a
            > - [x] b
            > - [y] c
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < <•[ ] a •[x] b • [y] c >
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
