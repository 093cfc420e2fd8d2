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
                  < <note! Text ¶ ><tip! «no» ><warning! ><[!UNKNOWN] x ¶ >
                -- alone
                  - paragraph: -> none #row ¶ <caution! in item ¶ >
                """#)
        #expect(problems(markdown).isEmpty)
    }

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
