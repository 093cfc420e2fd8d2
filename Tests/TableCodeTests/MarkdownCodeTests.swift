import Testing

@testable import TableCode

/// What Markdown has around its text and in it.
@Suite struct MarkdownCodeTests {
    @Test(arguments: [
        (
            ##"~~~python\##ndef a(): pass\##n```\##n~~~\##n*b*"##,
            ##"[s ~~~python\##n][k def] [f a](): [k pass]\##n```\##n[s ~~~]\##n[t *b*]"##
        ),
        (
            ##"````md\##n```js\##nlet a\##n```\##n````\##n*b*"##,
            ##"[s ````md\##n```js\##n][k let] a\##n[s ```\##n````]\##n[t *b*]"##
        ),
        (
            ##"```\##n*a* # b\##n```\##n*c*\##n~~~\##n# d\##n~~~~\##n"##,
            ##"[s ```]\##n*a* # b\##n[s ```]\##n[t *c*]\##n[s ~~~]\##n# d\##n[s ~~~~]\##n"##
        ),
        (
            ##"```{r}\##na <- 1\##n```\##n``` {.js .wide}\##nlet a\##n```\##n"##,
            ##"[s ```{r}\##n]a [k <-] [n 1]\##n[s ```\##n``` {.js .wide}\##n][k let] a\##n[s ```]\##n"##
        ),
    ])
    func fencesEndWithTheirOwnSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("markdown".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a *b c* d _e_ **f** ***g*** __h__"##,
            ##"a [t *b c*] d [t _e_ **f** ***g*** __h__]"##
        ),
        (
            ##"* a *b* 2 * 3 * 4 snake_case_word *args and *more _c"##,
            ##"[a *] a [t *b*] 2 * 3 * 4 snake_case_word *args and *more _c"##
        ),
    ])
    func emphasisHasOneSignOrMore(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("markdown".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"---\##ntitle: A b # c\##ntags: [a, true]\##n---\##n\##n# D\##n---\##ne: f"##,
            ##"[k ---]\##n[v title]: [s A b] [c # c]\##n[v tags]: [[s a], [n true]]\##n[k ---\##n\##n# D\##n---]\##ne: f"##
        ),
        (
            ##"+++\##ntitle = "a"\##n+++\##n*b*"##,
            ##"[k +++]\##n[v title] = [s "a"]\##n[k +++]\##n[t *b*]"##
        ),
    ])
    func settingsStandBeforeTheText(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("markdown".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"---\##n\##n# A\##n*b*"##,
            ##"[k ---\##n\##n# A]\##n[t *b*]"##
        )
    ])
    func linesWithoutSettingsAreRules(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("markdown".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"[a b]: https://c.d/e_f_g "It's"\##n[^1]: A *note*\##n[^1] [a b]"##,
            ##"[[v a b]]: [s https://c.d/e_f_g "It's"]\##n[[v ^1]]: A [t *note*]\##n[[v ^1]] [a b]"##
        )
    ])
    func definitionsOfLinksAreColoured(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("markdown".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
