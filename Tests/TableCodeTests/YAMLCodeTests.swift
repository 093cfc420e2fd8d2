import Testing

@testable import TableCode

/// What is a value in YAML, and what only looks like it.
@Suite struct YAMLCodeTests {
    @Test(arguments: [
        (
            ##"run: npm ci && npm test | a > b # it's\##nif: a && !cancelled()\##ncmd: --flag -x *.c\##n"##,
            ##"[v run]: [s npm ci && npm test | a > b] [c # it's]\##n[v if]: [s a && !cancelled()]\##n[v cmd]: [s --flag -x *.c]\##n"##
        ),
        (
            ##"os: a-${{ b.c }}-d # it's\##n- ${{ e }}${{ f }}\##nh: [$i, ${{ j }}]\##n"##,
            ##"[v os]: [s a-${{ b.c }}-d] [c # it's]\##n- [s ${{ e }}${{ f }}]\##n[v h]: [[s $i], [s ${{ j }}]]\##n"##
        ),
    ])
    func signsWithinValuesAreText(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("yaml".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a: !b &c d\##n&e f: *c\##n- !<tag:g> h\##n- [*c, &i j]\##n"##,
            ##"[v a]: [a !b &c] [s d]\##n[a &e] [v f]: [a *c]\##n- [a !<tag:g>] [s h]\##n- [[a *c], [a &i] [s j]]\##n"##
        )
    ])
    func tagsAndAnchorsBeginValues(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("yaml".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a: | # it's\##n  b "c\##n  # d\##ne: f # g\##n"##,
            ##"[v a]: [s | ][c # it's][s \##n  b "c\##n  # d\##n][v e]: [s f] [c # g]\##n"##
        )
    ])
    func commentsStandBehindHeads(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("yaml".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
