import Testing

@Suite struct SourceTextTests {
    private let source = SourceText(
        path: "Sources/A/B/C.swift",
        text: #"""
            import TableModel
            package import SiteModel
            /// Not `Comment`, nor "Quoted".
            @inlinable package func first(_ name: Kind) -> String {
                "Text \(1) // no comment" + #"Raw " text"# + name.member
            }
            private struct Hidden { let inner = Needed() }
            extension Other {
                func nested() {}
                case one, two
                init?(x: Int) where X: Y {
                    /* { */ self = .third
                }
            }
            protocol Rule { func required() }
            """#)

    @Test func knowsWhatOthersCanName() {
        #expect(source.topLevelNames == ["first", "Rule"])
        #expect(source.imports == ["TableModel", "SiteModel"])
        #expect(source.declarations.isSuperset(of: ["first", "Hidden", "inner", "nested", "one", "two", "Rule", "required"]))
    }

    @Test func takesNoWordsOfCommentsStringsAndMembers() {
        #expect(source.words.isSuperset(of: ["Kind", "Needed", "Other", "Y"]))
        #expect(source.words.isDisjoint(with: ["Comment", "Quoted", "Text", "Raw", "member", "third"]))
        #expect(source.folder == "Sources/A/B")
        #expect(source.target == "A")
    }

    @Test func measuresFunctions() {
        #expect(source.functions.map { "\($0.name) \($0.line) \($0.length)" } == ["first 4 3", "nested 9 1", "init 11 3"])
    }

    @Test func findsCircles() {
        var arrows = Arrows()
        arrows.add("a", "b", for: "X")
        arrows.add("b", "c", for: "Y")
        #expect(arrows.circles == [])
        arrows.add("c", "a", for: "Z")
        #expect(arrows.circles == ["a, b, c need each other:\n  a -> b: X\n  b -> c: Y\n  c -> a: Z"])
    }
}
