import Testing

@testable import TableCode

/// What F# has beside what OCaml has.
@Suite struct FSharpCodeTests {
    @Test(arguments: [
        (
            ##"let a = @"C:\b\" + @"c""d" // it's"##,
            ##"[k let] a = [s @"C:\b\"] + [s @"c][e ""][s d"] [c // it's]"##
        ),
        (
            ##"printfn $"b {c}, {d.["e"]}, {{f}} {g:N2}\n" // it's"##,
            ##"printfn [s $"b ][e {]c[e }][s , ][e {]d.[[s "e"]][e }][s , {{f}} ][e {]g[e :N2}\n][s "] [c // it's]"##
        ),
        (
            ##"let a = $"""b "{c "d"}" """ + $@"e\{f}\" + """g "h" """ // it's"##,
            ##"[k let] a = [s $"""b "][e {]c [s "d"][e }][s " """] + [s $@"e\][e {]f[e }][s \"] + [s """g "h" """] [c // it's]"##
        ),
    ])
    func stringsHavePrefixes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("fsharp".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"let a = {| B = "c"; D = 'e' |} // it's"##,
            ##"[k let] a = {| [t B] = [s "c"]; [t D] = [s 'e'] |} [c // it's]"##
        ),
        (
            ##"let ``it's a "name"`` () = f(a) // it's"##,
            ##"[k let] ``it's a "name"`` () = [f f](a) [c // it's]"##
        ),
    ])
    func bracesAndQuotesOfNamesBeginNoString(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("fsharp".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"#r "nuget: A, 1.0"\##n#if DEBUG\##n[<Fact; Trait("a", "b>]c")>]\##nlet inline d (e: ^T) = e.F(null) // it's\##n#endif"##,
            ##"[a #r ][s "nuget: A, 1.0"]\##n[a #if DEBUG\##n[<Fact; Trait(][s "a"][a , ][s "b>]c"][a )>]]\##n[k let inline] d (e: ^[t T]) = e.[t F]([n null]) [c // it's]\##n[a #endif]"##
        )
    ])
    func attributesAndDirectivesAreColoured(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("fsharp".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
