import Testing

@testable import TableCode

/// Sessions in other languages: what is printed is plain.
@Suite struct SessionCodeTests {
    @Test(arguments: [
        (
            "iex", ##"iex> a = "b"\##n** (C) it's\##niex(1)> d()\##n...(1)> e"##,
            ##"[a iex>] a = [s "b"]\##n** (C) it's\##n[a iex(1)>] [f d]()\##n[a ...(1)>] e"##
        ),
        (
            "irb", ##"irb(main):001:0> a = "b"\##n=> "it's"\##nirb(main):002:1* c\##n>> d 1\##n2.7.0 :001 > e 2"##,
            ##"[a irb(main):001:0>] a = [s "b"]\##n=> "it's"\##n[a irb(main):002:1*] c\##n[a >>] d [n 1]\##n[a 2.7.0 :001 >] e [n 2]"##
        ),
        (
            "julia-repl",
            ##"julia> a = "b"\##nERROR: it's\##n\##njulia> function f(x)\##n           x + 1\##n       end\##nf (it's)\##nshell> ls "c"\##n(@v1.9) pkg> add D"##,
            ##"[a julia>] a = [s "b"]\##n"##
                + ##"ERROR: it's\##n"##
                + ##"\##n"##
                + ##"[a julia>] [k function] [f f](x)\##n"##
                + ##"           x + [n 1]\##n"##
                + ##"       [k end]\##n"##
                + ##"f (it's)\##n"##
                + ##"[a shell>] ls [s "c"]\##n"##
                + ##"[a (@v1.9) pkg>] add D"##
        ),
        (
            "rconsole", ##"> a <- "b"\##n[1] "it's"\##n> f(1,\##n+   2)"##,
            ##"[a >] a [k <-] [s "b"]\##n[1] "it's"\##n[a >] [f f]([n 1],\##n[a +]   [n 2])"##
        ),
        (
            "python-repl", ##">>> a = "b"\##nit's"##,
            ##"[a >>>] a = [s "b"]\##nit's"##
        ),
    ])
    func whatIsTypedIsCode(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
