import Testing

@testable import TableCode

/// Attributes and raw strings of C#.
@Suite struct CSharpCodeTests {
    @Test(arguments: [
        (
            ##"[HttpPost] [Authorize(Roles = "a]b")]\##nint F([FromBody] int x, [Range(1, 2)] int y) => a[B] + c[D(1)]; // it's"##,
            ##"[a [HttpPost] [Authorize(Roles = ][s "a]b"][a )]]\##n[t int] [f F]([a [FromBody]] [t int] x, [a [Range(1, 2)]] [t int] y) => a[[t B]] + c[[f D]([n 1])]; [c // it's]"##
        )
    ])
    func attributesStandBesideOneAnotherAndBeforeParameters(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("csharp".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"var a = $"""\##n  {b} "c" {d["e"]:N2}\##n  """; // it's"##,
            ##"[t var] a = [s $"""\##n  ][e {]b[e }][s  "c" ][e {]d[[s "e"]][e :N2}][s \##n  """]; [c // it's]"##
        ),
        (
            ##"var a = $$"""{"b": {{c}}}""" + """{d}""" + $"{(e switch { 1 => "f", _ => g })}"; // it's"##,
            ##"[t var] a = [s $$"""{"b": ][e {{]c[e }}][s }"""] + [s """{d}"""] + [s $"][e {](e [k switch] { [n 1] => [s "f"], _ => g })[e }][s "]; [c // it's]"##
        ),
    ])
    func rawStringsHaveFields(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("csharp".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
