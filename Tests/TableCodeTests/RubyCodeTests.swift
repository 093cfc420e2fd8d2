import Testing

@testable import TableCode

/// Quotes, characters and documents of Ruby.
@Suite struct RubyCodeTests {
    @Test(arguments: [
        (
            ##"a = b << FOO; c <<d; e<<2; f = 1 << 2\##nclass << self; end # it's"##,
            ##"a = b << [t FOO]; c <<d; e<<[n 2]; f = [n 1] << [n 2]\##n[k class] << [k self]; [k end] [c # it's]"##
        )
    ])
    func shiftsBeginNoDocument(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a(<<~A, <<-'B').map { |x|\##n  it's #{x}\##n  A\##n  it's #{y}\##n  B\##n  x }"##,
            ##"[f a]([s <<~A], [s <<-'B']).map { |x|\##n[s   it's ][e #{]x[e }][s \##n  A\##n  it's #{y}\##n  B]\##n  x }"##
        )
    ])
    func documentsBeginWithTheNextLineInTheirOrder(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"c = ?"; d = [?', ?a]; e = x ? "a" : 'b' # it's"##,
            ##"c = [s ?"]; d = [[s ?'], [s ?a]]; e = x ? [s "a"] : [s 'b'] [c # it's]"##
        ),
        (
            ##"c == ?\" ? a : b.c?('d') # it's"##,
            ##"c == [s ?\"] ? a : b.[f c?]([s 'd']) [c # it's]"##
        ),
    ])
    func charactersAreNoQuotes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = %r{it's}i; b = %q!it's!; c = %w<a b's>; d = %i|a' b|; e = f % 2 # it's"##,
            ##"a = [s %r{it's}i]; b = [s %q!it's!]; c = [s %w<a b's>]; d = [s %i|a' b|]; e = f % [n 2] [c # it's]"##
        ),
        (
            ##"e = f %(g) - h % w; i = %(it's) # it's"##,
            ##"e = f [s %(g)] - h % w; i = [s %(it's)] [c # it's]"##
        ),
    ])
    func quotesHaveAnyDelimiter(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"x.split /"/; y.gsub /'/, ""; z / 2 # it's"##,
            ##"x.[f split] [s /"/]; y.[f gsub] [s /'/], [s ""]; z / [n 2] [c # it's]"##
        )
    ])
    func regexesFollowMethodsThatTakeThem(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = $"; b = $'; c = $/; d = $` # it's"##,
            ##"a = [v $"]; b = [v $']; c = [v $/]; d = [v $`] [c # it's]"##
        )
    ])
    func variablesAreSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a\##n__END__\##nit's"##,
            ##"a\##n[c __END__\##nit's]"##
        )
    ])
    func nothingBehindTheEndIsCode(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
