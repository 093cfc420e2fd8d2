import Testing

@testable import TableCSS

@Suite struct CSSTokenizerTests {
    private func tokens(_ css: String) -> [String] {
        let bytes = Array(css.utf8)
        return CSSTokenizer(bytes).tokens.map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    }

    @Test func tellsNumbersFromNames() {
        #expect(
            tokens("+.5e-3em-1.2E+4% -a--b #1 #a1 1e 1e+ .5.5")
                == [
                    "dimension(unit: 6) +.5e-3em-1", "percentage .2E+4%",
                    "space  ", "ident -a--b", "space  ", "hash(isID: false) #1", "space  ", "hash(isID: true) #a1", "space  ",
                    "dimension(unit: 31) 1e", "space  ", "dimension(unit: 34) 1e", "delimiter(43) +", "space  ", "number .5",
                    "number .5",
                ])
    }

    @Test func readsEscapesAndAddresses() {
        #expect(
            tokens("\\31 2 u\\72L( a\\)b ) url('x') @\\6dedia \\") == [
                "ident \\31 2", "space  ", "url u\\72L( a\\)b )", "space  ", "function url(", "string 'x'", "closeParenthesis )",
                "space  ",
                "atKeyword @\\6dedia", "space  ", "delimiter(92) \\",
            ])
        #expect(CSSName.unescaped(Array("\\31 2\\0 \\d800 \\110000 \\66\\\u{E9}".utf8)[...]) == "12\u{FFFD}\u{FFFD}\u{FFFD}f\u{E9}")
    }

    @Test func endsTextsAtTheLine() {
        #expect(
            tokens("\"a\\\"b\" 'c\nd\" \"e\\\nf\"") == [
                "string \"a\\\"b\"", "space  ", "badString 'c", "space \n", "ident d", "string \" \"", "ident e",
                "delimiter(92) \\",
                "space \n", "ident f", "string \"",
            ])
    }

    /// Every byte is in one token, whatever stands in a sheet, and nothing about it crashes.
    @Test func coversEveryByteOfAnything() {
        let parts = [
            "a", "-", "--", "\\", "\"", "'", "(", ")", "[", "]", "{", "}", ":", ";", ",", "!", "/*", "*/", "url(", "@media", "@",
            "#", "1",
            ".", "+", "e", "%", " ", "\n", "\r", "\u{0C}", "\u{0}", "é", "<!--", "-->", "var(--tv-x)", "!important", "image-set(",
            "&",
        ]
        var random: UInt64 = 7
        for _ in 0..<4000 {
            var css = ""
            for _ in 0..<24 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                css += parts[Int(random >> 33) % parts.count]
            }
            let bytes = Array(css.utf8)
            let tokens = CSSTokenizer(bytes).tokens
            #expect(tokens.first?.start == 0 && tokens.last?.end == bytes.count, "\(css.debugDescription)")
            #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end == $1.start }, "\(css.debugDescription)")
            _ = checkStylesheet(css, policy: PlainPolicy())
            for reference in cssReferences(in: bytes) { #expect(reference.range.upperBound <= bytes.count) }
        }
    }
}

/// Whatever is CSS may stand there.
private struct PlainPolicy: StylesheetPolicy {
    func problem(withAtRule name: String) -> StylesheetObjection? { nil }
    func problem(withCustomProperty name: String, isSet: Bool) -> StylesheetObjection? { nil }
    func problem(withClass name: String) -> StylesheetObjection? { nil }
    func problem(withValue components: [CSSComponent], of name: String) -> CSSProblem? { nil }
    var problemWithImportance: StylesheetObjection? { nil }
}
