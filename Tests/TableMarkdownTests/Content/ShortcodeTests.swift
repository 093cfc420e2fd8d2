import Testing

/// Emoji by name.
@Suite struct ShortcodeTests {
    @Test func readsKnownNames() {
        let markdown = #"""
            :tada: a:tada:b :+1: :unknown: 10:30:45 :heart::smile: `:tada:`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < 🎉 a🎉b 👍 :unknown: 10:30:45 ❤️😄 `:tada:`
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
