import Testing

@testable import TableCode

/// What begins and ends strings in other languages, and what only looks like it.
@Suite struct CodeQuoteTests {
    @Test(arguments: [
        (
            "elixir", ##"~s<it's> <> ~w'a "b' <> ~S"c#" <> [?", ?'] # it's"##,
            ##"[s ~s<it's>] <> [s ~w'a "b'] <> [s ~S"c#"] <> [[s ?"], [s ?']] [c # it's]"##
        ),
        (
            "erlang", ##"A = [$", $'], "b". % c"##,
            ##"[v A] = [[s $"], [s $']], [s "b"]. [c % c]"##
        ),
        (
            "lua", ##"a = [==[it's]]]==] .. b[c[1]] .. 'd\z\##n  e' -- it's"##,
            ##"a = [s [==[it's]]]==]] .. b[c[[n 1]]] .. [s 'd\z\##n  e'] [c -- it's]"##
        ),
        (
            "clojure", ##"(list ?\" ?\( #\" #\space \") ; it's ""##,
            ##"(list [s ?\" ?\( #\" #\space \"]) [c ; it's "]"##
        ),
        (
            "php", ##"<?php $a = 1 << 2; $b = $c <<D; echo <<<EOT\##nit's $a\##nEOT;\##n$d = 1; # it's"##,
            ##"[a <?php] [v $a] = [n 1] << [n 2]; [v $b] = [v $c] <<[t D]; [k echo] [s <<<EOT\##nit's ][v $a][s \##nEOT];\##n[v $d] = [n 1]; [c # it's]"##
        ),
        (
            "php", ##"<?php $a = "b ` c" . `d "e`; # it's"##,
            ##"[a <?php] [v $a] = [s "b ` c"] . [s `d "e`]; [c # it's]"##
        ),
        (
            "csharp", ##"var a = $@"c:\{d}""\##ne" + $"{f}"; // it's"##,
            ##"[t var] a = [s $@"c:\][e {]d[e }""][s \##ne"] + [s $"][e {]f[e }][s "]; [c // it's]"##
        ),
        (
            "sql", ##"SELECT 'a\' || 'b', 'it\'s', 'c\\' -- d"##,
            ##"[k SELECT] [s 'a\'] || [s 'b'], [s 'it][e \'][s s'], [s 'c][e \\][s '] [c -- d]"##
        ),
        (
            "cmake", ##"set(a \"b) # it's "\##nset(c "d\"e")"##,
            ##"[f set](a [e \"]b) [c # it's "]\##n[f set](c [s "d][e \"][s e"])"##
        ),
        (
            "cpp", ##"int b = x << EOF; a[[]{ return 1; }()]; [[nodiscard]] // it's"##,
            ##"[t int] b = x << EOF; a[[]{ [k return] [n 1]; }()]; [a [[nodiscard]]] [c // it's]"##
        ),
        (
            "yaml",
            ##"- the dogs' ball: 5" pipe\##n- a "b" c: 'it''s' # d\##n- [a, "b's", 'c']\##nd: e 'f\##n"g\th": "i\##n  j"\##n"##,
            ##"- [s the dogs'] [v ball]: [s 5" pipe]\##n- [s a "b"] [v c]: [s 'it][e ''][s s'] [c # d]\##n- [[s a], [s "b's"], [s 'c']]\##n[v d]: [s e 'f\##n"g][e \t][s h"]: [s "i\##n  j"]\##n"##
        ),
    ])
    func keepsTheQuotesOfOthers(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"CREATE FUNCTION f() AS $$\##nBEGIN -- it's\##n  RETURN $1;\##nEND\##n$$ LANGUAGE sql; SELECT 1"##,
            ##"[k CREATE FUNCTION] [f f]() [k AS] [s $$]\##n[k BEGIN] [c -- it's]\##n  [k RETURN] [v $1];\##n[k END]\##n[s $$] LANGUAGE sql; [k SELECT] [n 1]"##
        ),
        (
            ##"DO $a$ BEGIN\##n  x := 'b';\##nEND $a$; SELECT $a$it's$a$"##,
            ##"[k DO] [s $a$] [k BEGIN]\##n  x := [s 'b'];\##n[k END] [s $a$]; [k SELECT] [s $a$it's$a$]"##
        ),
    ])
    func bodiesOfFunctionsAreCode(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("sql".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
