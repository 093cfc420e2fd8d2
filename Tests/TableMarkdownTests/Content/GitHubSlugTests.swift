import Testing

/// Ids of headings.
@Suite struct GitHubSlugTests {
    @Test func namesHeadingsAsGitHub() {
        let markdown = #"""
            ## ![x](y) 8.14
            ## 🛠 Tools
            ## 介绍 与 说明！
            ## snake_case & more
            ## A
            ## A
            ## A-1
            ## A
            ## ***
            ## C++ / C#
            ## :tada: Party
            ## Été À l'œuvre
            ## [Link](u) `code` *em*
            ## A  B
            ## Own {#Own.id}
            ## ⚙️ Gear
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## ![x](y) 8.14 #-814
                ## 🛠 Tools #-tools
                ## 介绍 与 说明！ #介绍-与-说明
                ## snake_case & more #snake_case--more
                ## A #a
                ## A #a-1
                ## A-1 #a-1-1
                ## A #a-2
                ## *** #section
                ## C++ / C# #c--c
                ## 🎉 Party #tada-party
                ## Été À l'œuvre #été-à-lœuvre
                ## [(u)Link] `code` *em* #link-code-em
                ## A  B #a--b
                ## Own #Own.id
                ## ⚙️ Gear #️-gear
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
