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
            ##"- [s the dogs'] [v ball]: [s 5" pipe]\##n- [s a "b"] [v c]: [s 'it][e ''][s s'] [c # d]\##n- [[s a], [s "b's"], [s 'c']]\##n[v d]: [s e 'f]\##n[v "g\th"]: [s "i\##n  j"]\##n"##
        ),
    ])
    func keepsTheQuotesOfOthers(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"CREATE FUNCTION f() AS $$\##nBEGIN -- it's\##n  RETURN $1;\##nEND\##n$$ LANGUAGE sql; SELECT 1"##,
            ##"[k CREATE FUNCTION] [f f]() [k AS] [s $$]\##n[k BEGIN] [c -- it's]\##n  [k RETURN] [v $1];\##n[k END]\##n[s $$] [k LANGUAGE] sql; [k SELECT] [n 1]"##
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

    @Test(arguments: [
        (
            "ocaml", ##"type 'a t = A of 'a | B of ('a -> 'b) -> 'a list (* it's *)"##,
            ##"[k type] [t 'a] t = [t A] [k of] [t 'a] | [t B] [k of] ([t 'a] -> [t 'b]) -> [t 'a list] [c (* it's *)]"##
        ),
        (
            "ocaml", ##"let f (c : 'a) = ['\''; '"'; '\n'; '\065'; '\xFF'; 'é'; x'] (* it's *)"##,
            ##"[k let] f (c : [t 'a]) = [[s '\'']; [s '"']; [s '\n']; [s '\065']; [s '\xFF']; [s 'é']; x'] [c (* it's *)]"##
        ),
        (
            "fsharp", ##"let f (xs: 'a list) : 'b list = g<'T, 'U> '\'' '\u0041' // it's"##,
            ##"[k let] f (xs: [t 'a list]) : [t 'b list] = g<[t 'T], [t 'U]> [s '\'' '\u0041'] [c // it's]"##
        ),
        (
            "sml", ##"val a : ''a list = nil"##,
            ##"[k val] a : [t ''a list] = nil"##
        ),
        (
            "haskell", ##"type T = '[ 'A, 'B]; x = f 'name ''Type '\'' 'c' -- it's"##,
            ##"[k type] [t T] = '[ '[t A], '[t B]]; x = f 'name ''[t Type] [s '\'' 'c'] [c -- it's]"##
        ),
        (
            "scala", ##"val a = '\''; val b = 'c'; val c = 'symbol // it's"##,
            ##"[k val] a = [s '\'']; [k val] b = [s 'c']; [k val] c = [s 'symbol] [c // it's]"##
        ),
        (
            "julia", ##"a' * b' + '\'' + '\\' + 'é' # it's"##,
            ##"a' * b' + [s '\''] + [s '\\'] + [s 'é'] [c # it's]"##
        ),
    ])
    func quotesAroundOneCharacterAreToldFromOthers(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"p = r"^\d+\"$"; q = raw"a\"b" # it's"##,
            ##"p = [s r"^\d+\"$"]; q = [s raw"a\"b"] [c # it's]"##
        ),
        (
            ##"r"a\\"im; raw"\d" # it's"##,
            ##"[s r"a\\"im]; [s raw"\d"] [c # it's]"##
        ),
        (
            ##"r"""a "b" \d"""; raw"""x\##n"y" """ # it's"##,
            ##"[s r"""a "b" \d"""]; [s raw"""x\##n"y" """] [c # it's]"##
        ),
    ])
    func rawStringsEndWithAQuoteAlone(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("julia".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"SELECT id::text, '2020-01-01'::date, $1::int, :a::my_type -- it's"##,
            ##"[k SELECT] id::[t text], [s '2020-01-01']::[t date], [v $1]::[t int], [v :a]::[t my_type] [c -- it's]"##
        ),
        (
            ##"SELECT a :: numeric(10, 2), b[1:n], c FROM d WHERE e=:f"##,
            ##"[k SELECT] a :: [t numeric]([n 10], [n 2]), b[[n 1]:n], c [k FROM] d [k WHERE] e=[v :f]"##
        ),
    ])
    func castsAreNoParameters(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("sql".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "json", ##"{"d\"e": 1, "a\\": 2, "f": "g\"h", "i": ["j\"k:", "l"]}"##,
            ##"{[v "d\"e"]: [n 1], [v "a\\"]: [n 2], [v "f"]: [s "g][e \"][s h"], [v "i"]: [[s "j][e \"][s k:"], [s "l"]]}"##
        ),
        (
            "json5", ##"{'a': 1, 'b\'c': 'd', e: 'f'}"##,
            ##"{[v 'a']: [n 1], [v 'b\'c']: [s 'd'], [v e]: [s 'f']}"##
        ),
        (
            "toml", ##""a\"b" = 1\##nc."d\\" = "e\"f"\##n"##,
            ##"[v "a\"b"] = [n 1]\##n[v c].[v "d\\"] = [s "e][e \"][s f"]\##n"##
        ),
        (
            "yaml", ##""a\"b": c\##nd: "e\"f"\##n"##,
            ##"[v "a\"b"]: [s c]\##n[v d]: [s "e][e \"][s f"]\##n"##
        ),
    ])
    func keysHaveEscapes(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"b = it's\##nc = 'd ; e' ; f\##ng = "h\"i"\##nj = 5" k"##,
            ##"[v b ]= [s it's]\##n[v c ]= [s 'd ; e'] [c ; f]\##n[v g ]= [s "h][e \"][s i"]\##n[v j ]= [s 5" k]"##
        ),
        (
            ##"a = b;c #d ; e"##,
            ##"[v a ]= [s b;c #d ][c ; e]"##
        ),
    ])
    func aQuoteWithinAValueIsPartOfIt(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ini".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "makefile", ##"A := $$(date) $(shell echo $$(pwd)) $(B)\##n$(C): $$a"##,
            ##"[v A] := [e $$](date) [v $(][f shell][v  echo ][e $$][v (pwd)) $(B)\##n$(C)]: [e $$]a"##
        ),
        (
            "makefile", ##"all:\##n\##techo $$(date) $$HOME $${A} "$$(ls $(B)) $$x" $$$$ $$? $(C)"##,
            ##"[f all]:\##n\##techo [e $$](date) [v $$HOME $${A}] [s "][e $$][s (ls ][v $(B)][s ) ][v $$x][s "] [v $$$$ $$? $(C)]"##
        ),
        (
            "nix", ##"{ a = "$${b} ${c}"; d = ''$${e} ${f}''; } # it's"##,
            ##"{ [v a] = [s "$${b} ][e ${]c[e }][s "]; [v d] = [s ''$${e} ][e ${]f[e }][s '']; } [c # it's]"##
        ),
    ])
    func twoDollarsAreOne(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"[[bin]]\##na = [[1, 2], ["b"]]\##n[a."]c".']'] # it's"##,
            ##"[k [[bin]]]\##n[v a] = [[[n 1], [n 2]], [[s "b"]]]\##n[k [a."]c".']']] [c # it's]"##
        ),
        (
            ##"a = [\##n  [1, 2],\##n  # it's\##n  ["b"],\##n]\##n[c]\##nd = 1"##,
            ##"[v a] = [\##n  [[n 1], [n 2]],\##n  [c # it's]\##n  [[s "b"]],\##n]\##n[k [c]]\##n[v d] = [n 1]"##
        ),
    ])
    func tablesHaveOneBracketOrTwo(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("toml".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: ["xml", "svg", "html", "vue", "jsx", "tsx", "markdown"], ["\"", "'"])
    func valuesOfAttributesAreAsLongAsTheyLike(name: String, quote: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        let value = quote + String(repeating: "it is long, ", count: 30) + quote
        #expect(sketch("<a b=\(value) c=\"d\">", in: language) == "[k <a] [a b]=[s \(value)] [a c]=[s \"d\"][k >]")
    }

    @Test(arguments: [("xml", "<?a b=", "?>"), ("sql", "", ""), ("dart", "r", ";")])
    func quotesAreAsLongAsTheyLike(name: String, before: String, behind: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        let long = String(repeating: "it's long, ", count: 30)
        let expected = sketch("\(before)\"it's\"\(behind)", in: language).replacing("it's", with: long)
        #expect(sketch("\(before)\"\(long)\"\(behind)", in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"<!DOCTYPE a [\##n  <!-- it's "b -->\##n  <!ENTITY c "d's">\##n  <!ENTITY e 'f"g'>\##n]>\##n<a/>"##,
            ##"[a <!DOCTYPE a [\##n  ][c <!-- it's "b -->][a \##n  <!ENTITY c ][s "d's"][a >\##n  <!ENTITY e ][s 'f"g'][a >\##n]>]\##n[k <a/>]"##
        )
    ])
    func declarationsStandInOneAnother(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("xml".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "dart", ##"print('$a$b${c('d')}'); // it's"##,
            ##"[f print]([s '][v $a$b][e ${][f c]([s 'd'])[e }][s ']); [c // it's]"##
        ),
        (
            "scala", ##"s"$a$b${c("d")}" + f"""$e${g("h")}""" // it's"##,
            ##"[s s"][v $a$b][e ${][f c]([s "d"])[e }][s "] + [s f"""][v $e][e ${][f g]([s "h"])[e }][s """] [c // it's]"##
        ),
    ])
    func aVariableInAStringEndsBeforeADollar(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a <- r"---(b" it's)c)---"; d <- R'[e']'; # it's"##,
            ##"a [k <-] [s r"---(b" it's)c)---"]; d [k <-] [s R'[e']']; [c # it's]"##
        ),
        (
            ##"a <- c(r"[C:\d\"]", r"{it's "e"}", r"(\)") # it's"##,
            ##"a [k <-] [f c]([s r"[C:\d\"]"], [s r"{it's "e"}"], [s r"(\)"]) [c # it's]"##
        ),
    ])
    func rawStringsEndWithWhatBeganThem(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("r".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "c", ##"[[nodiscard]] int a(void); b[c[0]] = d[[0]]; // it's"##,
            ##"[a [[nodiscard]]] [t int] [f a]([t void]); b[c[[n 0]]] = d[[[n 0]]]; [c // it's]"##
        ),
        (
            "objectivec", ##"#import <A/B.h>\##n[[a b] c:@"d"]; [[NSString alloc] init]; // it's"##,
            ##"[a #import ][s <A/B.h>]\##n[[a b] c:[s @"d"]]; [[[t NSString] alloc] init]; [c // it's]"##
        ),
    ])
    func attributesOfCAreNoMessages(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"all:\##n\##tgcc \\##n\##t\##t-Wall \\##n\##t\##t-o "$@"\##n\##t-@rm -f a\##nb: c # it's"##,
            ##"[f all]:\##n\##tgcc [e \\##n]\##t\##t-Wall [e \\##n]\##t\##t-o [s "][v $@][s "]\##n\##t[k -@]rm -f a\##n[f b]: c [c # it's]"##
        )
    ])
    func recipesGoOn(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("makefile".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
