import Testing

@testable import TableCode

/// What a slash and an angle bracket are in JavaScript and in what extends it.
@Suite struct JavaScriptCodeTests {
    @Test(arguments: [
        (
            ##"a = b++ / 2; c = "d" // x"##,
            ##"a = b++ / [n 2]; c = [s "d"] [c // x]"##
        ),
        (
            ##"a = (b) / 2; c = d[0] / 2; e = f / 2 / "g"; h = 1 / 2 / "i" // j"##,
            ##"a = (b) / [n 2]; c = d[[n 0]] / [n 2]; e = f / [n 2] / [s "g"]; h = [n 1] / [n 2] / [s "i"] [c // j]"##
        ),
        (
            ##"a = --b / 2 + this / 2; c = "d" // x"##,
            ##"a = --b / [n 2] + [k this] / [n 2]; c = [s "d"] [c // x]"##
        ),
        (
            ##"a = b-- / c-- / d; e = 'f' // g"##,
            ##"a = b-- / c-- / d; e = [s 'f'] [c // g]"##
        ),
    ])
    func slashesDivideBehindOperands(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("javascript".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"const a = b! / 2, c = d[0]! / 2, e = "f" // g"##,
            ##"[k const] a = b! / [n 2], c = d[[n 0]]! / [n 2], e = [s "f"] [c // g]"##
        )
    ])
    func slashesDivideBehindWhatIsNotNull(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("typescript".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = !/"/.test(b) && ++c > /'/.exec(d) // x"##,
            ##"a = ![s /"/].[f test](b) && ++c > [s /'/].[f exec](d) [c // x]"##
        ),
        (
            ##"return /a'/; b = c + /"/.d // e"##,
            ##"[k return] [s /a'/]; b = c + [s /"/].d [c // e]"##
        ),
    ])
    func slashesBeginRegexesWhereOperandsDo(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("javascript".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"const a = <T,>(y: T) => y; const b = <T extends C>(y: T) => "it's""##,
            ##"[k const] a = <[t T],>(y: [t T]) => y; [k const] b = <[t T] [k extends] [t C]>(y: [t T]) => [s "it's"]"##
        ),
        (
            ##"const a = <T, U>(y: T) => y; const b = <const T,>(y: T) => y // it's"##,
            ##"[k const] a = <[t T], [t U]>(y: [t T]) => y; [k const] b = <[k const] [t T],>(y: [t T]) => y [c // it's]"##
        ),
        (
            ##"type F = <T>(a: T) => void; const a = <B>it's</B>"##,
            ##"[k type] [t F] = <[t T]>(a: [t T]) => [k void]; [k const] a = [k <B>]it's[k </B>]"##
        ),
    ])
    func parametersOfTypesAreNoElements(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("tsx".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"return <Select<Option> value={x} onChange={y} />;\##nconst z = 'a' // it's"##,
            ##"[k return <Select]<[t Option]> [a value]=[e {]x[e }] [a onChange]=[e {]y[e }] [k />];\##n[k const] z = [s 'a'] [c // it's]"##
        ),
        (
            ##"const a = <Table<Row, Map<string, (b: C) => D[]>> rows={r}>it's {y}</Table>; let z = 'b'"##,
            ##"[k const] a = [k <Table]<[t Row], [t Map]<[t string], (b: [t C]) => [t D][]>> [a rows]=[e {]r[e }][k >]it's [e {]y[e }][k </Table>]; [k let] z = [s 'b']"##
        ),
        (
            ##"const a = <A.B<{c: string; d: E<F>}> />; const g = <T extends B>(x: T) => <C<T> {...x} />; x = 'b'"##,
            ##"[k const] a = [k <A.B]<{c: [t string]; d: [t E]<[t F]>}> [k />]; [k const] g = <[t T] [k extends] [t B]>(x: [t T]) => [k <C]<[t T]> [e {]...x[e }] [k />]; x = [s 'b']"##
        ),
    ])
    func elementsHaveArgumentsOfTypes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("tsx".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "jsx", ##"<A\##n  b="c" // it's\##n  // "d\##n  e={f} /* it's */\##n/>; g"##,
            ##"[k <A]\##n  [a b]=[s "c"] [c // it's\##n  // "d]\##n  [a e]=[e {]f[e }] [c /* it's */]\##n[k />]; g"##
        ),
        (
            "tsx", ##"<a b="//c" d='//e'>// it's</a>; f"##,
            ##"[k <a] [a b]=[s "//c"] [a d]=[s '//e'][k >]// it's[k </a>]; f"##
        ),
    ])
    func tagsHaveComments(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
