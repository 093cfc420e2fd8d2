import Testing

@testable import TableCode

/// Words that are keywords in some places and names in others, numbers and operators that look like something else.
@Suite struct CodeNameTests {
    @Test(arguments: [
        ("js", "const set = 1; let from; var of", "[k const] set = [n 1]; [k let] from; [k var] of"),
        ("js", "const { set, as } = a", "[k const] { set, as } = a"),
        ("js", "set({ get: b }); c(of)", "[f set]({ get: b }); [f c](of)"),
        (
            "js", "class A { get b() {} set b(c) {} } for (const a of b) {}",
            "[k class] [t A] { [k get] [f b]() {} [k set] [f b](c) {} } [k for] ([k const] a [k of] b) {}"
        ),
        ("ts", "const type = is(a), module: any = b", "[k const] type = [f is](a), module: [k any] = b"),
        ("ts", "const enum A { b } type C = D", "[k const enum] [t A] { b } [k type] [t C] = [t D]"),
        ("kotlin", "val data = data(value)", "[k val] data = [f data](value)"),
        ("kotlin", "set(value) { field = value }", "[k set](value) { [k field] = value }"),
        ("kotlin", "for (file in data) {}", "[k for] (file [k in] data) {}"),
        ("kotlin", "data class A(val value: Int)", "[k data class] [t A]([k val] value: [t Int])"),
        ("java", "var record = 1; record A(B c) {}", "[k var] record = [n 1]; [k record] [t A]([t B] c) {}"),
        ("cs", "var from = 1; set { a = value; }", "[t var] from = [n 1]; [k set] { a = [k value]; }"),
        ("swift", "let prefix = 1; if let self {}", "[k let] prefix = [n 1]; [k if let self] {}"),
        // Numbers and operators.
        ("nix", "a // b ./c", "a // b [s ./c]"),
        ("nix", "a = https://e.org/x-y;", "[v a] = [s https://e.org/x-y];"),
        ("yaml", "a: 2.5e3\nb: 0x1F\nc: .5\nd: 1-2\n", "[v a]: [n 2.5e3]\n[v b]: [n 0x1F]\n[v c]: [n .5]\n[v d]: [s 1-2]\n"),
        ("yaml", "[0o17, -.5E+2, .inf, 2024-11-28]\n", "[[n 0o17], [n -.5E+2], [n .inf], [s 2024-11-28]]\n"),
        ("erlang", "16#FF + 2#1010 + #a{}", "[n 16#FF] + [n 2#1010] + [t #a]{}"),
    ])
    func readsWordsAndNumbersAsTheirLanguagesDo(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
