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

    /// A letter alone often stands between other things.
    @Test func readsLettersBesideSpaces() {
        #expect(sketch(":x: a :o:, :v: (:m:) key:x:value 1:a:2 :b:c") == "Page\n  < ❌ a ⭕, ✌️ (Ⓜ️) key:x:value 1:a:2 :b:c")
    }

    /// First and last names, and those that begin others.
    @Test func findsNamesAnywhereInTheTable() {
        #expect(
            sketch(":+1: :-1: :100: :a: :ab: :abc: :abcd: :zombie_woman: :zzz: :+: :abcde: :zzzz: :~: :ac:")
                == """
                Page
                  < 👍 👎 💯 🅰️ 🆎 🔤 🔡 🧟‍♀️ 💤 :+: :abcde: :zzzz: :~: :ac:
                """)
    }
}
