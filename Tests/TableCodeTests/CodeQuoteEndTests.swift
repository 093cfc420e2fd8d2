import Testing

@testable import TableCode

/// Where quotes end that hold other quotes.
@Suite struct CodeQuoteEndTests {
    @Test(arguments: [
        (
            "kotlin", ##"fun `it's a "class`() = `b c`(1) // it's"##,
            ##"[k fun] [f `it's a "class`]() = `b c`([n 1]) [c // it's]"##
        ),
        (
            "scala", ##"def `it's a "class`() = `type` // it's"##,
            ##"[k def] [f `it's a "class`]() = `type` [c // it's]"##
        ),
    ])
    func namesInBackTicksHaveSpaces(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "kotlin", ##"val a = """b"""" + "c" // it's"##,
            ##"[k val] a = [s """b""""] + [s "c"] [c // it's]"##
        ),
        (
            "scala", ##"val a = """b""""" + s"""$c"""" + "d" // it's"##,
            ##"[k val] a = [s """b"""""] + [s s"""][v $c][s """"] + [s "d"] [c // it's]"##
        ),
    ])
    func textEndsWithAllItsQuotes(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "haskell", ##"a = [sql|\##n  SELECT 'b' -- it's "c\##n|]; d = [r|{- " |]; e = [f | f <- g] -- it's"##,
            ##"a = [s [sql|\##n  SELECT 'b' -- it's "c\##n|]]; d = [s [r|{- " |]]; e = [f | f [k <-] g] [c -- it's]"##
        ),
        ("haskell", "a = [val|val <- b] -- it's\nc", "a = [val|val [k <-] b] [c -- it's]\nc"),
        (
            "erlang", ##"f('it\'s') -> "a"; g('b c') -> $'. % it's"##,
            ##"[f f]([s 'it\'s']) -> [s "a"]; [f g]([s 'b c']) -> [s $']. [c % it's]"##
        ),
        (
            "ocaml", ##"(* "*)" (* it's *) "b\"*)" *) let c = 1 (* it's "d *)\##nlet e = 2"##,
            ##"[c (* "*)" (* it's *) "b\"*)" *)] [k let] c = [n 1] [c (* it's "d *)]\##n[k let] e = [n 2]"##
        ),
    ])
    func quotesHoldWhatOthersReadAsCode(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
