import Testing

/// Addresses that would run a script.
@Suite struct ContentReaderUnsafeAddressesTests {
    @Test func leavesOutAddressesThatRunScripts() {
        let markdown = #"""
            - [a](javascript:alert(1)) - b
            - ![x](data:text/html,x) y
            - ![x](data:image/png;base64,AA) y
            - <javascript:x> z
            - [v](VBScript:x)
            - [f](FILE:///etc/passwd)
            - [ok](java.md)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a - b #a-b
                  - paragraph: x y #x-y
                  - paragraph: ![x](data:image/png;base64,AA) y #y
                  - paragraph: javascript:x z #javascriptx-z
                  - paragraph: v #v
                  - paragraph: f #f
                  - default: ok -> java.md (disclosure) #ok
                """#)
        #expect(
            problems(markdown) == [
                #"1:7+19 warning[link-unsafe] the address `javascript:alert(1)` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
                #"2:8+16 warning[link-unsafe] the address `data:text/html,x` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
                #"4:4+12 warning[link-unsafe] the address `javascript:x` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
                #"5:7+10 warning[link-unsafe] the address `VBScript:x` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
                #"6:7+18 warning[link-unsafe] the address `FILE:///etc/passwd` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
            ])
    }
}
