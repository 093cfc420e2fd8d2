import Testing

@testable import TableCode

/// Escapes have their class from the first sign to the last.
@Suite struct CodeEscapeTests {
    @Test(arguments: [
        (
            "python", ##""\U0001F600\N{BULLET}\u00e9\101\x41" + f"\U0001F600""##,
            ##"[s "][e \U0001F600\N{BULLET}\u00e9\101\x41][s "] + [s f"][e \U0001F600][s "]"##
        ),
        (
            "go", ##""\U0001F600\u00e9\x41\101""##,
            ##"[s "][e \U0001F600\u00e9\x41\101][s "]"##
        ),
        (
            "c", ##""\U0001F600\u00e9\x41\101""##,
            ##"[s "][e \U0001F600\u00e9\x41\101][s "]"##
        ),
        (
            "cpp", ##"u8"\u{1F600}\N{BULLET}\U0001F600""##,
            ##"[s u8"][e \u{1F600}\N{BULLET}\U0001F600][s "]"##
        ),
        (
            "csharp", ##""\U0001F600\x41" + $"{b}\u00e9""##,
            ##"[s "][e \U0001F600\x41][s "] + [s $"][e {]b[e }\u00e9][s "]"##
        ),
        (
            "rust", ##""\u{1F600}\x41\0""##,
            ##"[s "][e \u{1F600}\x41\0][s "]"##
        ),
        (
            "swift", ##""\u{1F600}\t""##,
            ##"[s "][e \u{1F600}\t][s "]"##
        ),
        (
            "javascript", ##""\u{1F600}\x41\u00e9""##,
            ##"[s "][e \u{1F600}\x41\u00e9][s "]"##
        ),
        (
            "java", ##""\u00e9\101""##,
            ##"[s "][e \u00e9\101][s "]"##
        ),
        (
            "kotlin", ##""\u00e9""##,
            ##"[s "][e \u00e9][s "]"##
        ),
        (
            "scala", ##"s"\u00e9""##,
            ##"[s s"][e \u00e9][s "]"##
        ),
        (
            "dart", ##"'\u{1F600}\u00e9\x41'"##,
            ##"[s '][e \u{1F600}\u00e9\x41][s ']"##
        ),
        (
            "php", ##"<?php "\u{1F600}\x41\101""##,
            ##"[a <?php] [s "][e \u{1F600}\x41\101][s "]"##
        ),
        (
            "ruby", ##""\u{1F600 41}\u00e9\x41\101\e""##,
            ##"[s "][e \u{1F600 41}\u00e9\x41\101\e][s "]"##
        ),
        (
            "perl", ##""\x{263a}\N{U+41}\x41\101\cA""##,
            ##"[s "][e \x{263a}\N{U+41}\x41\101\cA][s "]"##
        ),
        (
            "lua", ##"'\u{48}\x41\065'"##,
            ##"[s '][e \u{48}\x41\065][s ']"##
        ),
        (
            "elixir", ##""\u{1F600}\u00e9\x41""##,
            ##"[s "][e \u{1F600}\u00e9\x41][s "]"##
        ),
        (
            "erlang", ##""\x{1F600}\x41\101\^A""##,
            ##"[s "][e \x{1F600}\x41\101\^A][s "]"##
        ),
        (
            "haskell", ##""\x1F600\o101\1234\^A""##,
            ##"[s "][e \x1F600\o101\1234\^A][s "]"##
        ),
        (
            "ocaml", ##""\u{1F600}\x41\065\o101""##,
            ##"[s "][e \u{1F600}\x41\065\o101][s "]"##
        ),
        (
            "julia", ##""\U1F600\u00e9\x41\101""##,
            ##"[s "][e \U1F600\u00e9\x41\101][s "]"##
        ),
        (
            "r", ##""\u{1F600}\U1F600\x41""##,
            ##"[s "][e \u{1F600}\U1F600\x41][s "]"##
        ),
        (
            "clojure", ##""\u00e9\101""##,
            ##"[s "][e \u00e9\101][s "]"##
        ),
        (
            "zig", ##""\u{1F600}\x41""##,
            ##"[s "][e \u{1F600}\x41][s "]"##
        ),
        (
            "toml", ##"a = "\U0001F600\u00e9""##,
            ##"[v a] = [s "][e \U0001F600\u00e9][s "]"##
        ),
        (
            "yaml", ##"a: "\U0001F600\u00e9\x41"\##n"##,
            ##"[v a]: [s "][e \U0001F600\u00e9\x41][s "]\##n"##
        ),
        (
            "json", ##""\u00e9""##,
            ##"[s "][e \u00e9][s "]"##
        ),
        (
            "protobuf", ##""\U0001F600\x41\101""##,
            ##"[s "][e \U0001F600\x41\101][s "]"##
        ),
        (
            "graphql", ##""\u{1F600}\u00e9""##,
            ##"[s "][e \u{1F600}\u00e9][s "]"##
        ),
        (
            "bash", ##"a=$'\U1F600\u00e9\x41\101\ca'"##,
            ##"[v a]=[s $'][e \U1F600\u00e9\x41\101\ca][s ']"##
        ),
        (
            "powershell", ##""`u{1F600}`n""##,
            ##"[s "][e `u{1F600}`n][s "]"##
        ),
        (
            "css", ##"a::before { content: "\201C\"" }"##,
            ##"[k a][a ::before] { [v content]: [s "][e \201C\"][s "] }"##
        ),
        (
            "regex", ##"\x41\u00e9\u{1F600}\k<a>[\x41]"##,
            ##"[e \x41\u00e9\u{1F600}\k<a>][s [][e \x41][s ]]"##
        ),
    ])
    func escapesAreWhole(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "c", ##"int a = 1'000'000, b = 0xFF'FF; char c = 'x', d = '\''; // it's"##,
            ##"[t int] a = [n 1'000'000], b = [n 0xFF'FF]; [t char] c = [s 'x'], d = [s '\'']; [c // it's]"##
        ),
        (
            "cpp", ##"auto a = 1'000.5e3 + 0b1'0; char c = 'x'; // it's"##,
            ##"[k auto] a = [n 1'000.5e3] + [n 0b1'0]; [t char] c = [s 'x']; [c // it's]"##
        ),
    ])
    func quotesInNumbersKeepThemApart(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"f(a::Vector{<:Real}) where {T<:Integer, U>:Int} = a ? :b : :c # it's"##,
            ##"[f f](a::[t Vector]{<:[t Real]}) [k where] {[t T]<:[t Integer], [t U]>:[t Int]} = a ? [s :b] : [s :c] [c # it's]"##
        )
    ])
    func boundsOfTypesAreNoSymbols(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("julia".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = rf"\d{b}\"" + fR'{c!r:>{d}}\n' # it's"##,
            ##"a = [s rf"\d][e {]b[e }][s \""] + [s fR'][e {]c[e !r:>]{d}[e }][s \n'] [c # it's]"##
        ),
        (
            ##"a = fr"""\d "{b}" """ + Rf'''{{''' + t"{c}\n" # it's"##,
            ##"a = [s fr"""\d "][e {]b[e }][s " """] + [s Rf'''{{'''] + [s t"][e {]c[e }\n][s "] [c # it's]"##
        ),
    ])
    func fieldsStandInRawStringsAndTemplates(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("python".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##">>>\##n>>> a("b")\##n...\##nit's\##n>>> c"##,
            ##"[a >>>\##n>>>] [f a]([s "b"])\##n[a ...]\##nit's\##n[a >>>] c"##
        )
    ])
    func promptsStandAlone(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("pycon".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
