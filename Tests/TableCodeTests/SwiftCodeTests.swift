import Testing

@testable import TableCode

/// Regexes of Swift.
@Suite struct SwiftCodeTests {
    @Test(arguments: [
        (
            ##"let a = /["']/; let b = #/it's/"/#; let c = d / e / f // "it's""##,
            ##"[k let] a = [s /["']/]; [k let] b = [s #/it's/"/#]; [k let] c = d / e / f [c // "it's"]"##
        ),
        (
            ##"let a = ##/b/#"/##; c(/\/"/) // d"##,
            ##"[k let] a = [s ##/b/#"/##]; [f c]([s /\/"/]) [c // d]"##
        ),
    ])
    func regexesAreNoQuotes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("swift".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"let a = b.c(1, /) / 2; let d = "e" // f"##,
            ##"[k let] a = b.[f c]([n 1], /) / [n 2]; [k let] d = [s "e"] [c // f]"##
        ),
        (
            ##"let a = b! / c! / d; let e = f /* / */ / g"##,
            ##"[k let] a = b! / c! / d; [k let] e = f [c /* / */] / g"##
        ),
    ])
    func slashesDivide(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("swift".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"let a = #/\##n  it's # b\##n/# // "c"##,
            ##"[k let] a = [s #/\##n  it's # b\##n/#] [c // "c]"##
        ),
        (
            ##"let a = #/b\##nlet c = "d""##,
            ##"[k let] a = [s #/b]\##n[k let] c = [s "d"]"##
        ),
    ])
    func regexesInSeveralLinesEndWithTheirSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("swift".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"#Preview("a") { A() }; let b = #URL("c") + #"d"# // it's"##,
            ##"[a #Preview]([s "a"]) { [t A]() }; [k let] b = [a #URL]([s "c"]) + [s #"d"#] [c // it's]"##
        )
    ])
    func macrosHaveCapitals(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("swift".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
